/** What the players of a record are called. */

/** A player of a record: bots are written there by their level, `casual (bot)`. */
export interface Named {
  name: string;
  bot: boolean;
}

const BOT = / \(bot\)$/;

/** The name of each seat: as written, but a bot has one of the names that bots have in the language, by its seat. */
export function namesOf(seats: readonly string[], bots: readonly string[]): Named[] {
  const people = new Set(seats.filter((seat) => !BOT.test(seat)));
  const free = bots.filter((name) => !people.has(name));
  return seats.map((written, seat) => {
    if (!BOT.test(written)) return { name: written, bot: false };
    return { name: free[seat % free.length] ?? written.replace(BOT, ""), bot: true };
  });
}
