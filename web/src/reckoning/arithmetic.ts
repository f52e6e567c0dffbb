/** How a deal was written, seat by seat, as data for sentences. */
import type { Suit } from "../cards/card.ts";
import type { SheetRow } from "../protocol.gen.ts";

export interface Part {
  kind: "cards" | "marriage" | "aces" | "extra";
  points: number;
  suit?: Suit | undefined;
}

export interface Share {
  seat: number;
  declarer: boolean;
  /** What was earned, part by part, and its sum. */
  parts: Part[];
  earned: number;
  /** The movements of the total with their reasons. */
  lines: { points: number; reason: string }[];
  marks: string[];
  change: number;
  before: number;
  after: number;
}

/** Every seat's share of a deal, the declarer's first. */
export function sharesOf(row: SheetRow): Share[] {
  const shares = row.totals.map((after, seat): Share => {
    const before = row.before[seat] ?? 0;
    return {
      seat,
      declarer: seat === row.declarer,
      parts: partsOf(row, seat),
      earned: partsOf(row, seat).reduce((sum, part) => sum + part.points, 0),
      lines: row.lines.filter((line) => line.seat === seat),
      marks: row.marks.filter((one) => one.seat === seat).map((one) => one.mark),
      change: after - before,
      before,
      after,
    };
  });
  return [...shares.filter((one) => one.declarer), ...shares.filter((one) => !one.declarer)];
}

function partsOf(row: SheetRow, seat: number): Part[] {
  const worth = row.worth[seat];
  if (!worth) return [];
  const named = row.marriages
    .filter((one) => one.seat === seat && one.suit !== null)
    .map((one): Part => ({ kind: "marriage", points: one.value, suit: one.suit as Suit }));
  const sum = named.reduce((total, one) => total + one.points, 0);
  const marriages =
    sum === worth.marriages ? named : [{ kind: "marriage" as const, points: worth.marriages }];
  const parts: Part[] = [
    { kind: "cards", points: worth.cards },
    ...marriages,
    { kind: "aces", points: worth.aces },
    { kind: "extra", points: worth.extra },
  ];
  return parts.filter((part) => part.kind === "cards" || part.points !== 0);
}
