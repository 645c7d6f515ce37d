import { PropertyExtra } from '../../../property/facts/facts.type.ts';
import type { AskedDistance } from './near.ts';
import { takeBounds } from './bounds.ts';
import { isPossible } from '../possible.ts';
import { quantityAt } from './quantities.ts';
import type { Quantity } from './quantities.ts';
import { meaningOf } from './reading.ts';
import type { Reading } from './reading.ts';
import { bounded, isDistance, isWidth, joinSides, readArea, readDistance, readWidth } from './sizes.ts';
import type { NumberArea } from './sizes.ts';
import { inRupees, intersected } from './prices.ts';
import type { AskedCount, AskedPrice } from '../understanding.type.ts';

/** What the numbers of a query say. */
export interface NumberFacts {
  bedrooms?: AskedCount;
  baths?: AskedCount;
  balconies?: AskedCount;
  price?: AskedPrice;
  area?: NumberArea;
  features: PropertyExtra[];
  distances: AskedDistance[];
  assumed: string[];
  unsupported: { start: number; end: number }[];
  /** Numbers that can be no amount, no size and no number of rooms. */
  leftover: string[];
  isMonthly: boolean;
}

/** The lowest rent, and the lowest number that is a price without a unit. */
const leastRent = 1_000;
const leastBounded = 5_000;
/** No home costs more than 1,000 crore: a longer number is part of a name. */
const mostRupees = 10_000_000_000;
const leastPrice = 10_000;

/** Reads amounts, sizes, rooms and distances, each with the words that bound it. */
export function readNumbers(reading: Reading, isRent: boolean): NumberFacts {
  const facts: NumberFacts = {
    ...{ features: [], distances: [], assumed: [], unsupported: [], leftover: [], isMonthly: false },
  };
  for (let place = 0; place < reading.tokens.length; place += 1) {
    if (reading.isUsed(place)) continue;
    const quantity = quantityAt(reading, place);
    if (quantity) read(reading, facts, quantity, isRent);
    else readBare(reading, facts, place);
    place = Math.max(place, quantity ? quantity.end - 1 : place);
  }
  return facts;
}

function read(reading: Reading, facts: NumberFacts, quantity: Quantity, isRent: boolean): void {
  const plainEnd = quantity.end;
  if (quantity.dimension === 'area') joinSides(reading, quantity);
  const typed = reading.words(quantity.start, quantity.end);
  takeBounds(reading, quantity);
  if (!isPossible(reading, quantity)) {
    reading.claim('leftover', quantity.start, quantity.end, { of: typed });
    facts.leftover.push(typed);
    return;
  }
  switch (quantity.dimension) {
    case 'amount':
      if (isRate(reading, facts, quantity)) return;
      readPrice(reading, facts, quantity);
      return;
    case 'area':
      if (quantity.canBeDistance && isDistance(reading, quantity)) {
        facts.distances.push(readDistance(reading, quantity));
        return;
      }
      if (isWidth(reading, quantity)) {
        facts.unsupported.push(readWidth(reading, quantity));
        return;
      }
      setArea(reading, facts, quantity);
      return;
    case 'rooms':
    case 'kitchenRoom':
      readRooms(reading, facts, quantity);
      return;
    case 'baths':
    case 'balconies':
      facts[quantity.dimension] ??= boundedCount(quantity);
      reading.claim(quantity.dimension, quantity.start, quantity.end);
      return;
    case 'distance':
      if (isWidth(reading, quantity)) facts.unsupported.push(readWidth(reading, quantity));
      else facts.distances.push(readDistance(reading, quantity));
      return;
    case 'foreign':
      reading.skip(quantity.start, quantity.end);
      facts.unsupported.push({ start: quantity.start, end: quantity.end });
      return;
    case 'minutes':
    case 'duration': {
      const { end } = quantity;
      const old = reading.unitAt(end);
      const isAge = meaningOf(old, 'old') ?? meaningOf(old, 'sale');
      const range = { start: quantity.start, end: isAge ? (old?.end ?? end) : end };
      reading.skip(range.start, range.end);
      facts.unsupported.push(range);
      return;
    }
    case 'plain':
      readPlain(reading, facts, quantity, isRent, plainEnd);
  }
}

/** A number without a unit: a storey, a size beside “carpet”, or rupees. */
function readPlain(
  reading: Reading,
  facts: NumberFacts,
  quantity: Quantity,
  isRent: boolean,
  end: number,
): void {
  const ordinal = ['st', 'nd', 'rd', 'th'].includes(reading.text(end)) ? end + 1 : end;
  const next = reading.unitAt(ordinal);
  const floor = next ? reading.text(next.start) : '';
  if (next && (floor === 'floors' || (ordinal > end && floor === 'floor'))) {
    reading.skip(quantity.start, next.end);
    facts.unsupported.push({ start: quantity.start, end: next.end });
    return;
  }
  if (isRate(reading, facts, quantity)) return;
  const basisAt = reading.unitAt(reading.pastFillers(quantity.end, 1));
  const basisBefore = reading.unitBefore(reading.beforeFillers(quantity.start, 1));
  const hasBasis =
    meaningOf(basisAt, 'basis') ??
    meaningOf(basisBefore, 'basis') ??
    (reading.text(end) === 'area' || undefined);
  if (hasBasis && quantity.low >= 100 && quantity.low < 100_000 && !quantity.hasCurrency) {
    setArea(reading, facts, { ...quantity, dimension: 'area', unit: 'SQ_FT' });
    facts.assumed.push('area.unit');
    return;
  }
  if ((!quantity.isDigits && !quantity.hasCurrency) || quantity.low > mostRupees) return;
  const isBounded = quantity.bound !== undefined && quantity.low >= leastBounded;
  const isPrice =
    quantity.hasCurrency || (isRent && quantity.low >= leastRent) || isBounded || quantity.low >= leastPrice;
  if (!isPrice) return;
  if (reading.text(quantity.end) === '+') {
    quantity.bound = 'least';
    quantity.end += 1;
  }
  readPrice(reading, facts, quantity);
}

