/**
 * A rule set in an address that a person can read: `/rules?preset=classic&bid_cap=best_marriage&dump_at=555`. An option
 * goes by the last of its words, with the word before it where another option ends alike; its whole name is read too.
 */
import type { Domain, RulesDocument, Value } from "../api/types.ts";

type Domains = Readonly<Record<string, Domain>>;

export interface Addressed {
  preset: string;
  players: number;
  changes: Record<string, Value>;
}

/** The short name of every option: the fewest of its last words that no other option ends with. */
export function shortNames(names: readonly string[]): Map<string, string> {
  const tail = (name: string, words: number): string => name.split(".").slice(-words).join(".");
  return new Map(
    names.map((name) => {
      const fits = [1, 2, 3].find((words) => {
        const short = tail(name, words);
        return names.every((other) => other === name || tail(other, words) !== short);
      });
      return [name, tail(name, fits ?? 3)];
    }),
  );
}

function written(value: Value): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join("-") : String(value);
}

/** The value that a word in an address means for an option; undefined where it means none. */
function read(word: string, domain: Domain): Value | undefined {
  if (domain.items) {
    const items = word.split("-").map(Number);
    return items.length === domain.items && items.every(Number.isInteger) ? items : undefined;
  }
  if (domain.values.includes(true)) return word === "yes" ? true : word === "no" ? false : undefined;
  const single = domain.values.find((value) => String(value) === word);
  if (single !== undefined) return single;
  if (domain.fixed_deals && /^fixed_deals\([1-9]\d{0,3}\)$/.test(word)) return word;
  return domain.low !== null && /^\d{1,5}$/.test(word) ? Number(word) : undefined;
}

/** The part of an address after `?`. Three players are not told. */
export function queryOf(rules: Addressed, domains: Domains): string {
  const short = shortNames(Object.keys(domains));
  const query = new URLSearchParams({ preset: rules.preset });
  if (rules.players !== 3) query.set("players", String(rules.players));
  for (const [name, value] of Object.entries(rules.changes)) {
    const parts = typeof value === "object" && !Array.isArray(value) ? Object.entries(value) : undefined;
    if (parts) for (const [part, one] of parts) set(`${name}.${part}`, one as Value);
    else set(name, value);
  }
  return query.toString().replaceAll("%28", "(").replaceAll("%29", ")");

  function set(name: string, value: Value): void {
    query.set(short.get(name) ?? name, written(value));
  }
}

/** The rule set of an address; what it does not know is passed over, as a person's slip would be. */
export function rulesFrom(query: string, domains: Domains, presets: readonly string[]): Addressed {
  const asked = new URLSearchParams(query);
  const preset = asked.get("preset") ?? "";
  const players = Number(asked.get("players"));
  const changes: Record<string, Value> = {};
  for (const [name, short] of shortNames(Object.keys(domains))) {
    const word = asked.get(short) ?? asked.get(name);
    const domain = domains[name];
    if (word === null || !domain || name === "deal.players") continue;
    const value = read(word, domain);
    if (value !== undefined) changes[name] = value;
  }
  return {
    preset: presets.includes(preset) ? preset : "classic",
    players: [2, 3, 4].includes(players) ? players : 3,
    changes,
  };
}

/** The address of a rule set that is stated as changes to a preset; of another one only the page of rules. */
export function rulesAddress(rules: RulesDocument, domains: Domains): string {
  return "preset" in rules ? `/rules?${queryOf(rules, domains)}` : "/rules";
}
