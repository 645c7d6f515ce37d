import { choiceLabel } from 'domain/property/property-choices.ts';
import type { KnownPlace } from '../../place/place.type.ts';
import { BuildStage, PropertyKind, SaleKind } from '../../property/facts/facts.type.ts';
import { AskedCategory } from '../../search/understanding/understanding.type.ts';
import { readNegations } from '../../search/understanding/read/negations.ts';
import { measureAt } from '../../search/understanding/read/quantities.ts';
import { readNumber } from '../../search/understanding/read/numbers.ts';
import { meaningOf } from '../../search/understanding/read/reading.ts';
import { dealOf, monthsLabel, notePrices } from './facts/price-of.ts';
import { areaFact, readAreas } from './facts/read-areas.ts';
import type { StatedArea } from './facts/read-areas.ts';
import { readContacts } from './facts/read-contacts.ts';
import { readDates } from './facts/read-dates.ts';
import { readFloors } from './facts/read-floors.ts';
import { ListingReading } from './listing-reading.ts';
import { ListingKind } from './listing.type.ts';
import type { ReadListing } from './listing.type.ts';
import { readAmounts, readRates } from './facts/read-money.ts';
import { notePlaceOf, readPlace } from './facts/read-place.ts';
import { remarkOf } from './facts/remark.ts';
import { configurationsOf, noteRooms } from './facts/room-facts.ts';
import { readCount, readRooms } from './facts/read-rooms.ts';
import type { StatedRooms } from './facts/read-rooms.ts';
import { readNamedSociety, readSociety } from './facts/read-society.ts';
import type { KnownSociety } from './facts/read-society.ts';
import { kindsIn, readParking, readWords, saysRent, saysSale } from './facts/read-words.ts';

export interface Known {
  places: readonly KnownPlace[];
  societies: readonly KnownSociety[];
  now: Date;
}

const shops: readonly PropertyKind[] = [PropertyKind.SHOP, PropertyKind.OFFICE, PropertyKind.WAREHOUSE];

/**
 * Reads one listing as a broker writes it, by fixed rules. It states exactly what the words say, marks what they leave in
 * doubt, and keeps the rest as a remark. `shown` is what `shownText` answers.
 */
export function readListing(shown: string, { places, societies, now }: Known): ReadListing {
  const reading = new ListingReading(shown, places);
  readContacts(reading);
  readNegations(reading);
  readKeys(reading);
  const isHome = reading.units.some(
    (unit) =>
      reading.isFree(unit) &&
      /^(?:bhk|bhl|bkh|bedrooms?|b|rk)$/.test(reading.text(unit.start)) &&
      meaningOf(unit, 'rooms'),
  );
  const kinds = specific(kindsIn(reading)).filter((kind) => !isHome || !shops.includes(kind));
  const isBusiness = kinds.some((kind) => shops.includes(kind)) || (!isHome && saysCommercial(reading));
  const isPlot = kinds[0] === PropertyKind.PLOT;
  const rates = readRates(reading, saysRent(reading));
  readParking(reading);
  const rooms = isPlot || isBusiness ? [] : readRooms(reading);
  // A project of studios and flats has several sizes, and no one kind.
  const studio = rooms.length > 0 && kinds[0] === PropertyKind.STUDIO ? takeStudio(reading) : null;
  if (studio) rooms.unshift(studio);
  const areas = readAreas(reading, isPlot);
  readFloors(reading);
  for (const of of ['baths', 'balconies'] as const) noteCount(reading, of);
  readDeposit(reading);
  const society = readNamedSociety(reading, societies);
  readPlace(reading, new Date(now.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10));
  if (society?.placeKey && !reading.has('placeKey')) notePlaceOf(reading, society.placeKey);
  const wantsRent = saysRent(reading);
  readDates(reading, now, wantsRent);
  const amounts = readAmounts(reading, wantsRent);
  const deal = dealOf(amounts, isPlot ? [] : rates) ?? (saysSale(reading) ? 'sale' : null);
  const isRent = deal === 'rent' || (deal === null && wantsRent);
  readWords(reading);
  noteKind(reading, studio ? [] : kinds, rooms.length > 0);
  const isNew = isNewProject(reading, rooms);
  const configurations = isNew ? configurationsOf(rooms, areas, amounts) : [];
  // “2/3/4 BHK, 1,250 to 2,700 sq ft”: the sizes of all.
  if (configurations.every(({ area }) => area === '')) noteAreas(reading, areas);
  else for (const { start, end } of areas) reading.note('area', '', start, end);
  noteRooms(reading, rooms, isNew);
  readSociety(reading);
  const questions = notePrices(reading, {
    ...{ amounts, rates, areas, isRent },
    isProject: configurations.length > 0,
    isUnclear: !isNew && new Set(rooms.flatMap(({ bedrooms }) => bedrooms)).size > 1,
  });
  const isSaid = isRent || isPlot || isBusiness || isNew || reading.factValue('sale') === SaleKind.RESALE;
  return {
    text: shown,
    kind: isPlot
      ? ListingKind.LAND
      : isRent
        ? ListingKind.TO_LET
        : isBusiness
          ? ListingKind.COMMERCIAL
          : isNew
            ? ListingKind.NEW_PROJECT
            : ListingKind.RESALE,
    isKindSaid: isSaid,
    remark: remarkOf(reading, configurations.length > 0 ? [...areas, ...amounts, ...rooms] : []),
    facts: reading.facts.filter(({ value }) => value !== '').sort((one, other) => one.start - other.start),
    questions,
    configurations,
  };
}

