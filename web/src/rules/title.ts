/** What a rule set is called. */
import { say } from "../texts/say.svelte.ts";

/** The preset, how far from it, and for how many: `Classic, changes: 2 · for two`. Three are not told. */
export function titleOf(preset: string, changes: number, players: number): string {
  const name = say(`preset-${preset}`);
  const far = changes ? say("web-changes", { preset: name, count: changes }) : name;
  return players === 3 || !players ? far : `${far} · ${say("lobby-players", { count: players })}`;
}
