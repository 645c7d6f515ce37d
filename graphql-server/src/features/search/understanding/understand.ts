import type { KnownPlace } from '../../place/place.type.ts';
import { PropertyKind } from '../../property/facts/facts.type.ts';
import type { PropertyExtra } from '../../property/facts/facts.type.ts';
import { ProjectSort } from '../project-filter.input.ts';
import { AreaBasis, AreaUnit, ProjectIntent } from '../../property/property.type.ts';
import { readCodes } from './codes.ts';
import { readPossession } from './read/dates.ts';
import { lexiconOf } from './lexicon.ts';
import { leftoverOf } from './leftover.ts';
import { readFacing } from './read/facing.ts';
import { readNear } from './read/near.ts';
import { readNegations } from './read/negations.ts';
import { readNumbers } from './read/number-facts.ts';
import { readPlaces } from './read/named-places.ts';
import type { PlacesReading } from './read/named-places.ts';
import { meaningOf, Reading } from './read/reading.ts';
import type { ReadPart, Unit } from './read/reading.ts';
import { readSectors } from './read/sectors.ts';
import { readBasisApart } from './read/sizes.ts';
import { cleanQuery } from './read/text.ts';
import type { NumberArea } from './read/sizes.ts';
import type { Understanding } from './understanding.type.ts';

/** What a query says, without the texts that show it. */
export type Understood = Omit<Understanding, 'parts' | 'otherReadings'> & {
  parts: (ReadPart & { without: string; withoutField: string })[];
  otherReadings: { of: KnownPlace; query: string }[];
};

/**
 * Understands a query about homes in English, Hinglish or Hindi, by fixed rules and without guessing: the same words at the
 * same time always mean the same. It reads at most 200 characters, and takes less than a millisecond.
 */
