/** The rows of the score sheet as they are drawn. */
import type { SheetRow } from "../protocol.gen.ts";
import type { Cell, Row, Sign } from "../sheet/sheet.ts";
import type { Options } from "../state/told.ts";

const SIGN_OF_MARK: Readonly<Record<string, Sign>> = {
  bolt: "bolt",
  bolt_penalty: "bolt_penalty",
  write_off_penalty: "write_off_penalty",
  barrel: "barrel",
  attempt: "attempt",
  fall: "fell",
  off_barrel: "fell",
  knocked_off: "fell",
  zeroed: "zeroed",
  dump: "dump",
};
const LEFT = new Set(["fall", "off_barrel", "knocked_off", "zeroed"]);

/** The rows as the sheet draws them; the length of the barrel comes from the rules. */
export function rowsOf(sheet: readonly SheetRow[], options: Options): Row[] {
  const barrel = options["game"]?.["barrel"];
  const of = typeof barrel === "object" && barrel !== null && "deals" in barrel ? Number(barrel.deals) : 0;
  return sheet.map((row) => ({
    number: row.number,
    claimant: row.claimant,
    cells: row.outcome === "annulled" ? [] : row.totals.map((_, seat) => cellOf(row, seat, of)),
  }));
}

function cellOf(row: SheetRow, seat: number, of: number): Cell {
  const total = row.totals[seat] ?? 0;
  const declarer = seat === row.declarer;
  const attempts = row.attempts[seat] ?? null;
  return {
    written: total - (row.before[seat] ?? 0),
    total,
    contract: declarer ? row.contract : null,
    outcome: declarer ? outcomeOf(row) : null,
    signs: signsIn(row, seat),
    framed: attempts !== null,
    attempts: attempts ?? 0,
    of,
  };
}

function outcomeOf(row: SheetRow): Sign {
  if (row.outcome === "write_off" || row.outcome === "bomb") return row.outcome;
  return row.made ? "made" : "failed";
}

function signsIn(row: SheetRow, seat: number): Sign[] {
  const marks = row.marks.filter((one) => one.seat === seat).map((one) => one.mark);
  const left = marks.some((mark) => LEFT.has(mark));
  const told = marks.filter(
    (mark) => !(mark === "attempt" && left) && !(mark === "bolt" && marks.includes("bolt_penalty")),
  );
  const found = told.map((mark) => SIGN_OF_MARK[mark]).filter((sign): sign is Sign => sign !== undefined);
  const dark: Sign[] = row.dark && seat === row.declarer ? ["dark"] : [];
  const sitter: Sign[] = row.totals.length === 4 && seat === row.dealer ? ["sitter"] : [];
  const struck: Sign[] = row.lines.some((line) => line.seat === seat && line.reason === "lock")
    ? ["struck"]
    : [];
  return [...new Set([...dark, ...sitter, ...struck, ...found])];
}
