import { expect, test } from 'vitest';
import { answerTime, officeHours } from './answer-time.ts';

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

test.each([
  ['10 am', '6:30 pm', { opens: 10, closes: 18.5 }],
  ['9.15 AM', '12 pm', { opens: 9.25, closes: 12 }],
  ['12 am', '24', { opens: 0, closes: 24 }],
  ['10', '18', { opens: 10, closes: 18 }],
  ['6 pm', '9 am', undefined],
  ['13 pm', '8 pm', undefined],
  ['sunrise', '8 pm', undefined],
  ['', '', undefined],
])('hours from %s to %s', (opens, closes, hours) => {
  expect(officeHours({ opens, closes })).toEqual(hours);
});

test('an answer is promised within the hours that the company has entered', () => {
  const hours = officeHours({ opens: '11 am', closes: '5 pm' });
  const by = answerTime(new Date('2026-11-25T18:00:00+05:30'), 24, hours);
  expect(by).toEqual(new Date('2026-11-26T17:00:00+05:30'));
});
