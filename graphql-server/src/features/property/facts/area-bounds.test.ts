import { expect, test } from 'vitest';
import { squareFeetOf, squareMetresOf } from '../../../base/numbers/exact.ts';
import { AreaUnit } from '../property.type.ts';
import { areaBounds } from './area-bounds.ts';

test('a square metre has the same square feet in the search and in the cost sheet', () => {
  const { min } = areaBounds({ min: 1e9, unit: AreaUnit.SQ_M }, AreaUnit.SQ_FT);
  expect(min / 1e9).toBeCloseTo(10.7639104167, 10);
  expect(squareFeetOf(1, 'SQ_M').toFixed(10)).toBe('10.7639104167');
  expect(squareMetresOf(9, 'SQ_FT').toString()).toBe('0.83612736');
  expect(squareMetresOf(200, 'SQ_YD').toString()).toBe('167.225472');
});
