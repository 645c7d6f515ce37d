import { expect, test } from 'vitest';
import { lacksUnit } from './least-price.ts';

test.each([
  ['95', false, true],
  ['99,999', false, true],
  ['1 lakh', false, false],
  ['25', true, true],
  ['25k', true, false],
  ['', false, false],
  ['On Request', false, false],
  ['cheap', false, false],
])('“%s” (rent: %s) lacks its unit: %s', (typed, isRent, lacks) => {
  expect(lacksUnit(typed, isRent)).toBe(lacks);
});
