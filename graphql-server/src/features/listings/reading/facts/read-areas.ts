import { formatArea } from 'domain/text/format.ts';
import type { AreaBasisName, AreaUnitName } from '../../../search/understanding/meaning.ts';
import { measureAt, quantityAt } from '../../../search/understanding/read/quantities.ts';
import type { Quantity } from '../../../search/understanding/read/quantities.ts';
import { isDistance, isWidth, readWidth } from '../../../search/understanding/read/sizes.ts';
import { isFiller, meaningOf } from '../../../search/understanding/read/reading.ts';
import type { ListingReading } from '../listing-reading.ts';
import type { FactOption } from '../listing.type.ts';

const sizeWords = new Set(['size', 'area', 'measuring', 'admeasuring', 'sqft']);
const signs = new Set([':', '-', '–', '=', '.', '/']);
const leastBare = 150;
const mostBare = 20_000;
/** Less than this share of the super area is no carpet area of the same home. */
const leastShare = 0.45;

export interface StatedArea {
  low: number;
  high: number;
  unit: AreaUnitName;
  basis: AreaBasisName | null;
  start: number;
  end: number;
  isSure: boolean;
}

/** Reads sizes exactly as stated, each with its kind: “1450/1050” are the super and the carpet area of one home. */
export function readAreas(reading: ListingReading, isPlot: boolean): StatedArea[] {
  const areas: StatedArea[] = [];
  for (let place = 0; place < reading.tokens.length; place += 1) {
    // “Sector 27 - 350 sq m” is no range.
    if (reading.isUsed(place) || /^(?:sectors?|sect?|सेक्टर)$/.test(reading.text(place - 1))) continue;
    const found =
      sidesAt(reading, place, isPlot) ??
      listAt(reading, place) ??
      pairAt(reading, place) ??
      areaAt(reading, place, isPlot);
    for (const area of found ?? []) {
      if (!areas.some((other) => isSame(area, other))) areas.push(area);
      reading.skip(area.start, area.end);
    }
  }
  return areas;
}

const bases = [
  ['SUPER_BUILT_UP', 'Super area'],
  ['CARPET', 'Carpet area'],
  ['BUILT_UP', 'Built-up area'],
] as const;

/** What a statement of an area says as a fact, and the other kinds of area that it can be. */
export function areaFact({ low, high, unit, basis }: Omit<StatedArea, 'start' | 'end' | 'isSure'>) {
  const text = (as: AreaBasisName | null) => formatArea({ min: low, max: high, unit, basis: as });
  const options: FactOption[] = bases.map(([as, label]) => ({ label, value: text(as) }));
  return { value: text(basis), options: basis === 'PLOT' ? [] : options };
}

function isSame(one: StatedArea, other: StatedArea): boolean {
  return (
    one.low === other.low &&
    one.unit === other.unit &&
    (one.basis ?? other.basis) === (other.basis ?? one.basis)
  );
}

/** “1450/1050 sq ft” */
function pairAt(reading: ListingReading, place: number): StatedArea[] | null {
  const [first, second] = [reading.tokens[place], reading.tokens[place + 2]];
  if (first?.kind !== 'number' || second?.kind !== 'number' || reading.text(place + 1) !== '/') return null;
  if (![first.value, second.value].every((value) => value >= leastBare && value <= mostBare)) return null;
  const unit = meaningOf(reading.unitAt(place + 3), 'areaUnit');
  const isPair = second.value < first.value && second.value >= first.value * leastShare;
  if (!isPair || first.value < 300) return null;
  const end = unit ? (reading.unitAt(place + 3)?.end ?? place + 3) : place + 3;
  const named = basisAround(reading, place, end);
  const shared = { unit: unit?.unit ?? ('SQ_FT' as const), start: place, end: named.end, isSure: true };
  return [
    { ...shared, low: first.value, high: first.value, basis: 'SUPER_BUILT_UP' },
    {
      ...shared,
      low: second.value,
      high: second.value,
      basis: named.basis === 'BUILT_UP' ? 'BUILT_UP' : 'CARPET',
    },
  ];
}

/** “1150/1650/2250 sq ft” are the sizes of several homes. */
function listAt(reading: ListingReading, place: number): StatedArea[] | null {
  const sizes: number[] = [];
  let at = place;
  for (;;) {
    const token = reading.tokens[at];
    if (token?.kind !== 'number' || reading.isUsed(at) || token.value < leastBare || token.value > mostBare)
      return null;
    sizes.push(token.value);
    if (!/^[/&]$/.test(reading.text(at + 1))) break;
    at += 2;
  }
  const isRising = sizes.every((size, index) => index === 0 || size > (sizes[index - 1] ?? 0));
  const unit = reading.unitAt(at + 1);
  const of = meaningOf(unit, 'areaUnit');
  if (!unit || !of || sizes.length < 2 || !isRising) return null;
  const named = basisAround(reading, place, unit.end);
  return sizes.map((size) => ({ ...named, low: size, high: size, unit: of.unit, isSure: true }));
}

