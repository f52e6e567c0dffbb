/** What a person sets once for all tables, as data. */
import type { Language } from "../texts/languages.ts";
import { LANGUAGES } from "../texts/languages.ts";

/** Every setting with its values; the first is taken when nothing was chosen. */
export const CHOICES = {
  theme: ["system", "light", "dark"],
  textSize: [100, 115, 130],
  faces: ["4", "2"],
  index: ["big", "normal"],
  letters: ["own", "AKQJ", "ТКДВ", "AKDW", "АПДВ"],
  gesture: ["tap", "twice", "drag"],
  speed: ["normal", "slow", "fast"],
  sounds: [false, true],
  vibration: [true, false],
  alwaysDeclare: [false, true],
  confirmHigh: [true, false],
  confirmDark: [true, false],
  confirmWriteOff: [true, false],
  confirmBomb: [true, false],
  confirmRaise: [true, false],
  confirmBreak: [true, false],
} as const;

type Choices = { -readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

export interface Settings extends Choices {
  /** Null: as the browser asks. */
  language: Language | null;
}

export type Setting = keyof typeof CHOICES;

/** How long a full trick stays on the table, in milliseconds. */
export const HOLD: Record<Settings["speed"], number> = { slow: 2000, normal: 900, fast: 350 };

/** Settings from whatever was kept; a value that is no longer there gives way to the first one. */
export function settingsFrom(kept: unknown): Settings {
  const given = typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  const chosen = Object.entries(CHOICES).map(([name, values]) => {
    const value = given[name];
    return [name, (values as readonly unknown[]).includes(value) ? value : values[0]];
  });
  const language = given["language"];
  const known = typeof language === "string" && Object.hasOwn(LANGUAGES, language);
  return {
    ...(Object.fromEntries(chosen) as unknown as Choices),
    language: known ? (language as Language) : null,
  };
}
