/** What the players at a table are called. */
import type { Place, TableSeen } from "../protocol.gen.ts";
import { called } from "../texts/names.ts";

/**
 * The name of each seat: a person's own; a bot's from the list of the language, by its seat, so that it keeps its name
 * when people come and go; one whose name a person has gets a spare one. `empty` for a seat that nobody has, `guest` for a person
 * who has said no name, with a number from the second one on.
 */
export function seatNames(
  places: readonly Pick<Place, "kind" | "name">[],
  bots: readonly string[],
  empty: string,
  guest: string,
): string[] {
  const people = new Set(places.filter((one) => one.kind === "person").map((one) => one.name));
  const kept = (place: Pick<Place, "kind">, seat: number) =>
    place.kind === "bot" && !people.has(bots[seat] ?? "");
  const taken = new Set(places.flatMap((place, seat) => (kept(place, seat) ? [bots[seat]] : [])));
  const spare = [...bots].reverse().filter((name) => !people.has(name) && !taken.has(name));
  let unnamed = 0;
  return places.map((place, seat) => {
    if (place.kind === "person") {
      const name = called(place.name, guest);
      return name === guest && ++unnamed > 1 ? `${guest} ${unnamed}` : name;
    }
    if (place.kind === "empty") return empty;
    return (kept(place, seat) ? bots[seat] : spare.shift()) ?? String(seat + 1);
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
