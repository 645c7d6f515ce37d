import { expect, test } from 'vitest';
import { parseDay, parseMoment } from './parse-day.ts';

test.each([
  ['2026-11-30', '2026-11-30'],
  [' 30/11/2026 ', '2026-11-30'],
  ['30-11-26', '2026-11-30'],
  ['1.2.2027', '2027-02-01'],
  ['30 Nov 2026', '2026-11-30'],
  ['30-Nov-26', '2026-11-30'],
  ['1st September 2026', '2026-09-01'],
  ['1 Sept. 2026', '2026-09-01'],
  ['Nov 30, 2026', '2026-11-30'],
  ['29 Feb 2028', '2028-02-29'],
  ['', null],
])('the day “%s” is %s', (text, value) => {
  expect(parseDay(text)).toEqual({ value });
});

test.each([
  ['tomorrow', 'Please enter a day such as 30 Nov 2026 or 30/11/2026.'],
  ['30/11', 'Please enter a day such as 30 Nov 2026 or 30/11/2026.'],
  ['30/11-2026', 'Please enter a day such as 30 Nov 2026 or 30/11/2026.'],
  ['30 Nova 2026', 'Please enter a day such as 30 Nov 2026 or 30/11/2026.'],
  ['29 Feb 2027', 'This date does not exist.'],
  ['11/30/2026', 'This date does not exist.'],
])('“%s” is refused', (text, refusal) => {
  expect(parseDay(text)).toEqual({ refusal });
});

test.each([
  ['2026-12-01T18:00', '2026-12-01T18:00'],
  ['2026-12-01 18:00:59', '2026-12-01T18:00'],
  ['1 Dec 2026 18:00', '2026-12-01T18:00'],
  ['1/12/2026, 6:05 pm', '2026-12-01T18:05'],
  ['1 Dec 2026 12:30 am', '2026-12-01T00:30'],
  ['', null],
])('the moment “%s” is %s', (text, value) => {
  expect(parseMoment(text)).toEqual({ value });
});

test.each(['1 Dec 2026', '1 Dec 2026 25:00', '18:00', '1 Dec 2026 6:75 pm'])('“%s” is no moment', (text) => {
  expect(parseMoment(text)).toEqual({ refusal: 'Please enter a day and a time such as 1 Dec 2026 18:00.' });
});

test('a moment on a day that is not in the calendar is refused as that', () => {
  expect(parseMoment('31 Nov 2026 18:00')).toEqual({ refusal: 'This date does not exist.' });
});
