import type { AreaBasisName, AreaUnitName, Bound } from '../meaning.ts';
import type { AskedDistance } from './near.ts';
import { takeBounds } from './bounds.ts';
import type { Quantity } from './quantities.ts';
import { meaningOf, sided } from './reading.ts';
import type { Reading } from './reading.ts';
import { plainWord } from './text.ts';

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

const widths =
  'wide|width|road|roads|street|lane|gali|sadak|rasta|front|frontage|setback|ceiling|height|high|chauda|chaudi|chaudai|चौड़ा|चौड़ी|चौड़ाई|सड़क|रोड|गली|फ्रंट';
const widthWords = new Set(widths.split('|').map(plainWord));

/** Feet and metres of a road, a front or a ceiling are no size: “60 feet road”, “12 meter wide”, “road 18 m”. */
export function isWidth(reading: Reading, { start, end, isLength }: Quantity): boolean {
  if (!isLength) return false;
  const after = reading.pastFillers(end, 1);
  if (widthWords.has(reading.text(after)) || reading.text(end) === 'facing') return !reading.isUsed(after);
  const before = reading.beforeFillers(start, 1) - 1;
  return widthWords.has(reading.text(before)) && !reading.isUsed(before);
}

/** Marks a width with the words that say of what it is one; no filter knows it. */
export function readWidth(reading: Reading, quantity: Quantity): { start: number; end: number } {
  const isPart = (place: number) =>
    !reading.isUsed(place) && (widthWords.has(reading.text(place)) || reading.text(place) === 'facing');
  let [start, end] = [quantity.start, reading.pastFillers(quantity.end, 1)];
  if (!isPart(end)) ({ end } = quantity);
  while (isPart(end)) end += 1;
  const before = reading.beforeFillers(start, 1);
  if (isPart(before - 1)) start = before - 1;
  while (isPart(start - 1)) start -= 1;
  reading.skip(start, end);
  return { start, end };
}

/** “30 x 60 feet” are the sides of one area. */
export function joinSides(reading: Reading, quantity: Quantity): void {
  const { start, unit, isRange } = quantity;
  const side = reading.tokens[start - 2];
  const isProduct = /^(?:x|×|\*|by)$/.test(reading.text(start - 1)) && side?.kind === 'number';
  if (!isProduct || isRange || unit === 'SQ_YD' || !(side.value > 0) || reading.isUsed(start - 2)) return;
  quantity.start = start - 2;
  quantity.low *= side.value;
  quantity.high *= side.value;
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
