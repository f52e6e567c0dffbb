/** The keyboard in a hand: which card a key goes to. */

const NUMBERED = "1234567890-=";

/** The place of the card that a number key names: `1` is the first, `0` the tenth; undefined for other keys. */
export function numbered(key: string, count: number): number | undefined {
  const place = NUMBERED.indexOf(key);
  return key.length === 1 && place >= 0 && place < count ? place : undefined;
}

/** The place that an arrow, Home or End goes to from another one; undefined for other keys. */
export function moved(key: string, from: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: Math.min(from + 1, count - 1),
    ArrowLeft: Math.max(from - 1, 0),
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}

/** Whether a key is meant for something else: for what is being typed, or for a dialog that is open. */
export function elsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector("dialog[open]")) return true;
  const target = event.target instanceof HTMLElement ? event.target : null;
  return target?.closest("input, select, textarea, [contenteditable]") != null;
}
