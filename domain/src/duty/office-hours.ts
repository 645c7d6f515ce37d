import type { Hours } from './duty-time.ts';

/** What a company says of its hours, as its pages do. */
interface SaidHours {
  opens?: string | null;
  closes?: string | null;
  days?: string | null;
}

/** The hours in India of a company that has not entered its own. */
export const usualHours: Hours = { from: 9 * 60, to: 20 * 60 };

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const everyDay = weekdays.map((_, day) => day);

/** The minute of the day of a time such as “9 am”, “6:30 pm” or “18:30”; null for any other text. */
export function readTime(text: string): number | null {
  const [, hour, minute = '0', half] = /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?$/i.exec(text.trim()) ?? [];
  if (!hour || Number(minute) > 59 || Number(hour) > (half ? 12 : 24)) return null;
  if (half && Number(hour) === 0) return null;
  const whole = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  const minutes = whole * 60 + Number(minute);
  return minutes > 24 * 60 ? null : minutes;
}

/** The opening hours that a company says; null if they are not hours of one day. */
export function readHours({ opens, closes }: SaidHours): Hours | null {
  const [from, to] = [readTime(opens ?? ''), readTime(closes ?? '')];
  return from === null || to === null || to <= from ? null : { from, to };
}

/**
 * The weekdays of a text, 0 for Monday: “Monday to Saturday”, “Mon, Wed and Fri”, “seven days a week”, “every day except
 * Tuesday”; null for a text that names none.
 */
export function readWeekdays(text: string): number[] | null {
  const [named = '', except] = text.toLowerCase().split(/\b(?:except|but(?: not)?)\b/);
  const all = /\b(?:every ?day|daily|(?:seven|7) days|all days|all week)\b/.test(named);
  const wanted = all ? everyDay : daysIn(named);
  const without = except === undefined ? [] : daysIn(except);
  if (wanted.length === 0 || (except !== undefined && without.length === 0)) return null;
  return wanted.filter((day) => !without.includes(day));
}

function daysIn(text: string): number[] {
  const words = text.match(/\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|\b(?:to|till|until)\b|[-–—]/g) ?? [];
  const found = new Set<number>();
  let last: number | undefined;
  let isRange = false;
  for (const word of words) {
    const day = weekdays.findIndex((name) => name.startsWith(word.slice(0, 3)));
    if (day === -1) {
      isRange = last !== undefined;
      continue;
    }
    if (isRange && last !== undefined)
      for (let next = last; next !== day; next = (next + 1) % 7) found.add(next);
    found.add(day);
    last = day;
    isRange = false;
  }
  return everyDay.filter((day) => found.has(day));
}

/** The week of a company as its pages say it: seven days, Monday first; the usual hours where it has entered none. */
export function officeWeek(said: SaidHours): (Hours | null)[] {
  const hours = readHours(said) ?? usualHours;
  const open = (said.days && readWeekdays(said.days)) || everyDay;
  return everyDay.map((day) => (open.includes(day) ? hours : null));
}

/** The minutes in which a company answers, by what its pages say: “within the hour”, “within 30 minutes”; an hour by default. */
export function promisedMinutes(answer: string | null | undefined): number {
  const [, count, unit] = /(\d{1,3})\s*(min|hour)/i.exec(answer ?? '') ?? [];
  if (!count || Number(count) === 0) return 60;
  return Number(count) * (unit?.toLowerCase() === 'hour' ? 60 : 1);
}
