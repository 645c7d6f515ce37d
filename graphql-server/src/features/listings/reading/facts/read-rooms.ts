import { measureAt } from '../../../search/understanding/read/quantities.ts';
import { readNumber } from '../../../search/understanding/read/numbers.ts';
import { meaningOf } from '../../../search/understanding/read/reading.ts';
import type { Unit } from '../../../search/understanding/read/reading.ts';
import type { ListingReading } from '../listing-reading.ts';

/** The rooms of one home, where a message states them. */
export interface StatedRooms {
  /** 2.5 is two bedrooms and a study. */
  bedrooms: number[];
  hasServant: boolean;
  start: number;
  end: number;
}

const mostRooms = 12;
const listSigns = new Set(['/', '&', ',', '-', '–', ';']);

/** Reads “3 BHK”, “3+1 BHK”, “2/3/4 bhk”, “teen kamre”, “BHK: 3”, and marks them as read. */
export function readRooms(reading: ListingReading): StatedRooms[] {
  const stated: StatedRooms[] = [];
  for (const unit of reading.units) {
    if (!reading.isFree(unit)) continue;
    if (meaningOf(unit, 'kitchenRoom')) {
      const start = reading.tokens[unit.start - 1]?.kind === 'number' ? unit.start - 1 : unit.start;
      stated.push(taken(reading, { bedrooms: [0], hasServant: false, start, end: unit.end }));
    } else if (meaningOf(unit, 'rooms')) {
      const rooms = roomsBefore(reading, unit) ?? roomsBehind(reading, unit);
      if (rooms) stated.push(taken(reading, rooms));
    }
  }
  return stated.length > 0 ? stated : withServant(reading);
}

/** “3+1 fully furnished”, without a word for rooms. */
function withServant(reading: ListingReading): StatedRooms[] {
  for (let place = 0; place < reading.tokens.length; place += 1) {
    const bedrooms = roomNumber(reading, place);
    const isSum =
      reading.text(place + 1) === '+' && reading.text(place + 2) === '1' && !reading.isUsed(place + 2);
    const next = reading.tokens[place + 3];
    const isWhole =
      next?.kind !== 'number' && !measureAt(reading, place + 3) && !/^[+/.,]$/.test(reading.text(place + 3));
    if (bedrooms && bedrooms >= 1 && bedrooms <= 6 && isSum && isWhole && reading.text(place - 1) !== '+')
      return [taken(reading, { bedrooms: [bedrooms], hasServant: true, start: place, end: place + 3 })];
  }
  return [];
}

function taken(reading: ListingReading, rooms: StatedRooms): StatedRooms {
  reading.skip(rooms.start, rooms.end);
  return rooms;
}

function roomsBefore(reading: ListingReading, unit: Unit): StatedRooms | null {
  const at = ['-', '–'].includes(reading.text(unit.start - 1)) ? unit.start - 1 : unit.start;
  const last = roomNumber(reading, at - 1);
  if (last === null) return spelledBefore(reading, unit, at);
  let start = at - 1;
  let hasServant = false;
  const bedrooms = [last];
  const before = roomNumber(reading, start - 2);
  if (reading.text(start - 1) === '+' && before !== null) {
    // “3+1 BHK”
    if (last > 1) return null;
    bedrooms[0] = before;
    hasServant = true;
    start -= 2;
  } else {
    for (;;) {
      const join = joinBefore(reading, start);
      const other = join === null ? null : roomNumber(reading, join - 1);
      if (join === null || other === null || other >= (bedrooms[0] ?? 0)) break;
      // “Eco Village 1, 2 BHK”
      if (/^(?:village|avenue|city|phase|tower)$/.test(reading.text(join - 2))) break;
      const isRange = /^[-–]|to$/.test(reading.text(join)) && other + 1 < last;
      for (let between = last - 1; isRange && between > other; between -= 1) bedrooms.unshift(between);
      bedrooms.unshift(other);
      start = join - 1;
    }
  }
  let { end } = unit;
  // “3 BHK + 1”
  if (
    reading.text(end) === '+' &&
    reading.text(end + 1) === '1' &&
    !meaningOf(reading.unitAt(end + 2), 'extra')
  ) {
    hasServant = true;
    end += 2;
  }
  return { bedrooms, hasServant, start, end };
}

/** Where the word or sign between two numbers of a list stands. */
function joinBefore(reading: ListingReading, place: number): number | null {
  const at = place - 1;
  if (reading.isUsed(at)) return null;
  const text = reading.text(at);
  if (text === ';') return reading.tokens[at]?.isGlued ? at : null;
  if (listSigns.has(text)) return at;
  const unit = reading.unitBefore(place);
  return (meaningOf(unit, 'and') ?? meaningOf(unit, 'or') ?? meaningOf(unit, 'to')) ? at : null;
}

function spelledBefore(reading: ListingReading, unit: Unit, at: number): StatedRooms | null {
  const read = readNumber(reading.tokens, at - 1);
  if (!read || read.isDigits || read.next !== at || reading.isUsed(at - 1) || read.value > mostRooms)
    return null;
  return { bedrooms: [read.value], hasServant: false, start: at - 1, end: unit.end };
}

/** “BHK: 3”, “bedrooms - 3” */
function roomsBehind(reading: ListingReading, unit: Unit): StatedRooms | null {
  const at = [':', '-', '–', '='].includes(reading.text(unit.end)) ? unit.end + 1 : unit.end;
  const number = roomNumber(reading, at);
  const isAlone = reading.isEnd(at + 1) || reading.isUsed(at + 1);
  return number !== null && isAlone
    ? { bedrooms: [number], hasServant: false, start: unit.start, end: at + 1 }
    : null;
}

function roomNumber(reading: ListingReading, place: number): number | null {
  const token = reading.tokens[place];
  if (token?.kind !== 'number' || reading.isUsed(place)) return null;
  return token.value > 0 && token.value <= mostRooms && token.value % 0.5 === 0 ? token.value : null;
}

/** Reads “2 baths”, “3T”, “balconies: 2”, and marks them as read; null if none is stated. */
export function readCount(
  reading: ListingReading,
  of: 'baths' | 'balconies',
): { count: number; start: number; end: number } | null {
  for (const unit of reading.units) {
    if (!meaningOf(unit, of) || !reading.isFree(unit)) continue;
    const before = roomNumber(reading, unit.start - 1);
    const isLetter = unit.end - unit.start === 1 && reading.text(unit.start).length === 1;
    const isGlued = reading.tokens[unit.start]?.isGlued === true;
    if (before !== null && (!isLetter || isGlued))
      return { count: before, start: unit.start - 1, end: unit.end };
    if (isLetter) continue;
    const spelled = readNumber(reading.tokens, unit.start - 1);
    if (spelled?.next === unit.start && !reading.isUsed(unit.start - 1))
      return { count: spelled.value, start: unit.start - 1, end: unit.end };
    const at = [':', '-', '–', '='].includes(reading.text(unit.end)) ? unit.end + 1 : unit.end;
    const behind = roomNumber(reading, at);
    if (behind !== null && (at > unit.end || reading.isEnd(at + 1)))
      return { count: behind, start: unit.start, end: at + 1 };
  }
  return null;
}
