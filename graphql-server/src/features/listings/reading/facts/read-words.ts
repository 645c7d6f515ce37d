import { choiceLabel } from 'domain/property/property-choices.ts';
import { readFacing } from '../../../search/understanding/read/facing.ts';
import { meaningOf } from '../../../search/understanding/read/reading.ts';
import type { Unit } from '../../../search/understanding/read/reading.ts';
import { BuildStage, PropertyExtra, SaleKind } from '../../../property/facts/facts.type.ts';
import type { PropertyKind } from '../../../property/facts/facts.type.ts';
import { ProjectIntent } from '../../../property/property.type.ts';
import type { ListingReading } from '../listing-reading.ts';

/** “new” and “upcoming” say nothing of who sells, or of the home. */
const vague =
  /^(?:new|naya|nayi|naye|brand|latest|upcoming|नया|नयी|नई|नए|purana|purani|purane|पुराना|पुरानी|पुराने)$/;
const parkingWords = new Set(
  'covered open stilt basement reserved car cars cp 2w two wheeler dedicated separate podium free bike'.split(
    ' ',
  ),
);

/** The kinds of property that the words name, the first one first. */
export function kindsIn(reading: ListingReading): PropertyKind[] {
  const kinds = reading.units.flatMap((unit) =>
    reading.isFree(unit) ? (kindOf(reading, unit)?.kinds ?? []) : [],
  );
  return [...new Set(kinds)];
}

function kindOf(reading: ListingReading, unit: Unit) {
  const kind = meaningOf(unit, 'kind');
  // A floor by itself is where a home lies.
  const isFloor = /^(?:floors?|फ्लोर)$/.test(reading.text(unit.start)) && unit.end === unit.start + 1;
  return kind && !isFloor && !meaningOf(unit, 'nothing') ? kind : undefined;
}

/** Whether the words offer something to let. */
export function saysRent(reading: ListingReading): boolean {
  return reading.units.some(
    (unit) =>
      reading.isFree(unit) &&
      !meaningOf(unit, 'nothing') &&
      meaningOf(unit, 'label')?.of !== 'otherMoney' &&
      (meaningOf(unit, 'intent')?.intent === ProjectIntent.RENT || isMonthly(reading, unit)),
  );
}

function isMonthly(reading: ListingReading, unit: Unit): boolean {
  return (
    meaningOf(unit, 'monthly') !== undefined && !/^(?:mahin|महीन|monthly)/.test(reading.text(unit.start))
  );
}

/** Whether the words offer something for sale. */
export function saysSale(reading: ListingReading): boolean {
  return reading.units.some(
    (unit) => /^(?:sale|sell|bikau|resale)$/.test(reading.text(unit.start)) && unit.end - unit.start <= 2,
  );
}

/** Reads what a phrase says by itself: stage, sale, furnishing, directions, highlights. */
export function readWords(reading: ListingReading): void {
  readParking(reading);
  readDirections(reading);
  for (const unit of reading.units) {
    if (!reading.isFree(unit) || meaningOf(unit, 'nothing') || isVague(reading, unit)) continue;
    const { start, end } = unit;
    const stage = meaningOf(unit, 'stage')?.stage;
    const sale = meaningOf(unit, 'sale')?.sale;
    const furnishing = meaningOf(unit, 'furnishing')?.furnishing;
    const extra = meaningOf(unit, 'extra')?.extra;
    const isBooking = reading.isLabel(start, 'booking');
    if (stage && (stage !== BuildStage.READY || saysReady(reading, unit)) && !reading.has('stage'))
      reading.note('stage', stage, start, end, { label: choiceLabel('stage', stage) });
    else if (sale && !reading.has('sale'))
      reading.note('sale', sale, start, end, { label: choiceLabel('sale', sale) });
    else if (isBooking && !reading.has('sale'))
      reading.note('sale', SaleKind.NEW, start, end, { label: choiceLabel('sale', SaleKind.NEW) });
    else if (furnishing && !reading.has('furnishing'))
      reading.note('furnishing', furnishing, start, end, { label: choiceLabel('furnishing', furnishing) });
    else if (extra && !isNamed(reading, unit) && !isDenied(reading, start))
      noteExtra(reading, extra, withJoin(reading, start), end);
  }
}

function isVague(reading: ListingReading, { start, end }: Unit): boolean {
  return end === start + 1 && vague.test(reading.text(start));
}

/** “no lift”, “without parking” */
export function isDenied(reading: ListingReading, start: number): boolean {
  return /^(?:no|without|bina)$/.test(reading.text(start - 1));
}

