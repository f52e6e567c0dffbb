/** The cut of the deck: a nonce of one's own, promised by its hash, opened when asked, kept to check the proof. */
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Cutting, FromBrowser } from "../protocol.gen.ts";
import { nonceCommitment } from "./commitments.ts";

/** What is kept of a cut: the nonce, and what the table had promised when it was made. */
export interface Kept {
  nonce: string;
  /** The commitment to the deal's secret as it stood when the nonce was made. */
  commitment: string;
}

const key = (match: string, number: number) => `thousand.cut.${match}.${number}`;

/** The cut made in this tab for a deal's number; null where there is none. */
export function keptCut(match: string, number: number): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(match, number)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function keep(match: string, number: number, cut: Kept): void {
  try {
    sessionStorage.setItem(key(match, number), JSON.stringify(cut));
  } catch {
    // No room or not allowed: the nonce lasts as long as the page.
  }
}

/** Cuts when it is asked for; `answer` gives the message to send, or null when nothing is asked of this seat. */
export function cutter() {
  const mine = new Map<string, Kept>();

  function answer(match: string, cutting: Cutting, seat: number): FromBrowser | null {
    const { number, commitment } = cutting;
    if (!cutting.seats.includes(seat)) return null;
    const name = key(match, number);
    if (cutting.stage === "open") {
      const cut = mine.get(name) ?? keptCut(match, number);
      if (!cut || !cutting.cut.includes(seat) || cutting.opened.includes(seat)) return null;
      return { type: "open_cut", number, nonce: cut.nonce };
    }
    if (cutting.cut.includes(seat) || mine.has(name)) return null;
    const nonce = crypto.getRandomValues(new Uint8Array(32));
    const cut = { nonce: bytesToHex(nonce), commitment };
    mine.set(name, cut);
    keep(match, number, cut);
    return { type: "cut", number, commitment: nonceCommitment(cut.nonce) };
  }

  return { answer };
}
