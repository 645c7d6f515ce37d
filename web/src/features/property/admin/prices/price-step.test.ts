import { expect, test } from 'vitest';
import { readStep } from './price-step.ts';

test.each([
  ['5 %', false, { percent: 5, roundTo: 1_000 }],
  ['2.5%', true, { percent: -2.5, roundTo: 1_000 }],
  ['2 lakh', false, { amount: 200_000, roundTo: 1_000 }],
  ['50,000', true, { amount: -50_000, roundTo: 1_000 }],
  ['5', false, null],
  ['0 %', false, null],
  ['1–2 lakh', false, null],
  ['much', false, null],
  ['', false, null],
])('“%s” is read as a step of a price', (typed, isDown, step) => {
  expect(readStep(typed, isDown, 1_000)).toEqual(step);
});
