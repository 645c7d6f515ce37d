// Reads days as people in India and their spreadsheets write them, for the grids and the files of the office.

import type { Parsed } from '../money/parse-price.ts';
import { plainDate } from './typed-text.ts';

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
const hindiMonths = [
  ...['जनवरी', 'फरवरी', 'मार्च', 'अप्रैल', 'मई', 'जून'],
  ...['जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
];
/** A month in English or Hindi, in full or short. */
export const monthPattern = String.raw`[a-z]{3,9}|[\u0900-\u0963]{2,9}`;

/** The number of a month by its name or the beginning of it; 0 for another word. */
export function monthOf(name: string): number {
  const word = name.toLowerCase().replaceAll('\u093c', '').replace('म्ब', 'ंब').replace('क्तू', 'क्टू');
  return (
    1 +
    [months, hindiMonths].reduce(
      (found, names) =>
        Math.max(
          found,
          names.findIndex((one) => one.startsWith(word)),
        ),
      -1,
    )
  );
}

const iso = /^(?<year>\d{4})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})$/;
const dayFirst = /^(?<day>\d{1,2})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})$/;
const named = new RegExp(
  String.raw`^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]+(?<month>${monthPattern})\.?,?[\s-]+['’]?(?<year>\d{4}|\d{2})$`,
  'i',
);
const monthFirst = new RegExp(
  String.raw`^(?<month>${monthPattern})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$`,
  'i',
);
/** What a spreadsheet writes beside a day: its weekday, and midnight. */
const beside =
  /^(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\.?,?\s+|[\sT]+0{1,2}:00(?::00)?$/gi;

const sentences = {
  day: 'Please enter a day such as 30 Nov 2026 or 30/11/2026.',
  noDay: 'This date does not exist.',
  moment: 'Please enter a day and a time such as 1 Dec 2026 18:00.',
};

/**
 * Reads a day as YYYY-MM-DD: “2026-11-30”, “30/11/2026”, “30-11-26”, “30 Nov 2026”, “30-Nov-26” or “Nov 30, 2026”. The
 * day stands before the month, as in India. Null for an empty text.
 */
export function parseDay(text: string | null | undefined): Parsed<string | null> {
  const typed = plainDate(text).replace(beside, '');
  if (!typed) return { value: null };
  const parts = [iso, dayFirst, named, monthFirst]
    .map((pattern) => pattern.exec(typed)?.groups)
    .find(Boolean);
  const { day = '', month = '', year = '' } = parts ?? {};
  const monthNumber = Number(month) || monthOf(month);
  if (!parts || !monthNumber) return { refusal: sentences.day };
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  const value = [fullYear, monthNumber, Number(day)].map((part) => String(part).padStart(2, '0')).join('-');
  const moment = new Date(`${value}T00:00:00Z`);
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
  return exists ? { value } : { refusal: sentences.noDay };
}

const timed = /^(?<day>.+?)(?:T|,?\s+)(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2})?\s*(?<half>[ap]m)?$/i;

/** Reads a day with a time as `YYYY-MM-DDTHH:MM`: “2026-12-01T18:00”, “1 Dec 2026 18:00” or “1/12/2026 6:00 pm”. */
export function parseMoment(text: string | null | undefined): Parsed<string | null> {
  const typed = plainDate(text);
  if (!typed) return { value: null };
  const { day, hour, minute, half = '' } = timed.exec(typed)?.groups ?? {};
  const read = parseDay(day);
  if ('refusal' in read) return read;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  if (!read.value || hours > 23 || Number(minute) > 59) return { refusal: sentences.moment };
  return { value: `${read.value}T${String(hours).padStart(2, '0')}:${minute}` };
}
