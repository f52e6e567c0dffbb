/** Which options there are for a table, and which of them a person looks for. */
import { optionHelp, optionName, valueWord } from "./words.ts";
import type { Domain } from "../api/types.ts";

/** For how many players an option makes a difference, where not for all. */
const ONLY: Record<string, number> = {
  "deal.two_player_deal": 2,
  "deal.two_player_talons": 2,
  "deal.sitter_scores": 4,
};

/** Whether an option means anything at a table for so many. */
export function applies(option: string, players: number): boolean {
  return option !== "deal.players" && (ONLY[option] ?? players) === players;
}

/** Whether every word that is looked for stands in the option's label, help or values. */
export function found(option: string, domain: Domain, wanted: string): boolean {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return true;
  const values = domain.values.map((value) => valueWord(option, value));
  const text = [optionName(option), optionHelp(option), ...values].join(" ").toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}
