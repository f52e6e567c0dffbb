/** The proofs that records and the table hold, read with all care: they come from whom they are to be held against. */
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { Cut } from "./deck.ts";

export const ALGORITHM = "thousand-fair/1";

/** A cut with the commitment that was sent before. */
export interface Nonce extends Cut {
  commitment: string;
}

/** An opening that did not come, for a number that was then passed over. */
export interface Withheld {
  number: number;
  seat: number;
  commitment: string;
}

/** How a deck came about; without `secret` where that is not opened yet. */
export interface DeckProof {
  algorithm: string;
  match: string;
  number: number;
  commitment: string;
  secret?: string;
  nonces: Nonce[];
  withheld: Withheld[];
}

/** How the deck of the draw came about, and what binds the whole match. */
export interface DrawProof extends DeckProof {
  match_commitment: string;
  match_secret?: string;
}

/** What is wrong with a proof: a code of `docs/reference/fairness.md`, and its figures. */
export class ProofFault extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

type Check = (value: unknown, path: string) => void;
type Form = Record<string, { check: Check; optional?: boolean }>;

function refuse(path: string): never {
  throw new ProofFault("proof_form", { path });
}

const whole =
  (most: number): Check =>
  (value, path) => {
    if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > most) refuse(path);
  };

const hex: Check = (value, path) => {
  if (typeof value !== "string" || !/^[0-9a-f]{64}$/.test(value)) refuse(path);
};

const text: Check = (value, path) => {
  if (typeof value !== "string") refuse(path);
};

function object(value: unknown, form: Form, path: string): void {
  if (typeof value !== "object" || value === null || Array.isArray(value)) refuse(path);
  if (Object.keys(value).some((key) => !Object.hasOwn(form, key))) refuse(path);
  for (const [key, { check, optional }] of Object.entries(form)) {
    if (Object.hasOwn(value, key)) check((value as Record<string, unknown>)[key], `${path}.${key}`);
    else if (!optional) refuse(path);
  }
}

const listOf =
  (form: Form): Check =>
  (value, path) => {
    if (!Array.isArray(value)) refuse(path);
    value.forEach((one, place) => object(one, form, `${path}[${place}]`));
  };

const NUMBER = { check: whole(999_999) };
const SEAT = { check: whole(3) };
const HEX = { check: hex };
const DECK: Form = {
  algorithm: { check: text },
  match: { check: text },
  number: NUMBER,
  commitment: HEX,
  secret: { ...HEX, optional: true },
  nonces: { check: listOf({ seat: SEAT, commitment: HEX, nonce: HEX }) },
  withheld: { check: listOf({ number: NUMBER, seat: SEAT, commitment: HEX }) },
};
const DRAW: Form = { ...DECK, match_commitment: HEX, match_secret: { ...HEX, optional: true } };

/** The proof of a deal; throws a ProofFault where it is none. */
export function readDeckProof(document: unknown): DeckProof {
  return read(document, DECK) as DeckProof;
}

/** The proof of the draw; throws a ProofFault where it is none. */
export function readDrawProof(document: unknown): DrawProof {
  return read(document, DRAW) as DrawProof;
}

function read(document: unknown, form: Form): DeckProof {
  const given = (document as { algorithm?: unknown } | null | undefined)?.algorithm;
  if (typeof given === "string" && given !== ALGORITHM) {
    throw new ProofFault("proof_algorithm", { given: given.slice(0, 40), expected: ALGORITHM });
  }
  object(document, form, "$");
  const proof = document as DeckProof;
  const length = utf8ToBytes(proof.match).length;
  if (length < 1 || length > 200 || proof.match.includes("\0")) throw new ProofFault("match_name");
  const seats = proof.nonces.map((cut) => cut.seat);
  const twice = seats.find((seat, place) => seats.indexOf(seat) < place);
  if (twice !== undefined) throw new ProofFault("nonce_seat", { seat: twice });
  return proof;
}
