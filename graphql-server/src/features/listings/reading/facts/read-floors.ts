import { measureAt } from '../../../search/understanding/read/quantities.ts';
import { PropertyExtra } from '../../../property/facts/facts.type.ts';
import { meaningOf } from '../../../search/understanding/read/reading.ts';
import type { ListingReading } from '../listing-reading.ts';

const mostFloors = 99;
const ordinals = new Set(['st', 'nd', 'rd', 'th', 'va', 'vi', 'vin', 'wa', 'wi', 'वां', 'वीं', 'वी']);
const towers = new Set(
  'tower t block unit phase sector sec no plot gali wing pocket house flat shop avenue street road'.split(
    ' ',
  ),
);

interface Level {
  text: string;
  start: number;
  end: number;
  isOrdinal: boolean;
}

/** Reads the floor of the home and the number of floors: “9th floor”, “14/22”, “GF”, “9th of 22”, “stilt+3”. */
export function readFloors(reading: ListingReading): void {
  for (let place = 0; place < reading.tokens.length; place += 1) {
    if (reading.isUsed(place)) continue;
    if (readBuilding(reading, place) || readNamed(reading, place) || readNumbered(reading, place)) continue;
  }
}

/** “G+3”, “stilt + 4”, “B+G+3” */
function readBuilding(reading: ListingReading, place: number): boolean {
  if (!/^(?:g|s|stilt|ground|b|basement)$/.test(reading.text(place))) return false;
  let at = place;
  while (/^(?:g|s|stilt|ground|b|basement)$/.test(reading.text(at)) && reading.text(at + 1) === '+') at += 2;
  const floors = numberAt(reading, at);
  if (at === place || floors === null || floors > mostFloors) return false;
  const withGround = reading.tokens.slice(place, at).some(({ text }) => text === 'g' || text === 'ground');
  let end = at + 1;
  while (reading.isLabel(end, 'floor', 'floors')) end += 1;
  const total = floors + (withGround ? 1 : 0);
  if (!reading.has('totalFloors'))
    reading.note('totalFloors', String(total), place, end, {
      label: `${reading.shown.slice(...reading.span(place, at + 1))}: ${total} floors`,
    });
  else reading.skip(place, end);
  return true;
}

/** “GF”, “upper ground floor”, “top floor of 22” */
function readNamed(reading: ListingReading, place: number): boolean {
  const unit = reading.unitAt(place);
  const level = meaningOf(unit, 'level');
  if (!unit || !level) return false;
  const next = reading.unitAt(unit.end);
  const isParking = meaningOf(next, 'extra')?.extra === PropertyExtra.PARKING;
  if (isParking || (next && /^(?:parking|car|storage|water)$/.test(reading.text(next.start)))) return true;
  noteLevel(reading, { text: level.level, start: unit.start, end: unit.end, isOrdinal: true });
  return true;
}

/** “9th floor”, “floor 9”, “14/22”, “9th of 22” */
function readNumbered(reading: ListingReading, place: number): boolean {
  const level = levelAt(reading, place);
  if (!level) return false;
  const isLabelled = labelledFloor(reading, place);
  const of = ofHowMany(reading, level.end, level.isOrdinal || isLabelled !== null);
  const end = of?.end ?? level.end;
  const word = reading.isLabel(end, 'floor') && reading.text(end) !== 'floors' ? end : null;
  const isPlural = reading.isLabel(end, 'floors');
  if (of && Number.parseInt(level.text, 10) <= of.floors) {
    const isSaid = word !== null || isLabelled !== null || level.isOrdinal || isPlural;
    if (!isSaid && !isLikelyPair(reading, place, of)) return false;
    noteLevel(
      reading,
      { ...level, start: isLabelled ?? level.start },
      of,
      word ?? (isPlural ? end : null) ?? undefined,
    );
    return true;
  }
  if (isPlural && !level.isOrdinal) {
    const isTotal = !reading.has('totalFloors') && Number(level.text) > 0;
    if (isTotal) reading.note('totalFloors', level.text, place, end + 1, { label: `${level.text} floors` });
    return true;
  }
  const totalLabel = reading.labelsBefore(pastSigns(reading, place, -1), 1)[0];
  if (totalLabel?.of === 'floors' && !measureAt(reading, level.end)) {
    if (!reading.has('totalFloors'))
      reading.note('totalFloors', level.text, totalLabel.start, level.end, { label: `${level.text} floors` });
    return true;
  }
  if (isLabelled !== null && !measureAt(reading, level.end) && word === null) {
    noteLevel(reading, { ...level, start: isLabelled });
    return true;
  }
  if (word === null || (!level.isOrdinal && reading.text(word) !== 'floor' && reading.text(word) !== 'flr'))
    return false;
  noteLevel(reading, level, undefined, word);
  return true;
}

