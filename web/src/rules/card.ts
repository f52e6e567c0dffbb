/** The reminder card of a rule set: its sentences by chapter. */
import type { Sentence } from "../api/types.ts";

export interface Chapter {
  /** The message of the heading. */
  title: string;
  sentences: { sentence: Sentence; differs: boolean }[];
}

const CHAPTERS: readonly [title: string, begins: readonly string[]][] = [
  ["section-deal", ["rule-deal-"]],
  ["section-auction", ["rule-auction-"]],
  ["section-talon", ["rule-talon-"]],
  ["section-play", ["rule-play-first-lead", "rule-play-trump", "rule-play-must"]],
  ["pages-marriages", ["rule-play-"]],
  ["section-scoring", ["rule-scoring-"]],
  ["section-game", ["rule-game-"]],
];

/** Chapters in the order of a deal; a sentence that the preset does not have is marked. */
export function chaptersOf(sentences: readonly Sentence[], preset: readonly Sentence[] | null): Chapter[] {
  const usual = preset && new Set(preset.map((one) => JSON.stringify(one)));
  const chapters = CHAPTERS.map(([title]): Chapter => ({ title, sentences: [] }));
  for (const sentence of sentences) {
    const place = CHAPTERS.findIndex(([, begins]) => begins.some((one) => sentence.message.startsWith(one)));
    const differs = usual !== null && !usual.has(JSON.stringify(sentence));
    chapters[place]?.sentences.push({ sentence, differs });
  }
  return chapters.filter((chapter) => chapter.sentences.length);
}
