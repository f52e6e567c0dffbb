/** What is on the screen, and how each thing that happens changes it, before the server's own scene is shown. */
import { cardsIn, readAction } from "./actions.ts";
import { withRow, type Told } from "./told.ts";
import type {
  CardPlayed,
  Called,
  DealScene,
  DealStarted,
  Happening,
  Marriage,
  Scene,
  SheetRow,
  TableSeen,
  Talon,
} from "../protocol.gen.ts";

export interface Shown {
  table: TableSeen;
  scene: Scene | null;
  sheet: readonly SheetRow[];
  /** The seat that takes the full trick which still lies there. */
  taker: number | null;
  /** The talon that lies open for all to see. */
  opened: Talon | null;
  /** The marriage that is being declared now. */
  declared: Marriage | null;
}

/** The screen at rest, as the server tells it. */
export function resting(told: Told): Shown {
  const { table, scene, sheet } = told;
  return { table, scene, sheet, taker: null, opened: null, declared: null };
}

/** The screen after something that happened; nobody is asked anything until it is at rest. */
export function after(shown: Shown, one: Happening): Shown {
  const scene = shown.scene && { ...shown.scene, turn: null, to_act: null };
  const calm = { ...shown, scene, opened: null, declared: null };
  if ("row" in one) return { ...calm, sheet: withRow(shown.sheet, one.row) };
  if (one.type === "deal_started") return { ...calm, taker: null, scene: scene && dealt(scene, one) };
  const deal = scene?.deal;
  if (!scene || !deal) return calm;
  const next = { ...calm, scene: { ...scene, deal: changed(deal, one, scene.seat) } };
  if (one.type === "trick_taken") return { ...next, taker: one.seat };
  if (one.type === "marriage_declared")
    return { ...next, declared: { seat: one.seat, suit: one.suit, value: one.value } };
  if (one.type === "talon_seen" && one.cards)
    return {
      ...next,
      opened: { number: one.talon, seat: one.seat, cards: one.cards, size: cardsIn(one.cards).length },
    };
  return next;
}

/** The full trick has gone to whoever took it. */
export function collected(shown: Shown): Shown {
  const { scene, taker } = shown;
  const deal = scene?.deal;
  if (!scene || !deal || taker === null) return { ...shown, taker: null };
  const last_trick = { cards: deal.trick, winner: taker };
  return { ...shown, taker: null, scene: { ...scene, deal: { ...deal, trick: [], best: null, last_trick } } };
}

/** The open talon has gone to whoever takes it. */
export function taken(shown: Shown): Shown {
  const { scene, opened } = shown;
  const deal = scene?.deal;
  if (!scene || !deal || !opened) return { ...shown, opened: null };
  const cards = cardsIn(opened.cards);
  const mine = opened.seat === scene.seat;
  const hand = mine && deal.hand !== null ? [...cardsIn(deal.hand), ...cards].join(" ") : deal.hand;
  const sizes = deal.sizes.map((size, seat) => (seat === opened.seat ? size + cards.length : size));
  return { ...shown, opened: null, scene: { ...scene, deal: { ...deal, hand, sizes } } };
}

function changed(deal: DealScene, one: Happening, me: number | null): DealScene {
  switch (one.type) {
    case "hand_seen":
      return one.seat === me ? { ...deal, hand: one.cards } : deal;
    case "called":
      return called(deal, one);
    case "auction_won":
      return { ...deal, contract: one.contract, bid: one.contract.amount, bidder: one.contract.declarer };
    case "talon_seen":
      return { ...deal, talons: deal.talons.map((talon) => owned(talon, one)) };
    case "card_given":
      return given(deal, one.seat, one.to, one.card, me);
    case "card_received":
      return received(deal, one.seat, one.card, me);
    case "card_played":
      return played(deal, one, me);
    case "marriage_declared":
      return {
        ...deal,
        marriages: [...deal.marriages, { seat: one.seat, suit: one.suit, value: one.value }],
      };
    case "trump_set":
      return { ...deal, trump: one.suit };
    case "trick_taken":
      return { ...deal, best: one.seat, leader: one.seat, taken: counted(deal.taken, one.seat, 1) };
    default:
      return deal;
  }
}

function owned(talon: Talon, one: { talon: number; seat: number; cards: string | null }): Talon {
  return talon.number === one.talon ? { ...talon, seat: one.seat, cards: one.cards } : talon;
}

function called(deal: DealScene, { seat, action }: Called): DealScene {
  const call = readAction(action);
  const calls = [...deal.calls, { seat, action }];
  if (call.verb === "pass") return { ...deal, calls, passed: [...deal.passed, seat] };
  if (call.verb === "bid") return { ...deal, calls, bid: call.amount, bidder: seat };
  if (call.verb === "raise" && deal.contract)
    return { ...deal, calls, contract: { ...deal.contract, amount: call.amount } };
  return { ...deal, calls };
}

function given(
  deal: DealScene,
  giver: number,
  to: number,
  card: string | null,
  me: number | null,
): DealScene {
  return {
    ...deal,
    gifts: [...deal.gifts, { giver, to, card }],
    hand: giver === me && card ? without(deal.hand, [card]) : deal.hand,
    sizes: counted(deal.sizes, giver, -1),
  };
}

function received(deal: DealScene, seat: number, card: string | null, me: number | null): DealScene {
  const hand = seat === me && card && deal.hand !== null ? `${deal.hand} ${card}` : deal.hand;
  return { ...deal, hand, sizes: counted(deal.sizes, seat, 1) };
}

function played(deal: DealScene, { seat, card }: CardPlayed, me: number | null): DealScene {
  return {
    ...deal,
    trick: [...deal.trick, { seat, card }],
    hand: seat === me ? without(deal.hand, [card]) : deal.hand,
    sizes: counted(deal.sizes, seat, -1),
  };
}

/** A new deal of which nothing is seen yet. */
function dealt(scene: Scene, { number, dealer }: DealStarted): Scene {
  const seats = scene.standings.length;
  const none = Array.from({ length: seats }, () => 0);
  const sitter = seats === 4 ? dealer : null;
  const deal: DealScene = {
    number,
    dealer,
    playing: none.map((_, seat) => seat).filter((seat) => seat !== sitter),
    sitter,
    hand: scene.seat === null || scene.seat === sitter ? null : "",
    sizes: none,
    calls: [],
    bid: 0,
    bidder: null,
    passed: [],
    contract: null,
    talons: [],
    gifts: [],
    discards: null,
    discarded: 0,
    trump: null,
    leader: null,
    trick: [],
    best: null,
    last_trick: null,
    taken: none,
    won: none,
    marriages: [],
  };
  return { ...scene, phase: "auction", dealer, deal };
}

function counted(counts: readonly number[], seat: number, change: number): number[] {
  return counts.map((count, other) => (other === seat ? count + change : count));
}

function without(hand: string | null, cards: readonly string[]): string | null {
  return hand === null
    ? null
    : cardsIn(hand)
        .filter((card) => !cards.includes(card))
        .join(" ");
}
