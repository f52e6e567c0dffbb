/** Which sums stand as buttons of their own, and which wait behind "more". */

/** `first`: the sums shown at once; `rest`: all that can be had. */
export interface Sums {
  first: number[];
  rest: number[];
}

const SHOWN = 4;

/**
 * The next sums, then a bigger step: 105, 110, 115, then 120 or the last one. All are shown where one more button
 * would only hide a single one.
 */
export function sumsOf(sums: readonly number[], shown = SHOWN): Sums {
  if (sums.length <= shown + 1) return { first: [...sums], rest: [] };
  const near = sums.slice(0, shown - 1);
  const far = sums.slice(shown - 1).find((sum) => sum % 20 === 0) ?? sums[shown - 1] ?? 0;
  return { first: [...near, far], rest: [...sums] };
}
