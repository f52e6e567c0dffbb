/** Sentences for errors. */
import { has, say } from "../texts/say.svelte.ts";
import { ApiError } from "./api.ts";

/** What a person reads of an error with a code; of anything else only that it did not work. */
export function faultText(fault: unknown): string {
  if (!(fault instanceof ApiError)) return say("web-failed");
  if (fault.code === "unreachable") return say("web-unreachable");
  const id = `error-${fault.code.replaceAll("_", "-")}`;
  return has(id) ? say(id, fault.params) : say("web-failed");
}
