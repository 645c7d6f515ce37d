import { expect, test } from 'vitest';
import { officeWeek, promisedMinutes, readHours, readTime, readWeekdays } from './office-hours.ts';

test.each([
  ['9 am', 540],
  ['9am', 540],
  ['12 am', 0],
  ['12 pm', 720],
  ['6:30 pm', 1_110],
  ['6.30 PM', 1_110],
  ['18:30', 1_110],
  ['24:00', 1_440],
  ['24:30', null],
  ['13 pm', null],
  ['0 am', null],
  ['9:75', null],
  ['sunrise', null],
  ['', null],
])('the time %j', (text, minutes) => {
  expect(readTime(text)).toBe(minutes);
});

test.each([
  ['seven days a week', [0, 1, 2, 3, 4, 5, 6]],
  ['Every day', [0, 1, 2, 3, 4, 5, 6]],
  ['Monday to Saturday', [0, 1, 2, 3, 4, 5]],
  ['Mon–Fri', [0, 1, 2, 3, 4]],
  ['Mon, Wed and Fri', [0, 2, 4]],
  ['Saturday to Monday', [0, 5, 6]],
  ['every day except Tuesday', [0, 2, 3, 4, 5, 6]],
  ['Monday to Friday, Sunday', [0, 1, 2, 3, 4, 6]],
  ['by appointment', null],
  ['every day except holidays', null],
])('the days of %j', (text, days) => {
  expect(readWeekdays(text)).toEqual(days);
});

test('a company without hours of its own is there from nine to eight, every day', () => {
  expect(officeWeek({})).toEqual(Array.from({ length: 7 }, () => ({ from: 540, to: 1_200 })));
  const week = officeWeek({ opens: '10 am', closes: '6:30 pm', days: 'Monday to Saturday' });
  expect(week[0]).toEqual({ from: 600, to: 1_110 });
  expect(week[6]).toBeNull();
  expect(readHours({ opens: '8 pm', closes: '9 am' })).toBeNull();
});

test.each([
  ['within the hour', 60],
  ['within 30 minutes', 30],
  ['within 2 hours', 120],
  ['the same day', 60],
  [undefined, 60],
])('the promise %j', (answer, minutes) => {
  expect(promisedMinutes(answer)).toBe(minutes);
});
