import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writeOffCost } from "../src/asking/writeOff.ts";
import { askOf, discardOf, waysOf } from "../src/asking/ask.ts";
import { doubtOf } from "../src/asking/confirm.ts";
import { sumsOf } from "../src/auction/sums.ts";
import { chartOf, targetOf } from "../src/ending/chart.ts";
import { cardOf, sentenceOf } from "../src/events/sentences.ts";
import { broken, choose, givesReady, layFor, NO_GIVES } from "../src/exchange/gives.ts";
import { seatFor } from "../src/lobby/arrival.ts";
import { ownCut } from "../src/fair/own.ts";
import { commandOf } from "../src/keys/keys.ts";
import type { DealScene, Scene, SheetRow, TableSeen, Turn, Update, Welcome } from "../src/protocol.gen.ts";
import { sharesOf } from "../src/reckoning/arithmetic.ts";
import { rowsOf } from "../src/reckoning/rows.ts";
import { seatNames } from "../src/seats/names.ts";
import { settingsFrom } from "../src/settings/settings.ts";
import { readAction } from "../src/state/actions.ts";
import { queue } from "../src/state/queue.ts";
import { after, collected, resting, taken, type Shown } from "../src/state/shown.ts";
import { lasting, stepsOf } from "../src/state/steps.ts";
import { told } from "../src/state/told.ts";
import { middleOf } from "../src/table/middle.ts";
import { remaining, written } from "../src/table/clock.ts";

const place = (name: string) => ({
  kind: "person" as const,
  name,
  level: null,
  here: true,
  stand_in: false,
  ready: false,
  games_won: 0,
});
const bot = { ...place(""), kind: "bot" as const, level: "casual" };
const table: TableSeen = {
  stage: "playing",
  places: [place("Ada"), bot, bot],
  you: 0,
  arrival: "known",
  host: true,
  hints: true,
  undo: true,
  cutting: null,
  question: null,
  clock: null,
  watching: 0,
};
const deal: DealScene = {
  number: 1,
  dealer: 2,
  playing: [0, 1, 2],
  sitter: null,
  hand: "AS KH",
  sizes: [2, 2, 2],
  calls: [],
  bid: 100,
  bidder: 0,
  passed: [],
  contract: { declarer: 0, amount: 100, dark: false, forced: false },
  talons: [{ number: 1, seat: null, cards: null, size: 3 }],
  gifts: [],
  discards: null,
  discarded: 0,
  trump: null,
  leader: 0,
  trick: [],
  best: null,
  last_trick: null,
  taken: [0, 0, 0],
  won: [0, 0, 0],
  marriages: [],
};
const standing = { total: 0, barrel: null, bolts: 0, write_offs: 0, bombs: 0 };
const turn: Turn = { legal: ["play AS"], blocked: [], limit: null, declares: {}, rest: false };
const scene: Scene = {
  seat: 0,
  phase: "trick",
  to_act: 0,
  turn_number: 4,
  dealer: 2,
  standings: [standing, standing, standing],
  winners: [],
  deal,
  turn,
};
const shown: Shown = { table, scene, sheet: [], taker: null, opened: null, declared: null };
const row: SheetRow = {
  number: 1,
  dealer: 2,
  outcome: "played",
  declarer: 0,
  contract: 120,
  dark: false,
  made: true,
  claimant: null,
  worth: [
    { cards: 67, marriages: 60, aces: 0, extra: 0 },
    { cards: 33, marriages: 0, aces: 0, extra: 0 },
    { cards: 0, marriages: 0, aces: 0, extra: 0 },
  ],
  scores: [120, 35, 0],
  before: [760, 100, 0],
  totals: [880, 135, 0],
  marriages: [{ seat: 0, suit: "C", value: 60 }],
  marks: [
    { seat: 2, mark: "bolt" },
    { seat: 0, mark: "barrel" },
  ],
  lines: [
    { seat: 0, points: 120, reason: "contract" },
    { seat: 1, points: 35, reason: "defence" },
  ],
  bolts: [0, 0, 1],
  attempts: [0, null, null],
};
const welcome: Welcome = {
  type: "welcome",
  protocol: 1,
  version: 9,
  id: "t",
  match: "m",
  rules: {},
  options: { game: { barrel: { deals: 3 } } },
  settings: {},
  match_commitment: null,
  draw: null,
  table,
  scene,
  sheet: [],
  missed: [],
  proofs: [],
};
const update = (part: Partial<Update>): Update => ({
  type: "update",
  version: 10,
  happened: [],
  scene: null,
  table: null,
  undone: false,
  ...part,
});

