const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** India is 5:30 ahead of UTC all year round. */
const offsetMs = 330 * minuteMs;

/** A date whose parts in UTC are those of a time in India. */
export function atIndianClock(time: string | Date): Date {
  return new Date(new Date(time).getTime() + offsetMs);
}

/** Formats a time for a `datetime-local` field, by the clock of the office in India. */
export function indianInput(time: string | Date): string {
  return atIndianClock(time).toISOString().slice(0, 16);
}

/** Reads the value of such a field as a time for the server; null for an empty or invalid value. */
export function readIndianInput(text: string): string | null {
  const time = Date.parse(`${text}:00+05:30`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** A full hour of a day in India: 0 is today, 1 is tomorrow. */
export function indianHour(daysFromToday: number, hour: number, now = new Date()): Date {
  const midnight = Math.floor((now.getTime() + offsetMs) / dayMs) * dayMs - offsetMs;
  return new Date(midnight + daysFromToday * dayMs + hour * 60 * minuteMs);
}

/** The start of a day in India from a `date` field; undefined for an empty or invalid value. */
export function indianDay(text: string, daysLater = 0): string | undefined {
  const time = Date.parse(`${text}T00:00:00+05:30`);
  return Number.isNaN(time) ? undefined : new Date(time + daysLater * dayMs).toISOString();
}
