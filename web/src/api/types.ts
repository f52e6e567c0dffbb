/** What goes over HTTP, as the server writes it. */
import type { Contract, Happening, Laid, SheetRow } from "../protocol.gen.ts";

/** A value of an option as JSON has it. */
export type Value = boolean | number | string | readonly number[] | { readonly [part: string]: Value };

/** A rule set as records state it: changes to a preset, or whole. */
export type RulesDocument =
  { preset: string; players: number; changes: Record<string, Value> } | { options: Options };

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

/** A rule set: as records state it, all of its options, and in sentences. */
export interface RuleSet {
  rules: RulesDocument;
  options: Options;
  sentences: Sentence[];
}

export interface PresetRules {
  name: string;
  players: number;
  set: RuleSet;
}

/** What the page of rules is made from. `domains` is in the order of the rulebook. */
export interface RuleBook {
  presets: PresetRules[];
  default: string;
  domains: Record<string, Domain>;
  levels: string[];
  default_level: string;
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

/** What is said of a rule set: every fault; where there is none the set, the nearest preset, how it differs from that. */
export interface CheckedRules {
  problems: Problem[];
  set: RuleSet | null;
  nearest: string | null;
  differences: Difference[];
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
  /** The name of the record, once the game is over. */
  game: string | null;
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

/** About the server. `loopback`: links work on its own computer only; `address` is one that others can use. */
export interface AboutServer {
  version: string;
  licence: string;
  licences: { name: string; version: string; licence: string }[];
  loopback: boolean;
  address: string | null;
}

/** A code for another device, and for how many seconds it is good. */
export interface LinkCode {
  code: string;
  seconds: number;
}

/** A deal as it stands, all cards open; lists by seat. */
export interface OpenState {
  phase: string;
  to_act: number | null;
  hands: string[];
  bid: number;
  bidder: number | null;
  passed: number[];
  contract: Contract | null;
  trump: string | null;
  leader: number | null;
  trick: Laid[];
  best: number | null;
  won: number[];
  taken: number[];
  laid: string;
}

/** An action, what it brought about, and how the deal stands after it (null: the deal is over). */
export interface ReplayStep {
  seat: number;
  action: string;
  happened: Happening[];
  state: OpenState | null;
}

/** A deal from its cards to its row of the sheet; the row is null where the record does not bring it to its end. */
export interface ReplayDeal {
  number: number;
  dealer: number;
  totals: number[];
  hands: string[];
  talons: string[];
  start: OpenState;
  steps: ReplayStep[];
  row: SheetRow | null;
  proof: Record<string, unknown> | null;
}

/** A whole game. `hidden`: a last deal whose cards the record does not know is left out. */
export interface GameReplay {
  seats: string[];
  rules: RulesDocument;
  options: Options;
  about: Record<string, string>;
  draw: Record<string, unknown> | null;
  deals: ReplayDeal[];
  winners: number[];
  hidden: boolean;
}
