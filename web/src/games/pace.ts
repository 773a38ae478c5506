/** How often a page asks whose turn it is elsewhere. Pure. */

const SEEN = { first: 15_000, most: 120_000 } as const;
const HIDDEN = { first: 60_000, most: 300_000 } as const;
const GROWTH = 1.5;

/** How long to wait until asking again, in milliseconds, after so many answers without news. */
export function pauseOf(isHidden: boolean, quiet: number, chance: number): number {
  const { first, most } = isHidden ? HIDDEN : SEEN;
  // The jitter lets one of several tabs be the first, whose answer is told to the others.
  return Math.min(first * GROWTH ** quiet, most) * (0.85 + 0.3 * chance);
}
