/** The deck that a secret and the cuts make, how it is dealt out, and the first dealer whom a deck draws. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes } from "@noble/hashes/utils.js";
import type { Card } from "../cards/card.ts";
import { joined } from "./commitments.ts";

const RANKS = "ATKQJ9";
const DECK: readonly Card[] = [..."SCDH"].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
const WORD = 1 << 16;

/** A cut, opened: the nonce in hex. */
export interface Cut {
  seat: number;
  nonce: string;
}

/** The options of the rules by which cards come to seats. */
export interface Dealing {
  players: number;
  first_dealer: "highest_card" | "lowest_card" | "random";
  two_player_deal: "ten_and_two" | "seven_and_three" | null;
}

/** Cards dealt out: a hand for each seat (empty for the dealer of four), and the talons. */
export interface Layout {
  hands: Card[][];
  talon: Card[][];
}

/** The 24 cards of a deal, the one on top first; the cuts count in seat order however they are given. */
export function deck(match: string, number: number, secret: string, cuts: readonly Cut[]): Card[] {
  const inOrder = [...cuts].sort((one, other) => one.seat - other.seat);
  const opened = inOrder.flatMap((cut) => [Uint8Array.of(cut.seat), hexToBytes(cut.nonce)]);
  const words = stream(hexToBytes(secret), joined(["thousand-deck/1\0", match, `\0${number}\0`, ...opened]));
  const cards = [...DECK];
  for (let last = cards.length - 1; last > 0; last--) {
    const chosen = below(last + 1, words);
    [cards[last], cards[chosen]] = [cards[chosen]!, cards[last]!];
  }
  return cards;
}

/** Words of 16 bits without end. */
function* stream(key: Uint8Array, context: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) {
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, block);
    const bytes = hmac(sha256, key, joined([context, counter]));
    for (let at = 0; at < bytes.length; at += 2) yield bytes[at]! * 256 + bytes[at + 1]!;
  }
}

/** A number from 0 to bound - 1, each as likely: words that would favour the low ones are passed over. */
function below(bound: number, words: Generator<number, never>): number {
  for (;;) {
    const word = words.next().value;
    if (word < WORD - (WORD % bound)) return word % bound;
  }
}

/** A deck dealt out: a hand for each seat after the dealer, then the talons. */
export function dealt(cards: readonly Card[], dealer: number, dealing: Dealing): Layout {
  const { players } = dealing;
  const ten = players === 2 && dealing.two_player_deal === "ten_and_two";
  const [size, talonSize, talons] = [ten ? 10 : 7, ten ? 2 : 3, players === 2 ? 2 : 1];
  const rest = [...cards];
  const hands: Card[][] = Array.from({ length: players }, () => []);
  for (let step = 1; step <= players; step++) {
    const seat = (dealer + step) % players;
    if (players < 4 || seat !== dealer) hands[seat] = rest.splice(0, size);
  }
  return { hands, talon: Array.from({ length: talons }, () => rest.splice(0, talonSize)) };
}

/** The seat that deals first when the draw is made from this deck. */
export function firstDealer(cards: readonly Card[], dealing: Dealing): number {
  const { players, first_dealer: way } = dealing;
  if (way === "random") return Math.floor((DECK.indexOf(cards[0]!) * players) / DECK.length);
  let seats = Array.from({ length: players }, (_, seat) => seat);
  const rest = [...cards];
  while (seats.length > 1 && rest.length >= seats.length) {
    const ranks = rest.splice(0, seats.length).map((card) => RANKS.indexOf(card.charAt(0)));
    const best = way === "highest_card" ? Math.min(...ranks) : Math.max(...ranks);
    seats = seats.filter((_, place) => ranks[place] === best);
  }
  return seats[0]!;
}
