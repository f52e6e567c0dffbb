/**
 * Verifying fair deals in the browser: every deck is made anew from what was opened and held against the cards.
 *
 * It is written from `docs/reference/fairness.md` and shares nothing with the server; both are held against the
 * same test vectors. It knows no rules of play: what it must know of a game it is told.
 */
import type { Card } from "../cards/card.ts";
import { dealCommitment, dealSecret, matchCommitment, nonceCommitment } from "./commitments.ts";
import { dealt, deck, firstDealer, type Dealing } from "./deck.ts";
import { Numbers } from "./numbers.ts";
import { ProofFault, readDeckProof, readDrawProof, type DeckProof, type DrawProof } from "./proof.ts";

export { deck } from "./deck.ts";

/** `running`: nothing is wrong so far, and the secret is not due yet; `unproven`: there is no proof. */
export interface Finding {
  status: "proven" | "running" | "unproven" | "wrong";
  code: string | null;
  params: Record<string, string | number>;
}

/** What is found about a deck: its number, how many players cut it, and the openings that did not come. */
export interface DeckFinding extends Finding {
  number: number | null;
  cuts: number;
  withheld: DeckProof["withheld"];
}

export interface Verdict {
  proven: boolean;
  match: string | null;
  secret: Finding;
  draw: DeckFinding;
  deals: DeckFinding[];
}

/** A deal as records have it: cards as text, `??` for what is hidden. */
export interface RecordedDeal {
  dealer: number;
  hands: readonly string[];
  talon: readonly string[];
  proof?: unknown;
}

export interface Recorded {
  draw?: unknown;
  deals: readonly RecordedDeal[];
}

/** How far the game has come: whether it is over, and whether its last deal is still being played. */
export interface Progress {
  over: boolean;
  running: boolean;
}

/** What ties the proofs of a match together; `secret` where that of the match is opened and right. */
interface Chain {
  match: string | null;
  secret: string | null;
}

const finding = (status: Finding["status"]): Finding => ({ status, code: null, params: {} });
const wrong = (code: string, params: Finding["params"] = {}): Finding => ({ status: "wrong", code, params });

/** Verifies the draw and the deals of a record by its proofs alone. */
export function verifyRecord(record: Recorded, dealing: Dealing, progress: Progress): Verdict {
  const draw = attempt(record.draw, readDrawProof);
  const proofs = record.deals.map((deal) => attempt(deal.proof, readDeckProof));
  const secret = matchSecret(draw, progress.over);
  const opened = secret.status === "proven" && readable(draw) ? (draw.match_secret ?? null) : null;
  const chain = { match: [draw, ...proofs].find(readable)?.match ?? null, secret: opened };
  const numbers = new Numbers(dealing.players, readable(draw));
  const first = record.deals[0]?.dealer ?? null;
  const drawn = found(draw, numbers, (proof) => checkDraw(proof, chain, dealing, first));
  const deals = proofs.map((proof, place) => {
    const running = progress.running && place === proofs.length - 1;
    return checkDeal(proof, record.deals[place]!, running, chain, dealing, numbers);
  });
  const statuses = [secret, drawn, ...deals].map((one) => one.status);
  const due = statuses.includes("unproven") || statuses.includes("wrong");
  return { proven: statuses.includes("proven") && !due, match: chain.match, secret, draw: drawn, deals };
}

/** Verifies a single deal by its own proof; its number and its match are not compared with others. */
export function verifyDeal(
  proof: unknown,
  deal: RecordedDeal,
  dealing: Dealing,
  running = false,
): DeckFinding {
  const read = attempt(proof, readDeckProof);
  const chain = { match: readable(read) ? read.match : null, secret: null };
  return checkDeal(read, deal, running, chain, dealing, null);
}

type Read<Proof> = Proof | ProofFault | null;

function readable<Proof extends DeckProof>(read: Read<Proof>): read is Proof {
  return read !== null && !(read instanceof ProofFault);
}

function attempt<Proof>(document: unknown, read: (document: unknown) => Proof): Read<Proof> {
  if (document === undefined || document === null) return null;
  try {
    return read(document);
  } catch (fault) {
    if (fault instanceof ProofFault) return fault;
    throw fault;
  }
}

