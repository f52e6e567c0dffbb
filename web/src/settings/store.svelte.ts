/** The settings of this browser: kept in it, seen by every screen, shared by all its tabs. */
import { HOLD, settingsFrom, type Settings } from "./settings.ts";

const KEPT = "thousand.settings";

/** The settings now. Read them anywhere; change them with `change`. */
export const settings: Settings = $state(read());

function read(): Settings {
  try {
    return settingsFrom(JSON.parse(localStorage.getItem(KEPT) ?? "{}"));
  } catch {
    return settingsFrom({});
  }
}

/** Changes settings, shows the change at once and keeps it where the browser allows that. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  show();
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // A private window: the settings last as long as the page.
  }
}

/** Puts the settings on the page, and follows those of other tabs; once, at the start. */
export function startSettings(): void {
  show();
  addEventListener("storage", (event) => {
    if (event.key !== KEPT) return;
    Object.assign(settings, read());
    show();
  });
}

function show(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.dataset["faces"] = settings.faces;
  root.style.fontSize = settings.textSize === 100 ? "" : `${settings.textSize}%`;
  root.style.setProperty("--m-hold", `${HOLD[settings.speed]}ms`);
}

/** Whether the page is dark now, by choice or by the system. */
export function isDark(): boolean {
  if (settings.theme !== "system") return settings.theme === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}
