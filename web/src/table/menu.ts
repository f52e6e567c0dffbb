/** What the menu of a table offers. */
import type { TableSeen } from "../protocol.gen.ts";
import { alone } from "../seats/names.ts";
import { say } from "../texts/say.svelte.ts";

export interface Doings {
  hint: () => void;
  undo: () => void;
  invite: () => void;
  rules: () => void;
  talk: () => void;
  proofs: () => void;
  keys: () => void;
  abort: () => void;
  leave: () => void;
  hints: () => void;
  standIn: (seat: number) => void;
}

/** The items of a table's own, those first that are wanted most. Nothing that would do nothing is offered. */
export function menuOf(table: TableSeen, names: readonly string[], doings: Doings) {
  const playing = table.stage === "playing";
  const seated = table.you !== null;
  const running = playing || table.stage === "between" || table.stage === "cutting";
  const room = table.places.some((place) => place.kind === "bot");
  const away = table.places.flatMap((place, seat) =>
    place.kind === "person" && !place.here && !place.stand_in && seat !== table.you ? [seat] : [],
  );
  const when = (offered: boolean, label: string, onclick: () => void) =>
    offered ? [{ label, onclick }] : [];
  return [
    ...when(playing && table.hints && seated, say("board-hint"), doings.hint),
    ...when(playing && table.undo, say("board-undo"), doings.undo),
    ...when(running && seated && !alone(table), say("board-talk"), doings.talk),
    ...when(running && seated && !table.hints, say("board-allow-hints"), doings.hints),
    ...away.flatMap((seat) =>
      when(running && seated, say("board-stand-in", { name: names[seat] ?? "" }), () => doings.standIn(seat)),
    ),
    ...when(running && seated && room, say("board-invite"), doings.invite),
    ...when(true, say("board-rules"), doings.rules),
    ...when(table.stage !== "lobby", say("board-proofs"), doings.proofs),
    ...when(true, say("board-keys"), doings.keys),
    ...when(running && seated, say("board-abort"), doings.abort),
    ...when(seated && table.stage !== "lobby", say("board-leave"), doings.leave),
  ];
}
