/** Whom the table waits for, as a message with a name. */
import type { Scene } from "../protocol.gen.ts";

const IDS: Readonly<Record<string, string>> = {
  dark: "board-waits-word",
  auction: "board-waits-word",
  talon: "board-waits-talon",
  exchange: "board-waits-exchange",
  raise: "board-waits-raise",
  trump: "board-waits-trump",
  trick: "board-waits-card",
};

/** Null where nobody is waited for. */
export function waitingFor(
  scene: Scene | null,
  names: readonly string[],
): { id: string; name: string } | null {
  const id = scene && IDS[scene.phase];
  if (!scene || scene.to_act === null || !id) return null;
  return { id, name: names[scene.to_act] ?? "" };
}

const TAGS: Readonly<Record<string, string>> = {
  dark: "word",
  auction: "word",
  exchange: "exchange",
  raise: "word",
};

/** The tag on the plate of the seat that acts: `board-tag-…` for others, `board-own-…` on the own plate. */
export function tagOf(phase: string, own: boolean): string {
  const tag = TAGS[phase] ?? "turn";
  return own ? `board-own-${tag}` : `board-tag-${tag}`;
}
