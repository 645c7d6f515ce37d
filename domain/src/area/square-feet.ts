import { indianNumber } from '../text/number.ts';

/** A square foot in square metres: a foot is 0.3048 m (IS 786). */
export const squareMetresPerSquareFoot = 0.09290304;

/** How many square feet each unit has; a gaj is a square yard. */
export const squareFeetPer = { SQ_FT: 1, SQ_M: 1 / squareMetresPerSquareFoot, SQ_YD: 9 } as const;

/** A size in square feet in words: “1,480 sq ft”. */
export function squareFeet(size: number): string {
  return `${indianNumber(size)} sq ft`;
}
