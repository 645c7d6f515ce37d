import { expect, test } from 'vitest';
import { formatAgo, formatNearDate, formatSpan } from './moments.ts';

test.each([
  [-5_000, 'just now'],
  [59_000, 'just now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [60 * 60_000, '1 hour ago'],
  [23.9 * 3_600_000, '23 hours ago'],
])('what was %d milliseconds ago is said so', (elapsedMs, text) => {
  const now = Date.parse('2026-11-22T07:35:00.000Z');
  expect(formatAgo(new Date(now - elapsedMs).toISOString(), now)).toBe(text);
});

test('a moment a day old or older shows its date', () => {
  const now = Date.parse('2026-11-22T07:35:00.000Z');
  expect(formatAgo('2026-11-21T07:35:00.000Z', now)).toMatch(/^on 21 Nov 2026, 1:05\spm$/);
});

test.each([
  ['2026-11-20T18:29:00.000Z', /^yesterday, 11:59\spm$/],
  ['2026-11-20T18:30:00.000Z', /^today, 12:00\sam$/],
  ['2026-11-21T18:30:00.000Z', /^tomorrow, 12:00\sam$/],
  ['2026-11-27T04:30:00.000Z', /^27 Nov, 10:00\sam$/],
  ['2026-12-31T18:30:00.000Z', /^1 Jan 2027, 12:00\sam$/],
])('%s is near or has its date, by the days of India', (isoDate, text) => {
  expect(formatNearDate(isoDate, Date.parse('2026-11-21T07:35:00.000Z'))).toMatch(text);
});

test('a wait is told in its largest unit', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  const ago = (minutes: number) => formatSpan(new Date(now - minutes * 60_000).toISOString(), now);
  expect([0, 1, 59, 60, 47 * 60, 48 * 60].map(ago)).toEqual([
    ...['1 minute', '1 minute', '59 minutes', '1 hour', '47 hours', '2 days'],
  ]);
});
