/** What a write-off comes to for oneself and the others. */
import type { Options } from "../state/told.ts";

/** The message that tells it, of a player who has written off so often before. */
export function writeOffCost(options: Options, before: number): [id: string, params: Record<string, number>] {
  const rule = options["talon"]?.["write_off"] as { others?: number; free?: number; penalty?: number };
  const { others = 0, free = 0, penalty = 0 } = rule ?? {};
  if (!penalty) return ["board-write-off-free", { others }];
  const left = free - (before % (free + 1));
  return left > 0
    ? ["board-write-off-later", { others, penalty, every: free + 1, left }]
    : ["board-write-off-now", { others, penalty }];
}
