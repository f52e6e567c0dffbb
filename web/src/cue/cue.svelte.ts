/** What tells the person that something happens, besides the picture: a sound, a shake, the title of the page. */
import { call } from "../live/live.svelte.ts";
import type { Happening } from "../protocol.gen.ts";
import { shake, sound } from "../sounds/sounds.ts";

/** The sound of something that happens. */
export function heard(one: Happening): void {
  if (one.type === "card_played") sound("card");
  if (one.type === "trick_taken") sound("trick");
}

/** It is the person's turn: told aloud, by sound and by a shake. */
export function yourTurn(sentence: string): void {
  call(sentence);
  sound("turn");
  shake();
}
