import { expect, test } from 'vitest';
import { floorWords, madeAddress, madeTitle } from './made-texts.ts';

test.each([
  [
    { rooms: '3', society: 'Neem Court', locality: 'Sector 76', city: 'Noida', floor: '9' },
    '3 BHK flat, Neem Court, Sector 76, 9th floor',
  ],
  [{ rooms: '3 BHK + study', kind: 'BUILDER_FLOOR', city: 'Noida' }, '3 BHK + study builder floor, Noida'],
  [
    { rooms: 'Studio', kind: 'STUDIO', society: 'Sal House', floor: 'Ground' },
    'Studio, Sal House, Ground floor',
  ],
  [
    { kind: 'SHOP', area: '450 sq ft', society: 'Sal Plaza Sector 18', locality: 'Sector 18' },
    'Shop, 450 sq ft, Sal Plaza Sector 18',
  ],
  [{}, ''],
] as const)('a home without a name is called by what is known: %o', (facts, title) => {
  expect(madeTitle(facts)).toBe(title);
});

test('an address is the society with its sector and city', () => {
  expect(madeAddress({ society: 'Neem Court', locality: 'Sector 76', city: 'Noida' })).toBe(
    'Neem Court, Sector 76, Noida',
  );
});

test('floors are counted as people say them', () => {
  expect(['1', '2', '3', '11', '22', '0', 'Upper ground', 'Top floor'].map(floorWords)).toEqual([
    ...['1st floor', '2nd floor', '3rd floor', '11th floor', '22nd floor', 'Ground floor'],
    ...['Upper ground floor', 'Top floor'],
  ]);
});
