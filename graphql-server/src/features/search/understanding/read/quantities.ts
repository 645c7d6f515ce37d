import type { AreaUnitName, Bound } from '../meaning.ts';
import { readNumber } from './numbers.ts';
import { meaningOf } from './reading.ts';
import type { Reading } from './reading.ts';

export type Dimension =
  | 'amount'
  | 'area'
  | 'rooms'
  | 'kitchenRoom'
  | 'baths'
  | 'balconies'
  | 'distance'
  | 'foreign'
  | 'duration'
  | 'minutes'
  | 'plain';

/** A number or a range with what it counts. */
export interface Quantity {
  start: number;
  end: number;
  dimension: Dimension;
  low: number;
  high: number;
  isRange: boolean;
  /** A plus behind it. */
  isLeast: boolean;
  hasCurrency: boolean;
  /** “3+1 BHK”. */
  extraRoom: boolean;
  unit?: AreaUnitName;
  /** Feet or metres, which can be the width of a road. */
  isLength?: boolean;
  /** Metres that can be a size or a distance. */
  canBeDistance?: boolean;
  isDigits: boolean;
  bound?: Bound;
}

interface Measure {
  dimension: Dimension;
  times: number;
  end: number;
  unit?: AreaUnitName;
  isLength?: boolean;
  canBeDistance?: boolean;
}

const dashes = new Set(['-', '–', '—']);
/** The quantity that begins at a token, without its bounds. */
export function quantityAt(reading: Reading, start: number): Quantity | null {
  const from = pastCurrency(reading, start);
  const first = numberAt(reading, from);
  if (!first) return null;
  const quantity: Quantity = {
    ...{ start, end: first.next, dimension: 'plain', low: first.value, high: first.value },
    ...{ isRange: false, isLeast: false, extraRoom: false },
    hasCurrency: from > start,
    isDigits: first.isDigits,
  };
  const plus = reading.text(first.next) === '+' ? first.next + 1 : null;
  const measure = measureAt(reading, first.next) ?? (plus === null ? null : measureAt(reading, plus));
  if (measure) {
    scaled(quantity, measure);
    if (plus !== null) quantity.isLeast = true;
    if (measure.dimension === 'amount') addSmaller(reading, quantity, measure.times);
  } else if (plus !== null) {
    const second = numberAt(reading, plus);
    const rooms = second && measureAt(reading, second.next);
    if (second?.value === 1 && rooms?.dimension === 'rooms') {
      scaled(quantity, rooms);
      quantity.extraRoom = true;
    }
  }
  joinSecond(reading, quantity, measure);
  takePlus(reading, quantity);
  takeCurrency(reading, quantity);
  return quantity;
}

function numberAt(reading: Reading, place: number) {
  if (reading.isUsed(place)) return null;
  const read = readNumber(reading.tokens, place);
  if (!read || reading.isUsed(read.next - 1)) return null;
  // A word of a longer phrase is no number: Ek Murti.
  const unit = reading.unitAt(place);
  return unit && unit.end <= read.next ? read : null;
}

function scaled(quantity: Quantity, { dimension, times, end, unit, isLength, canBeDistance }: Measure): void {
  quantity.dimension = dimension;
  quantity.low = rounded(quantity.low * times);
  quantity.high = quantity.low;
  quantity.end = end;
  quantity.unit = unit;
  quantity.isLength = isLength;
  quantity.canBeDistance = canBeDistance;
}

/** Products such as 1.15 × 1,00,00,000 are whole numbers. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** What the number before this place counts; null if it counts nothing that is known. */
export function measureAt(reading: Reading, place: number): Measure | null {
  const at = dashes.has(reading.text(place)) ? place + 1 : place;
  const unit = reading.unitAt(at);
  if (!unit) return null;
  const { end } = unit;
  const scale = meaningOf(unit, 'scale');
  if (scale) {
    const area = meaningOf(reading.unitAt(end), 'areaUnit');
    if (area && reading.unitAt(end)) {
      return { dimension: 'area', times: scale.times, unit: area.unit, end: reading.unitAt(end)?.end ?? end };
    }
    return { dimension: 'amount', times: scale.times, end };
  }
  const area = meaningOf(unit, 'areaUnit');
  if (area) {
    const { isLength, canBeDistance } = area;
    return { dimension: 'area', times: 1, unit: area.unit, isLength, canBeDistance, end };
  }
  const distance = meaningOf(unit, 'distance');
  if (distance)
    return { dimension: 'distance', times: distance.metres, isLength: distance.metres === 1, end };
  const duration = meaningOf(unit, 'duration');
  if (duration) return { dimension: 'duration', times: duration.months, end };
  if (meaningOf(unit, 'foreignUnit')) return { dimension: 'foreign', times: 1, end };
  for (const dimension of ['rooms', 'kitchenRoom', 'baths', 'balconies', 'minutes'] as const)
    if (meaningOf(unit, dimension)) return { dimension, times: 1, end };
  return null;
}

