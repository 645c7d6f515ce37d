import type { AreaInput } from '../filter.input.ts';
import { AreaUnit } from '../property.type.ts';

/** The square feet of each unit. */
const squareFeet: Record<AreaUnit, number> = { SQ_FT: 1, SQ_M: 10.7639, SQ_YD: 9 };

/** The wanted range in the unit in which an area is stored. */
export function areaBounds({ min, max, unit }: AreaInput, stored: AreaUnit): { min: number; max: number } {
  const factor = squareFeet[unit ?? AreaUnit.SQ_FT] / squareFeet[stored];
  return { min: (min ?? 0) * factor, max: typeof max === 'number' ? max * factor : Infinity };
}
