/** Rule sets that a person has saved under a name, in this browser. */
import type { Addressed } from "./address.ts";

export interface Saved extends Addressed {
  name: string;
}

const KEPT = "thousand.rules";
const MOST = 50;

/** Saved rule sets from whatever was kept; what is not one is passed over. */
export function savedFrom(kept: unknown): Saved[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter(isSaved).slice(0, MOST);
}

function isSaved(one: unknown): one is Saved {
  if (typeof one !== "object" || one === null) return false;
  const { name, preset, players, changes } = one as Record<string, unknown>;
  const texts = typeof name === "string" && name.trim() !== "" && typeof preset === "string";
  return texts && typeof players === "number" && typeof changes === "object" && changes !== null;
}

export function savedRules(): Saved[] {
  try {
    return savedFrom(JSON.parse(localStorage.getItem(KEPT) ?? "[]"));
  } catch {
    return [];
  }
}

/** Saves a rule set; another one of the same name gives way. Answers whether the browser keeps it. */
export function saveRules(rules: Saved): boolean {
  return keep([rules, ...savedRules().filter((one) => one.name !== rules.name)]);
}

export function forgetRules(name: string): boolean {
  return keep(savedRules().filter((one) => one.name !== name));
}

function keep(rules: readonly Saved[]): boolean {
  try {
    localStorage.setItem(KEPT, JSON.stringify(rules.slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
}
