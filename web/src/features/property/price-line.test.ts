import { expect, test } from 'vitest';
import { plainPrice, priceNote } from './price-line.tsx';

test('a rent begins at its price only when it is a range', () => {
  const rent = { price: { from: 18_000, to: null }, propertyStatus: 'FOR_RENT' } as const;
  expect(plainPrice(rent)).toBe('₹ 18,000 / month');
  expect(plainPrice({ ...rent, price: { from: 18_000, to: 24_000 } })).toBe('₹ 18,000 / month onwards');
});

test('a price to buy is spoken in lakh and crore; without a price the note is empty', () => {
  const priced = { price: { from: 12_500_000, to: null }, propertyStatus: 'FOR_SALE' } as const;
  expect(priceNote(priced)).toBe('1.25 Cr onwards');
  expect(priceNote({ ...priced, price: null })).toBe('');
});
