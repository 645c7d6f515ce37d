import type { AlertFrequency } from './alert.type.ts';

const dayMs = 24 * 3_600_000;
/** India is 5 hours 30 minutes ahead of UTC, all year. */
const indiaMs = 5.5 * 3_600_000;
const mondayHour = 9;

/** The next Monday at 9 am in India after this moment. */
export function nextMonday(after: Date): Date {
  const inIndia = new Date(after.getTime() + indiaMs);
  const midnight = Date.UTC(inIndia.getUTCFullYear(), inIndia.getUTCMonth(), inIndia.getUTCDate());
  const days = (8 - inIndia.getUTCDay()) % 7;
  const candidate = midnight + days * dayMs + mondayHour * 3_600_000 - indiaMs;
  return new Date(candidate > after.getTime() ? candidate : candidate + 7 * dayMs);
}

/** When an alert writes about what happened now. */
export function dueAtOf(frequency: AlertFrequency | `${AlertFrequency}`, now: Date): Date {
  return frequency === 'WEEKLY' ? nextMonday(now) : now;
}
