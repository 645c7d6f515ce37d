import { formatClock, formatDateTime, formatDayOfYear } from 'domain/text/format.ts';

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'Asia/Kolkata' });

/** A moment in India that a person plans: “Sun, 22 Nov 2026, 9:00 am”. */
export function formatMoment(isoDate: string): string {
  return `${weekday.format(new Date(isoDate))}, ${formatDateTime(isoDate)}`;
}

const ago = new Intl.RelativeTimeFormat('en-IN');

const indiaOffsetMs = 330 * 60_000;
const dayMs = 24 * 3_600_000;
const nearDays = ['yesterday', 'today', 'tomorrow'];

/**
 * A date and time for daily work: “today, 6:00 pm”, “27 Nov, 10:00 am”; with the year only if it is not the
 * present one.
 */
export function formatNearDate(isoDate: string, now = Date.now()): string {
  const then = new Date(Date.parse(isoDate) + indiaOffsetMs);
  const present = new Date(now + indiaOffsetMs);
  if (then.getUTCFullYear() !== present.getUTCFullYear()) return formatDateTime(isoDate);
  const days = Math.floor(then.getTime() / dayMs) - Math.floor(present.getTime() / dayMs);
  const day = nearDays[days + 1] ?? formatDayOfYear(isoDate);
  // Keeps the parts of a time on one line.
  return `${day}, ${formatClock(isoDate).replace(' ', '\u00a0')}`;
}

/**
 * The age of a moment within the last day: “just now”, “2 minutes ago”; an older moment as “on 21 Nov 2026,
 * 1:05 pm”.
 */
export function formatAgo(isoDate: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(isoDate)) / 60_000);
  // The clocks of two computers differ, so the moment may seem to lie ahead.
  if (minutes < 1) return 'just now';
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `on ${formatDateTime(isoDate)}`;
  return hours > 0 ? ago.format(-hours, 'hour') : ago.format(-minutes, 'minute');
}

const inUnits = (['minute', 'hour', 'day'] as const).map(
  (unit) => new Intl.NumberFormat('en-IN', { style: 'unit', unit, unitDisplay: 'long' }),
);

/** How long ago a moment was, as a wait: “24 minutes”, “3 hours”, “2 days”. */
export function formatSpan(isoDate: string, now = Date.now()): string {
  const minutes = Math.max(1, Math.floor((now - Date.parse(isoDate)) / 60_000));
  const hours = Math.floor(minutes / 60);
  const [ofMinutes, ofHours, ofDays] = inUnits;
  if (hours === 0) return ofMinutes?.format(minutes) ?? '';
  return (hours < 48 ? ofHours?.format(hours) : ofDays?.format(Math.floor(hours / 24))) ?? '';
}
