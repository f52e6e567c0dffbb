/** The rules that are chosen for a new table. */
import type { RulesDocument } from "../api/types.ts";
import type { Saved } from "../rules/saved.ts";

/** A preset, or `own:` and the name of a saved rule set. */
export type Choice = string;

/** The rules of a choice; a saved set has its own number of players. */
export function rulesFor(choice: Choice, players: number, own: readonly Saved[]): RulesDocument {
  const saved = own.find((one) => `own:${one.name}` === choice);
  if (saved) return { preset: saved.preset, players: saved.players, changes: saved.changes };
  return { preset: choice.startsWith("own:") ? "classic" : choice, players, changes: {} };
}
