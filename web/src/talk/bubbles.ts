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