describe("what was told", () => {
  it("is nothing before the welcome", () => {
    expect(told(null, update({}))).toBeNull();
  });
  it("keeps what an update does not speak of", () => {
    const before = told(null, welcome);
    const next = told(before, update({ version: 12 }));
    expect(next).toEqual({ ...before, version: 12 });
  });
  it("takes the row of a settled deal once, and its cards for the proof", () => {
    const happened = [
      { type: "cards_opened" as const, hands: ["AS", "KS", "QS"], talons: ["JS"] },
      { type: "deal_settled" as const, row },
    ];
    const once = told(told(null, welcome), update({ happened }));
    expect(once?.sheet).toEqual([row]);
    expect(once?.dealt).toEqual({ number: 1, dealer: 2, hands: ["AS", "KS", "QS"], talons: ["JS"] });
    expect(told(once, update({ happened }))?.sheet).toEqual([row]);
  });
  it("takes the row of an annulled deal, and its cards for the proof", () => {
    const annulled: SheetRow = { ...row, outcome: "annulled", declarer: null, contract: null };
    const happened = [
      { type: "deal_annulled" as const, seat: null, row: annulled },
      { type: "cards_opened" as const, hands: ["AS", "KS", "QS"], talons: ["JS"] },
    ];
    const next = told(told(null, welcome), update({ happened }));
    expect(next?.sheet).toEqual([annulled]);
    expect(next?.dealt?.number).toBe(1);
  });
  it("keeps one proof of a deal", () => {
    const proof = { type: "proof" as const, deal: 1, proof: { number: 1 } };
    const twice = told(told(told(null, welcome), proof), { ...proof, proof: { number: 2 } });
    expect(twice?.proofs).toEqual([{ ...proof, proof: { number: 2 } }]);
  });
});

describe("what is shown", () => {
  it("asks nothing while something happens", () => {
    const next = after(shown, { type: "card_played", seat: 0, card: "AS" });
    expect(next.scene?.turn).toBeNull();
    expect(next.scene?.deal).toMatchObject({
      hand: "KH",
      trick: [{ seat: 0, card: "AS" }],
      sizes: [1, 2, 2],
    });
  });
  it("leaves the screen before as it was", () => {
    after(shown, { type: "card_played", seat: 0, card: "AS" });
    expect(shown.scene?.deal?.trick).toEqual([]);
  });
  it("lets a full trick lie, then takes it away", () => {
    const full = after(after(shown, { type: "card_played", seat: 0, card: "AS" }), {
      type: "trick_taken",
      seat: 0,
      points: 11,
    });
    expect(full.taker).toBe(0);
    expect(full.scene?.deal?.trick).toHaveLength(1);
    const gone = collected(full);
    expect(gone.scene?.deal).toMatchObject({ trick: [], taken: [1, 0, 0], last_trick: { winner: 0 } });
  });
  it("opens the talon before it goes to a hand", () => {
    const open = after(shown, { type: "talon_seen", seat: 0, talon: 1, cards: "9S 9C 9D", shown: true });
    expect(middleOf(open, null)).toBe("opened");
    expect(open.scene?.deal?.hand).toBe("AS KH");
    expect(taken(open).scene?.deal).toMatchObject({ hand: "AS KH 9S 9C 9D", sizes: [5, 2, 2] });
  });
  it("counts calls, the contract and a raise", () => {
    const called = ["bid 110", "pass", "raise 130"].reduce(
      (now, action, seat) => after(now, { type: "called", seat, action }),
      shown,
    );
    expect(called.scene?.deal).toMatchObject({ bid: 110, bidder: 0, passed: [1], contract: { amount: 130 } });
  });
  it("hides the cards of a deal that begins", () => {
    const next = after(shown, { type: "deal_started", number: 2, dealer: 0 });
    expect(next.scene?.deal).toMatchObject({ number: 2, hand: "", trick: [], contract: null });
  });
  it("moves a gift from the giver to its seat", () => {
    const gone = after(shown, { type: "card_given", seat: 0, to: 1, card: "AS" });
    expect(gone.scene?.deal).toMatchObject({ hand: "KH", gifts: [{ giver: 0, to: 1, card: "AS" }] });
    const come = after(gone, { type: "card_received", seat: 1, giver: 0, card: null });
    expect(come.scene?.deal?.sizes).toEqual([1, 3, 2]);
  });
  it("rests on what the server tells", () => {
    const all = told(null, welcome);
    expect(all && resting(all)).toEqual(shown);
  });
});

