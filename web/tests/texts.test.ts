import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../src/api/api.ts";
import { faultText } from "../src/api/faults.ts";
import type { Summary } from "../src/api/types.ts";
import { company, doing, pace, rulesOf, standing } from "../src/home/listing.ts";
import { figure, signed } from "../src/texts/numbers.ts";
import { firstLanguage } from "../src/texts/languages.ts";
import { has, learn, learnRules, say, speak } from "../src/texts/say.svelte.ts";

beforeEach(() => speak("en"));

it("counts as the language counts", async () => {
  await speak("ru");
  const bots = [1, 2, 5, 21].map((count) => say("web-bots", { count }));
  expect(bots).toEqual(["1 бот", "2 бота", "5 ботов", "21 бот"]);
});

it("writes numbers without separators", () => {
  expect(say("web-deal", { number: 12345 })).toBe("deal 12345");
});

it("puts no invisible marks round what it fills in", () => {
  expect(say("web-played", { name: "Anna", card: "ace" })).toBe("Anna: ace");
});

it("says an attribute of a message", () => {
  expect(say("mark-bolt.event", { name: "Anna" })).toContain("Anna gets a bolt");
});

it("shows the id of a message that is not there, and complains", () => {
  const complaint = vi.spyOn(console, "error").mockReturnValue();
  expect(say("web-nothing-of-the-kind")).toBe("web-nothing-of-the-kind");
  expect(complaint).toHaveBeenCalledOnce();
});

it("learns the words of the rules when they are wanted, and keeps them in the next language", async () => {
  expect(has("option-game-target")).toBe(false);
  await learnRules();
  expect(has("option-game-target")).toBe(true);
  await speak("pl");
  expect(has("option-game-target")).toBe(true);
});

it("takes the first language that it knows", () => {
  expect(firstLanguage([null, "de-AT", "pl-PL", "ru"])).toBe("pl");
  expect(firstLanguage(["xx", undefined])).toBe("en");
});

it("writes points with a true minus", () => {
  expect([745, 0, -60].map(figure)).toEqual(["745", "0", "−60"]);
  expect([25, 0, -120].map(signed)).toEqual(["+25", "0", "−120"]);
});

it("tells an error by its code, and what it does not know in general words", () => {
  const complaint = vi.spyOn(console, "error");
  expect(faultText(new ApiError("bid_too_low", { lowest: 115, amount: 110 }))).toContain("at least 115");
  expect(faultText(new ApiError("unreachable"))).toContain("does not answer");
  expect(faultText(new ApiError("of_the_future"))).toBe(say("web-failed"));
  expect(faultText(new Error("x"))).toBe(say("web-failed"));
  expect(complaint).not.toHaveBeenCalled();
});

const TABLE: Summary = {
  id: "k7m2",
  preset: "classic",
  changes: 3,
  players: 3,
  stage: "playing",
  open: true,
  watchable: true,
  host: "Anna",
  seats: [
    { kind: "person", name: "Anna", level: null, here: true, total: 745 },
    { kind: "person", name: "Марек", level: null, here: true, total: -60 },
    { kind: "bot", name: "", level: "casual", here: true, total: 880 },
  ],
  seat: 0,
  deal: 15,
  to_act: 0,
  clock: null,
  game: null,
};

it("tells a table in the list", () => {
  expect(company(TABLE)).toBe("Марек, a bot");
  expect(company({ ...TABLE, seat: null })).toBe("Anna, Марек, a bot");
  expect(rulesOf(TABLE)).toBe("Classic, changes: 3");
  expect(standing(TABLE)).toBe("deal 15 · 745\u00a0:\u00a0−60\u00a0:\u00a0880");
  expect(standing({ ...TABLE, stage: "lobby" })).toBe("not begun");
  expect(pace({ ...TABLE, clock: 20 })).toBe("20 s");
});

it("tells whose turn it is at one's own table", () => {
  expect(doing(TABLE)).toBe("your turn");
  expect(doing({ ...TABLE, to_act: 1 })).toBe("turn: Марек");
  expect(doing({ ...TABLE, to_act: 2 })).toBe("go on");
  expect(doing({ ...TABLE, stage: "over", to_act: null })).toBe("look through");
});

it("loses no part that is asked for while another one comes", async () => {
  await Promise.all([learn("board"), learnRules(), speak("ru")]);
  expect(["play-bot-names", "option-game-target", "web-play"].map(has)).toEqual([true, true, true]);
});
