/** What the players at a table are called. */
import type { Place, TableSeen } from "../protocol.gen.ts";

/**
 * The name of each seat: a person's own; a bot's from the list of the language, by its seat, another where a person
 * is called so; `empty` for a seat that nobody has.
 */
export function seatNames(places: readonly Place[], bots: readonly string[], empty: string): string[] {
  const people = new Set(places.filter((one) => one.kind === "person").map((one) => one.name));
  const free = bots.filter((name) => !people.has(name));
  return places.map((place, seat) => {
    if (place.kind === "person") return place.name;
    return place.kind === "bot" ? (free[seat % free.length] ?? String(seat + 1)) : empty;
  });
}

/** Whether a bot decides for the seat now. */
export function playsItself(place: Place): boolean {
  return place.kind === "person" && !place.stand_in;
}

/** Whether all others at the table are bots. */
export function alone(table: TableSeen): boolean {
  return table.places.every((place, seat) => seat === table.you || place.kind !== "person");
}