export function understandQuery(query: string, places: readonly KnownPlace[], now: Date): Understood {
  const reading = new Reading(cleanQuery(query), lexiconOf(places));
  const codes = readCodes(reading);
  const unsupported = readNegations(reading);
  const sectors = readSectors(reading);
  const possession = readPossession(reading, now);
  const isRent = reading.units.some((unit) => reading.isFree(unit) && isRentUnit(unit));
  const numbers = readNumbers(reading, isRent);
  const today = new Date(now.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const { near, unsupported: notNear } = readNear(reading, sectors, numbers.distances, today);
  const located = readPlaces(reading, sectors, !near);
  const facts = readFacts(reading, numbers.isMonthly, isRent);
  const features = [...new Set([...numbers.features, ...facts.features])];
  const bedrooms =
    numbers.bedrooms ?? (facts.kinds.includes(PropertyKind.STUDIO) ? { min: 0, max: 0 } : undefined);
  const area = numbers.area && areaOf(reading, numbers.area, facts.isPlotAlone);
  for (const { start, end } of [
    ...notNear,
    ...numbers.unsupported,
    ...facts.unsupported,
    ...numbers.distances,
  ]) {
    reading.skip(start, end);
    unsupported.push({ start, end });
  }
  const leftover = [...located.unknown, ...codes, ...numbers.leftover, ...leftoverOf(reading)];
  unsupported.sort((one, other) => one.start - other.start);
  for (const { start, end } of unsupported)
    reading.claim('unsupported', start, end, { of: reading.words(start, end) });
  return {
    ...facts.single,
    ...(facts.kinds.length > 0 && { kinds: facts.kinds }),
    ...(bedrooms && { bedrooms }),
    ...(numbers.baths && { baths: numbers.baths }),
    ...(numbers.balconies && { balconies: numbers.balconies }),
    ...(numbers.price && { price: numbers.price }),
    ...(area && { area }),
    ...placesOf(located),
    ...((near ?? located.near) && { near: near ?? located.near }),
    ...(possession && { possession }),
    ...(facts.facing.length > 0 && { facing: facts.facing }),
    ...(features.length > 0 && { features }),
    assumed: numbers.assumed,
    ambiguous: located.ambiguous,
    leftover,
    unsupported: unsupported.map(({ start, end }) => reading.words(start, end)),
    parts: partsOf(reading),
    otherReadings: located.otherReadings.map(({ of, part, instead }) => ({
      of,
      query: reading.without(part.tokens, instead),
    })),
  };
}

function areaOf(reading: Reading, area: NumberArea, isPlotAlone: boolean): Understood['area'] {
  const basis = area.basis ?? readBasisApart(reading) ?? (isPlotAlone ? 'PLOT' : null);
  return { ...area, unit: AreaUnit[area.unit], basis: basis && AreaBasis[basis] };
}

function isRentUnit(unit: Unit): boolean {
  return meaningOf(unit, 'intent')?.intent === ProjectIntent.RENT || meaningOf(unit, 'monthly') !== undefined;
}

function placesOf({ places, placesOutside }: PlacesReading): Pick<Understood, 'places' | 'placesOutside'> {
  return { ...(places.length > 0 && { places }), ...(placesOutside.length > 0 && { placesOutside }) };
}

type Single = Pick<
  Understood,
  'intent' | 'category' | 'status' | 'furnishing' | 'sale' | 'reraOnly' | 'allIn' | 'sort'
>;

interface Facts {
  single: Single;
  kinds: PropertyKind[];
  facing: NonNullable<Understood['facing']>;
  features: PropertyExtra[];
  unsupported: { start: number; end: number }[];
  isPlotAlone: boolean;
}

/** Reads what a phrase says by itself. */
function readFacts(reading: Reading, isMonthly: boolean, isRent: boolean): Facts {
  const facts: Facts = {
    ...{ single: {}, kinds: [], facing: [], features: [], unsupported: [], isPlotAlone: false },
  };
  const { single, kinds, facing, features } = facts;
  facing.push(...readFacing(reading));
  for (const unit of reading.units) {
    if (!reading.isFree(unit)) continue;
    for (const meaning of unit.meanings) {
      const claim = (field: string, of?: string) => reading.claim(field, unit.start, unit.end, { of });
      if (meaning.is === 'kind') {
        kinds.push(...meaning.kinds.filter((kind) => !kinds.includes(kind)));
        claim('kinds', meaning.kinds[0]);
      } else if (meaning.is === 'extra') {
        if (!features.includes(meaning.extra)) features.push(meaning.extra);
        const part = claim('features', meaning.extra);
        takeJoin(reading, part, unit.start);
      } else if (meaning.is === 'intent') {
        // “Lena hai” is said of rents too.
        if (single.intent !== ProjectIntent.RENT) single.intent = meaning.intent;
        claim('intent');
      } else if (meaning.is === 'monthly') {
        single.intent = ProjectIntent.RENT;
        claim('intent');
      } else if (meaning.is === 'category') {
        single.category ??= meaning.category;
        claim('category');
      } else if (meaning.is === 'stage') {
        single.status ??= meaning.stage;
        claim('status');
      } else if (meaning.is === 'sale') {
        single.sale ??= meaning.sale;
        claim('sale');
      } else if (meaning.is === 'furnishing') {
        single.furnishing ??= meaning.furnishing;
        claim('furnishing');
      } else if (meaning.is === 'sort') {
        single.sort ??= meaning.sort;
        claim('sort');
      } else if (meaning.is === 'rera') {
        single.reraOnly = true;
        claim('reraOnly');
      } else if (meaning.is === 'allIn' && (isRent || isMonthly)) {
        facts.unsupported.push({ start: unit.start, end: unit.end });
      } else if (meaning.is === 'allIn' && !isInAPlace(reading, unit)) {
        single.allIn = true;
        claim('allIn');
      } else if (meaning.is === 'unsupported' || meaning.is === 'storey') {
        facts.unsupported.push({ start: unit.start, end: unit.end });
      } else continue;
      break;
    }
  }
  if (isMonthly) single.intent = ProjectIntent.RENT;
  if (single.sort === ProjectSort.NEWEST && single.status) delete single.sort;
  facts.isPlotAlone = kinds.length === 1 && kinds[0] === PropertyKind.PLOT;
  return facts;
}

/** “All in Noida” means all homes there; “80 lakh all-in” and “all in price” mean the price. */
function isInAPlace(reading: Reading, { start, end }: Unit): boolean {
  const isBare = end - start === 2 && reading.text(start) === 'all' && reading.text(end - 1) === 'in';
  return isBare && end < reading.tokens.length;
}

/** The plus or “with” in front of an extra goes with it. */
function takeJoin(reading: Reading, part: ReadPart, start: number): void {
  const before = reading.unitBefore(start);
  if (before && (reading.text(before.start) === '+' || meaningOf(before, 'and')))
    reading.extend(part, before.start, start);
}

const severalFields = new Set(['places', 'placesOutside', 'kinds', 'features', 'leftover', 'unsupported']);

/** The parts in the order of the words; what says the same fact twice is one part. */
function partsOf(reading: Reading): Understood['parts'] {
  const parts = new Map<string, ReadPart>();
  for (const part of reading.parts) {
    const key = severalFields.has(part.field) ? `${part.field} ${part.of ?? ''}` : part.field;
    const same = parts.get(key);
    if (same) same.tokens = [...same.tokens, ...part.tokens];
    else parts.set(key, { ...part });
  }
  return [...parts.values()]
    .sort((one, other) => Math.min(...one.tokens) - Math.min(...other.tokens))
    .map((part, _index, all) => {
      const ofField = all.filter(({ field }) => field === part.field).flatMap(({ tokens }) => tokens);
      const without = reading.without(part.tokens, part.instead);
      return { ...part, without, withoutField: reading.without(ofField) };
    });
}