/** “1 crore 25 lakh” */
function addSmaller(reading: Reading, quantity: Quantity, times: number): void {
  let least = times;
  for (;;) {
    const more = numberAt(reading, quantity.end);
    const measure = more && measureAt(reading, more.next);
    if (!more || measure?.dimension !== 'amount' || measure.times >= least) return;
    if (more.value * measure.times >= least) return;
    quantity.low = rounded(quantity.low + more.value * measure.times);
    quantity.high = quantity.low;
    quantity.end = measure.end;
    least = measure.times;
  }
}

/** The second number of a range; its unit serves the first one if that has none. */
function joinSecond(reading: Reading, quantity: Quantity, firstMeasure: Measure | null): void {
  if (quantity.isLeast || quantity.extraRoom) return;
  const join = joinAt(reading, quantity.end);
  if (!join) return;
  const from = pastCurrency(reading, join.end);
  const second = numberAt(reading, from);
  if (!second) return;
  const measure = measureAt(reading, second.next);
  const first = quantity.low;
  if (measure) {
    if (firstMeasure && measure.dimension !== firstMeasure.dimension) return;
    if (quantity.hasCurrency && measure.dimension !== 'amount') return;
    if (join.isList && measure.dimension !== 'rooms') return;
    scaled(quantity, measure);
    const high = rounded(second.value * measure.times);
    // “80 to 1 crore” are 80 lakh.
    const low = firstMeasure ? first : rounded(first * measure.times);
    quantity.low = !firstMeasure && low > high && measure.times >= 1e5 ? low / 100 : low;
    quantity.high = high;
    if (measure.dimension === 'amount') addToHigh(reading, quantity, measure);
  } else {
    const isAmount = firstMeasure?.dimension === 'amount';
    const isLarge = !firstMeasure && first >= 1000 && second.value >= 1000;
    if (join.isList || !(isLarge || (isAmount && join.isTo)) || isSomethingElse(reading, second.next)) return;
    if (second.value < 1 && !isLarge) return;
    // “50k-60000” says the second amount in full.
    const times = isAmount && second.value >= 1000 ? 1 : (firstMeasure?.times ?? 1);
    const same = rounded(second.value * times);
    quantity.high = isAmount && same < first ? rounded(same * 100) : same;
    quantity.low = first;
    quantity.end = second.next;
  }
  quantity.isRange = true;
  if (quantity.low > quantity.high) [quantity.low, quantity.high] = [quantity.high, quantity.low];
}

function addToHigh(reading: Reading, quantity: Quantity, measure: Measure): void {
  const upper = { ...quantity, low: quantity.high };
  addSmaller(reading, upper, measure.times);
  quantity.high = upper.low;
  quantity.end = upper.end;
}

/** Whether a number in front of this place begins another statement: “1 cr - 3 bhk”. */
function isSomethingElse(reading: Reading, place: number): boolean {
  return reading.text(place) === '+' || measureAt(reading, place) !== null;
}

/** The word or sign between the two numbers of a range. */
function joinAt(reading: Reading, place: number): { end: number; isTo: boolean; isList: boolean } | null {
  const text = reading.text(place);
  if (dashes.has(text)) return { end: place + 1, isTo: true, isList: false };
  if (text === '/' || text === ',' || text === '&')
    return { end: place + 1, isTo: false, isList: text !== '/' };
  const unit = reading.unitAt(place);
  if (!unit) return null;
  const isTo = meaningOf(unit, 'to') !== undefined || ['till', 'until'].includes(text);
  if (isTo || meaningOf(unit, 'or') || meaningOf(unit, 'and')) return { end: unit.end, isTo, isList: false };
  return null;
}

/** A plus behind a number, unless something is added: “3 BHK + study”. */
function takePlus(reading: Reading, quantity: Quantity): void {
  if (reading.text(quantity.end) !== '+' || quantity.isLeast || quantity.dimension === 'plain') return;
  const next = reading.unitAt(quantity.end + 1);
  if (quantity.dimension === 'rooms' && reading.text(quantity.end + 1) === '1') {
    if (measureAt(reading, quantity.end + 2)) return;
    quantity.extraRoom = true;
    quantity.end += 2;
    return;
  }
  const isAdded = next && (meaningOf(next, 'extra') ?? reading.tokens[next.start]?.kind === 'number');
  if (isAdded) return;
  quantity.isLeast = true;
  quantity.end += 1;
}

function pastCurrency(reading: Reading, place: number): number {
  let at = place;
  while (reading.text(at) === '₹' || meaningOf(reading.unitAt(at), 'currency')) {
    at += 1;
    if (reading.text(at) === '.') at += 1;
  }
  return at;
}

function takeCurrency(reading: Reading, quantity: Quantity): void {
  if (quantity.dimension !== 'amount' && quantity.dimension !== 'plain') return;
  const after = pastCurrency(reading, quantity.end);
  if (after > quantity.end) {
    quantity.end = after;
    quantity.hasCurrency = true;
  }
  if (reading.text(quantity.end) === '/' && dashes.has(reading.text(quantity.end + 1))) quantity.end += 2;
}
