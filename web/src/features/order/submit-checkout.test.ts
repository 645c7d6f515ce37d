import { expect, test } from 'vitest';
import { readLines } from './submit-checkout.ts';

const first = '0123456789abcdef01234567';
const second = '89abcdef0123456789abcdef';

test('lines are read from a form, and nonsense is left out', () => {
  const lines = [
    JSON.stringify({ propertyId: first, title: 'Lotus Court', quantity: 3 }),
    'nonsense',
    JSON.stringify({ propertyId: 'x', quantity: 1 }),
    JSON.stringify({ propertyId: second, quantity: 1_000 }),
  ];
  expect(readLines(lines)).toEqual([
    { propertyId: first, title: 'Lotus Court', quantity: 3 },
    { propertyId: second, quantity: 99 },
  ]);
});
