import { Decimal } from 'decimal.js';
import { squareFeetPer, squareMetresPerSquareFoot } from 'domain/area/square-feet.ts';

/** Exact decimal numbers: 40 digits, rounded half up. Money is never computed with binary fractions. */
export const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });
export type Exact = Decimal;

/** Whole rupees, half up. */
export function rupees(value: Decimal): number {
  return value.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();
}

/** A share in percent of a value. */
export function percentOf(value: Decimal.Value, percent: Decimal.Value): Decimal {
  return new Exact(value).times(percent).div(100);
}

/** Square feet of an area in its unit. */
export function squareFeetOf(size: number, unit: 'SQ_FT' | 'SQ_M' | 'SQ_YD'): Decimal {
  // Dividing is exact where the factor has no end.
  return unit === 'SQ_M'
    ? new Exact(size).div(squareMetresPerSquareFoot)
    : new Exact(size).times(squareFeetPer[unit]);
}

/** Square metres of an area in its unit; exact for square metres. */
export function squareMetresOf(size: number, unit: 'SQ_FT' | 'SQ_M' | 'SQ_YD'): Decimal {
  return unit === 'SQ_M' ? new Exact(size) : squareFeetOf(size, unit).times(squareMetresPerSquareFoot);
}
