/** The score sheet as data: a column a player, a row a deal. */

export type Sign =
  | "made"
  | "failed"
  | "write_off"
  | "bomb"
  | "dark"
  | "sitter"
  | "struck"
  | "bolt"
  | "bolt_penalty"
  | "write_off_penalty"
  | "barrel"
  | "attempt"
  | "fell"
  | "zeroed"
  | "dump";

/** A player's part of a deal. `contract` and `outcome` are the declarer's; `framed`: on the barrel after the deal. */
export interface Cell {
  written: number;
  total: number;
  contract: number | null;
  outcome: Sign | null;
  signs: readonly Sign[];
  framed: boolean;
  attempts: number;
  of: number;
}

/** A deal; an annulled one has no cells, but perhaps the seat that claimed. */
export interface Row {
  number: number;
  cells: readonly Cell[];
  claimant?: number | null;
}

/** What stands for a sign: letters of the language by their message, or a figure drawn by hand. */
export const LETTERED: Partial<Record<Sign, string>> = {
  write_off: "sheet-sign-write-off",
  bomb: "sheet-sign-bomb",
  dark: "sheet-sign-dark",
  fell: "sheet-sign-fell",
  dump: "sheet-sign-dump",
};
export const DRAWN: Partial<Record<Sign, string>> = {
  sitter: "#",
  struck: "×",
  write_off_penalty: "!",
  zeroed: "0",
};

/** The message that names a sign. */
export function legendOf(sign: Sign): string {
  return `sheet-legend-${sign.replaceAll("_", "-")}`;
}

/** The signs that a cell bears, in the order in which they are written. A made contract needs none. */
export function signsOf(cell: Cell): Sign[] {
  const first = cell.outcome && cell.outcome !== "made" && cell.outcome !== "failed" ? [cell.outcome] : [];
  return [...first, ...cell.signs.filter((sign) => sign !== "barrel")];
}

/** Every sign on the sheet, once, for the legend. */
export function usedSigns(rows: readonly Row[]): Sign[] {
  const order: readonly Sign[] = ["made", "failed", ...(Object.keys(LETTERED) as Sign[]), "sitter", "struck"];
  const rest: readonly Sign[] = ["bolt", "bolt_penalty", "write_off_penalty", "barrel", "attempt", "zeroed"];
  const used = new Set<Sign>();
  for (const cell of rows.flatMap((row) => row.cells)) {
    for (const sign of [...cell.signs, cell.outcome]) if (sign) used.add(sign);
    if (cell.framed) used.add("barrel");
  }
  return [...order, ...rest].filter((sign) => used.has(sign));
}

/** Whether a sign is a bolt: it stands before the figures. */
export function isBolt(sign: Sign): boolean {
  return sign === "bolt" || sign === "bolt_penalty";
}
