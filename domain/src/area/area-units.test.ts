import { expect, test } from 'vitest';
import { labelIn, ratesIn, sizesIn } from './area-units.ts';

test.each([
  ['1,480–2,150 sq ft carpet', 'sqm', '137.5–199.7 sq m carpet'],
  ['200 sq yd plot', 'sqft', '1,800 sq ft plot'],
  ['200 sq yd plot', 'gaj', '200 sq yd plot'],
  ['1,200 sq ft carpet; 1,650 sq ft super built-up', 'gaj', '133.3 gaj carpet; 183.3 gaj super built-up'],
  ['112 sq m', 'sqft', '1,206 sq ft'],
  ['1,50,000 sq ft', 'sqm', '13,935 sq m'],
  ['1.1 acres', 'sqm', '1.1 acres'],
  ['3 BHK, ₹ 1,25,00,000', 'sqm', '3 BHK, ₹ 1,25,00,000'],
] as const)('%s in %s is %s', (text, unit, expected) => {
  expect(sizesIn(text, unit)).toBe(expected);
});

test('a rate per square foot is more for a larger unit', () => {
  expect(ratesIn('₹ 8,500', 'sqft')).toBe('₹ 8,500');
  expect(ratesIn('₹ 8,500', 'sqm')).toBe('₹ 91,493');
  expect(ratesIn('₹ 85 / month', 'gaj')).toBe('₹ 765 / month');
  // ₹ 10 crore for 200 gaj: the rate for a square foot is rounded to ₹ 55,556.
  const exact = 100_000_000 / 1_800;
  expect(ratesIn('₹ 55,556', 'gaj', exact)).toBe('₹ 5,00,000');
  expect(ratesIn('₹ 55,556', 'sqm', exact)).toBe('₹ 5,97,995');
  expect(labelIn('Price per sq ft', 'gaj')).toBe('Price per gaj');
});
