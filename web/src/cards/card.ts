/** Cards as the protocol writes them: rank and suit, `AS`, `TH`, `9D`. */

export type Card = string;

export const RANKS = { A: "ace", T: "ten", K: "king", Q: "queen", J: "jack", "9": "nine" } as const;
export const SUITS = { S: "spades", H: "hearts", C: "clubs", D: "diamonds" } as const;

export type Rank = keyof typeof RANKS;
export type Suit = keyof typeof SUITS;

const RANK_ORDER = Object.keys(RANKS).join("").replace("9", "") + "9";
const SUIT_ORDER = Object.keys(SUITS).join("");

export function rankOf(card: Card): Rank {
  return card.charAt(0) as Rank;
}

export function suitOf(card: Card): Suit {
  return card.charAt(1) as Suit;
}

/** The cards as a hand is held: trump first, then ♠ ♥ ♣ ♦, each from the ace down to the nine. */
export function inHand(cards: readonly Card[], trump?: Suit | null): Card[] {
  const place = (card: Card): number =>
    (suitOf(card) === trump ? -1 : SUIT_ORDER.indexOf(suitOf(card))) * 10 + RANK_ORDER.indexOf(rankOf(card));
  return [...cards].sort((one, other) => place(one) - place(other));
}
