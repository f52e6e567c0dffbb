/** The options of a rule set as one flat list of names and values, and how they differ from a preset. */
import type { Domain, Options, RulesDocument, Value } from "../api/types.ts";

/** Every option by its public name: `auction.dark`, and the parts of a group that is on: `game.barrel.at`. */
export type Values = Readonly<Record<string, Value>>;

/** A rule set as a form holds it. */
export interface Form {
  preset: string;
  players: number;
  values: Values;
}

function isParts(value: Value): value is Readonly<Record<string, Value>> {
  return typeof value === "object" && !Array.isArray(value);
}

/** Options by section as a flat list. A group that is on has the value `on`, and its parts follow. */
export function flat(options: Options): Values {
  const found: Record<string, Value> = {};
  for (const [section, fields] of Object.entries(options)) {
    for (const [field, value] of Object.entries(fields)) {
      const name = `${section}.${field}`;
      found[name] = isParts(value) ? "on" : value;
      if (isParts(value)) for (const [part, one] of Object.entries(value)) found[`${name}.${part}`] = one;
    }
  }
  return found;
}

export function same(one: Value | undefined, other: Value | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The group to which a part belongs, if the name is one of a part. */
export function groupOf(name: string): string | undefined {
  const words = name.split(".");
  return words.length === 3 ? words.slice(0, 2).join(".") : undefined;
}

/** What differs from a preset, in the order of `names`: as records write it, an option a line. */
export function changesOf(base: Values, values: Values, names: readonly string[]): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const name of names) {
    const value = values[name];
    if (value === undefined || same(value, base[name])) continue;
    // A group that is switched on is told by its parts.
    if (value !== "on") found[name] = value;
  }
  return found;
}

/** How many options differ, as the server counts: a group that is switched on or off is one. */
export function countChanges(changes: Record<string, Value>, base: Values): number {
  const counted = Object.keys(changes).map((name) => {
    const group = groupOf(name);
    return group !== undefined && base[group] === "off" ? group : name;
  });
  return new Set(counted).size;
}

/** The values of a preset with some changes; switching a group on takes its usual parts. */
export function changed(base: Values, changes: Record<string, Value>, usual: Values): Values {
  const values: Record<string, Value> = { ...base };
  for (const [name, value] of Object.entries(changes)) {
    const group = groupOf(name);
    if (group !== undefined && values[group] === "off") switchGroup(values, group, true, usual);
    if (isParts(value)) {
      switchGroup(values, name, true, usual);
      for (const [part, one] of Object.entries(value)) values[`${name}.${part}`] = one;
    } else if (value === "off" && Object.keys(usual).some((other) => groupOf(other) === name)) {
      switchGroup(values, name, false, usual);
    } else values[name] = value;
  }
  return values;
}

function switchGroup(values: Record<string, Value>, group: string, on: boolean, usual: Values): void {
  values[group] = on ? "on" : "off";
  for (const [name, value] of Object.entries(usual)) {
    if (groupOf(name) !== group) continue;
    if (!on) delete values[name];
    else values[name] ??= value;
  }
}

/** The parts that a group has where it is switched on: of the first preset that has it. */
export function usualParts(presets: readonly Values[]): Values {
  const found: Record<string, Value> = {};
  for (const preset of presets) {
    for (const [name, value] of Object.entries(preset)) if (groupOf(name)) found[name] ??= value;
  }
  return found;
}

/** The form with one option set to another value. */
export function withValue(form: Form, name: string, value: Value, usual: Values): Form {
  const isGroup = Object.keys(usual).some((other) => groupOf(other) === name);
  const change = isGroup && value === "on" ? {} : value;
  return { ...form, values: changed(form.values, { [name]: change as Value }, usual) };
}

/** The rule set as a document. */
export function documentOf(form: Form, base: Values, domains: Record<string, Domain>): RulesDocument {
  const changes = changesOf(base, form.values, Object.keys(domains));
  delete changes["deal.players"];
  return { preset: form.preset, players: form.players, changes };
}
