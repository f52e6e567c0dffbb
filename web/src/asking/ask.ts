/** What the seat to act is asked, read from its legal actions. */
import type { Card, Suit } from "../cards/card.ts";
import type { Turn } from "../protocol.gen.ts";
import { readAction, type Action } from "../state/actions.ts";

/** Ways out that may stand beside any question. */
export interface Outs {
  claim: boolean;
  writeOff: boolean;
  bomb: boolean;
}

export type Ask = Outs &
  (
    | { kind: "dark" }
    | { kind: "bid"; sums: number[]; pass: boolean }
    | { kind: "raise"; sums: number[] }
    | { kind: "talon"; talons: number[] }
    | { kind: "give"; cards: Card[]; seats: number[] }
    | { kind: "discard"; count: number; cards: Card[]; sets: Card[][] }
    | { kind: "trump"; suits: Suit[] }
    | { kind: "play"; cards: Card[] }
    | { kind: "claim" }
  );

type Of<Verb extends Action["verb"]> = Action & { verb: Verb };

/** The question of a turn. */
export function askOf(turn: Turn): Ask {
  const actions = turn.legal.map(readAction);
  const of = <Verb extends Action["verb"]>(verb: Verb) =>
    actions.filter((one): one is Of<Verb> => one.verb === verb);
  const some = (verb: Action["verb"]) => of(verb).length > 0;
  const outs = { claim: some("claim"), writeOff: some("write_off"), bomb: some("bomb") };
  if (some("dark") || some("look")) return { ...outs, kind: "dark" };
  if (some("give")) {
    const gives = of("give");
    return {
      ...outs,
      kind: "give",
      cards: once(gives.map((one) => one.card)),
      seats: once(gives.map((one) => one.seat)),
    };
  }
  if (some("discard")) {
    const sets = of("discard").map((one) => one.cards);
    return { ...outs, kind: "discard", count: sets[0]?.length ?? 0, cards: once(sets.flat()), sets };
  }
  if (some("raise") || some("stand"))
    return { ...outs, kind: "raise", sums: of("raise").map((one) => one.amount) };
  if (some("bid") || some("pass"))
    return { ...outs, kind: "bid", sums: of("bid").map((one) => one.amount), pass: some("pass") };
  if (some("take")) return { ...outs, kind: "talon", talons: of("take").map((one) => one.talon) };
  if (some("trump")) return { ...outs, kind: "trump", suits: of("trump").map((one) => one.suit) };
  if (some("play")) return { ...outs, kind: "play", cards: once(of("play").map((one) => one.card)) };
  return { ...outs, kind: "claim" };
}

function once<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

/** How a card may be played: plainly, declaring, or as one chooses. */
export function waysOf(turn: Turn, card: Card): { plain: boolean; declare: boolean } {
  return { plain: turn.legal.includes(`play ${card}`), declare: turn.legal.includes(`play ${card}!`) };
}

/** The discard that lays exactly these cards aside, as it is written; undefined where it is not legal. */
export function discardOf(turn: Turn, cards: readonly Card[]): string | undefined {
  const wanted = [...cards].sort().join();
  return turn.legal.find((text) => {
    const action = readAction(text);
    return action.verb === "discard" && [...action.cards].sort().join() === wanted;
  });
}
