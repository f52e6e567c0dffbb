/** How long to wait before a lost connection is tried again. */

const FIRST = 500;
const LONGEST = 15_000;

/**
 * Milliseconds before the try number `tries`, counted from 0: twice as long each time, with a chance part so that
 * many browsers do not come back in one moment. `chance` is from 0 to below 1.
 */
export function backoff(tries: number, chance: number): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** tries);
  return Math.round(whole / 2 + (whole / 2) * chance);
}
