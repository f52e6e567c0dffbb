/** The languages that have a catalogue, each by its own name. */
export const LANGUAGES = {
  en: "English",
  ru: "Русский",
  pl: "Polski",
  uk: "Українська",
  bg: "Български",
} as const;

export type Language = keyof typeof LANGUAGES;

/** The language that a tag such as `pl-PL` asks for, if there is a catalogue for it. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const name = tag?.toLowerCase().split("-")[0] ?? "";
  return Object.hasOwn(LANGUAGES, name) ? (name as Language) : undefined;
}

/** The first language that is asked for: by the address, by an earlier choice, by the browser; English for none. */
export function firstLanguage(tags: Iterable<string | null | undefined>): Language {
  for (const tag of tags) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return "en";
}
