/** Whether the cut that this browser made is in the proof, and the deck was promised before it was made. */
import type { Kept } from "./cut.ts";

/** `none`: this browser made no cut for the deal; `late`: it did, but the nonce was not opened in time. */
export type CutCheck = "none" | "in" | "late" | "wrong";

/** Compares a proof with what was kept of the own cut. */
export function ownCut(proof: Readonly<Record<string, unknown>>, kept: Kept | null): CutCheck {
  if (kept === null) return "none";
  if (proof["commitment"] !== kept.commitment) return "wrong";
  const nonces = Array.isArray(proof["nonces"]) ? (proof["nonces"] as { nonce?: unknown }[]) : [];
  return nonces.some((one) => one.nonce === kept.nonce) ? "in" : "late";
}
