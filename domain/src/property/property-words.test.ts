import { expect, test } from 'vitest';
import { kindOf, priceRows, pricePerSquareFoot } from './property-words.ts';

const carpet = { min: 1_480, max: 2_150, unit: 'SQ_FT', basis: 'CARPET' } as const;
const superBuiltUp = { min: 1_950, max: 2_830, unit: 'SQ_FT', basis: 'SUPER_BUILT_UP' } as const;
const plot = { min: 120, max: 300, unit: 'SQ_YD', basis: 'PLOT' } as const;

test('a home is called by its rooms, land a plot, the rest by its category', () => {
  expect(kindOf({ rooms: { min: 3, max: 4 }, areas: [carpet], category: 'RESIDENTIAL' })).toBe('3–4 BHK');
  expect(kindOf({ rooms: { min: 0, max: 0 }, areas: [carpet], category: 'STUDIO' })).toBe('Studio');
  expect(kindOf({ rooms: null, areas: [plot], category: 'RESIDENTIAL' })).toBe('Plot');
  expect(kindOf({ rooms: null, areas: [carpet], category: 'COMMERCIAL' })).toBe('Commercial');
});

test('the price per square foot is that of the smallest carpet area at the lowest price', () => {
  const price = { from: 12_500_000, to: null };
  expect(pricePerSquareFoot({ price, areas: [carpet, superBuiltUp] })).toBe(8_446);
  expect(pricePerSquareFoot({ price, areas: [superBuiltUp] })).toBeNull();
  expect(pricePerSquareFoot({ price: null, areas: [carpet] })).toBeNull();
});

test('the price per square foot of an area in metres is worked out in feet', () => {
  const areas = [{ min: 100, max: 100, unit: 'SQ_M', basis: 'CARPET' } as const];
  expect(pricePerSquareFoot({ price: { from: 10_763_900, to: null }, areas })).toBe(10_000);
});

test('a range of sizes gives the smallest and the largest unit', () => {
  const rows = priceRows({
    price: { from: 12_500_000, to: null },
    areas: [carpet, superBuiltUp],
    rooms: { min: 3, max: 4 },
    category: 'RESIDENTIAL',
  });
  expect(rows).toEqual([
    { unitType: '3 BHK', sizes: ['1,480 sq ft carpet', '1,950 sq ft super built-up'], rupees: 12_500_000 },
    { unitType: '4 BHK', sizes: ['2,150 sq ft carpet', '2,830 sq ft super built-up'], rupees: null },
  ]);
});

test('units of one kind are told apart by size', () => {
  const rows = priceRows({
    price: { from: 6_600_000, to: null },
    areas: [plot],
    rooms: null,
    category: 'RESIDENTIAL',
  });
  expect(rows.map(({ unitType }) => unitType)).toEqual(['Plots, smallest', 'Plots, largest']);
});

test('one size is one row, and nothing known is a row on request', () => {
  const areas = [{ ...carpet, max: carpet.min }];
  expect(priceRows({ price: null, areas, rooms: null, category: 'COMMERCIAL' })).toEqual([
    { unitType: 'Commercial unit', sizes: ['1,480 sq ft carpet'], rupees: null },
  ]);
  expect(priceRows({ price: null, areas: [], rooms: null, category: 'STUDIO' })).toEqual([
    { unitType: 'Studio', sizes: [], rupees: null },
  ]);
});
