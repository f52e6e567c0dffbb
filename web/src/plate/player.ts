/** What a plate shows of a player. */

export interface Counted {
  count: number;
  of: number;
}

export interface Player {
  seat: number;
  name: string;
  total: number;
  bot?: boolean;
  /** A person who is not connected. */
  away?: boolean;
  /** A bot plays for the person. */
  standIn?: boolean;
  /** Deals and does not play this deal. */
  sitter?: boolean;
  /** The highest bid so far, or the contract of the declarer. */
  bid?: number | null;
  declarer?: boolean;
  dark?: boolean;
  passed?: boolean;
  tricks?: number | null;
  bolts?: Counted | null;
  barrel?: Counted | null;
}
