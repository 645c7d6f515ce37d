const dayMs = 86_400_000;
const daysOfMonth = 365.25 / 12;

/**
 * Months from a promised day to the actual one, both as YYYY-MM-DD, to the nearest whole month; negative if the actual one is
 * earlier.
 */
export function monthsLate(promised: string, actual: string): number {
  const days = (Date.parse(actual) - Date.parse(promised)) / dayMs;
  // Never −0.
  return Math.round(days / daysOfMonth) || 0;
}

/** A project of a builder: when it was promised and, once it is handed over, when that was. */
interface Promised {
  promisedOn: string;
  deliveredOn?: string | null;
}

interface BuilderDelay {
  /** “0–5 months late”, “on time”. */
  words: string;
  /** The mean of the delays in months. */
  mean: number;
  /** How many projects were handed over. */
  projects: number;
}

/** How late a builder has handed over, an early project counting as one on time; null before it handed over the first. */
export function delayOf(record: readonly Promised[]): BuilderDelay | null {
  const handedOver = record.flatMap(({ promisedOn, deliveredOn }) =>
    deliveredOn ? [{ isLate: deliveredOn > promisedOn, months: monthsLate(promisedOn, deliveredOn) }] : [],
  );
  const late = handedOver.map(({ months }) => Math.max(0, months));
  if (late.length === 0) return null;
  const mean = late.reduce((sum, months) => sum + months, 0) / late.length;
  const words =
    late.some(Boolean) || handedOver.every(({ isLate }) => !isLate)
      ? rangeWords(Math.min(...late), Math.max(...late))
      : 'less than a month late';
  return { words, mean, projects: late.length };
}

function rangeWords(least: number, most: number): string {
  if (most === 0) return 'on time';
  return `${least === most ? '' : `${least}–`}${most} ${most === 1 ? 'month' : 'months'} late`;
}
