/** Time as it runs down on a plate. */
import type { Clock } from "../protocol.gen.ts";

/** Milliseconds that are left `elapsed` after the clock was told: of the action, then of the seat's bank. */
export function remaining(clock: Clock, elapsed: number): number {
  return Math.max(0, clock.action + (clock.banks[clock.seat] ?? 0) - elapsed);
}

/** `0:07`, `2:30`. */
export function written(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
