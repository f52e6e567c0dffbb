/** What was found about proofs, in sentences. */
import type { DeckFinding, Finding } from "../fair/verify.ts";
import { say } from "../texts/say.svelte.ts";

const SEATS = ["seat", "dealer"];

/** What was found about the deck of a deal or of the draw. */
export function deckSaid(found: DeckFinding, names: readonly string[]): string {
  if (found.status === "wrong") return say("verify-wrong", { why: whySaid(found, names) });
  return say(`verify-${found.status}`, { cuts: found.cuts });
}

/** What was found about the secret of the match. */
export function secretSaid(found: Finding, names: readonly string[]): string {
  if (found.status === "wrong") return say("verify-wrong", { why: whySaid(found, names) });
  return say(found.status === "unproven" ? "verify-unproven" : `verify-secret-${found.status}`);
}

function whySaid(found: Finding, names: readonly string[]): string {
  const entries = Object.entries(found.params).map(([name, value]) => [
    name,
    SEATS.includes(name) && typeof value === "number" ? (names[value] ?? value) : value,
  ]);
  const params = Object.fromEntries(entries) as Record<string, string | number>;
  return say(`error-${(found.code ?? "").replaceAll("_", "-")}`, params);
}
