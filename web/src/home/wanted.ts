/** The tables that one click makes. */
import type { NewTable } from "../api/types.ts";

/** Three-player classic against bots, at once. */
export const QUICK: NewTable = {
  rules: { preset: "classic", players: 3, changes: {} },
  settings: { hints: true },
  begin: true,
};

/** The first game of a person: the gentle rules, no bid above 140, the easiest bots, hints. */
export const FIRST: NewTable = {
  rules: { preset: "home", players: 3, changes: { "auction.bid_ceiling": 140 } },
  settings: { hints: true, level: "rookie" },
  begin: true,
};

/** The address of a table; for a first game the reminder card is offered there, and tips. */
export function tableAddress(table: string, first = false): string {
  return `/table/${table}${first ? "?card" : ""}`;
}

/** The levels of the bots, from the easiest. */
export const LEVELS = ["rookie", "casual", "regular", "master", "expert"] as const;

/** The clocks that are offered: seconds for an action, and a bank for a deal. */
export const CLOCKS = [
  { name: "none", clock: null },
  { name: "calm", clock: { action: 40, bank: 180 } },
  { name: "brisk", clock: { action: 20, bank: 120 } },
] as const;
