/** The keys of the table. Cards have their own: the numbers, arrows and Enter. */

export type Command =
  | "bid"
  | "pass"
  | "turn"
  | "sheet"
  | "trick"
  | "last"
  | "hint"
  | "undo"
  | "zen"
  | "help"
  | "rest"
  | "collect";

/** By the place of the key, so that it is the same on every layout; `?` by what it writes. */
const PLACES: Readonly<Record<string, Command>> = {
  KeyB: "bid",
  KeyP: "pass",
  KeyT: "turn",
  KeyS: "sheet",
  KeyR: "trick",
  KeyL: "last",
  KeyH: "hint",
  KeyU: "undo",
  KeyZ: "zen",
  KeyA: "rest",
  KeyC: "collect",
};

/** The command of a key; undefined where it is none, or where it is held with Ctrl, Alt or Meta. */
export function commandOf(
  event: Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">,
): Command | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return event.key === "?" ? "help" : PLACES[event.code];
}

/** What is listed in the help, in order: how the key is written and what it does. */
export const HELP: readonly (readonly [keys: string, id: string])[] = [
  ["1 … 9, 0", "board-key-cards"],
  ["← → Enter", "board-key-arrows"],
  ["B", "board-key-bid"],
  ["P", "board-key-pass"],
  ["T", "board-key-turn"],
  ["R", "board-key-trick"],
  ["L", "board-key-last"],
  ["S", "board-key-sheet"],
  ["H", "board-key-hint"],
  ["U", "board-key-undo"],
  ["A", "board-key-rest"],
  ["C", "board-key-collect"],
  ["Z", "board-key-zen"],
  ["Tab", "board-key-tab"],
  ["Esc", "board-key-escape"],
  ["?", "board-key-help"],
];
