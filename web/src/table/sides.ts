/** On which side of the screen a seat sits. Seats go clockwise; who looks on sits below, with the cards. */

export type Side = "you" | "left" | "top" | "right";

const ROUND: Record<number, readonly Side[]> = {
  2: ["you", "top"],
  3: ["you", "left", "right"],
  4: ["you", "left", "top", "right"],
};

/** The side of a seat as the seat `me` sees the table of `players`. */
export function sideOf(seat: number, me: number, players: number): Side {
  return ROUND[players]?.[(seat - me + players) % players] ?? "top";
}
