/** Words for options and their values, as the command line has them. */
import { has, say } from "../texts/say.svelte.ts";
import type { Value } from "../api/types.ts";

/** The message of something named in the rules: `option`, `game.barrel.at` give `option-game-barrel-at`. */
export function messageOf(kind: string, ...names: string[]): string {
  return [kind, ...names].join("-").replaceAll(".", "-").replaceAll("_", "-");
}

/** The label of an option; of a part of a group without the name of the group before it. */
export function optionLabel(option: string): string {
  const label = say(messageOf("option", option));
  const after = option.split(".").length === 3 ? label.indexOf(": ") : -1;
  return after < 0 ? label : label.charAt(after + 2).toLocaleUpperCase() + label.slice(after + 3);
}

/** The whole label, also of a part of a group. */
export function optionName(option: string): string {
  return say(messageOf("option", option));
}

export function optionHelp(option: string): string {
  return say(`${messageOf("option", option)}.help`);
}

/** The value of an option in words. */
export function valueWord(option: string, value: Value): string {
  if (typeof value === "boolean") return say(value ? "value-yes" : "value-no");
  if (Array.isArray(value)) return value.join(" / ");
  if (typeof value === "object") return say("value-on");
  if (typeof value === "number") return String(value);
  const deals = /^fixed_deals\((\d+)\)$/.exec(value as string)?.[1];
  if (deals) return say("value-game-finish-fixed-deals", { deals: Number(deals) });
  const named = messageOf("value", option, value as string);
  return say(has(named) ? named : messageOf("value", value as string));
}
