/** Actions as the protocol writes them: `bid 100`, `give 9S 2`, `play KH!`. */
import type { Card, Suit } from "../cards/card.ts";

export type Verb =
  | "dark"
  | "look"
  | "claim"
  | "bid"
  | "pass"
  | "take"
  | "write_off"
  | "bomb"
  | "give"
  | "discard"
  | "raise"
  | "stand"
  | "trump"
  | "play";

export type Action =
  | { verb: "bid" | "raise"; amount: number }
  | { verb: "take"; talon: number }
  | { verb: "give"; card: Card; seat: number }
  | { verb: "discard"; cards: Card[] }
  | { verb: "trump"; suit: Suit }
  | { verb: "play"; card: Card; declare: boolean }
  | { verb: "dark" | "look" | "claim" | "pass" | "write_off" | "bomb" | "stand" };

/** An action, read. */
export function readAction(text: string): Action {
  const [verb = "", ...rest] = text.split(" ");
  const first = rest[0] ?? "";
  switch (verb as Verb) {
    case "bid":
    case "raise":
      return { verb: verb as "bid" | "raise", amount: Number(first) };
    case "take":
      return { verb: "take", talon: Number(first) };
    case "give":
      return { verb: "give", card: first, seat: Number(rest[1]) };
    case "discard":
      return { verb: "discard", cards: rest };
    case "trump":
      return { verb: "trump", suit: first as Suit };
    case "play":
      return { verb: "play", card: first.replace("!", ""), declare: first.endsWith("!") };
    default:
      return { verb: verb as "pass" };
  }
}

/** Cards as the protocol writes them, parted; none for null. Cards that are not known are left out. */
export function cardsIn(text: string | null): Card[] {
  return text ? text.split(" ").filter((card) => card && card !== "??") : [];
}