function matchSecret(draw: Read<DrawProof>, over: boolean): Finding {
  if (!readable(draw)) return finding("unproven");
  if (draw.match_secret === undefined) return over ? wrong("match_unopened") : finding("running");
  const right = matchCommitment(draw.match, draw.match_secret) === draw.match_commitment;
  return right ? finding("proven") : wrong("match_commitment_wrong");
}

function found(
  read: Read<DeckProof>,
  numbers: Numbers | null,
  check: (proof: DeckProof) => Finding,
): DeckFinding {
  if (!readable(read)) {
    numbers?.lose();
    const none = read === null ? finding("unproven") : wrong(read.code, read.params);
    return { ...none, number: null, cuts: 0, withheld: [] };
  }
  const { number, nonces, withheld } = read;
  const about = { number, cuts: nonces.length, withheld };
  try {
    numbers?.take(read);
    return { ...check(read), ...about };
  } catch (fault) {
    if (fault instanceof ProofFault) return { ...wrong(fault.code, fault.params), ...about };
    throw fault;
  }
}

function checkDraw(proof: DeckProof, chain: Chain, dealing: Dealing, dealer: number | null): Finding {
  const cards = cardsOf(proof, chain, dealing.players);
  if (cards === null) return dealer === null ? finding("running") : wrong("secret_unopened");
  const drawn = firstDealer(cards, dealing);
  return dealer === null || dealer === drawn ? finding("proven") : wrong("dealer_differs", { dealer: drawn });
}

function checkDeal(
  read: Read<DeckProof>,
  deal: RecordedDeal,
  running: boolean,
  chain: Chain,
  dealing: Dealing,
  numbers: Numbers | null,
): DeckFinding {
  if (read === null && running) return { ...finding("running"), number: null, cuts: 0, withheld: [] };
  return found(read, numbers, (proof) => {
    const cards = cardsOf(proof, chain, dealing.players);
    if (cards === null) return running ? finding("running") : wrong("secret_unopened");
    const due = dealt(cards, deal.dealer, dealing);
    const seat = due.hands.findIndex((hand, place) => differs(deal.hands[place], hand));
    if (seat >= 0) return wrong("hand_differs", { seat });
    const talon = due.talon.findIndex((pile, place) => differs(deal.talon[place], pile));
    if (talon >= 0) return wrong("talon_differs", { talon: talon + 1 });
    return hides(deal) ? finding("running") : finding("proven");
  });
}

/** The deck that a proof gives; null where its secret is not opened. */
function cardsOf(proof: DeckProof, chain: Chain, players: number): Card[] | null {
  const { match, number, commitment, nonces } = proof;
  if (match !== chain.match)
    throw new ProofFault("match_other", { given: match, expected: chain.match ?? "" });
  for (const { seat, nonce, commitment: sent } of nonces) {
    if (seat >= players) throw new ProofFault("nonce_seat", { seat });
    if (nonceCommitment(nonce) !== sent) throw new ProofFault("nonce_wrong", { seat });
  }
  const secret = secretOf(proof, chain);
  if (secret === null) return null;
  if (dealCommitment(match, number, secret) !== commitment) throw new ProofFault("commitment_wrong");
  return deck(match, number, secret, nonces);
}

function secretOf(proof: DeckProof, chain: Chain): string | null {
  if (chain.secret === null) return proof.secret ?? null;
  const derived = dealSecret(chain.secret, proof.number);
  if (proof.secret !== undefined && proof.secret !== derived) throw new ProofFault("secret_underived");
  return derived;
}

const hides = (deal: RecordedDeal): boolean =>
  [...deal.hands, ...deal.talon].some((cards) => cards.includes("?"));

/** Whether cards as written, in any order, are others than those due; what is hidden differs from nothing. */
function differs(written: string | undefined, due: readonly Card[]): boolean {
  if (written === undefined) return true;
  if (written.includes("?")) return false;
  const cards = written.split(" ").filter((card) => card !== "");
  return [...cards].sort().join(" ") !== [...due].sort().join(" ");
}
