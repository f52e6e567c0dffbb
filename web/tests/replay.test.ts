import { expect, it } from "vitest";
import type { GameReplay, OpenState, ReplayDeal, ReplayStep } from "../src/api/types.ts";
import type { Happening, SheetRow } from "../src/protocol.gen.ts";
import { moveFor } from "../src/replay/keys.ts";
import { namesOf } from "../src/replay/names.ts";
import {
  hashOf,
  momentFrom,
  moved,
  onTable,
  seenBy,
  stateAt,
  totalsAt,
  tricksOf,
  type Move,
} from "../src/replay/moments.ts";

const STATE: OpenState = {
  phase: "trick",
  to_act: 0,
  hands: ["AS KS", "TS QS", "JS 9S"],
  bid: 100,
  bidder: 0,
  passed: [1, 2],
  contract: { declarer: 0, amount: 100, dark: false, forced: false },
  trump: null,
  leader: 0,
  trick: [],
  best: null,
  won: [0, 0, 0],
  taken: [0, 0, 0],
  laid: "",
};
const AFTER_ONE: OpenState = { ...STATE, hands: ["AS", "QS", "JS"], taken: [0, 1, 0], won: [0, 14, 0] };
const ROW = { totals: [100, 20, 0] } as unknown as SheetRow;

function play(
  seat: number,
  card: string,
  more: Happening[] = [],
  state: OpenState | null = STATE,
): ReplayStep {
  return { seat, action: `play ${card}`, happened: [{ type: "card_played", seat, card }, ...more], state };
}
const taken = (seat: number, points: number): Happening => ({ type: "trick_taken", seat, points });

/** A call, then two tricks of three cards. */
function dealOf(number: number): ReplayDeal {
  return {
    number,
    dealer: 2,
    totals: [0, 0, 0],
    hands: STATE.hands,
    talons: ["9H 9D 9C"],
    start: { ...STATE, phase: "auction", leader: null, contract: null },
    steps: [
      {
        seat: 0,
        action: "bid 100",
        happened: [{ type: "called", seat: 0, action: "bid 100" }],
        state: STATE,
      },
      play(0, "KS", [{ type: "marriage_declared", seat: 0, suit: "S", value: 40 }]),
      play(1, "TS"),
      play(2, "9S", [taken(1, 14)], AFTER_ONE),
      play(1, "QS", [], AFTER_ONE),
      play(2, "JS", [], AFTER_ONE),
      play(0, "AS", [taken(0, 16)], null),
    ],
    row: ROW,
    proof: null,
  };
}

const GAME: GameReplay = {
  seats: ["Anna", "Boris", "Vera"],
  rules: { preset: "classic", players: 3, changes: {} },
  options: {},
  about: {},
  draw: null,
  deals: [dealOf(1), dealOf(2)],
  winners: [],
  hidden: false,
};
const deal = dealOf(1);

function walk(from: { deal: number; step: number }, ...moves: Move[]): { deal: number; step: number } {
  return moves.reduce((moment, move) => moved(GAME, moment, move), from);
}
const begin = { deal: 0, step: 0 };

it("goes action by action, over the end of a deal, and back", () => {
  const forward = walk(begin, ...Array<Move>(8).fill("next"));
  expect(forward).toEqual({ deal: 1, step: 0 });
  expect(walk(forward, "prev")).toEqual({ deal: 0, step: 7 });
  expect(walk(begin, "prev")).toEqual(begin);
});

it("stops at the end of the game", () => {
  const end = { deal: 1, step: 7 };
  expect(walk(end, "next")).toEqual(end);
  expect(walk(end, "nextTrick")).toEqual(end);
});

it("goes trick by trick: before the first card, then after each", () => {
  const stops = [1, 2, 3, 4].map((count) => walk(begin, ...Array<Move>(count).fill("nextTrick")));
  expect(stops).toEqual([
    { deal: 0, step: 1 },
    { deal: 0, step: 4 },
    { deal: 0, step: 7 },
    { deal: 1, step: 0 },
  ]);
  expect(walk({ deal: 0, step: 6 }, "prevTrick", "prevTrick", "prevTrick")).toEqual(begin);
  expect(walk({ deal: 1, step: 0 }, "prevTrick")).toEqual({ deal: 0, step: 7 });
});

it("goes deal by deal, first to the beginning of this one", () => {
  expect(walk({ deal: 1, step: 3 }, "prevDeal")).toEqual({ deal: 1, step: 0 });
  expect(walk({ deal: 1, step: 0 }, "prevDeal")).toEqual(begin);
  expect(walk(begin, "nextDeal")).toEqual({ deal: 1, step: 0 });
  expect(walk(begin, "last", "first")).toEqual(begin);
});

