import { expect, test } from 'vitest';
import { areaParts } from './area-parts.ts';

const none = { carpet: null, balconyArea: null, builtUp: null, superArea: null };

test.each([
  [
    { carpet: 1_480, balconyArea: 190, builtUp: 1_710, superArea: 1_950 },
    [
      ['carpet', 1_480],
      ['balcony', 190],
      ['walls', 40],
      ['shared', 240],
    ],
  ],
  [
    { ...none, carpet: 1_000, superArea: 1_400 },
    [
      ['carpet', 1_000],
      ['rest', 400],
    ],
  ],
  [{ ...none, carpet: 1_000 }, []],
  [{ ...none, superArea: 1_400 }, []],
  // A super area below the carpet area is a mistake.
  [{ ...none, carpet: 1_000, superArea: 900 }, []],
])('the areas %j have the parts %j', (areas, parts) => {
  expect(areaParts(areas)).toEqual(parts);
});
