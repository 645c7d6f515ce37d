/** Whole months from a promised day to the actual one, both as YYYY-MM-DD; negative if the actual one is earlier. */
export function monthsLate(promised: string, actual: string): number {
  if (actual < promised) return -monthsLate(actual, promised) || 0;
  const [from, to] = [partsOf(promised), partsOf(actual)];
  // From the 31st of a month, the 30th of a shorter one is a whole month away.
  const isWhole = to.day >= from.day || to.day === lastDayOf(to);
  return (to.year - from.year) * 12 + to.month - from.month - (isWhole ? 0 : 1);
}

function partsOf(text: string) {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

function lastDayOf({ year, month }: { year: number; month: number }): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
