/** The phrases that hang at the plates now. */
import type { Phrase } from "../state/live.svelte.ts";
import { say } from "../texts/say.svelte.ts";
import { emojiOf, phraseId } from "./phrases.ts";

/** The last thing said by each seat that is not muted; phrases that this page does not know are left out. */
export function bubblesOf(
  phrases: readonly Phrase[],
  muted: ReadonlySet<string>,
  names: readonly string[],
): Map<number, string> {
  const found = new Map<number, string>();
  for (const { seat, phrase } of phrases) {
    const id = phraseId(phrase);
    const text = emojiOf(phrase) ?? (id && say(id));
    if (text && !muted.has(names[seat] ?? "")) found.set(seat, text);
  }
  return found;
}

/** A phrase as it is read aloud: an emoji by its name. Undefined for one that this page does not know. */
export function spoken(phrase: string): string | undefined {
  if (emojiOf(phrase)) return say(`board-emoji-${phrase}`);
  const id = phraseId(phrase);
  return id && say(id);
}
