import { expect, test } from 'vitest';
import { delayOf, monthsLate } from './builder-delay.ts';

test.each([
  ['2022-06-30', '2022-11-30', 5],
  ['2022-06-30', '2022-06-30', 0],
  ['2022-06-30', '2022-07-12', 0],
  ['2022-06-30', '2022-07-29', 1],
  ['2022-06-15', '2022-05-31', 0],
  ['2023-12-31', '2024-02-29', 2],
  ['2023-12-31', '2024-02-28', 2],
  ['2023-01-31', '2023-02-28', 1],
  ['2024-06-15', '2023-06-15', -12],
])('from %s to %s it is %i months', (promised, actual, months) => {
  expect(monthsLate(promised, actual)).toBe(months);
});

const promisedOn = '2022-06-30';
const handedOver = (...days: (string | null)[]) => days.map((deliveredOn) => ({ promisedOn, deliveredOn }));

test.each([
  [['2022-06-30', '2022-11-30', '2022-03-31', null], '0–5 months late', 3],
  [['2022-11-30'], '5 months late', 1],
  [['2022-07-31', '2022-06-01'], '0–1 month late', 2],
  [['2022-06-30', '2022-01-31'], 'on time', 2],
  [['2022-06-30', '2022-07-08'], 'less than a month late', 2],
])('a builder who handed over on %j is “%s”', (days, words, projects) => {
  expect(delayOf(handedOver(...days))).toMatchObject({ words, projects });
});

test('before the first project is handed over nothing is said', () => {
  expect(delayOf([])).toBeNull();
  expect(delayOf(handedOver(null))).toBeNull();
});

test('a project that came early does not make up for one that came late', () => {
  expect(delayOf(handedOver('2022-12-31', '2021-12-31'))?.mean).toBe(3);
});
