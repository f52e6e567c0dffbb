/** How tables are told on the first page. */
import type { Listed } from "../api/api.ts";
import { figure } from "../texts/numbers.ts";
import { say } from "../texts/say.svelte.ts";

const ENDED: readonly string[] = ["over", "aborted"];

/** Who else sits there: people by name, bots counted. */
export function company(table: Listed): string {
  const others = table.seats.filter((_, seat) => seat !== table.seat);
  const people = others.filter((one) => one.kind === "person").map((one) => one.name);
  const bots = others.filter((one) => one.kind === "bot").length;
  const told = [...people, ...(bots ? [say("web-bots", { count: bots })] : [])];
  return told.length ? told.join(", ") : say("web-nobody-yet");
}

/** By which rules: the preset, and how far from it. */
export function rulesOf(table: Listed): string {
  const preset = say(`preset-${table.preset}`);
  return table.changes ? say("web-changes", { preset, count: table.changes }) : preset;
}

/** How the game stands. */
export function standing(table: Listed): string {
  if (!table.deal) return rulesOf(table);
  const totals = table.seats.map((one) => figure(one.total)).join("\u00a0:\u00a0");
  return `${say("web-deal", { number: table.deal })} · ${totals}`;
}

/** With or without a clock. */
export function clock(table: Listed): string {
  return table.clock === null ? say("web-no-clock") : say("web-clock", { count: table.clock });
}

export function isOver(table: Listed): boolean {
  return ENDED.includes(table.stage);
}

export function isMyTurn(table: Listed): boolean {
  return !isOver(table) && table.seat !== null && table.to_act === table.seat;
}
