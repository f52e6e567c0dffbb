/**
 * Secrets and commitments of fair deals, as `docs/reference/fairness.md` has them; all bytes in and out are hex.
 *
 * The library in place of the browser's own functions, which a page has only over HTTPS or on its own machine: at a
 * table in a home network people cut and verify too.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** SHA-256, in hex, over texts in UTF-8 and bytes. */
function hash(...parts: (string | Uint8Array)[]): string {
  return bytesToHex(sha256(joined(parts)));
}

/** Texts in UTF-8 and bytes, one after the other. */
export function joined(parts: readonly (string | Uint8Array)[]): Uint8Array {
  return concatBytes(...parts.map((part) => (typeof part === "string" ? utf8ToBytes(part) : part)));
}

/** What is published when a match starts. */
export function matchCommitment(match: string, secret: string): string {
  return hash("thousand-match/1\0", match, "\0", hexToBytes(secret));
}

/** The secret of a deck: it follows from that of the match. */
export function dealSecret(secret: string, number: number): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`thousand-deal-secret/1\0${number}`)));
}

/** What is published before anybody cuts. */
export function dealCommitment(match: string, number: number, secret: string): string {
  return hash("thousand-deal/1\0", match, `\0${number}\0`, hexToBytes(secret));
}

/** What a player sends before opening the nonce. */
export function nonceCommitment(nonce: string): string {
  return hash(hexToBytes(nonce));
}
