/** The line that asks the seat to act, as a message: it stands on the table and is told aloud. */
import type { DealScene } from "../protocol.gen.ts";
import type { Ask } from "./ask.ts";

/** What is asked, in a few words. */
export function askedLine(
  ask: Ask,
  deal: DealScene | null,
): [id: string, params: Record<string, string | number>] {
  switch (ask.kind) {
    case "give":
      return ["board-your-exchange", {}];
    case "discard":
      return ["board-ask-discard", { count: ask.count }];
    case "raise":
      return [
        ask.sums.length ? "board-ask-raise" : "board-ask-stand",
        { amount: deal?.contract?.amount ?? 0 },
      ];
    case "bid":
      return ["board-your-word", {}];
    case "dark":
      return ["board-ask-dark", {}];
    case "talon":
      return ["board-ask-talon", {}];
    case "trump":
      return ["board-ask-trump", {}];
    default:
      return ["board-your-turn", {}];
  }
}
