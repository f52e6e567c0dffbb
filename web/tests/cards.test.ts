import { expect, it } from "vitest";
import { inHand } from "../src/cards/card.ts";
import { STROKES, letterOf } from "../src/cards/letters.ts";
import { cardName } from "../src/cards/names.ts";
import { CHOICES } from "../src/settings/settings.ts";
import { LANGUAGES, type Language } from "../src/texts/languages.ts";
import { say, speak } from "../src/texts/say.svelte.ts";

const languages = Object.keys(LANGUAGES) as Language[];
const RANKS = { A: "ace", T: "ten", K: "king", Q: "queen", J: "jack", "9": "nine" } as const;
const ranks = Object.keys(RANKS) as (keyof typeof RANKS)[];

it("sorts by suit and strength", () => {
  expect(inHand(["9D", "TS", "AS", "QC", "KH"])).toEqual(["AS", "TS", "KH", "QC", "9D"]);
});

it("puts trump first", () => {
  expect(inHand(["9D", "AS", "KH"], "D")).toEqual(["9D", "AS", "KH"]);
});

it("leaves the cards that it was given alone", () => {
  const cards = Object.freeze(["9D", "AS"]);
  expect(inHand(cards)).toEqual(["AS", "9D"]);
});

it.each(languages)("has the letters that the catalogue of %s has", async (language) => {
  await speak(language);
  for (const rank of ranks) {
    expect(letterOf(rank, "own", language)).toBe(say("card-index", { rank: RANKS[rank] }));
  }
});

it("can draw every letter", () => {
  for (const letters of CHOICES.letters) {
    for (const language of languages) {
      for (const rank of ranks) expect(STROKES[letterOf(rank, letters, language)]).toMatch(/^M/);
    }
  }
});

it("names cards in the language", async () => {
  await speak("en");
  expect(cardName("TH")).toBe("ten of hearts");
  await speak("ru");
  expect(cardName("JC")).toBe("валет треф");
});
