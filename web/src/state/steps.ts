/** How a message of the server is played on the screen: one thing at a time, each with its time. */
import { after, collected, taken, type Shown } from "./shown.ts";
import type { Happening } from "../protocol.gen.ts";

/** How long a step lasts, by name; see `lasting`. */
export type Pace = "none" | "lift" | "fly" | "give" | "deal" | "call" | "hold" | "open" | "declare";

export interface Step {
  /** The screen of this step, made from the screen before it. */
  show: (shown: Shown) => Shown;
  /** What is told aloud with it. */
  one: Happening | null;
  pace: Pace;
}

const PACES: Partial<Record<Happening["type"], Pace>> = {
  deal_started: "deal",
  hand_seen: "deal",
  called: "call",
  auction_won: "lift",
  talon_seen: "give",
  card_given: "give",
  card_received: "give",
  cards_discarded: "give",
  card_played: "fly",
  marriage_declared: "declare",
  trump_set: "lift",
  deal_annulled: "hold",
};

/** The steps of what happened, in order. `me` is the own seat. */
export function stepsOf(happened: readonly Happening[], me: number | null): Step[] {
  return happened.flatMap((one): Step[] => {
    const first = { show: (shown: Shown) => after(shown, one), one, pace: paceOf(one, me) };
    if (one.type === "trick_taken")
      return [
        { ...first, pace: "hold" },
        { show: collected, one: null, pace: "give" },
      ];
    if (one.type === "talon_seen" && one.cards && one.shown)
      return [
        { ...first, pace: "open" },
        { show: taken, one: null, pace: "give" },
      ];
    if (one.type === "talon_seen" && one.cards) return [first, { show: taken, one: null, pace: "give" }];
    return [first];
  });
}

/** One's own call need not be read by oneself. */
function paceOf(one: Happening, me: number | null): Pace {
  if (one.type === "called" && one.seat === me) return "none";
  if (one.type === "card_received" && one.seat !== me && one.card === null) return "none";
  return PACES[one.type] ?? "none";
}

/** The times of the design in milliseconds: `hold` is how long a full trick stays, by the person's setting. */
export interface Times {
  lift: number;
  fly: number;
  give: number;
  hold: number;
}

const OPEN = 1800;

/**
 * Milliseconds of a step. Flights take no time where motion is reduced, because their times are 0 then; what is there
 * to be read stays as long.
 */
export function lasting(pace: Pace, times: Times): number {
  const { lift, fly, give, hold } = times;
  switch (pace) {
    case "none":
      return 0;
    case "lift":
      return lift;
    case "fly":
      return fly && fly + 60;
    case "give":
      return give;
    case "deal":
      return give;
    case "call":
      return hold * 0.55;
    case "declare":
      return hold;
    case "hold":
      return hold + fly;
    case "open":
      return OPEN;
  }
}
