/** How tables are told on the first page. */
import type { Summary } from "../api/types.ts";
import { called, plain } from "../texts/names.ts";
import { titleOf } from "../rules/title.ts";
import { figure } from "../texts/numbers.ts";
import { say } from "../texts/say.svelte.ts";

/** Who sits there: other people by name, bots counted; one's own name only where nobody else is. */
export function company(table: Summary): string {
  const others = table.seats.filter((one, seat) => one.kind === "person" && seat !== table.seat);
  const bots = table.seats.filter((one) => one.kind === "bot").length;
  const told = [
    ...others.map((one) => called(one.name, say("lobby-guest"))),
    ...(bots ? [say("web-bots", { count: bots })] : []),
  ];
  return told.join(", ") || say("lobby-nobody-yet");
}

/** By which rules: the preset, how far from it, for how many. */
export function rulesOf(table: Summary): string {
  return plain(titleOf(table.preset, table.changes, table.players));
}

/** How the game stands. */
export function standing(table: Summary): string {
  if (table.stage === "lobby") return say("lobby-not-begun");
  return `${say("web-deal", { number: Math.max(1, table.deal) })} · ${table.seats.map((one) => figure(one.total)).join("\u00a0:\u00a0")}`;
}

/** Whose turn it is at one of one's own tables, or what can be done there. */
export function doing(table: Summary): string {
  if (table.stage === "over") return say("lobby-look-back");
  if (table.stage === "aborted") return say("lobby-ended");
  if (table.stage === "lobby" || table.to_act === null) return say("web-go-on");
  if (table.to_act === table.seat) return say("web-your-turn");
  const name = table.seats[table.to_act]?.name;
  return name ? say("lobby-turn-of", { name: called(name, say("lobby-guest")) }) : say("web-go-on");
}

/** The time for an action. */
export function pace(table: Summary): string {
  return table.clock ? say("lobby-seconds", { count: table.clock }) : say("lobby-no-clock");
}
