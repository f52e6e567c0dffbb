/** What goes over HTTP, as the server writes it. */
import type { DealScene, SheetRow, Standing } from "../protocol.gen.ts";

/** A value of an option as JSON has it. */
export type Value = boolean | number | string | readonly number[] | { readonly [part: string]: Value };

/** A rule set as records state it: changes to a preset, or whole. */
export type RulesDocument =
  | { preset: string; players: number; changes: Record<string, Value> }
  | { options: Options };

/** All options of a rule set, by section. */
export type Options = Record<string, Record<string, Value>>;

/** A message of the catalogues with what it tells. */
export interface Sentence {
  message: string;
  params: Record<string, string | number>;
}

/** The values that an option may have: single ones, and a range where there is one. */
export interface Domain {
  values: (boolean | number | string)[];
  low: number | null;
  high: number | null;
  step: number;
  /** The number of values in a list, else 0. */
  items: number;
  /** Whether it is `off` or has parts of its own. */
  group: boolean;
  fixed_deals: boolean;
}

export interface PresetRules {
  name: string;
  players: number;
  options: Options;
  sentences: Sentence[];
}

/** What the page of rules is made from. `domains` is in the order of the rulebook. */
export interface RulesBook {
  presets: PresetRules[];
  domains: Record<string, Domain>;
}

export interface Problem {
  path: string;
  code: string;
  params: Record<string, string | number>;
}

export interface Difference {
  option: string;
  before: Value;
  after: Value;
}

/** What is said of a rule set; with problems nothing else is known of it. */
export interface RulesCheck {
  problems: Problem[];
  differences: Difference[];
  sentences: Sentence[];
  rules: RulesDocument | null;
}

/** Who looks at the page; null where the browser is not known yet. */
export interface Me {
  name: string | null;
}

/** A seat of a table as the lobby tells it. */
export interface SeatSummary {
  kind: "person" | "bot" | "empty";
  name: string;
  level: string | null;
  here: boolean;
  total: number;
}

export type Stage = "lobby" | "cutting" | "playing" | "between" | "over" | "aborted";

/** A table as the lobby tells it: `deal` from 1, `seat` the reader's own, `clock` in seconds. */
export interface Summary {
  id: string;
  preset: string;
  changes: number;
  players: number;
  stage: Stage;
  open: boolean;
  watchable: boolean;
  host: string;
  seats: SeatSummary[];
  seat: number | null;
  deal: number;
  to_act: number | null;
  clock: number | null;
}

export interface Lobby {
  mine: Summary[];
  open: Summary[];
  running: Summary[];
}

export interface TableSettings {
  open: boolean;
  clock: { action: number; bank: number } | null;
  level: string;
  hints: boolean;
  watchable: boolean;
}

/**
 * What a new table is asked to be; with `begin` bots sit down and the cards are dealt at once. `name` is for one whom
 * the server does not know yet.
 */
export interface NewTable {
  rules: RulesDocument;
  settings: Partial<TableSettings>;
  begin: boolean;
  name?: string;
}

/** About the server: its version, and who can reach the address of this page. */
export interface AboutServer {
  version: string;
  reach: "loopback" | "lan" | "public";
}

/** A game record as a document; what the page reads of it. */
export interface GameRecord {
  format: string;
  rules: RulesDocument;
  seats: string[];
  draw?: unknown;
  deals: RecordDeal[];
}

export interface RecordDeal {
  dealer: number;
  hands: string[];
  talon: string[];
  actions: string[];
  proof?: unknown;
}
