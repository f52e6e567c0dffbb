/** The keys of the replay. */
import type { Move } from "./moments.ts";

/** Which key makes which move, as a page of help lists them. */
export const MOVES: readonly [key: string, move: Move][] = [
  ["ArrowRight", "next"],
  ["ArrowLeft", "prev"],
  ["]", "nextTrick"],
  ["[", "prevTrick"],
  ["PageDown", "nextDeal"],
  ["PageUp", "prevDeal"],
  ["Home", "first"],
  ["End", "last"],
];

/** The keys where the letters of another language take the place of brackets: the same key of the keyboard. */
const CODES: Readonly<Record<string, Move>> = { BracketRight: "nextTrick", BracketLeft: "prevTrick" };

/** The move of a key; none where the key belongs to a field or to the browser. */
export function moveFor(event: KeyboardEvent): Move | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const field =
    event.target instanceof Element && event.target.closest("input, select, textarea, dialog, nav");
  if (field) return undefined;
  return MOVES.find(([key]) => key === event.key)?.[1] ?? CODES[event.code];
}
