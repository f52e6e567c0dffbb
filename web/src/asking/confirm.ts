/** What is asked once more before it is done. */
import type { Settings } from "../settings/settings.ts";
import { readAction } from "../state/actions.ts";

const HIGH = 120;

/** The message that asks; null where the person wants no question. `first`: no high contract was agreed yet. */
export function doubtOf(action: string, settings: Settings, first: boolean): string | null {
  const one = readAction(action);
  switch (one.verb) {
    case "write_off":
      return settings.confirmWriteOff ? "board-sure-write-off" : null;
    case "bomb":
      return settings.confirmBomb ? "board-sure-bomb" : null;
    case "dark":
      return settings.confirmDark ? "board-sure-dark" : null;
    case "raise":
      return settings.confirmRaise ? "board-sure-raise" : null;
    case "bid":
      return one.amount > HIGH && first && settings.confirmHigh ? "board-sure-high" : null;
    case "claim":
      return "board-sure-claim";
    default:
      return null;
  }
}
