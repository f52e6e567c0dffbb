/** Every sentence on the page. What is shown with `say` is said anew when the language changes. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import catalogues from "virtual:catalogues";
import type { Language } from "./languages.ts";

export type Params = Record<string, string | number>;
export type Chunk = "table" | "rules" | "board";

const wanted = new Set<Chunk>(["table"]);
const coming = new Map<Chunk, Promise<void>>();
let bundle = $state.raw(new FluentBundle("en"));
let spoken = $state.raw<Language>("en");

/** The language that is spoken now. */
export function language(): Language {
  return spoken;
}

/** Speaks another language, once its texts are here. Rejects when they cannot be loaded; nothing changes then. */
export async function speak(next: Language): Promise<void> {
  const chunks = await Promise.all([...wanted].map((chunk) => catalogues[next]?.[chunk]()));
  // Another part was asked for meanwhile: nobody is to lose it again.
  if (chunks.length < wanted.size) return speak(next);
  const read = new FluentBundle(next, { useIsolating: false });
  for (const chunk of chunks) if (chunk) read.addResource(new FluentResource(chunk.default));
  bundle = read;
  spoken = next;
}

/** Brings the words of the options and the rules, for the screens that need them. */
export function learnRules(): Promise<void> {
  return learn("rules");
}

/** Brings the words of a part of the page; rejects when they cannot be loaded. */
export function learn(chunk: Chunk): Promise<void> {
  const known = coming.get(chunk) ?? (wanted.has(chunk) ? Promise.resolve() : bring(chunk));
  coming.set(chunk, known);
  return known;
}

async function bring(chunk: Chunk): Promise<void> {
  wanted.add(chunk);
  try {
    await speak(spoken);
  } catch (failure) {
    wanted.delete(chunk);
    coming.delete(chunk);
    throw failure;
  }
}

/** Whether there is such a message, or such an attribute of a message. */
export function has(id: string): boolean {
  return pattern(id) !== null;
}

/**
 * The text of a message (`mark-bolt`) or of its attribute (`mark-bolt.event`), parameters filled in. Numbers choose
 * plural forms and are written without separators. A message that is not there is shown by its id, and told to the
 * console.
 */
export function say(id: string, params: Params = {}): string {
  const found = pattern(id);
  if (found === null) {
    console.error(`no message ${id} in ${spoken}`);
    return id;
  }
  const faults: Error[] = [];
  const text = bundle.formatPattern(found, filled(params), faults);
  for (const fault of faults) console.error(id, fault);
  return text;
}

function pattern(id: string): NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"] {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

function filled(params: Params): Record<string, string | FluentNumber> {
  const entries = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
  ]);
  return Object.fromEntries(entries) as Record<string, string | FluentNumber>;
}
