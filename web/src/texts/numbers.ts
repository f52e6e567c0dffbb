/** Points as they are written on paper: with a true minus. */

/** A total: `745`, `−60`. */
export function figure(points: number): string {
  return String(points).replace("-", "−");
}

/** A change: `+25`, `−120`; plain `0`. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : figure(points);
}