describe("steps", () => {
  const times = { lift: 140, fly: 260, give: 420, hold: 900 };
  it("holds a full trick, then gives it away", () => {
    const steps = stepsOf([{ type: "trick_taken", seat: 1, points: 5 }], 0);
    expect(steps.map((step) => step.pace)).toEqual(["hold", "give"]);
    expect(steps.map((step) => step.one !== null)).toEqual([true, false]);
  });
  it("does not wait for one's own call", () => {
    const call = { type: "called" as const, seat: 0, action: "pass" };
    expect(stepsOf([call], 0)[0]?.pace).toBe("none");
    expect(stepsOf([call], 1)[0]?.pace).toBe("call");
  });
  it("lets the talon lie as long where nothing moves", () => {
    const still = { lift: 0, fly: 0, give: 0, hold: 900 };
    expect(lasting("open", still)).toBe(lasting("open", times));
    expect(lasting("fly", still)).toBe(0);
    expect(lasting("hold", still)).toBe(900);
  });
});

describe("the queue", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const log: string[] = [];
  const step = (name: string, wait: number) => ({ run: () => log.push(name), wait: () => wait });
  beforeEach(() => log.splice(0));

  it("plays one thing at a time", () => {
    const rest = vi.fn();
    const steps = queue(rest);
    steps.add([step("a", 100), step("b", 0), step("c", 50)]);
    expect(log).toEqual(["a"]);
    vi.advanceTimersByTime(100);
    expect(log).toEqual(["a", "b", "c"]);
    expect(rest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    expect(rest).toHaveBeenCalledOnce();
  });
  it("lets what comes meanwhile wait", () => {
    const steps = queue(() => undefined);
    steps.add([step("a", 100)]);
    steps.add([step("b", 0)]);
    expect(log).toEqual(["a"]);
    vi.advanceTimersByTime(100);
    expect(log).toEqual(["a", "b"]);
    expect(steps.busy).toBe(false);
  });
  it("hurries through one pause only", () => {
    const steps = queue(() => undefined);
    steps.add([step("a", 1000), step("b", 1000), step("c", 0)]);
    steps.hurry();
    expect(log).toEqual(["a", "b"]);
  });
  it("keeps a pause as long as it is held", () => {
    const steps = queue(() => undefined);
    steps.add([step("a", 100), step("b", 0)]);
    steps.keep();
    vi.advanceTimersByTime(5000);
    expect(log).toEqual(["a"]);
    steps.release();
    expect(log).toEqual(["a", "b"]);
  });
  it("forgets on clear and goes on afterwards", () => {
    const steps = queue(() => undefined);
    steps.add([step("a", 100), step("b", 0)]);
    steps.clear();
    vi.advanceTimersByTime(1000);
    expect(log).toEqual(["a"]);
    steps.add([step("c", 0)]);
    expect(log).toEqual(["a", "c"]);
  });
  it("finishes all at once", () => {
    const steps = queue(() => undefined);
    steps.add([step("a", 100), step("b", 100), step("c", 100)]);
    steps.finish();
    expect(log).toEqual(["a", "b", "c"]);
    expect(steps.busy).toBe(false);
  });
  it("does not watch what it is far behind with", () => {
    const steps = queue(() => undefined);
    steps.add(Array.from({ length: 40 }, (_, place) => step(String(place), 100)));
    expect(log.length).toBeGreaterThan(10);
  });
});

