// @vitest-environment node
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { dealCommitment, dealSecret, matchCommitment, nonceCommitment } from "../src/fair/commitments.ts";
import { dealt, firstDealer, type Dealing } from "../src/fair/deck.ts";
import { readDeckProof, ProofFault, type DeckProof } from "../src/fair/proof.ts";
import { deck, verifyDeal, verifyRecord, type Finding, type Recorded } from "../src/fair/verify.ts";

type Place = (string | number)[];
interface Vectors {
  matches: {
    match: string;
    secret: string;
    commitment: string;
    decks: { proof: Required<DeckProof>; deck: string }[];
  }[];
  draws: (Dealing & { deck: string; dealer: number })[];
  layouts: (Dealing & { dealer: number; deck: string; hands: string[]; talon: string[] })[];
  records: {
    name: string;
    dealing: Dealing;
    over: boolean;
    running: boolean;
    record: Recorded;
    verdict: unknown;
    faults: { place: Place; value: unknown; proven: boolean; found: string[] }[];
  }[];
}

const file = new URL("../../tests/table/fair/vectors.json", import.meta.url);
const vectors = JSON.parse(readFileSync(file, "utf8")) as Vectors;

/** The record with a value put in a place, or with the place taken out. */
function planted(record: Recorded, place: Place, value: unknown): Recorded {
  type Holder = Record<string | number, unknown>;
  const changed = structuredClone(record);
  const inner = (holder: Holder, key: string | number): Holder => holder[key] as Holder;
  const holder = place.slice(0, -1).reduce(inner, changed as unknown as Holder);
  if (value === null) delete holder[place.at(-1)!];
  else holder[place.at(-1)!] = value;
  return changed;
}

const told = (one: Finding): string => (one.code === null ? one.status : `${one.status} ${one.code}`);
const inOrder = (cards: readonly string[]): string => [...cards].sort().join(" ");

describe.each(vectors.matches)("the match $match", ({ match, secret, commitment, decks }) => {
  it("is committed to as the reference says", () => {
    expect(matchCommitment(match, secret)).toBe(commitment);
  });

  it.each(decks)("has the deck $proof.number", ({ proof, deck: cards }) => {
    const { number, nonces } = proof;
    expect(dealSecret(secret, number)).toBe(proof.secret);
    expect(dealCommitment(match, number, proof.secret)).toBe(proof.commitment);
    expect(nonces.map((cut) => nonceCommitment(cut.nonce))).toEqual(nonces.map((cut) => cut.commitment));
    expect(deck(match, number, proof.secret, [...nonces].reverse()).join(" ")).toBe(cards);
  });
});

it("hashes as the machine's own library does", () => {
  const bytes = Buffer.alloc(32, 7);
  expect(nonceCommitment(bytes.toString("hex"))).toBe(createHash("sha256").update(bytes).digest("hex"));
  const mac = createHmac("sha256", bytes).update("thousand-deal-secret/1\x0012").digest("hex");
  expect(dealSecret(bytes.toString("hex"), 12)).toBe(mac);
});

it.each(vectors.draws)("draws $dealer of $players by $first_dealer", (one) => {
  expect(firstDealer(one.deck.split(" "), one)).toBe(one.dealer);
});

it.each(vectors.layouts)("deals out to $players from $dealer, $two_player_deal", (one) => {
  const { hands, talon } = dealt(one.deck.split(" "), one.dealer, one);
  expect(hands.map(inOrder)).toEqual(one.hands.map((hand) => inOrder(hand.split(" ").filter(Boolean))));
  expect(talon.map(inOrder)).toEqual(one.talon.map((pile) => inOrder(pile.split(" "))));
});

describe.each(vectors.records)("the record $name", ({ record, dealing, verdict, faults, ...progress }) => {
  it("is judged as the command does", () => {
    expect(verifyRecord(record, dealing, progress)).toEqual(verdict);
  });

  it.each(faults)("with $value in $place", ({ place, value, proven, found }) => {
    const judged = verifyRecord(planted(record, place, value), dealing, progress);
    expect([judged.secret, judged.draw, ...judged.deals].map(told)).toEqual(found);
    expect(judged.proven).toBe(proven);
  });

  it("has deals that are proven each by itself", () => {
    for (const deal of record.deals) {
      expect(verifyDeal(deal.proof, deal, dealing).status).toBe("proven");
      const other = { ...deal, dealer: (deal.dealer + 1) % 3 };
      expect(verifyDeal(deal.proof, other, dealing).code).toBe("hand_differs");
      const talon = { ...deal, hands: deal.hands.map(() => "??"), talon: [deal.hands[0]!] };
      expect(verifyDeal(deal.proof, talon, dealing).code).toBe("talon_differs");
    }
  });

  it("is not proven further than its cards are shown", () => {
    const deal = record.deals[0]!;
    const hidden = { ...deal, hands: deal.hands.map((hand, seat) => (seat ? "?? ??" : hand)) };
    expect(verifyDeal(deal.proof, hidden, dealing, true).status).toBe("running");
  });
});

it("refuses what is no proof", () => {
  for (const document of [7, "x", [], {}, { algorithm: 1 }, { algorithm: "thousand-fair/1" }]) {
    expect(() => readDeckProof(document)).toThrow(ProofFault);
  }
  expect(
    verifyDeal(undefined, vectors.records[0]!.record.deals[0]!, vectors.records[0]!.dealing).status,
  ).toBe("unproven");
});