function noteLevel(
  reading: ListingReading,
  { text, start, end, isOrdinal }: Level,
  given?: { floors: number; end: number },
  word?: number,
): void {
  let last = word === undefined ? (given?.end ?? end) : word + 1;
  const of = given ?? (word !== undefined || isOrdinal ? ofHowMany(reading, last, true) : null);
  if (of && !given) last = of.end;
  if (reading.isLabel(last, 'floor', 'floors') && reading.text(last - 1) !== 'floor') last += 1;
  if (reading.has('floor')) {
    reading.skip(start, last);
    return;
  }
  const isNumber = /^\d/.test(text);
  const shown = isNumber ? `Floor ${text}` : `${text} floor`.replace('Basement floor', 'Basement');
  // “2nd & 3rd floor”
  const isOneOfTwo = /^(?:&|and|\+)$/.test(reading.text(start - 1)) && ordinals.has(reading.text(start - 2));
  reading.note('floor', text, start, last, {
    isSure: !isOneOfTwo,
    label: of ? `${shown} of ${of.floors}` : shown,
  });
  if (of && !reading.has('totalFloors'))
    reading.note('totalFloors', String(of.floors), start, last, { label: `${of.floors} floors` });
}

/** A whole number with its ordinal, and the letter that some houses write for the thirteenth floor. */
function levelAt(reading: ListingReading, place: number): Level | null {
  const number = numberAt(reading, place);
  if (number === null || number > mostFloors) return null;
  const isOrdinal =
    ordinals.has(reading.text(place + 1)) &&
    (reading.tokens[place + 1]?.isGlued === true || reading.isLabel(place + 2, 'floor'));
  const isLettered =
    /^[ab]$/.test(reading.text(place + 1)) &&
    reading.tokens[place + 1]?.isGlued === true &&
    reading.isLabel(place + 2, 'floor');
  const text = `${number}${isLettered ? reading.text(place + 1).toUpperCase() : ''}`;
  return { text, start: place, end: place + (isOrdinal || isLettered ? 2 : 1), isOrdinal };
}

function numberAt(reading: ListingReading, place: number): number | null {
  const token = reading.tokens[place];
  if (token?.kind !== 'number' || reading.isUsed(place) || !/^\d{1,3}$/.test(token.raw)) return null;
  return token.value;
}

/** “/22”, “of 22”, “out of 22 floors”, “floor of 22” */
function ofHowMany(
  reading: ListingReading,
  place: number,
  isSaid: boolean,
): { floors: number; end: number } | null {
  let at = place;
  const isSign =
    reading.text(at) === '/' || (isSaid && reading.text(at) === '-' && reading.tokens[at]?.isGlued === true);
  if (isSign) at += 1;
  else {
    if (reading.text(at) === 'out') at += 1;
    if (reading.text(at) !== 'of' && reading.text(at) !== 'from') return null;
    at += 1;
    if (reading.text(at) === 'total') at += 1;
  }
  while (/^(?:g|s|b)$/.test(reading.text(at)) && reading.text(at + 1) === '+') at += 2;
  const floors = numberAt(reading, at);
  if (floors === null || floors > mostFloors) return null;
  let end = at + 1;
  if (ordinals.has(reading.text(end))) end += 1;
  if (measureAt(reading, end) || reading.text(end) === '/') return null;
  return { floors, end };
}

/** “14/22” alone can be a floor; “sector 78/79”, “1/2 bhk” and a date cannot. */
function isLikelyPair(
  reading: ListingReading,
  place: number,
  { floors, end }: { floors: number; end: number },
): boolean {
  const before = reading.text(place - 1);
  const isNumber = reading.text(place + 1) === '/' && floors >= 4;
  const isAfterName =
    towers.has(before) || before === '/' || before === '-' || before === '.' || before === '+';
  return (
    isNumber && !isAfterName && !meaningOf(reading.unitAt(place - 1), 'sector') && reading.text(end) !== '-'
  );
}

/** Where “floor:” or “floor no.” in front of a number begins. */
function labelledFloor(reading: ListingReading, place: number): number | null {
  const at = pastSigns(reading, place, -1);
  const unit = reading.unitBefore(at);
  const isLabel =
    unit !== undefined && meaningOf(unit, 'label')?.of === 'floor' && reading.text(unit.start) !== 'floors';
  // “builder floor 3 bhk” counts rooms.
  return isLabel && !measureAt(reading, place + 1) ? unit.start : null;
}

function pastSigns(reading: ListingReading, place: number, step: -1): number {
  let at = place;
  while ([':', '-', '–', '.', '='].includes(reading.text(at + step))) at += step;
  return at;
}
