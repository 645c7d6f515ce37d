import type { AreaBasisName, AreaUnitName, Bound } from './meaning.ts';
import type { AskedDistance } from './near.ts';
import { takeBounds } from './bounds.ts';
import type { Quantity } from './quantities.ts';
import { meaningOf, sided } from './reading.ts';
import type { Reading } from './reading.ts';

/** A size as the words give it. */
export interface NumberArea {
  min?: number;
  max?: number;
  unit: AreaUnitName;
  basis: AreaBasisName | null;
}

/** Reads a size with what is measured, and marks it as read. */
export function readArea(reading: Reading, quantity: Quantity): NumberArea {
  let { start, end } = quantity;
  let basis: AreaBasisName | null = null;
  for (let more = 0; more < 2; more += 1) {
    const after = reading.unitAt(reading.pastFillers(end, 1));
    const found = meaningOf(after, 'basis');
    if (!found || !after) break;
    basis ??= found.basis;
    ({ end } = after);
  }
  const before = reading.unitBefore(reading.beforeFillers(start, 1));
  const found = meaningOf(before, 'basis');
  if (found && before && basis === null) {
    ({ basis } = found);
    ({ start } = before);
  }
  if (quantity.bound === undefined && !quantity.isRange) {
    const wider = { ...quantity, start, end };
    takeBounds(reading, wider);
    ({ start, end } = wider);
    quantity.bound = wider.bound;
  }
  reading.claim('area', start, end);
  return {
    ...bounded(quantity, quantity.bound === undefined ? 5 : 10),
    unit: quantity.unit ?? 'SQ_FT',
    basis,
  };
}

/** What is measured, if it stands apart from the size: “3000 sq ft villa super area”. */
export function readBasisApart(reading: Reading): AreaBasisName | null {
  for (const unit of reading.units) {
    const found = reading.isFree(unit) && meaningOf(unit, 'basis');
    if (!found) continue;
    reading.claim('area', unit.start, unit.end);
    return found.basis;
  }
  return null;
}

/** The bounds of a quantity; `percent` around it if no side is said. */
export function bounded(
  { low, high, bound, isRange }: Quantity,
  percent: number,
): { min?: number; max?: number } {
  if (isRange) return { min: low, max: high };
  const sides: Record<Bound, { min?: number; max?: number }> = {
    most: { max: high },
    before: { max: high },
    least: { min: low },
    after: { min: low },
    around: widened(low, high, percent),
    between: widened(low, high, percent),
  };
  if (bound) return sides[bound];
  return widened(low, high, percent === 10 ? 0 : percent);
}

function widened(low: number, high: number, percent: number): { min: number; max: number } {
  return { min: hundredth(low * (100 - percent)), max: hundredth(high * (100 + percent)) };
}

function hundredth(value: number): number {
  return Math.round(value) / 100;
}

/** Metres beside something that can be near are a distance, otherwise a size. */
export function isDistance(reading: Reading, quantity: Quantity): boolean {
  const after = reading.unitAt(quantity.end);
  const isFrom = ['from', 'of', 'se', 'to', 'away', 'door', 'distance', 'ke', 'से'].includes(
    reading.text(quantity.end),
  );
  const before = reading.unitBefore(reading.beforeFillers(quantity.start));
  const isTarget =
    meaningOf(before, 'target') ?? meaningOf(before, 'station') ?? sided(before, 'near', 'before');
  return isFrom || isTarget !== undefined || meaningOf(after, 'target') !== undefined;
}

/** Reads a distance, which belongs to what a home should be near. */
export function readDistance(reading: Reading, quantity: Quantity): AskedDistance {
  const { start } = quantity;
  let { end } = quantity;
  const unit = reading.unitAt(end);
  if (['from', 'of', 'se', 'to', 'से'].includes(reading.text(end)) && unit) ({ end } = unit);
  reading.skip(start, end);
  return { metres: quantity.high, start, end };
}
