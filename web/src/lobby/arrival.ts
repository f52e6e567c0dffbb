/** One who comes to a table by its link. */
import type { Place } from "../protocol.gen.ts";

/** The seat to give: the first that nobody has, else the first of a bot; null where people have them all. */
export function seatFor(places: readonly Place[]): number | null {
  const free = places.findIndex((one) => one.kind === "empty");
  const seat = free >= 0 ? free : places.findIndex((one) => one.kind === "bot");
  return seat >= 0 ? seat : null;
}
