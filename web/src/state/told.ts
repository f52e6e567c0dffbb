/** What the server has told of a table, and how each of its messages changes that. */
import type {
  DrawSeen,
  ProofSeen,
  Scene,
  SheetRow,
  TableSeen,
  ToBrowser,
  Update,
  Welcome,
} from "../protocol.gen.ts";

export interface Told {
  version: number;
  id: string;
  match: string | null;
  commitment: string | null;
  rules: Record<string, unknown>;
  options: Options;
  settings: Record<string, unknown>;
  draw: DrawSeen | null;
  table: TableSeen;
  scene: Scene | null;
  sheet: readonly SheetRow[];
  proofs: readonly ProofSeen[];
  /** The cards of the last deal as they were dealt, where this browser saw them opened. */
  dealt: Dealt | null;
}

export interface Dealt {
  number: number;
  dealer: number;
  hands: readonly string[];
  talons: readonly string[];
}

/** The options of a rule set by section, as far as the page shows them. */
export type Options = Record<string, Record<string, unknown>>;

/** The table after a message; what does not speak of it leaves it as it is. Null before the welcome. */
export function told(before: Told | null, message: ToBrowser): Told | null {
  if (message.type === "welcome") return welcomed(message);
  if (before === null) return null;
  if (message.type === "update") return updated(before, message);
  if (message.type === "proof") return { ...before, proofs: withProof(before.proofs, message) };
  return before;
}

function welcomed(message: Welcome): Told {
  return {
    version: message.version,
    id: message.id,
    match: message.match,
    commitment: message.match_commitment,
    rules: message.rules,
    options: message.options as Options,
    settings: message.settings,
    draw: message.draw,
    table: message.table,
    scene: message.scene,
    sheet: message.sheet,
    proofs: message.proofs,
    dealt: null,
  };
}

function updated(before: Told, message: Update): Told {
  const rows = message.happened.flatMap((one) => ("row" in one ? [one.row] : []));
  const scene = message.scene ?? before.scene;
  return {
    ...before,
    version: message.version,
    table: message.table ?? before.table,
    scene,
    sheet: rows.reduce(withRow, before.sheet),
    dealt: dealtIn(message) ?? before.dealt,
  };
}

function dealtIn({ happened }: Update): Dealt | null {
  const cards = happened.find((one) => one.type === "cards_opened");
  const ended = happened.find((one) => "row" in one);
  if (!cards || !ended) return null;
  const { number, dealer } = ended.row;
  return { number, dealer, hands: cards.hands, talons: cards.talons };
}

/** The sheet with a row; a row of the same number gives way to it. */
export function withRow(sheet: readonly SheetRow[], row: SheetRow): readonly SheetRow[] {
  return [...sheet.filter((one) => one.number < row.number), row];
}

function withProof(proofs: readonly ProofSeen[], proof: ProofSeen): readonly ProofSeen[] {
  return [...proofs.filter((one) => one.deal !== proof.deal), proof];
}
