/** Short tips for a person's first deal: what to know at the moment at which it is needed, each once. */
import type { Ask } from "../asking/ask.ts";
import { suitOf, type Card } from "../cards/card.ts";
import type { Blocked, Scene } from "../protocol.gen.ts";
import { cardsIn } from "../state/actions.ts";
import type { Options } from "../state/told.ts";

export type Tip =
  | { kind: "bid" | "discard" | "trump" | "lead" | "declare" }
  /** A king and queen of one suit are in the hand, worth so much. */
  | { kind: "marriage"; suit: string; value: number }
  /** A card is blocked, and why. */
  | { kind: "blocked"; blocked: Blocked };

const SUITS = ["S", "C", "D", "H"] as const;

/** The tip of this moment; null where there is none that was not seen. */
export function tipOf(scene: Scene, ask: Ask, options: Options, seen: ReadonlySet<Tip["kind"]>): Tip | null {
  return tipsAt(scene, ask, options).find((tip) => !seen.has(tip.kind)) ?? null;
}

function tipsAt(scene: Scene, ask: Ask, options: Options): Tip[] {
  if (ask.kind === "play") return playTips(scene);
  const tips: Tip[] = KNOWN.has(ask.kind) ? [{ kind: ask.kind as "bid" }] : [];
  return ask.kind === "bid" || ask.kind === "discard"
    ? [...tips, ...marriageTips(cardsIn(scene.deal?.hand ?? null), options)]
    : tips;
}

const KNOWN = new Set<Ask["kind"]>(["bid", "discard", "trump"]);

function playTips({ turn, deal }: Scene): Tip[] {
  const blocked = turn?.blocked[0];
  if (turn && Object.keys(turn.declares).length) return [{ kind: "declare" }];
  if (blocked) return [{ kind: "blocked", blocked }];
  return deal?.trick.length ? [] : [{ kind: "lead" }];
}

function marriageTips(hand: readonly Card[], options: Options): Tip[] {
  const values = options["play"]?.["marriage_values"];
  const found = SUITS.findLast((suit) => hand.includes(`K${suit}`) && hand.includes(`Q${suit}`));
  if (!found || !Array.isArray(values)) return [];
  return [{ kind: "marriage", suit: suitOf(`K${found}`), value: Number(values[SUITS.indexOf(found)]) }];
}