/** “16th Park View” is the name of a society. */
function isNamed(reading: ListingReading, { start }: Unit): boolean {
  const before = reading.unitBefore(start);
  const isView = reading.text(start) === 'park' && reading.text(start + 1) === 'view';
  return isView && before !== undefined && !reading.isEnd(start - 1) && before.meanings.length === 0;
}

/** “ready” of a buyer, a registry or a transfer is not the home’s. */
function saysReady(reading: ListingReading, { start, end }: Unit): boolean {
  const other =
    /^(?:registry|transfer|papers?|loan|owner|seller|buyers?|clients?|stock|cheque|payment|party)$/;
  return (
    end - start > 1 ||
    !(
      other.test(reading.text(start - 1)) ||
      /^(?:to|for)$/.test(reading.text(end)) ||
      other.test(reading.text(end))
    )
  );
}

function withJoin(reading: ListingReading, start: number): number {
  const before = reading.unitBefore(start);
  return before && (reading.text(before.start) === '+' || meaningOf(before, 'and')) ? before.start : start;
}

export function noteExtra(
  reading: ListingReading,
  extra: PropertyExtra,
  start: number,
  end: number,
  label?: string,
): void {
  const name: string = extra;
  const isKnown = reading.facts.some(({ field, value }) => field === 'extras' && value === name);
  if (isKnown) reading.skip(start, end);
  else reading.note('extras', extra, start, end, { label: label ?? choiceLabel('extras', extra) });
}

/** “2 covered car parking”, “1 cp” */
export function readParking(reading: ListingReading): void {
  for (const unit of reading.units) {
    const isParking =
      meaningOf(unit, 'extra')?.extra === PropertyExtra.PARKING || reading.text(unit.start) === 'cp';
    if (!isParking || !reading.isFree(unit)) continue;
    let { start } = unit;
    while (parkingWords.has(reading.text(start - 1)) && !reading.isUsed(start - 1)) start -= 1;
    const number = reading.tokens[start - 1];
    const isCounted =
      number?.kind === 'number' &&
      number.value <= 10 &&
      !reading.isUsed(start - 1) &&
      reading.text(start - 2) !== '/';
    if (isCounted) start -= 1;
    const end = isCounted ? unit.end : countBehind(reading, unit.end);
    if (isDenied(reading, start)) continue;
    const [from, to] = reading.span(start, end);
    const words = reading.shown.slice(from, to).replace(/\s+/g, ' ');
    noteExtra(reading, PropertyExtra.PARKING, start, end, /\d|covered/i.test(words) ? words : undefined);
  }
}

/** “Parking: 1 covered” */
function countBehind(reading: ListingReading, place: number): number {
  if (![':', '-', '–', '='].includes(reading.text(place))) return place;
  let end = place + 1;
  if (reading.tokens[end]?.kind === 'number' && !reading.isUsed(end)) end += 1;
  while (parkingWords.has(reading.text(end)) && !reading.isUsed(end)) end += 1;
  return reading.isEnd(end) && end > place + 1 ? end : place;
}

function readDirections(reading: ListingReading): void {
  const before = reading.parts.length;
  const facing = readFacing(reading);
  const [part] = reading.parts.slice(before);
  const [start, end] = part ? [Math.min(...part.tokens), Math.max(...part.tokens) + 1] : [0, 0];
  for (const direction of facing)
    reading.note('facing', direction, start, end, { label: `${choiceLabel('facing', direction)} facing` });
  if (facing.length > 0) return;
  for (const unit of reading.units) {
    const direction = meaningOf(unit, 'direction');
    if (!direction || !reading.isFree(unit)) continue;
    const isCompound = unit.end - unit.start > 1 || /^(?:ne|nw|sw)$/.test(reading.text(unit.start));
    const labelled = labelledFacing(reading, unit.start);
    const isAlone =
      reading.isEnd(unit.start - 1) && reading.isEnd(unit.end) && reading.text(unit.start).length > 1;
    if (labelled === null && !isCompound && !isAlone) continue;
    const label = `${choiceLabel('facing', direction.facing)} facing`;
    reading.note('facing', direction.facing, labelled ?? unit.start, unit.end, { label });
    return;
  }
}

/** “Facing: East”, “Facing = N” */
function labelledFacing(reading: ListingReading, place: number): number | null {
  let at = place;
  while ([':', '-', '–', '='].includes(reading.text(at - 1))) at -= 1;
  const unit = reading.unitBefore(at);
  return at < place && unit && meaningOf(unit, 'facing') ? unit.start : null;
}
