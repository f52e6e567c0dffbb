/** The letters in the corners of the cards, drawn as the figures of the art are: with a pen of one width. */
import type { Settings } from "../settings/settings.ts";
import type { Language } from "../texts/languages.ts";
import type { Rank } from "./card.ts";

type Alphabet = Exclude<Settings["letters"], "own">;

const OWN: Record<Language, Alphabet> = { en: "AKQJ", ru: "ТКДВ", uk: "ТКДВ", pl: "AKDW", bg: "АПДВ" };
const LETTERED: readonly Rank[] = ["A", "K", "Q", "J"];

/** The letter of a rank: of the language, unless another alphabet is wanted. */
export function letterOf(rank: Rank, letters: Settings["letters"], language: Language): string {
  if (rank === "T") return "10";
  const alphabet = letters === "own" ? OWN[language] : letters;
  return alphabet[LETTERED.indexOf(rank)] ?? rank;
}

const A = "M-270 460L-110 460M-200 450L0 -460L200 450M110 460L270 460M-120 130L120 130";
const K =
  "M-285 -460L-85 -460M-185 -460L-185 460M-285 460L-85 460M85 -460L285 -460M185 -440L-170 155M85 460L285 460M185 440L-10 -70";
const V =
  "M-260 -460L30 -460A220 220 0 0 1 30 -20L-160 -20M30 -20A240 240 0 0 1 30 460L-260 460M-160 -460L-160 460";

/** Strokes in a square of 1000, for a pen of 80. */
export const STROKES: Readonly<Record<string, string>> = {
  A,
  А: A,
  K,
  К: K,
  Q: "M-260 100C40 100 -40 460 260 460M-175 0L-175 -285A175 175 0 0 1 175 -285L175 285A175 175 0 0 1 -175 285Z",
  J: "M50 -460L250 -460M150 -460L150 250A100 100 0 0 1 -250 250L-250 220",
  "10": "M-260 430L-260 -430M-50 0L-50 -310A150 150 0 0 1 250 -310L250 310A150 150 0 0 1 -50 310Z",
  "9": "M250 -100A250 250 0 0 1 -250 -100L-250 -210A250 250 0 0 1 250 -210L250 210A250 250 0 0 1 0 460C-150 460 -180 400 -200 375",
  Т: "M-240 -270L-240 -460L240 -460L240 -270M0 -460L0 460M-110 460L110 460",
  Д: "M-280 460L-280 310L280 310L280 460M-190 310C-100 120 -80 -120 -80 -460L190 -460L190 310",
  В: V,
  П: "M-285 -460L285 -460M-185 -460L-185 460M185 -460L185 460M-285 460L-85 460M85 460L285 460",
  D: "M-260 -460L-10 -460A250 250 0 0 1 240 -210L240 210A250 250 0 0 1 -10 460L-260 460M-160 -460L-160 460",
  W: "M-290 -460L-150 -460M-220 -460L-120 450L0 -180L120 450L220 -460M150 -460L290 -460",
};
