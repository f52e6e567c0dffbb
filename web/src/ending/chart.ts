/** The totals of a game as lines of a small chart. */
import type { Options } from "../state/told.ts";

export interface Curve {
  seat: number;
  points: string;
  end: { x: number; y: number };
}

export interface Drawing {
  curves: Curve[];
  /** Heights of the lines that help the eye: zero, and the target where there is one. */
  zero: number;
  target: number | null;
}

/** The total that wins; null where the game ends after a number of deals, whatever the totals are. */
export function targetOf(options: Options): number | null {
  const game = options["game"];
  if (String(game?.["finish"] ?? "").startsWith("fixed_deals")) return null;
  return Number(game?.["target"] ?? 1000);
}

/**
 * Totals after each deal (`start` before the first) in a frame of `width` by `height`; the highest value is at 0.
 */
export function chartOf(
  start: readonly number[],
  totals: readonly (readonly number[])[],
  target: number | null,
  width: number,
  height: number,
): Drawing {
  const all = [start, ...totals];
  const values = all.flat();
  const top = Math.max(target ?? 0, ...values);
  const bottom = Math.min(0, ...values);
  const x = (place: number) => (all.length > 1 ? (place / (all.length - 1)) * width : 0);
  const y = (value: number) => ((top - value) / (top - bottom || 1)) * height;
  const curves = start.map((_, seat): Curve => {
    const places = all.map((row, place) => ({ x: x(place), y: y(row[seat] ?? 0) }));
    const end = places.at(-1) ?? { x: 0, y: 0 };
    return { seat, points: places.map((at) => `${round(at.x)},${round(at.y)}`).join(" "), end };
  });
  return { curves, zero: y(0), target: target === null ? null : y(target) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
