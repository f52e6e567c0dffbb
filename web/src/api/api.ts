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

export interface Chair {
  kind: "person" | "bot" | "empty";
  name: string;
  level: string | null;
  /** Whether the person is connected. */
  here: boolean;
  total: number;
}

/** A table in a few words. */
export interface Listed {
  id: string;
  preset: string;
  /** How many options differ from the preset. */
  changes: number;
  players: number;
  stage: string;
  host: string;
  seats: Chair[];
  /** One's own seat. */
  seat: number | null;
  /** From 1; 0 before the first deal. */
  deal: number;
  to_act: number | null;
  /** Seconds of an action; null without a clock. */
  clock: number | null;
}

export interface Lobby {
  mine: Listed[];
  open: Listed[];
  running: Listed[];
}

/** What a new table is asked to be. With `begin` bots take the other seats and the game runs at once. */
export interface Wanted {
  rules: { preset: string; players: number; changes?: Record<string, unknown> };
  begin: boolean;
  settings?: { open?: boolean; hints?: boolean; watchable?: boolean; level?: string };
  /** How a person is called who has not said it yet. */
  name: string;
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
  return ask("GET", "/tables");
}

/** Opens a table and takes a seat at it; answers its id. */
export async function newTable(wanted: Wanted): Promise<string> {
  return (await ask<{ id: string }>("POST", "/tables", wanted)).id;
}