describe("questions", () => {
  const asked = (...legal: string[]) => askOf({ ...turn, legal });
  it("reads the auction", () => {
    expect(asked("bid 110", "bid 115", "pass")).toMatchObject({ kind: "bid", sums: [110, 115], pass: true });
    expect(asked("bid 100")).toMatchObject({ kind: "bid", pass: false });
  });
  it("reads the exchange with its ways out", () => {
    expect(asked("give 9S 1", "give 9S 2", "give AH 1", "write_off", "bomb")).toMatchObject({
      kind: "give",
      cards: ["9S", "AH"],
      seats: [1, 2],
      writeOff: true,
      bomb: true,
    });
    expect(asked("discard 9S 9C", "discard 9S AH")).toMatchObject({ kind: "discard", count: 2 });
  });
  it("finds a discard whatever the order of its cards", () => {
    const legal = ["discard 9S AH", "discard 9S 9C"];
    expect(discardOf({ ...turn, legal }, ["AH", "9S"])).toBe("discard 9S AH");
    expect(discardOf({ ...turn, legal }, ["AH", "9C"])).toBeUndefined();
  });
  it("knows how a king may be led", () => {
    const legal = ["play KH", "play KH!", "play QS!"];
    expect(waysOf({ ...turn, legal }, "KH")).toEqual({ plain: true, declare: true });
    expect(waysOf({ ...turn, legal }, "QS")).toEqual({ plain: false, declare: true });
  });
  it("reads every verb", () => {
    expect(readAction("play KH!")).toEqual({ verb: "play", card: "KH", declare: true });
    expect(readAction("give 9S 2")).toEqual({ verb: "give", card: "9S", seat: 2 });
    expect(readAction("write_off")).toEqual({ verb: "write_off" });
  });
  it("asks once more only where that is wanted", () => {
    const on = settingsFrom({});
    const off = settingsFrom({ confirmHigh: false, confirmWriteOff: false, confirmRaise: false });
    expect(doubtOf("bid 125", on, true)).toBe("board-sure-high");
    expect(doubtOf("bid 125", on, false)).toBeNull();
    expect(doubtOf("bid 120", on, true)).toBeNull();
    expect(doubtOf("write_off", on, true)).toBe("board-sure-write-off");
    for (const action of ["bid 125", "write_off", "raise 130"]) expect(doubtOf(action, off, true)).toBeNull();
  });
});

describe("the exchange", () => {
  it("goes from a card to a seat, and the last seat needs no second tap", () => {
    const one = layFor(choose(NO_GIVES, "9S", [1, 2]), 2);
    expect([...one.laid]).toEqual([[2, "9S"]]);
    const two = choose(one, "JD", [1, 2]);
    expect(givesReady(two, [1, 2])).toEqual(["give JD 1", "give 9S 2"]);
  });
  it("gives nothing before every seat has a card", () => {
    expect(givesReady(layFor(choose(NO_GIVES, "9S", [1, 2]), 1), [1, 2])).toEqual([]);
  });
  it("takes a card back by its seat", () => {
    const laid = layFor(choose(NO_GIVES, "9S", [1, 2]), 1);
    expect(layFor(laid, 1)).toEqual({ chosen: "9S", laid: new Map() });
  });
  it("tells which marriage is broken", () => {
    expect(broken(["KH", "QH", "KS"], ["QH"])).toEqual(["H"]);
    expect(broken(["KH", "QH", "KS"], ["KS"])).toEqual([]);
  });
});

it("shows a few sums and keeps the rest behind one button", () => {
  const many = Array.from({ length: 13 }, (_, place) => 105 + 5 * place);
  expect(sumsOf(many)).toEqual({ first: [105, 110, 115, 120], rest: many });
  expect(sumsOf([115, 120])).toEqual({ first: [115, 120], rest: [] });
  expect(new Set(sumsOf(many, 3).first).size).toBe(3);
});

describe("sentences", () => {
  const names = ["Ada", "Vera", "Marek"];
  const words = { card: (card: string) => `<${card}>` };
  it("names whoever acts", () => {
    expect(sentenceOf({ type: "called", seat: 1, action: "bid 110" }, names, words)).toEqual([
      "event-bid",
      { name: "Vera", amount: 110 },
    ]);
    expect(sentenceOf({ type: "called", seat: 1, action: "write_off" }, names, words)?.[0]).toBe(
      "event-write-off",
    );
  });
  it("does not name what is hidden", () => {
    const given = sentenceOf({ type: "card_given", seat: 0, to: 2, card: null }, names, words);
    expect(given).toEqual(["event-given-hidden", { name: "Ada", to: "Marek" }]);
  });
  it("is silent where another sentence says it", () => {
    expect(sentenceOf({ type: "called", seat: 1, action: "take 2" }, names, words)).toBeNull();
    expect(sentenceOf({ type: "cards_opened", hands: [], talons: [] }, names, words)).toBeNull();
  });
  it("tells the arithmetic of a deal", () => {
    expect(sentenceOf({ type: "deal_settled", row }, names, words)).toEqual([
      "event-made",
      { name: "Ada", contract: 120, earned: "127", scores: "Ada +120, Vera +35, Marek 0" },
    ]);
  });
  it("knows cards by the numbers of the core", () => {
    expect([0, 5, 8, 18, 23].map(cardOf)).toEqual(["AS", "9S", "KC", "AH", "9H"]);
  });
});

