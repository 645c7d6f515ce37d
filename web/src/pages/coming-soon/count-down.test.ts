import { expect, test } from 'vitest';
import { timeLeft } from './count-down.ts';

const end = Date.parse('2027-04-14T04:30:00.000Z');

test('the time left is counted in whole days, hours, minutes and seconds', () => {
  const now = Date.parse('2027-04-12T03:29:58.500Z');
  expect(timeLeft(now, end)).toEqual({ days: 2, hours: 1, minutes: 0, seconds: 1 });
});

test('the last second is still counted', () => {
  expect(timeLeft(end - 1, end)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test.each([end, end + 1, Number.NaN])(
  'at the end, behind it and without a date nothing is left (%d)',
  (now) => {
    expect(timeLeft(now, end)).toBeNull();
  },
);