/** “30x60”, “30 by 60 ft”: the sides of a plot, or of what else a number with a unit names. */
function sidesAt(reading: ListingReading, place: number, isPlot: boolean): StatedArea[] | null {
  const [first, second] = [reading.tokens[place], reading.tokens[place + 2]];
  if (first?.kind !== 'number' || second?.kind !== 'number' || !/^(?:x|×|by)$/.test(reading.text(place + 1)))
    return null;
  if (reading.isUsed(place + 2)) return null;
  const unit = meaningOf(reading.unitAt(place + 3), 'areaUnit');
  const end = unit ? (reading.unitAt(place + 3)?.end ?? place + 3) : place + 3;
  if (isPlot && !reading.has('lotDimensions')) {
    const isMetres = unit?.unit === 'SQ_M';
    const value = `${first.raw} × ${second.raw} ${isMetres ? 'm' : 'ft'}`;
    reading.note('lotDimensions', value, place, end, { label: value, isSure: unit !== undefined });
  } else reading.skip(place, end);
  return [];
}

function areaAt(reading: ListingReading, place: number, isPlot: boolean): StatedArea[] | null {
  const quantity = quantityAt(reading, place);
  if (!quantity || quantity.hasCurrency || !quantity.isDigits) return null;
  const { low, high, dimension } = quantity;
  if (dimension === 'foreign') return foreignArea(reading, quantity);
  if (dimension === 'area') {
    if (isWidth(reading, quantity)) {
      readWidth(reading, quantity);
      return [];
    }
    const isMetres = quantity.canBeDistance === true;
    if (isMetres && (isDistance(reading, quantity) || low < 20)) return [];
    if (quantity.isLength && !isMetres && low < leastBare) return [];
    if (low <= 0 || high > 1e8) return null;
    const named = basisAround(reading, place, quantity.end);
    const unit = quantity.unit ?? 'SQ_FT';
    const basis = named.basis ?? (isPlot || unit === 'SQ_YD' ? 'PLOT' : null);
    return [{ low, high, unit, basis, start: named.start, end: named.end, isSure: true }];
  }
  if (dimension !== 'plain' || quantity.isRange || low < leastBare || low > mostBare) return null;
  if (meaningOf(reading.unitAt(quantity.end), 'label')?.of === 'rate') return null;
  const named = basisAround(reading, place, quantity.end);
  const isNamed = named.basis !== null || sizeBefore(reading, place);
  if (!isNamed) return null;
  return [
    {
      low,
      high,
      unit: 'SQ_FT',
      basis: named.basis ?? (isPlot ? 'PLOT' : null),
      start: named.start,
      end: named.end,
      isSure: !isPlot,
    },
  ];
}

/** Bigha and acres stay as they are said: a bigha differs from district to district. */
function foreignArea(reading: ListingReading, quantity: Quantity): StatedArea[] {
  const [from, to] = reading.span(quantity.start, quantity.end);
  if (!reading.has('lotDimensions'))
    reading.note(
      'lotDimensions',
      reading.shown.slice(from, to).replace(/\s+/g, ' '),
      quantity.start,
      quantity.end,
    );
  return [];
}

/** The kind of area that is named beside a size, behind it or in front. */
function basisAround(
  reading: ListingReading,
  start: number,
  end: number,
): { basis: AreaBasisName | null; start: number; end: number } {
  const before = basisBefore(reading, start);
  const after = basisAfter(reading, end);
  // “carpet 1050 super 1450”: the second word belongs to the second number.
  const isOfNext = after !== null && reading.tokens[pastSigns(reading, after.end)]?.kind === 'number';
  if (after && !(before && isOfNext)) return { basis: after.basis, start, end: after.end };
  if (before) return { basis: before.basis, start: before.start, end };
  return { basis: null, start, end };
}

function pastSigns(reading: ListingReading, place: number): number {
  let at = place;
  while (signs.has(reading.text(at))) at += 1;
  return at;
}

function basisAfter(reading: ListingReading, place: number): { basis: AreaBasisName; end: number } | null {
  let at = signs.has(reading.text(place)) && reading.text(place) !== '/' ? place + 1 : place;
  const filler = reading.unitAt(at);
  if (filler && isFiller(filler)) at = filler.end;
  const unit = reading.unitAt(at);
  const basis = meaningOf(unit, 'basis');
  if (!unit || !basis) return null;
  const next = reading.unitAt(unit.end);
  const isArea = next && /^(?:area|size)$/.test(reading.text(next.start));
  return { basis: basis.basis, end: isArea ? next.end : unit.end };
}

function basisBefore(reading: ListingReading, place: number): { basis: AreaBasisName; start: number } | null {
  let at = place;
  for (let more = 0; more < 3 && signs.has(reading.text(at - 1)); more += 1) at -= 1;
  const filler = reading.unitBefore(at);
  if (filler && isFiller(filler)) at = filler.start;
  for (let more = 0; more < 2 && signs.has(reading.text(at - 1)); more += 1) at -= 1;
  const unit = reading.unitBefore(at);
  const basis = meaningOf(unit, 'basis');
  return unit && basis ? { basis: basis.basis, start: unit.start } : null;
}

/** “Size: 1450”, “area - 1450” */
function sizeBefore(reading: ListingReading, place: number): boolean {
  let at = place;
  while (signs.has(reading.text(at - 1))) at -= 1;
  return sizeWords.has(reading.text(at - 1)) && measureAt(reading, place + 1) === null;
}
