/** What the page shows of a proof, whether or not it is right. */
import type { GameReplay, Options } from "../api/types.ts";
import type { Dealing } from "../fair/deck.ts";

/** A proof as far as it can be shown. */
export interface ShownProof {
  number: number | null;
  commitment: string;
  secret: string;
  cuts: { seat: number; commitment: string; nonce: string }[];
}

/** Reads what is to be shown of a proof; what is missing or of another kind is left empty. */
export function shownProof(proof: unknown): ShownProof | null {
  if (typeof proof !== "object" || proof === null) return null;
  const { number, commitment, secret, nonces } = proof as Record<string, unknown>;
  const cuts = Array.isArray(nonces) ? nonces.filter((one) => typeof one === "object" && one !== null) : [];
  return {
    number: typeof number === "number" ? number : null,
    commitment: text(commitment),
    secret: text(secret),
    cuts: (cuts as Record<string, unknown>[]).map((one) => ({
      seat: Number(one["seat"]),
      commitment: text(one["commitment"]),
      nonce: text(one["nonce"]),
    })),
  };
}

/** The text at a key of a proof. */
export function textAt(proof: unknown, key: string): string {
  return typeof proof === "object" && proof !== null ? text((proof as Record<string, unknown>)[key]) : "";
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** By which rules cards come to seats. */
export function dealingOf(options: Options): Dealing {
  const deal = options["deal"] ?? {};
  return {
    players: Number(deal["players"]),
    first_dealer: deal["first_dealer"] as Dealing["first_dealer"],
    two_player_deal: deal["two_player_deal"] as Dealing["two_player_deal"],
  };
}

/** How far the game of a record has come: what must be opened by then. */
export function progressOf(game: GameReplay): { over: boolean; running: boolean } {
  const unfinished = game.deals.length > 0 && game.deals.at(-1)?.row === null;
  return { over: game.winners.length > 0, running: game.hidden || unfinished };
}
