const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** India is 5:30 ahead of UTC all year round. */
const offsetMs = 330 * minuteMs;
/** As far ahead as a next moment of duty is looked for. */
const daysAhead = 400;

/** The hours of a day, in minutes since midnight in India; `to` is at most 1,440. */
export interface Hours {
  from: number;
  to: number;
}

/** Days in India from the first to the last, as YYYY-MM-DD. */
export interface DayRange {
  from: string;
  to: string;
}

/** When a team member or the company is there. */
export interface DutyTimes {
  /** Seven days, Monday first; null for a free day. */
  week: readonly (Hours | null)[];
  /** Holidays and leave. */
  off: readonly DayRange[];
  pause?: { from: Date; until: Date } | null;
}

type Span = [from: number, to: number];

/** The spans of duty from a moment on, in milliseconds, each later than the one before. */
function* spansFrom({ week, off, pause }: DutyTimes, start: number, days: number): Generator<Span> {
  const first = Math.floor((start + offsetMs) / dayMs);
  for (let day = first; day <= first + days; day += 1) {
    // The first of January 1970 was a Thursday.
    const hours = week[(day + 3) % 7];
    const date = new Date(day * dayMs).toISOString().slice(0, 10);
    if (!hours || off.some(({ from, to }) => from <= date && date <= to)) continue;
    const midnight = day * dayMs - offsetMs;
    const span: Span = [Math.max(start, midnight + hours.from * minuteMs), midnight + hours.to * minuteMs];
    for (const [from, to] of without(span, pause)) if (from < to) yield [from, to];
  }
}

function without([from, to]: Span, pause: DutyTimes['pause']): Span[] {
  if (!pause) return [[from, to]];
  return [
    [from, Math.min(to, pause.from.getTime())],
    [Math.max(from, pause.until.getTime()), to],
  ];
}

/** Whether a moment is one of duty; the end of the hours is not. */
export function isOnDuty(times: DutyTimes, at: Date): boolean {
  const [next] = spansFrom(times, at.getTime(), 0);
  return next?.[0] === at.getTime();
}

/** The first moment of duty from a moment on; null if there is none for more than a year. */
export function nextOnDuty(times: DutyTimes, at: Date): Date | null {
  for (const [from] of spansFrom(times, at.getTime(), daysAhead)) return new Date(from);
  return null;
}

/** The minutes of duty between two moments. */
export function minutesOnDuty(times: DutyTimes, from: Date, to: Date): number {
  const [start, end] = [from.getTime(), to.getTime()];
  if (end <= start) return 0;
  let sum = 0;
  for (const [begins, ends] of spansFrom(times, start, Math.ceil((end - start) / dayMs)))
    sum += Math.max(0, Math.min(ends, end) - begins);
  return sum / minuteMs;
}

/** The moment at which so many minutes of duty have passed; null if they never do. */
export function afterDuty(times: DutyTimes, from: Date, minutes: number): Date | null {
  let left = minutes * minuteMs;
  for (const [begins, ends] of spansFrom(times, from.getTime(), daysAhead)) {
    if (left <= ends - begins) return new Date(begins + left);
    left -= ends - begins;
  }
  return null;
}
