/** The proofs of a running game, checked as they come, with one's own cuts. */
import type { ProofSeen } from "../protocol.gen.ts";
import type { Dealt, Told } from "../state/told.ts";
import { keptCut } from "./cut.ts";
import type { Dealing } from "./deck.ts";
import { ownCut, type CutCheck } from "./own.ts";

/** What is found of one deal: proven by its proof, and whether one's own cut is in it. */
export interface Checked {
  status: "proven" | "wrong" | "unknown";
  own: CutCheck;
}

/** Checks the proof of a deal against its cards and against what this browser was told before. */
export async function checkDeal(told: Told, proof: ProofSeen, cards: Dealt | null): Promise<Checked> {
  const number = Number(proof.proof["number"]);
  const cut = told.match ? keptCut(told.match, number) : null;
  const own = ownCut(proof.proof, cut);
  if (!cards) return { status: own === "wrong" ? "wrong" : "unknown", own };
  const { verifyDeal } = await import("./verify.ts");
  const dealing = dealingOf(told);
  const deal = { dealer: cards.dealer, hands: cards.hands, talon: cards.talons, proof: proof.proof };
  const found = verifyDeal(proof.proof, deal, dealing);
  const right = found.status === "proven" && own !== "wrong";
  return { status: right ? "proven" : "wrong", own };
}

/** The options by which cards come to seats. */
function dealingOf(told: Told): Dealing {
  const deal = told.options["deal"] ?? {};
  return {
    players: told.table.places.length,
    first_dealer: deal["first_dealer"] as Dealing["first_dealer"],
    two_player_deal: deal["two_player_deal"] as Dealing["two_player_deal"],
  };
}
