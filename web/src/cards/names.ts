/** What cards are called. */
import { say } from "../texts/say.svelte.ts";
import { RANKS, SUITS, rankOf, suitOf, type Card, type Suit } from "./card.ts";

/** `ten of hearts`. */
export function cardName(card: Card): string {
  return say("card-name", { rank: RANKS[rankOf(card)], suit: SUITS[suitOf(card)] });
}

/** `hearts`. */
export function suitName(suit: Suit): string {
  return say("suit-name", { suit: SUITS[suit] });
}

/** The parameter by which a sentence chooses the form of a suit. */
export function suitParam(suit: Suit): string {
  return SUITS[suit];
}
