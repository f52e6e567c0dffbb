/** What the page asks of the server over HTTP. Tables themselves speak over their socket. */

/** An answer that is an error: a code with parameters, as everywhere; `unreachable` when nobody answered. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

export interface Named {
  name: string;
  bot: boolean;
}

/** A table as the first page lists it. */
export interface Listed {
  table: string;
  preset: string;
  /** How many options differ from the preset. */
  changes: number;
  seats: number;
  players: Named[];
  deal: number;
  totals: number[];
  /** For the tables of the person: whether it is their turn, and whether the game is over. */
  yourTurn?: boolean;
  over?: boolean;
}

export interface Lobby {
  mine: Listed[];
  open: Listed[];
  watch: Listed[];
}

/** What a new table is asked to be. */
export interface Wanted {
  preset: "classic" | "home" | "club" | "polish";
  changes?: Record<string, unknown>;
  seats: 2 | 3 | 4;
  /** Alone against bots at once, or with friends who come by the link. */
  company: "bots" | "friends";
  /** The first game of a person: hints and the reminder card are shown. */
  first?: boolean;
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError("unreachable");
  }
  const answer = (await response.json().catch(() => null)) as unknown;
  if (response.ok && answer !== null) return answer as Answer;
  throw errorFrom(answer);
}

function errorFrom(answer: unknown): ApiError {
  const { code, params } = (answer ?? {}) as { code?: unknown; params?: unknown };
  return new ApiError(
    typeof code === "string" ? code : "unreachable",
    typeof params === "object" && params !== null ? (params as Record<string, string | number>) : {},
  );
}

/** The tables that the first page lists. */
export function lobby(): Promise<Lobby> {
  return ask("GET", "/lobby");
}

/** Makes a table and takes a seat at it; answers its id. */
export async function newTable(wanted: Wanted): Promise<string> {
  return (await ask<{ table: string }>("POST", "/tables", wanted)).table;
}
