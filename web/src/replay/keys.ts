/** The keys of the replay. */
import type { Move } from "./moments.ts";

/** Which key makes which move, and the message that tells it, as the page of help lists them. */
export const MOVES: readonly [key: string, move: Move, id: string][] = [
  ["ArrowRight", "next", "pages-move-next"],
  ["ArrowLeft", "prev", "pages-move-prev"],
  ["]", "nextTrick", "pages-move-nexttrick"],
  ["[", "prevTrick", "pages-move-prevtrick"],
  ["PageDown", "nextDeal", "pages-move-nextdeal"],
  ["PageUp", "prevDeal", "pages-move-prevdeal"],
  ["Home", "first", "pages-move-first"],
  ["End", "last", "pages-move-last"],
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
