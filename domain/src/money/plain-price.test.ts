import { expect, test } from 'vitest';
import { plainPrice, priceNote } from './plain-price.ts';

const oneSize = { areas: [{ min: 1150, max: 1150, unit: 'SQ_FT', basis: 'CARPET' } as const], rooms: null };

test('a rent begins at its price only when it is a range', () => {
  const rent = { ...oneSize, price: { from: 18_000, to: null }, propertyStatus: 'FOR_RENT' } as const;
  expect(plainPrice(rent)).toBe('₹ 18,000 / month');
  expect(plainPrice({ ...rent, price: { from: 18_000, to: 24_000 } })).toBe('₹ 18,000 / month onwards');
});

test('a price to buy is spoken in lakh and crore; without a price the note is empty', () => {
  const priced = { ...oneSize, price: { from: 12_500_000, to: null }, propertyStatus: 'FOR_SALE' } as const;
  expect(priceNote(priced)).toBe('1.25 Cr');
  expect(priceNote({ ...priced, price: null })).toBe('');
});

test('only what has several units begins at its price', () => {
  const home = { ...oneSize, price: { from: 12_500_000, to: null }, propertyStatus: 'FOR_SALE' } as const;
  expect(plainPrice(home)).toBe('₹ 1,25,00,000');
  expect(plainPrice({ ...home, rooms: { min: 3, max: 4 } })).toBe('₹ 1,25,00,000 onwards');
  expect(plainPrice({ ...home, areas: [{ min: 900, max: 1400, unit: 'SQ_FT', basis: null }] })).toBe(
    '₹ 1,25,00,000 onwards',
  );
  expect(priceNote({ ...home, price: { from: 12_500_000, to: 19_000_000 } })).toBe('1.25 Cr onwards');
});
