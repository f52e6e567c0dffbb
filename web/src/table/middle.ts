/** What lies in the middle of the table, and what is seen beside it. */
import type { Ask } from "../asking/ask.ts";
import type { Card } from "../cards/card.ts";
import { cardsIn } from "../state/actions.ts";
import type { Shown } from "../state/shown.ts";

export type Middle = "opened" | "slots" | "gifts" | "talons" | "trick" | "nothing";

const CALLING = new Set(["dark", "auction", "talon"]);

/** What lies in the middle now. */
export function middleOf(shown: Shown, ask: Ask | null): Middle {
  const { scene, opened } = shown;
  if (!scene?.deal) return "nothing";
  if (opened) return "opened";
  if (scene.phase === "trick" || scene.deal.trick.length > 0 || shown.taker !== null) return "trick";
  if (ask?.kind === "give") return "slots";
  if (CALLING.has(scene.phase)) return "talons";
  return "gifts";
}

/** What lies small beside the middle: the last trick, or the talon until there is one. */
export function beside(shown: Shown): { what: "last" | "talon"; cards: Card[] } | null {
  const { scene, opened } = shown;
  const deal = scene?.deal;
  if (!deal || opened) return null;
  if (deal.last_trick) return { what: "last", cards: deal.last_trick.cards.map((one) => one.card) };
  const seen = deal.talons.find((talon) => talon.cards !== null && talon.seat !== null);
  const cards = cardsIn(seen?.cards ?? null);
  return cards.length ? { what: "talon", cards } : null;
}
