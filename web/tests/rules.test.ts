import { beforeEach, expect, it } from "vitest";
import type { Domain, Options } from "../src/api/types.ts";
import { queryOf, rulesFrom, shortNames } from "../src/rules/address.ts";
import { chaptersOf } from "../src/rules/card.ts";
import { changed, changesOf, countChanges, flat, usualParts, withValue } from "../src/rules/options.ts";
import { forgetRules, savedFrom, savedRules, saveRules } from "../src/rules/saved.ts";

const plain: Domain = {
  values: [],
  low: null,
  high: null,
  step: 1,
  items: 0,
  group: false,
  fixed_deals: false,
};
const DOMAINS: Record<string, Domain> = {
  "deal.players": { ...plain, values: [2, 3, 4] },
  "auction.bid_cap": { ...plain, values: ["none", "any_marriage", "best_marriage"] },
  "auction.bid_ceiling": { ...plain, values: ["none"], low: 1, high: 700 },
  "auction.dark": { ...plain, values: [true, false] },
  "talon.bomb": { ...plain, values: ["off"], group: true },
  "talon.bomb.others": { ...plain, low: 0, high: 1000 },
  "talon.bomb.penalty": { ...plain, low: 0, high: 1000 },
  "play.marriage_values": { ...plain, low: 0, high: 500, step: 5, items: 4 },
  "scoring.failure_costs": { ...plain, values: ["contract", 120] },
  "scoring.bolts": { ...plain, values: ["off"], group: true },
  "scoring.bolts.penalty": { ...plain, low: 0, high: 1000 },
  "game.finish": { ...plain, values: ["at_once"], low: 1, high: 1000, fixed_deals: true },
};
const NAMES = Object.keys(DOMAINS);
const CLASSIC: Options = {
  deal: { players: 3 },
  auction: { bid_cap: "any_marriage", bid_ceiling: "none", dark: false },
  talon: { bomb: "off" },
  play: { marriage_values: [40, 60, 80, 100] },
  scoring: { failure_costs: "contract", bolts: { penalty: 120 } },
  game: { finish: "at_once" },
};
const base = flat(CLASSIC);
const usual = usualParts([base, { "talon.bomb": "on", "talon.bomb.others": 60, "talon.bomb.penalty": 0 }]);

beforeEach(() => localStorage.clear());

it("names an option by as few words as tell it from the others", () => {
  const short = shortNames(NAMES);
  expect(short.get("auction.bid_cap")).toBe("bid_cap");
  expect(short.get("talon.bomb.penalty")).toBe("bomb.penalty");
  expect(short.get("scoring.bolts.penalty")).toBe("bolts.penalty");
  expect(new Set(short.values()).size).toBe(NAMES.length);
});

it.each([
  [{}, "preset=classic"],
  [{ "auction.bid_cap": "best_marriage" }, "preset=classic&bid_cap=best_marriage"],
  [{ "auction.dark": true, "auction.bid_ceiling": 300 }, "preset=classic&dark=yes&bid_ceiling=300"],
  [{ "play.marriage_values": [50, 60, 80, 100] }, "preset=classic&marriage_values=50-60-80-100"],
  [{ "scoring.failure_costs": 120 }, "preset=classic&failure_costs=120"],
  [{ "game.finish": "fixed_deals(12)" }, "preset=classic&finish=fixed_deals(12)"],
  [{ "scoring.bolts": "off" }, "preset=classic&bolts=off"],
  [{ "talon.bomb.others": 60, "talon.bomb.penalty": 0 }, "preset=classic&others=60&bomb.penalty=0"],
])("writes %j into an address and reads it back", (changes, query) => {
  const rules = { preset: "classic", players: 3, changes };
  expect(queryOf(rules, DOMAINS)).toBe(query);
  expect(rulesFrom(`?${query}`, DOMAINS, ["classic"])).toEqual(rules);
});

it("tells another number of players", () => {
  const rules = { preset: "classic", players: 4, changes: {} };
  expect(queryOf(rules, DOMAINS)).toBe("preset=classic&players=4");
  expect(rulesFrom("preset=classic&players=4", DOMAINS, ["classic"])).toEqual(rules);
});

it("reads the whole name of an option too, and passes over what it does not know", () => {
  const query = "preset=nothing&players=7&auction.dark=yes&bid_cap=all&bid_ceiling=-3&finish=later&lang=ru";
  expect(rulesFrom(query, DOMAINS, ["classic"])).toEqual({
    preset: "classic",
    players: 3,
    changes: { "auction.dark": true },
  });
});

it("switches a group on with its usual parts, and off with all of them", () => {
  const form = { preset: "classic", players: 3, values: base };
  const on = withValue(form, "talon.bomb", "on", usual);
  expect(changesOf(base, on.values, NAMES)).toEqual({ "talon.bomb.others": 60, "talon.bomb.penalty": 0 });
  expect(countChanges(changesOf(base, on.values, NAMES), base)).toBe(1);
  const off = withValue(form, "scoring.bolts", "off", usual);
  expect(changesOf(base, off.values, NAMES)).toEqual({ "scoring.bolts": "off" });
  expect(off.values).not.toHaveProperty(["scoring.bolts.penalty"]);
});

it("puts a changed option back", () => {
  const form = { preset: "classic", players: 3, values: changed(base, { "scoring.bolts": "off" }, usual) };
  expect(changesOf(base, withValue(form, "scoring.bolts", "on", usual).values, NAMES)).toEqual({});
});

it("takes a group that is stated as an object", () => {
  const values = changed(base, { "talon.bomb": { others: 40 } }, usual);
  expect(changesOf(base, values, NAMES)).toEqual({ "talon.bomb.others": 40, "talon.bomb.penalty": 0 });
});

it("keeps rules under a name, the newest first, each name once", () => {
  const rules = { preset: "classic", players: 3, changes: { "auction.dark": true } };
  expect(saveRules({ name: "Friday", ...rules })).toBe(true);
  saveRules({ name: "Sunday", ...rules });
  saveRules({ name: "Friday", ...rules, players: 4 });
  expect(savedRules().map((one) => [one.name, one.players])).toEqual([
    ["Friday", 4],
    ["Sunday", 3],
  ]);
  forgetRules("Friday");
  expect(savedRules().map((one) => one.name)).toEqual(["Sunday"]);
});

it.each([[null], ["x"], [[{ name: "" }]], [[{ name: "a", preset: 3 }]], [[null]]])(
  "finds no rules in %j",
  (kept) => expect(savedFrom(kept)).toEqual([]),
);

it("puts sentences into chapters and marks those that the preset does not have", () => {
  const lead = { message: "rule-play-first-lead-declarer", params: {} };
  const worth = { message: "rule-play-marriage-values", params: { spades: 40 } };
  const bid = { message: "rule-auction-bid-ceiling", params: { ceiling: 140 } };
  const chapters = chaptersOf([bid, lead, worth], [lead, { ...worth, params: { spades: 50 } }]);
  expect(chapters.map((one) => one.title)).toEqual(["section-auction", "section-play", "pages-marriages"]);
  expect(chapters.map((one) => one.sentences[0]?.differs)).toEqual([true, false, true]);
});
