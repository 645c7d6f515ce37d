import { expect, test } from 'vitest';
import { answerTime } from './answer-time.ts';

test.each([
  ['in office hours', '2026-11-25T10:00:00+05:30', 24, '2026-11-26T10:00:00+05:30'],
  ['as the office opens', '2026-11-25T09:00:00+05:30', 24, '2026-11-26T09:00:00+05:30'],
  ['as it closes', '2026-11-25T20:00:00+05:30', 24, '2026-11-26T20:00:00+05:30'],
  ['before dawn', '2026-11-25T04:49:00+05:30', 24, '2026-11-25T20:00:00+05:30'],
  ['late', '2026-11-25T23:10:00+05:30', 24, '2026-11-26T20:00:00+05:30'],
  ['late, with few hours', '2026-11-25T19:30:00+05:30', 4, '2026-11-26T10:00:00+05:30'],
  ['in the night, with few hours', '2026-11-25T01:00:00+05:30', 4, '2026-11-25T10:00:00+05:30'],
])('what comes %s is answered when the office is open', (_when, now, hours, by) => {
  expect(answerTime(new Date(now), hours)).toEqual(new Date(by));
});
