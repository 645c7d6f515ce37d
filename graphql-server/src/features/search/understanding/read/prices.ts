import type { AskedPrice } from '../understanding.type.ts';

/** The bounds in whole rupees; “from 0” bounds nothing. */
export function inRupees({ min, max }: AskedPrice): AskedPrice {
  return { ...(min && { min: Math.round(min) }), ...(max !== undefined && { max: Math.round(max) }) };
}

/** Both conditions together; null if nothing fulfils both. */
export function intersected(one: AskedPrice, other: AskedPrice): AskedPrice | null {
  const min = Math.max(one.min ?? 0, other.min ?? 0);
  const max = Math.min(one.max ?? Number.MAX_SAFE_INTEGER, other.max ?? Number.MAX_SAFE_INTEGER);
  if (min > max) return null;
  return { ...(min > 0 && { min }), ...(max < Number.MAX_SAFE_INTEGER && { max }) };
}
