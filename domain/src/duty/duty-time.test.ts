import { expect, test } from 'vitest';
import { afterDuty, isOnDuty, minutesOnDuty, nextOnDuty } from './duty-time.ts';
import type { DutyTimes } from './duty-time.ts';

const nineToEight = { from: 540, to: 1_200 };
/** Monday to Saturday; the 26th of November 2026 is a Thursday. */
const office: DutyTimes = {
  week: [...Array.from({ length: 6 }, () => nineToEight), null],
  off: [{ from: '2026-12-25', to: '2026-12-25' }],
};
const at = (text: string) => new Date(`${text}:00+05:30`);

const onLeave: DutyTimes = { ...office, off: [{ from: '2026-11-27', to: '2026-11-30' }] };
const paused: DutyTimes = {
  ...office,
  pause: { from: at('2026-11-26T13:00'), until: at('2026-11-26T14:00') },
};
const allDay: DutyTimes = { week: Array.from({ length: 7 }, () => ({ from: 0, to: 1_440 })), off: [] };
const never: DutyTimes = { week: Array.from({ length: 7 }, () => null), off: [] };

test.each([
  ['within a day', office, '2026-11-26T10:00', '2026-11-26T10:07', 7],
  ['from before the day begins', office, '2026-11-26T06:00', '2026-11-26T09:04', 4],
  ['over night', office, '2026-11-26T19:58', '2026-11-27T09:03', 5],
  ['over a Sunday', office, '2026-11-28T19:50', '2026-11-30T09:10', 20],
  ['over a holiday', office, '2026-12-24T19:00', '2026-12-26T09:30', 90],
  ['over leave', onLeave, '2026-11-26T19:00', '2026-12-01T10:00', 120],
  ['over a pause', paused, '2026-11-26T12:55', '2026-11-26T14:10', 15],
  ['within a pause', paused, '2026-11-26T13:10', '2026-11-26T13:50', 0],
  ['all of a week', office, '2026-11-23T00:00', '2026-11-30T00:00', 6 * 660],
  ['over midnight without a break', allDay, '2026-11-26T23:30', '2026-11-27T00:45', 75],
  ['backwards', office, '2026-11-26T11:00', '2026-11-26T10:00', 0],
  ['without duty', never, '2026-11-26T11:00', '2026-12-26T10:00', 0],
])('minutes of duty %s', (_name, times, from, to, minutes) => {
  expect(minutesOnDuty(times, at(from), at(to))).toBe(minutes);
});

test.each([
  ['within the hours', office, '2026-11-26T10:00', 5, '2026-11-26T10:05'],
  ['at their end', office, '2026-11-26T19:55', 5, '2026-11-26T20:00'],
  ['over night', office, '2026-11-26T19:58', 5, '2026-11-27T09:03'],
  ['from a Sunday', office, '2026-11-29T12:00', 5, '2026-11-30T09:05'],
  ['over leave', onLeave, '2026-11-26T19:58', 5, '2026-12-01T09:03'],
  ['over a pause', paused, '2026-11-26T12:58', 5, '2026-11-26T14:03'],
  ['over midnight without a break', allDay, '2026-11-26T23:58', 5, '2026-11-27T00:03'],
])('so many minutes of duty later, %s', (_name, times, from, minutes, expected) => {
  expect(afterDuty(times, at(from), minutes)).toEqual(at(expected));
});

test.each([
  ['as it begins', office, '2026-11-26T09:00', true],
  ['before that', office, '2026-11-26T08:59', false],
  ['as it ends', office, '2026-11-26T20:00', false],
  ['on a Sunday', office, '2026-11-29T12:00', false],
  ['on a holiday', office, '2026-12-25T12:00', false],
  ['in a pause', paused, '2026-11-26T13:30', false],
  ['as the pause ends', paused, '2026-11-26T14:00', true],
  ['at midnight', allDay, '2026-11-27T00:00', true],
])('duty %s', (_name, times, moment, expected) => {
  expect(isOnDuty(times, at(moment))).toBe(expected);
});

test('the next moment of duty is now, the next morning, or never', () => {
  expect(nextOnDuty(office, at('2026-11-26T12:00'))).toEqual(at('2026-11-26T12:00'));
  expect(nextOnDuty(office, at('2026-11-28T20:00'))).toEqual(at('2026-11-30T09:00'));
  expect(nextOnDuty(never, at('2026-11-28T20:00'))).toBeNull();
  expect(afterDuty(never, at('2026-11-28T20:00'), 5)).toBeNull();
});
