/** What the players of a record are called. */
import { seatNames } from "../seats/names.ts";

/** A player of a record: bots are written there by their level, `casual (bot)`. */
export interface Named {
  name: string;
  bot: boolean;
}

const BOT = / \(bot\)$/;

/** The name of each seat as the table had it; `guest` for a person who has said no name. */
export function namesOf(seats: readonly string[], bots: readonly string[], guest: string): Named[] {
  const places = seats.map(
    (written) => ({ kind: BOT.test(written) ? "bot" : "person", name: written }) as const,
  );
  return seatNames(places, bots, "", guest).map((name, seat) => ({
    name,
    bot: places[seat]?.kind === "bot",
  }));
}
