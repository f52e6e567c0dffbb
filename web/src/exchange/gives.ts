/** One card for each opponent, before they are given. */
import type { Card } from "../cards/card.ts";

export interface Gives {
  /** The card that waits to be told whose it is. */
  chosen: Card | null;
  /** The card that lies before each seat. */
  laid: ReadonlyMap<number, Card>;
}

export const NO_GIVES: Gives = { chosen: null, laid: new Map() };

/** A tap on a card: it is chosen or put back; the last seat that waits gets it at once. */
export function choose({ chosen, laid }: Gives, card: Card, seats: readonly number[]): Gives {
  const lying = [...laid].find(([, other]) => other === card);
  if (lying) return takeBack({ chosen, laid }, lying[0]);
  if (chosen === card) return { chosen: null, laid };
  const open = seats.filter((seat) => !laid.has(seat));
  return open.length === 1 ? layFor({ chosen: card, laid }, open[0] ?? 0) : { chosen: card, laid };
}

/** A tap on a seat: it gets the chosen card; without one, its card comes back and is chosen. */
export function layFor(gives: Gives, seat: number): Gives {
  const { chosen, laid } = gives;
  if (chosen === null) return { chosen: laid.get(seat) ?? null, laid: takeBack(gives, seat).laid };
  return { chosen: null, laid: new Map(laid).set(seat, chosen) };
}

/** The card of a seat goes back to the hand. */
export function takeBack({ chosen, laid }: Gives, seat: number): Gives {
  const rest = new Map(laid);
  rest.delete(seat);
  return { chosen, laid: rest };
}

/** The actions that give all cards, in the order of the seats; none before every seat has its card. */
export function givesReady({ laid }: Gives, seats: readonly number[]): string[] {
  const ready = seats.every((seat) => laid.has(seat));
  return ready ? seats.map((seat) => `give ${laid.get(seat)} ${seat}`) : [];
}

/** The suits whose king and queen are held together now and would not be after these cards have gone. */
export function broken(hand: readonly Card[], gone: readonly Card[]): string[] {
  const has = (cards: readonly Card[], suit: string) =>
    cards.includes(`K${suit}`) && cards.includes(`Q${suit}`);
  const left = hand.filter((card) => !gone.includes(card));
  return ["S", "H", "C", "D"].filter((suit) => has(hand, suit) && !has(left, suit));
}