it("reckons a deal part by part", () => {
  const [declarer, second] = sharesOf(row);
  expect(declarer).toMatchObject({ seat: 0, earned: 127, change: 120, before: 760, after: 880 });
  expect(declarer?.parts).toEqual([
    { kind: "cards", points: 67 },
    { kind: "marriage", points: 60, suit: "C" },
  ]);
  expect(second?.parts).toEqual([{ kind: "cards", points: 33 }]);
});

it("draws the sheet's row with its signs", () => {
  const [drawn] = rowsOf([row], { game: { barrel: { deals: 3 } } });
  expect(drawn?.cells[0]).toMatchObject({ contract: 120, outcome: "made", framed: true, of: 3 });
  expect(drawn?.cells[2]).toMatchObject({ signs: ["bolt"], written: 0, framed: false });
});

it("gives bots names that no person has", () => {
  expect(seatNames([place("Vera"), bot, bot], ["Boris", "Vera", "Marek"], "free", "Guest")).toEqual([
    "Vera",
    "Boris",
    "Marek",
  ]);
});

it("tells what a write-off costs oneself, by those before", () => {
  const rules = (free: number, penalty: number) => ({
    talon: { write_off: { others: 60, free, penalty } },
  });
  const said = (free: number, penalty: number, before: number) => writeOffCost(rules(free, penalty), before);
  expect(said(2, 120, 0)).toEqual(["board-write-off-later", { others: 60, penalty: 120, every: 3, left: 2 }]);
  expect(said(2, 120, 4)[1]).toMatchObject({ left: 1 });
  expect(said(2, 120, 5)).toEqual(["board-write-off-now", { others: 60, penalty: 120 }]);
  expect(said(0, 120, 0)[0]).toBe("board-write-off-now");
  expect(said(2, 0, 2)).toEqual(["board-write-off-free", { others: 60 }]);
});

it("calls a person without a name a guest in the language of the page", () => {
  expect(seatNames([place("Guest"), place("Gość"), place("Guests")], [], "-", "Гость")).toEqual([
    "Гость",
    "Гость 2",
    "Guests",
  ]);
});

it("seats one who comes by the link on a free seat, then in place of a bot", () => {
  const empty = { ...place(""), kind: "empty" as const };
  expect(seatFor([place("Ada"), bot, empty])).toBe(2);
  expect(seatFor([place("Ada"), bot, bot])).toBe(1);
  expect(seatFor([place("Ada"), place("Bo")])).toBeNull();
});

it("finds the own cut in a proof, and a promise that was changed", () => {
  const kept = { nonce: "aa", commitment: "c" };
  const proof = { commitment: "c", nonces: [{ seat: 0, nonce: "aa" }] };
  expect(ownCut(proof, kept)).toBe("in");
  expect(ownCut({ ...proof, nonces: [] }, kept)).toBe("late");
  expect(ownCut({ ...proof, commitment: "d" }, kept)).toBe("wrong");
  expect(ownCut(proof, null)).toBe("none");
});

it("reads keys by their place, whatever the layout writes", () => {
  const key = (code: string, written = "x", ctrlKey = false) => ({
    code,
    key: written,
    ctrlKey,
    metaKey: false,
    altKey: false,
  });
  expect(commandOf(key("KeyH", "р"))).toBe("hint");
  expect(commandOf(key("Slash", "?"))).toBe("help");
  expect(commandOf(key("KeyP", "p", true))).toBeUndefined();
  expect(commandOf(key("Digit1", "1"))).toBeUndefined();
});

it("runs a clock down through the action and the bank", () => {
  const clock = { seat: 1, action: 5000, banks: [0, 60_000, 0] };
  expect(remaining(clock, 6000)).toBe(59_000);
  expect(remaining(clock, 99_000)).toBe(0);
  expect(written(59_000)).toBe("0:59");
  expect(written(60_001)).toBe("1:01");
});

it("draws totals inside the frame", () => {
  const drawn = chartOf([0, 0], [[120, -60]], 1000, 300, 100);
  expect(drawn.target).toBe(0);
  expect(drawn.curves[1]?.end).toEqual({ x: 300, y: 100 });
});

it("draws no target where the game ends after a number of deals", () => {
  expect(targetOf({ game: { finish: "fixed_deals(6)", target: 1000 } })).toBeNull();
  expect(targetOf({ game: { finish: "full_round", target: 500 } })).toBe(500);
  const drawn = chartOf([0, 0], [[120, 60]], null, 300, 100);
  expect(drawn.target).toBeNull();
  expect(drawn.curves[0]?.end.y).toBe(0);
});
