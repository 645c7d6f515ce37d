const lakh = 100_000;
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000].map((step) => step * lakh);

/**
 * Round amounts of rupees, evenly apart, at most so many; the first is no less than the lowest total and the last no less than
 * the highest. None for fewer than two different totals.
 */
export function allInSteps(totals: readonly number[], most: number): number[] {
  const [lowest, highest] = [Math.min(...totals), Math.max(...totals)];
  if (!(lowest < highest)) return [];
  for (const step of steps) {
    const [first, last] = [Math.ceil(lowest / step), Math.ceil(highest / step)];
    if (last - first < most)
      return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
  }
  return [];
}

/** How many steps a total is above the lowest. */
export function tintOf(total: number, bounds: readonly number[]): number {
  return Math.max(
    0,
    bounds.findIndex((bound) => total <= bound),
  );
}
