/** How tables are told on the first page. */
import type { Listed } from "../api/api.ts";
import { figure } from "../texts/numbers.ts";
import { say } from "../texts/say.svelte.ts";

/** Who sits there: people by name, bots counted. */
export function company(table: Listed): string {
  const people = table.players.filter((one) => !one.bot).map((one) => one.name);
  const bots = table.players.length - people.length;
  return [...people, ...(bots ? [say("web-bots", { count: bots })] : [])].join(", ");
}

/** By which rules: the preset, and how far from it. */
export function rulesOf(table: Listed): string {
  const preset = say(`preset-${table.preset}`);
  return table.changes ? say("web-changes", { preset, count: table.changes }) : preset;
}

/** How the game stands. */
export function standing(table: Listed): string {
  return `${say("web-deal", { number: table.deal })} · ${table.totals.map(figure).join("\u00a0:\u00a0")}`;
}
