import { squareFeetPer } from 'domain/area/square-feet.ts';
import type { AreaInput } from '../filter.input.ts';
import { AreaUnit } from '../property.type.ts';

/** The wanted range in the unit in which an area is stored. */
export function areaBounds({ min, max, unit }: AreaInput, stored: AreaUnit): { min: number; max: number } {
  const factor = squareFeetPer[unit ?? AreaUnit.SQ_FT] / squareFeetPer[stored];
  return { min: (min ?? 0) * factor, max: typeof max === 'number' ? max * factor : Infinity };
}