/** Flat and plot are also said of what stands for itself: “duplex flat”, “villa on a plot of 200 gaj”. */
function specific(kinds: readonly PropertyKind[]): PropertyKind[] {
  const own = kinds.filter((kind) => kind !== PropertyKind.FLAT && kind !== PropertyKind.PLOT);
  return own.length > 0 ? own : [...kinds];
}

function saysCommercial(reading: ListingReading): boolean {
  return reading.units.some(
    (unit) => reading.isFree(unit) && meaningOf(unit, 'category')?.category === AskedCategory.COMMERCIAL,
  );
}

function noteKind(reading: ListingReading, kinds: readonly PropertyKind[], hasRooms: boolean): void {
  const [kind] = kinds;
  if (!kind) return;
  const unit = reading.units.find(
    (one) =>
      reading.isFree(one) && meaningOf(one, 'kind')?.kinds.includes(kind) && !meaningOf(one, 'nothing'),
  );
  if (!unit) return;
  const options = kinds.map((one) => ({ label: choiceLabel('kind', one), value: one }));
  const isOne = kinds.length === 1;
  reading.note('kind', kind, unit.start, unit.end, {
    label: choiceLabel('kind', kind),
    isSure: isOne,
    options: isOne ? [] : options,
  });
  if (kind === PropertyKind.STUDIO && !hasRooms) reading.note('rooms', 'Studio', unit.start, unit.end);
}

function takeStudio(reading: ListingReading): StatedRooms | null {
  const unit = reading.units.find((one) => meaningOf(one, 'kind')?.kinds.includes(PropertyKind.STUDIO));
  if (!unit) return null;
  reading.skip(unit.start, unit.end);
  return { bedrooms: [0], hasServant: false, start: unit.start, end: unit.end };
}

function noteAreas(reading: ListingReading, areas: readonly StatedArea[]): void {
  for (const area of areas) {
    const { value, options } = areaFact(area);
    reading.note('area', value, area.start, area.end, {
      isSure: area.isSure && area.basis !== null,
      options,
    });
  }
}

function noteCount(reading: ListingReading, of: 'baths' | 'balconies'): void {
  const found = readCount(reading, of);
  if (!found) return;
  const noun = of === 'baths' ? ['bath', 'baths'] : ['balcony', 'balconies'];
  reading.note(of, String(found.count), found.start, found.end, {
    label: `${found.count} ${noun[found.count === 1 ? 0 : 1] ?? ''}`,
  });
}

/** “2 months deposit”, “security: 1 month” */
function readDeposit(reading: ListingReading): void {
  for (let place = 0; place < reading.tokens.length; place += 1) {
    if (reading.isUsed(place)) continue;
    const number = readNumber(reading.tokens, place);
    const unit = number ? reading.unitAt(number.next) : undefined;
    const months = (meaningOf(unit, 'duration')?.months ?? (meaningOf(unit, 'monthly') && 1)) === 1;
    if (!number || !unit || !months || number.value > 36 || number.value % 1 > 0) continue;
    const [after] = reading.labelsAfter(unit.end, 2);
    const [before] = reading.labelsBefore(place, 3);
    const [start, end] =
      after?.of === 'deposit'
        ? [place, after.end]
        : before?.of === 'deposit'
          ? [before.start, unit.end]
          : [0, 0];
    if (end === 0) continue;
    reading.note('depositMonths', String(number.value), start, end, { label: monthsLabel(number.value) });
    return;
  }
}

/** “keys with the guard”, “visit after 11 am”: kept as said. */
function readKeys(reading: ListingReading): void {
  for (const unit of reading.units) {
    if (!reading.isFree(unit) || !reading.isLabel(unit.start, 'keys')) continue;
    let end = unit.end;
    while (end - unit.end < 10 && !reading.isEnd(end) && !reading.isUsed(end) && !endsKeys(reading, end))
      end += 1;
    const [from, to] = reading.span(unit.start, end);
    const words = reading.shown
      .slice(from, to)
      .replace(/\s+/g, ' ')
      .replace(/[\s.:-]+$/, '')
      .slice(0, 200);
    reading.note('keys', words, unit.start, end);
    return;
  }
}

function endsKeys(reading: ListingReading, place: number): boolean {
  const unit = reading.unitAt(place);
  const isSized = reading.tokens[place]?.kind === 'number' && measureAt(reading, place + 1) !== null;
  return isSized || meaningOf(unit, 'sector') !== undefined || (unit !== undefined && unit.places.length > 0);
}

function isNewProject(reading: ListingReading, rooms: ReturnType<typeof readRooms>): boolean {
  const sizes = new Set(rooms.flatMap(({ bedrooms }) => bedrooms)).size;
  const [stage, sale] = [reading.factValue('stage'), reading.factValue('sale')];
  if (sale === SaleKind.RESALE) return false;
  if (stage === BuildStage.NEW_LAUNCH || sale === SaleKind.NEW) return true;
  const isAhead =
    stage === BuildStage.UNDER_CONSTRUCTION || reading.has('yearBuilt') || reading.has('reraNumber');
  return sizes > 1 && isAhead;
}
