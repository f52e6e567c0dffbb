/** What people say to each other with a tap: phrases by name, and emoji that are their own names. */
import type { Said } from "../protocol.gen.ts";

/** All that the server lets be said; the two lists below hold every one of them. */
type Phrase = Said["phrase"];

export const PHRASES = [
  "hello",
  "good_game",
  "well_played",
  "lucky",
  "oops",
  "thinking",
  "hurry",
  "thanks",
  "bye",
] as const satisfies readonly Phrase[];

type Picture = Exclude<Phrase, (typeof PHRASES)[number]>;

export const EMOJI = {
  smile: "🙂",
  laugh: "😄",
  wow: "😮",
  sad: "😕",
  thumb: "👍",
  clap: "👏",
} as const satisfies Record<Picture, string>;

/** How a phrase is looked up in the catalogue; undefined for one that this page does not know. */
export function phraseId(phrase: string): string | undefined {
  return (PHRASES as readonly string[]).includes(phrase)
    ? `board-say-${phrase.replaceAll("_", "-")}`
    : undefined;
}

/** The picture of an emoji by its name; undefined for other phrases. */
export function emojiOf(phrase: string): string | undefined {
  return Object.hasOwn(EMOJI, phrase) ? EMOJI[phrase as keyof typeof EMOJI] : undefined;
}
