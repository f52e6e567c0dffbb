import { beforeEach, expect, it } from "vitest";
import { dealingOf, progressOf, shownProof, textAt } from "../src/verify/proofs.ts";
import { deckSaid, secretSaid } from "../src/verify/said.ts";
import type { GameReplay } from "../src/api/types.ts";
import type { DeckFinding } from "../src/fair/verify.ts";
import { learnRules, speak } from "../src/texts/say.svelte.ts";

beforeEach(async () => {
  await speak("en");
  await learnRules();
});

const FOUND: DeckFinding = { status: "proven", code: null, params: {}, number: 1, cuts: 2, withheld: [] };

it("says what is found, with the names of the players", () => {
  expect(deckSaid(FOUND, [])).toBe("proven; 2 players cut the deck");
  expect(deckSaid({ ...FOUND, cuts: 0 }, [])).toContain("nobody cut");
  const wrong: DeckFinding = { ...FOUND, status: "wrong", code: "hand_differs", params: { seat: 1 } };
  expect(deckSaid(wrong, ["Anna", "Boris"])).toContain("Boris");
  expect(secretSaid({ status: "running", code: null, params: {} }, [])).toContain("not opened yet");
  expect(secretSaid({ status: "unproven", code: null, params: {} }, [])).toBe("no proof");
});

it("shows of a broken proof what can be shown", () => {
  expect(shownProof(null)).toBeNull();
  expect(shownProof("x")).toBeNull();
  const broken = { number: "1", commitment: "ab", nonces: [null, { seat: 2, nonce: 7 }] };
  expect(shownProof(broken)).toEqual({
    number: null,
    commitment: "ab",
    secret: "",
    cuts: [{ seat: 2, commitment: "", nonce: "" }],
  });
  expect(textAt({ match_secret: "ab" }, "match_secret")).toBe("ab");
  expect(textAt(undefined, "match_secret")).toBe("");
});

it("tells from a game what must be opened by now", () => {
  const row = {} as GameReplay["deals"][0]["row"];
  const game = { winners: [], hidden: false, deals: [{ row }] } as unknown as GameReplay;
  expect(progressOf(game)).toEqual({ over: false, running: false });
  expect(progressOf({ ...game, hidden: true })).toEqual({ over: false, running: true });
  expect(progressOf({ ...game, deals: [{ row: null }] as GameReplay["deals"] }).running).toBe(true);
  expect(progressOf({ ...game, winners: [1] }).over).toBe(true);
  const deal = { players: 2, first_dealer: "random", two_player_deal: "ten_and_two" };
  expect(dealingOf({ deal })).toEqual(deal);
});