it("tells the tricks, who takes them and what is declared", () => {
  const tricks = tricksOf(deal).map(({ number, winner, points, from, to }) => [
    number,
    winner,
    points,
    from,
    to,
  ]);
  expect(tricks).toEqual([
    [1, 1, 14, 2, 4],
    [2, 0, 16, 5, 7],
  ]);
  expect(tricksOf(deal)[0]?.declared).toHaveLength(1);
});

it("leaves a full trick on the table until the next card", () => {
  expect(onTable(deal, 1)).toEqual({ cards: [], winner: null });
  expect(onTable(deal, 3).cards.map((one) => one.card)).toEqual(["KS", "TS"]);
  expect(onTable(deal, 4)).toMatchObject({ winner: 1 });
  expect(onTable(deal, 5).cards.map((one) => one.card)).toEqual(["QS"]);
});

it("knows how a deal stands when it is over", () => {
  expect(stateAt(deal, 0).phase).toBe("auction");
  expect(stateAt(deal, 7)).toMatchObject({ hands: ["", "", ""], to_act: null });
  expect(stateAt(deal, 7)).toMatchObject({ taken: [1, 1, 0], won: [16, 14, 0] });
  expect(totalsAt(deal, 6)).toEqual([0, 0, 0]);
  expect(totalsAt(deal, 7)).toEqual([100, 20, 0]);
});

it("writes a moment into an address and reads it", () => {
  const moment = { deal: 1, step: 5 };
  expect(hashOf(GAME, moment)).toBe("2.5");
  expect(momentFrom(GAME, "#2.5")).toEqual(moment);
  expect(momentFrom(GAME, "#2")).toEqual({ deal: 1, step: 0 });
  expect(momentFrom(GAME, "#2.99")).toEqual({ deal: 1, step: 7 });
  expect(momentFrom(GAME, "#9.1")).toEqual(begin);
  expect(momentFrom(GAME, "#x")).toEqual(begin);
});

it("shows to one's eyes only what that seat sees", () => {
  const given: Happening = { type: "card_given", seat: 0, to: 1, card: "9H" };
  expect([null, 0, 1, 2].map((seat) => seenBy(given, seat))).toEqual([
    given,
    given,
    given,
    { ...given, card: null },
  ]);
  const hand: Happening = { type: "hand_seen", seat: 1, cards: "AS" };
  expect([null, 1, 2].map((seat) => seenBy(hand, seat))).toEqual([hand, hand, null]);
  const received: Happening = { type: "card_received", seat: 1, giver: 0, card: "9H" };
  expect([1, 0, 2].map((seat) => seenBy(received, seat))).toMatchObject([
    { card: "9H" },
    { card: "9H" },
    { card: null },
  ]);
  const talon: Happening = { type: "talon_seen", seat: 0, talon: 1, cards: "9H", shown: false };
  expect(seenBy(talon, 1)).toMatchObject({ cards: null });
  expect(seenBy({ ...talon, shown: true }, 1)).toMatchObject({ cards: "9H" });
  const laid: Happening = { type: "cards_discarded", seat: 2, count: 1, cards: "9H" };
  expect([2, 0].map((seat) => seenBy(laid, seat))).toMatchObject([{ cards: "9H" }, { cards: null }]);
});

it("has keys that fields and the browser keep", () => {
  const press = (key: string, rest: KeyboardEventInit = {}) =>
    moveFor(new KeyboardEvent("keydown", { key, ...rest }));
  expect(press("ArrowRight")).toBe("next");
  expect(press("х", { code: "BracketLeft" })).toBe("prevTrick");
  expect(press("ArrowLeft", { altKey: true })).toBeUndefined();
  const field = document.body.appendChild(document.createElement("select"));
  let move: Move | undefined = "next";
  field.addEventListener("keydown", (event) => (move = moveFor(event)));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
  expect(move).toBeUndefined();
});

it("calls bots by the names that they have at tables", () => {
  const seats = ["Vera", "casual (bot)", "rookie (bot)"];
  expect(namesOf(seats, ["Boris", "Vera", "Marek"], "Guest")).toEqual([
    { name: "Vera", bot: false },
    { name: "Boris", bot: true },
    { name: "Marek", bot: true },
  ]);
  expect(namesOf(["casual (bot)"], [], "Guest")).toEqual([{ name: "1", bot: true }]);
});
