/** Sentences of the table in the language of the page. */
import { SUITS } from "../cards/card.ts";
import { cardName } from "../cards/names.ts";
import type { Happening } from "../protocol.gen.ts";
import { readAction } from "../state/actions.ts";
import { has, say } from "../texts/say.svelte.ts";
import { faultParams, sentenceOf } from "./sentences.ts";

const WORDS = { card: cardName };

/** What happened, said to the seat `me`; undefined where another sentence says it. */
export function sayHappening(
  one: Happening,
  names: readonly string[],
  me: number | null = null,
): string | undefined {
  // Which card it is, the next sentence tells.
  if (one.type === "card_given" && one.card === null && one.to === me) return undefined;
  const said = sentenceOf(one, names, WORDS);
  return said ? say(said[0], said[1]) : undefined;
}

/** Why something cannot be done, and what to do instead. */
export function sayFault(
  fault: { code: string; params: Readonly<Record<string, string | number>> },
  names: readonly string[],
): string {
  const id = `error-${fault.code.replaceAll("_", "-")}`;
  return has(id) ? say(id, faultParams(fault.params, names, WORDS)) : say("web-failed");
}

/** An action as it is named in a hint. */
export function sayAction(text: string, names: readonly string[]): string {
  const one = readAction(text);
  switch (one.verb) {
    case "bid":
    case "raise":
      return say(`action-${one.verb}`, { amount: one.amount });
    case "take":
      return say("action-take", { number: one.talon });
    case "give":
      return say("action-give", { card: cardName(one.card), to: names[one.seat] ?? "" });
    case "discard":
      return say("action-discard", { cards: one.cards.map(cardName).join(", ") });
    case "trump":
      return say("action-trump", { suit: SUITS[one.suit] });
    case "play":
      return say(one.declare ? declares(one.card) : "action-play", { card: cardName(one.card) });
    default:
      return say(`action-${one.verb.replace("_", "-")}`);
  }
}

function declares(card: string): string {
  return card.startsWith("A") ? "action-declare-aces" : "action-declare";
}
