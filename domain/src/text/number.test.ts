import { expect, test } from 'vitest';
import { groupDigits, indianNumber } from './number.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [99_999, '99,999'],
  [1_00_000, '1,00,000'],
  [1_25_00_000, '1,25,00,000'],
  [1_23_45_67_890, '1,23,45,67,890'],
  [112.5, '112.5'],
  [1_480.1234, '1,480.123'],
  [1.0005, '1.001'],
  [-12_345.5, '-12,345.5'],
])('%d is written as %s', (value, text) => {
  expect(indianNumber(value)).toBe(text);
});

test('a number is written as Intl writes it, whatever its size and decimals', () => {
  let seed = 20261128;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (const decimals of [0, 1, 2, 3]) {
    const intl = new Intl.NumberFormat('en-IN', { maximumFractionDigits: decimals });
    for (let size = 1; size <= 9; size += 1)
      for (let at = 0; at < 200; at += 1) {
        const value = Math.round(random() * 10 ** size * 10_000) / 10_000;
        expect(indianNumber(value, decimals), String(value)).toBe(intl.format(value));
      }
  }
});

test('digits keep the decimals that they have', () => {
  expect(groupDigits('12500000.00')).toBe('1,25,00,000.00');
});
