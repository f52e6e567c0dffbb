/** A game as moments that one steps through: a deal and how many of its actions have been done. */
import type { GameReplay, OpenState, ReplayDeal, ReplayStep } from "../api/types.ts";
import type { Happening, Laid } from "../protocol.gen.ts";

/** `deal` is a place in the list of deals, `step` how many of its actions are done (0: as dealt). */
export interface Moment {
  deal: number;
  step: number;
}

export type Move = "first" | "last" | "next" | "prev" | "nextTrick" | "prevTrick" | "nextDeal" | "prevDeal";

/** The deal of a moment. */
export function dealAt(game: GameReplay, moment: Moment): ReplayDeal | undefined {
  return game.deals[moment.deal];
}

/** The action that leads to a moment; none where the cards have just been dealt. */
export function stepAt(deal: ReplayDeal, step: number): ReplayStep | undefined {
  return deal.steps[step - 1];
}

/** How the deal stands at a moment. When it is over, what was known last, with nothing left in the hands. */
export function stateAt(deal: ReplayDeal, step: number): OpenState {
  const state = step === 0 ? deal.start : deal.steps[step - 1]?.state;
  if (state) return state;
  const before = stateAt(deal, step - 1);
  const finished = (deal.steps[step - 1]?.happened ?? []).some((one) => one.type === "trick_taken");
  if (!finished) return { ...before, to_act: null };
  return { ...before, to_act: null, hands: before.hands.map(() => ""), ...takenAfter(deal, step, before) };
}

/** Tricks and points after the last trick, which the state before it does not have. */
function takenAfter(deal: ReplayDeal, step: number, before: OpenState): Pick<OpenState, "taken" | "won"> {
  const taken = [...before.taken];
  const won = [...before.won];
  for (const one of deal.steps[step - 1]?.happened ?? []) {
    if (one.type !== "trick_taken") continue;
    taken[one.seat] = (taken[one.seat] ?? 0) + 1;
    won[one.seat] = (won[one.seat] ?? 0) + one.points;
  }
  return { taken, won };
}

/** A trick of a deal: its cards in the order played, who takes it, and between which steps it is played. */
export interface TrickPlayed {
  number: number;
  cards: Laid[];
  winner: number | null;
  points: number;
  declared: { seat: number; suit: string | null; value: number }[];
  /** The step of its first card, and of its last one so far. */
  from: number;
  to: number;
}

/** The tricks of a deal in order. */
export function tricksOf(deal: ReplayDeal): TrickPlayed[] {
  const tricks: TrickPlayed[] = [];
  deal.steps.forEach((step, place) => {
    for (const one of step.happened) {
      if (one.type === "card_played") played(tricks, { seat: one.seat, card: one.card }, place + 1);
      const last = tricks.at(-1);
      if (one.type === "marriage_declared") last?.declared.push(one);
      if (one.type === "trick_taken" && last) Object.assign(last, { winner: one.seat, points: one.points });
    }
  });
  return tricks;
}

function played(tricks: TrickPlayed[], card: Laid, step: number): void {
  const last = tricks.at(-1);
  if (last && last.winner === null) {
    last.cards.push(card);
    last.to = step;
    return;
  }
  tricks.push({
    number: tricks.length + 1,
    cards: [card],
    winner: null,
    points: 0,
    declared: [],
    from: step,
    to: step,
  });
}

/** What lies on the table at a moment: the trick that is played or has just been taken, and who takes it. */
export function onTable(deal: ReplayDeal, step: number): { cards: Laid[]; winner: number | null } {
  const trick = tricksOf(deal).find((one) => one.from <= step && step <= one.to);
  if (!trick) return { cards: [], winner: null };
  const cards = trick.cards.slice(0, step - trick.from + 1);
  return { cards, winner: step === trick.to ? trick.winner : null };
}

/** The totals at a moment: those after the deal once it is settled. */
export function totalsAt(deal: ReplayDeal, step: number): readonly number[] {
  return step === deal.steps.length && deal.row ? deal.row.totals : deal.totals;
}

/** Where a move leads; the moment itself where there is nothing further. */
export function moved(game: GameReplay, moment: Moment, move: Move): Moment {
  const deal = dealAt(game, moment);
  if (!deal) return moment;
  const last = deal.steps.length;
  const { step } = moment;
  switch (move) {
    case "first":
      return { ...moment, step: 0 };
    case "last":
      return { ...moment, step: last };
    case "next":
      return step < last ? { ...moment, step: step + 1 } : moved(game, moment, "nextDeal");
    case "prev":
      if (step > 0) return { ...moment, step: step - 1 };
      return moment.deal > 0 ? atEnd(game, moment.deal - 1) : moment;
    case "nextTrick": {
      const stop = stops(deal).find((one) => one > step);
      return stop === undefined ? moved(game, moment, "nextDeal") : { ...moment, step: stop };
    }
    case "prevTrick": {
      const stop = stops(deal).findLast((one) => one < step);
      if (stop !== undefined) return { ...moment, step: stop };
      return moment.deal > 0 ? atEnd(game, moment.deal - 1) : moment;
    }
    case "nextDeal":
      return moment.deal + 1 < game.deals.length
        ? { deal: moment.deal + 1, step: 0 }
        : { ...moment, step: last };
    case "prevDeal":
      return step > 0 || moment.deal === 0 ? { ...moment, step: 0 } : { deal: moment.deal - 1, step: 0 };
  }
}

function atEnd(game: GameReplay, deal: number): Moment {
  return { deal, step: game.deals[deal]?.steps.length ?? 0 };
}

/** The steps at which one stops when going by tricks: as dealt, before the first card, after each trick, the end. */
function stops(deal: ReplayDeal): number[] {
  const tricks = tricksOf(deal);
  const before = tricks[0] ? [tricks[0].from - 1] : [];
  return [...new Set([0, ...before, ...tricks.map((one) => one.to), deal.steps.length])];
}

/** A moment as the end of an address: `7.12`, the deal by its number. */
export function hashOf(game: GameReplay, moment: Moment): string {
  return `${dealAt(game, moment)?.number ?? 1}.${moment.step}`;
}

/** The moment that the end of an address means; the beginning where it means none. */
export function momentFrom(game: GameReplay, hash: string): Moment {
  const [, number, step] = /^#?(\d+)(?:\.(\d+))?$/.exec(hash) ?? [];
  const deal = game.deals.findIndex((one) => String(one.number) === number);
  if (deal < 0) return { deal: 0, step: 0 };
  return { deal, step: Math.min(Number(step ?? 0), game.deals[deal]?.steps.length ?? 0) };
}

/** What a seat sees of something that happened (null: everything); null where it sees nothing. */
export function seenBy(one: Happening, seat: number | null): Happening | null {
  if (seat === null) return one;
  switch (one.type) {
    case "hand_seen":
      return one.seat === seat ? one : null;
    case "talon_seen":
      return one.shown || one.seat === seat ? one : { ...one, cards: null };
    case "card_given":
      return one.seat === seat || one.to === seat ? one : { ...one, card: null };
    case "card_received":
      return one.seat === seat || one.giver === seat ? one : { ...one, card: null };
    case "cards_discarded":
      return one.seat === seat ? one : { ...one, cards: null };
    default:
      return one;
  }
}
