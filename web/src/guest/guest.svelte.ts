/** Who looks at the page. */
import { joinBy, me, takeName } from "../api/api.ts";
import { say } from "../texts/say.svelte.ts";

let name = $state<string | null>(null);
let asked: Promise<void> | undefined;

/** The name that the server knows; null before there is one. */
export function guestName(): string | null {
  return name;
}

/** Asks the server who this is, once; without an answer nobody is known. */
export function meet(): Promise<void> {
  asked ??= me().then(
    (known) => void (name = known.name),
    () => void (asked = undefined),
  );
  return asked;
}

/** Takes another name. */
export async function rename(wanted: string): Promise<void> {
  name = (await takeName(wanted)).name;
}

/** Becomes the person of a code from another device. */
export async function join(code: string): Promise<void> {
  name = (await joinBy(code)).name;
}

/** Nobody is known any more. */
export function forgotten(): void {
  name = null;
}

/** What to say to the server that may not know this person: a name, where there is none yet. */
export function introduction(wanted = ""): { name?: string } {
  return name === null ? { name: wanted.trim() || say("lobby-guest") } : {};
}
