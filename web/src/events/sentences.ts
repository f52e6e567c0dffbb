/** What happens at the table as sentences: the same choice as the terminal's, of the same messages. */
import { cardsIn, readAction } from "../state/actions.ts";
import { SUITS, type Card, type Suit } from "../cards/card.ts";
import { figure, signed } from "../texts/numbers.ts";
import type { Called, CardGiven, CardsDiscarded, Happening, SheetRow, TalonSeen } from "../protocol.gen.ts";

/** A message of the catalogues and what is filled into it. */
export type Said = [id: string, params: Record<string, string | number>];

/** How cards and lists are put into words; the catalogues do it on the page. */
export interface Words {
  card: (card: Card) => string;
}

/** The sentence of something that happened; null where another one says the same. */
export function sentenceOf(one: Happening, names: readonly string[], words: Words): Said | null {
  const name = "seat" in one && one.seat !== null ? (names[one.seat] ?? "") : "";
  switch (one.type) {
    case "deal_started":
      return ["event-deal-started", { deal: one.number, name: names[one.dealer] ?? "" }];
    case "hand_seen":
      return ["event-hand-seen", { name, cards: listed(one.cards, words) }];
    case "called":
      return called(one, name);
    case "auction_won": {
      const { declarer, amount, dark } = one.contract;
      return [dark ? "event-auction-won-dark" : "event-auction-won", { name: names[declarer] ?? "", amount }];
    }
    case "talon_seen":
      return talon(one, name, names.length, words);
    case "card_given":
      return given(one, name, names[one.to] ?? "", words);
    case "card_received":
      return one.card === null ? null : ["event-received", { name, card: words.card(one.card) }];
    case "cards_discarded":
      return discarded(one, name, words);
    case "card_played":
      return ["event-played", { name, card: words.card(one.card) }];
    case "marriage_declared":
      return one.suit === null
        ? ["event-aces", { name, value: one.value }]
        : ["event-marriage", { name, value: one.value, suit: SUITS[one.suit as Suit] }];
    case "trump_set":
      return ["event-trump", { suit: SUITS[one.suit as Suit] }];
    case "trick_taken":
      return ["event-trick", { name, points: one.points }];
    case "deal_annulled":
      return one.seat === null ? ["event-all-passed", {}] : ["event-annulled", { name }];
    case "cards_opened":
      return null;
    case "deal_settled":
      return settled(one.row, names);
    case "marked":
      return [`mark-${one.mark.replaceAll("_", "-")}.event`, { name }];
  }
}

function called({ action }: Called, name: string): Said | null {
  const call = readAction(action);
  if (call.verb === "take" || call.verb === "trump") return null;
  const amount = call.verb === "bid" || call.verb === "raise" ? { amount: call.amount } : {};
  return [`event-${call.verb.replace("_", "-")}`, { name, ...amount }];
}

function talon(one: TalonSeen, name: string, players: number, words: Words): Said {
  const id = players === 2 ? "event-one-talon" : "event-talon";
  const params = players === 2 ? { name, number: one.talon } : { name };
  if (one.cards === null) return [`${id}-hidden`, params];
  return [id, { ...params, cards: listed(one.cards, words) }];
}

function given({ card }: CardGiven, name: string, to: string, words: Words): Said {
  return card === null
    ? ["event-given-hidden", { name, to }]
    : ["event-given", { name, to, card: words.card(card) }];
}

function discarded({ count, cards }: CardsDiscarded, name: string, words: Words): Said {
  return cards === null
    ? ["event-discarded-hidden", { name, count }]
    : ["event-discarded", { name, count, cards: listed(cards, words) }];
}

function settled(row: SheetRow, names: readonly string[]): Said | null {
  if (row.declarer === null || row.contract === null) return null;
  const name = names[row.declarer] ?? "";
  const scores = row.scores.map((points, seat) => `${names[seat] ?? ""} ${signed(points)}`).join(", ");
  if (row.outcome === "write_off") return ["event-written-off", { name, scores }];
  if (row.outcome === "bomb") return ["event-bombed", { name, scores }];
  const earned = figure(earnedBy(row, row.declarer));
  const params = { name, contract: row.contract, earned, scores };
  return [row.made ? "event-made" : "event-failed", params];
}

/** What a seat earned in a deal: tricks, marriages and the rest. */
export function earnedBy(row: SheetRow, seat: number): number {
  const worth = row.worth[seat];
  return worth ? worth.cards + worth.marriages + worth.aces + worth.extra : 0;
}

function listed(cards: string, words: Words): string {
  return cardsIn(cards).map(words.card).join(", ");
}

/** The parameters of an error with cards, suits and seats in words, as the catalogue wants them. */
export function faultParams(
  params: Readonly<Record<string, string | number>>,
  names: readonly string[],
  words: Words,
): Record<string, string | number> {
  const entries = Object.entries(params).map(([name, value]): [string, string | number] => {
    if (typeof value !== "number") return [name, value];
    if (name === "card") return [name, words.card(cardOf(value))];
    if (name === "suit") return [name, SUITS[RECORDED[value] ?? "H"]];
    return [name, SEATS.has(name) ? (names[value] ?? value) : value];
  });
  return Object.fromEntries(entries);
}

const SEATS = new Set(["seat", "to", "turn", "dealer"]);

const RANKS = "ATKQJ9";
const RECORDED = ["S", "C", "D", "H"] as const;

/** The card of a number: suits in the order of records, each from the ace down. */
export function cardOf(number: number): Card {
  return `${RANKS[number % 6] ?? ""}${RECORDED[Math.floor(number / 6)] ?? ""}`;
}
