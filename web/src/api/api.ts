/** What the page asks of the server over HTTP. Tables themselves speak over their socket. */
import type {
  AboutServer,
  CheckedRules,
  GameReplay,
  Lobby,
  Me,
  NewTable,
  LinkCode,
  RuleBook,
  RulesDocument,
} from "./types.ts";

/** An answer that is an error: a code with parameters, as everywhere; `unreachable` when nobody answered. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

type Method = "GET" | "POST" | "DELETE";

async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
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
  if (response.ok) return answer as Answer;
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

/** Makes a table and takes a seat at it; answers its id. */
export async function newTable(wanted: NewTable): Promise<string> {
  return (await ask<{ id: string }>("POST", "/tables", wanted)).id;
}

/** Who looks at the page, as far as the browser is known. */
export function me(): Promise<Me> {
  return ask("GET", "/me");
}

/** Takes a name; the browser is known from then on. */
export function takeName(name: string): Promise<Me> {
  return ask("POST", "/me", { name });
}

/** A code with which another device takes the same seats; it can be used once. */
export function linkCode(): Promise<LinkCode> {
  return ask("POST", "/me/link");
}

/** Becomes the person who got the code on another device. */
export function joinBy(code: string): Promise<Me> {
  return ask("POST", "/me/join", { code });
}

/** Forgets the person: the name goes, the seats are given up. */
export async function eraseMe(): Promise<void> {
  await ask("DELETE", "/me");
}

let book: Promise<RuleBook> | undefined;

/** Presets and options; asked once. */
export function rulesBook(): Promise<RuleBook> {
  book ??= ask<RuleBook>("GET", "/rules").catch((fault: unknown) => {
    book = undefined;
    throw fault;
  });
  return book;
}

/** What is to be said of a rule set: whether it can be played, in sentences, and how it differs. */
export function checkRules(rules: RulesDocument): Promise<CheckedRules> {
  return ask("POST", "/rules/check", { rules });
}

/** A finished game, to be looked through. */
export function replayOf(game: string): Promise<GameReplay> {
  return ask("GET", `/games/${game}/replay`);
}

/** A record as it is kept. */
export function recordOf(game: string): Promise<unknown> {
  return ask("GET", `/games/${game}`);
}

/** The address from which a record is saved as a file. */
export function downloadOf(game: string): string {
  return `/api/games/${game}?download=true`;
}

/** A record that the person has, to be looked through. */
export function replayRecord(record: unknown): Promise<GameReplay> {
  return ask("POST", "/replay", record);
}

/** The server: its version, and from where its address can be reached. */
export function aboutServer(): Promise<AboutServer> {
  return ask("GET", "/about");
}

/** The address of a QR code for an address of this site. */
export function qrOf(address: string): string {
  return `/api/qr?text=${encodeURIComponent(address)}`;
}