function readPrice(reading: Reading, facts: NumberFacts, quantity: Quantity): void {
  const asked = bounded(quantity, 10);
  const monthly =
    reading.text(quantity.end) === '/' ? reading.unitAt(quantity.end + 1) : reading.unitAt(quantity.end);
  const isMonthly =
    meaningOf(monthly, 'monthly') ?? (reading.text(quantity.end) === '/' && meaningOf(monthly, 'duration'));
  if (isMonthly && monthly) {
    facts.isMonthly = true;
    reading.claim('intent', quantity.end, monthly.end);
  }
  const isBare = quantity.bound === undefined && !quantity.isRange;
  const price = inRupees(isBare ? { max: asked.max } : asked);
  const before = facts.price;
  const merged = before ? intersected(before, price) : price;
  if (!merged) {
    reading.skip(quantity.start, quantity.end);
    facts.unsupported.push({ start: quantity.start, end: quantity.end });
    return;
  }
  facts.price = merged;
  reading.claim('price', quantity.start, quantity.end);
  if (isBare && !facts.assumed.includes('price.max')) facts.assumed.push('price.max');
}

/** “5000 per sq ft” is a rate, which no filter knows. */
function isRate(reading: Reading, facts: NumberFacts, quantity: Quantity): boolean {
  const sign = reading.text(quantity.end);
  const unit = reading.unitAt(quantity.end);
  const isPer = sign === '/' || meaningOf(unit, 'per') !== undefined;
  const of = reading.unitAt(quantity.end + 1);
  const isPsf = sign === 'psf';
  if (!isPsf && !(isPer && meaningOf(of, 'areaUnit'))) return false;
  const range = { start: quantity.start, end: isPsf ? quantity.end + 1 : (of?.end ?? quantity.end) };
  reading.skip(range.start, range.end);
  facts.unsupported.push(range);
  return true;
}

/** “carpet” or “balcony” without a number. */
function readBare(reading: Reading, facts: NumberFacts, place: number): void {
  const unit = reading.unitAt(place);
  if (!unit) return;
  if (meaningOf(unit, 'kitchenRoom') && !facts.bedrooms) {
    facts.bedrooms = { min: 0, max: 0 };
    reading.claim('bedrooms', unit.start, unit.end);
  } else if (meaningOf(unit, 'balconies') && !facts.balconies) {
    facts.balconies = { min: 1 };
    reading.claim('balconies', unit.start, unit.end);
  } else if (meaningOf(unit, 'rooms')) {
    // “BHK 3”
    const number = reading.tokens[unit.end];
    if (number?.kind !== 'number' || number.value > 10 || facts.bedrooms) return;
    const next = quantityAt(reading, unit.end);
    if (next?.dimension !== 'plain') return;
    facts.bedrooms = { min: Math.floor(number.value), max: Math.floor(number.value) };
    reading.claim('bedrooms', unit.start, unit.end + 1);
  } else if (meaningOf(unit, 'foreignUnit')) {
    reading.skip(unit.start, unit.end);
    facts.unsupported.push({ start: unit.start, end: unit.end });
  }
}

function readRooms(reading: Reading, facts: NumberFacts, quantity: Quantity): void {
  if (quantity.dimension === 'kitchenRoom') {
    quantity.low = 0;
    quantity.high = 0;
  }
  const hasHalf = quantity.low % 1 > 0 || quantity.high % 1 > 0;
  const asked = boundedCount(quantity);
  const before = facts.bedrooms;
  // “2 BHK or 3 BHK”
  facts.bedrooms = before
    ? {
        min: Math.min(before.min ?? 0, asked.min ?? 0),
        ...(before.max !== undefined && asked.max !== undefined && { max: Math.max(before.max, asked.max) }),
      }
    : asked;
  reading.claim('bedrooms', quantity.start, quantity.end);
  if (hasHalf && !quantity.isRange) facts.features.push(PropertyExtra.STUDY);
  if (quantity.extraRoom) facts.features.push(PropertyExtra.SERVANT_ROOM);
}

function boundedCount(asked: Quantity): AskedCount {
  const quantity = { ...asked, low: Math.floor(asked.low), high: Math.floor(asked.high) };
  if (quantity.isRange || quantity.bound === 'around') return { min: quantity.low, max: quantity.high };
  return bounded(quantity, 0);
}

/** The first size counts. */
function setArea(reading: Reading, facts: NumberFacts, quantity: Quantity): void {
  const area = readArea(reading, quantity);
  facts.area ??= area;
}
