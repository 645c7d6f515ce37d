import { PlaceKind } from '../../../place/place.type.ts';
import type { KnownPlace } from '../../../place/place.type.ts';
import { isFiller, meaningOf, sided } from './reading.ts';
import type { Reading, Unit } from './reading.ts';
import type { AskedSector } from './sectors.ts';
import { NearKind } from '../../../property/filter.input.ts';
import type { AskedNear } from '../understanding.type.ts';

/** A distance, with the tokens that give it. */
export interface AskedDistance {
  metres: number;
  start: number;
  end: number;
}

export interface NearReading {
  near?: AskedNear;
  /** Words about a second nearness, or about a station that is not open. */
  unsupported: { start: number; end: number }[];
}

/**
 * Reads what a home should be near. A station’s name beside the word metro is the station; `sectors` loses the sector
 * that has become one.
 */
export function readNear(
  reading: Reading,
  sectors: AskedSector[],
  distances: AskedDistance[],
  today: string,
): NearReading {
  const result: NearReading = { unsupported: [] };
  const take = (near: AskedNear, from: number, to: number) => {
    const { start, end } = around(reading, from, to);
    if (result.near) {
      reading.skip(start, end);
      result.unsupported.push({ start, end });
      return;
    }
    const part = reading.claim('near', start, end);
    const distance = distances.shift();
    if (distance) reading.extend(part, distance.start, distance.end);
    result.near = { ...near, metresMax: distance ? Math.round(distance.metres) : null };
  };
  for (const unit of reading.units) {
    const target = meaningOf(unit, 'target');
    const isStop = !target && meaningOf(unit, 'station') !== undefined;
    if (!reading.isFree(unit) || (!target && !isStop)) continue;
    if (isStop || target?.kind === NearKind.METRO) readMetro(reading, unit, sectors, today, take, result);
    else if (target?.kind === NearKind.AIRPORT)
      take({ kind: NearKind.AIRPORT, id: airportOf(reading), metresMax: null }, unit.start, unit.end);
    else if (target && isBesideNear(reading, unit.start, unit.end))
      take({ kind: target.kind, id: null, metresMax: null }, unit.start, unit.end);
  }
  for (const unit of reading.units) {
    if (!reading.isFree(unit) || unit.places.length === 0) continue;
    const airport = unit.places.find(({ kind }) => kind === PlaceKind.AIRPORT);
    if (airport) {
      take({ kind: NearKind.AIRPORT, id: airport.key, metresMax: null }, unit.start, unit.end);
      continue;
    }
    const stations = unit.places.filter(({ kind }) => kind === PlaceKind.METRO);
    const [station] = stations;
    if (station && stations.length === unit.places.length) {
      if (isOpen(station, today))
        take({ kind: NearKind.METRO, id: station.key, metresMax: null }, unit.start, unit.end);
      continue;
    }
    const [place] = unit.places.filter(({ kind }) => kind !== PlaceKind.METRO);
    const isSmall = place && place.kind !== PlaceKind.REGION && place.kind !== PlaceKind.CORRIDOR;
    if (isSmall && !place.isOutside && !result.near && isBesideNear(reading, unit.start, unit.end))
      take({ kind: NearKind.PLACE, id: place.key, metresMax: null }, unit.start, unit.end);
  }
  return result;
}

type Take = (near: AskedNear, from: number, to: number) => void;

function readMetro(
  reading: Reading,
  unit: Unit,
  sectors: AskedSector[],
  today: string,
  take: Take,
  result: NearReading,
): void {
  let { end } = unit;
  while (meaningOf(reading.unitAt(end), 'station')) end = reading.unitAt(end)?.end ?? end;
  const beside = besideMetro(reading, unit.start, end, sectors);
  if (!beside) {
    // “Station” alone can be any.
    if (meaningOf(unit, 'target')) take({ kind: NearKind.METRO, id: null, metresMax: null }, unit.start, end);
    return;
  }
  const [from, to] = [Math.min(beside.start, unit.start), Math.max(beside.end, end)];
  beside.consume();
  if (isOpen(beside.station, today))
    take({ kind: NearKind.METRO, id: beside.station.key, metresMax: null }, from, to);
  else {
    reading.skip(from, to);
    result.unsupported.push({ start: from, end: to });
  }
}

interface Beside {
  station: KnownPlace;
  start: number;
  end: number;
  consume: () => void;
}

/** The station whose name stands directly before or behind the word metro. */
function besideMetro(reading: Reading, start: number, end: number, sectors: AskedSector[]): Beside | null {
  const back = reading.beforeFillers(start, 1);
  const ahead = ['-', ',', ':'].includes(reading.text(end)) ? end + 1 : end;
  for (const { at, isBefore } of [
    { at: start, isBefore: true },
    { at: back, isBefore: true },
    { at: ahead, isBefore: false },
  ]) {
    const sector = sectors.find((one) => (isBefore ? one.end === at : one.start === at));
    const [named] = (sector && reading.lexicon.stations.get(sector.label)) ?? [];
    if (sector && named) {
      return {
        station: named,
        ...{ start: regionBefore(reading, sector.start, named), end: sector.end },
        consume: () => {
          sectors.splice(sectors.indexOf(sector), 1);
          reading.parts.splice(reading.parts.indexOf(sector.part), 1);
        },
      };
    }
    const unit = isBefore ? reading.unitBefore(at) : reading.unitAt(at);
    const station = unit?.places.find(({ kind }) => kind === PlaceKind.METRO);
    if (unit && station) return { station, start: unit.start, end: unit.end, consume: () => undefined };
  }
  return null;
}

/** “Noida Sector 16” is the whole name of a station. */
function regionBefore(reading: Reading, start: number, { region }: KnownPlace): number {
  const before = reading.unitBefore(start);
  return before?.places.some(({ key }) => key === region) ? before.start : start;
}

/** Widens what is near by the words for nearness and the blanks between them. */
function around(reading: Reading, from: number, to: number): { start: number; end: number } {
  let [start, end] = [from, to];
  for (let more = 0; more < 3; more += 1) {
    const at = reading.beforeFillers(start);
    const unit = reading.unitBefore(at);
    if (!unit || !sided(unit, 'near', 'before')) break;
    ({ start } = unit);
  }
  for (let more = 0; more < 3; more += 1) {
    const unit = reading.unitAt(end);
    const next = unit && isFiller(unit) ? reading.unitAt(unit.end) : unit;
    const isNear = sided(next, 'near', 'behind') ?? sided(next, 'near', 'before');
    if (!next || !isNear || namesNext(reading, next)) break;
    ({ end } = next);
  }
  return { start, end };
}

/** An English word for nearness belongs to what follows it, if that can be near. */
function namesNext(reading: Reading, unit: Unit): boolean {
  if (!sided(unit, 'near', 'before')) return false;
  const next = reading.unitAt(reading.pastFillers(unit.end));
  return next !== undefined && (next.places.length > 0 || meaningOf(next, 'target') !== undefined);
}

/** Whether a word for nearness belongs to what stands from one token to another. */
export function isBesideNear(reading: Reading, start: number, end: number): boolean {
  if (sided(reading.unitBefore(reading.beforeFillers(start)), 'near', 'before')) return true;
  const next = reading.unitAt(end);
  const after = next && isFiller(next) ? reading.unitAt(next.end) : next;
  return sided(after, 'near', 'behind') !== undefined;
}

/** Tells near a sector from in a sector, and marks the words for it as read. */
export function takeNearSector(reading: Reading, { start, end, part }: AskedSector): boolean {
  if (!isBesideNear(reading, start, end)) return false;
  const wide = around(reading, start, end);
  reading.extend(part, wide.start, start);
  reading.extend(part, end, wide.end);
  part.field = 'near';
  return true;
}

function isOpen({ opensOn }: KnownPlace, today: string): boolean {
  return opensOn !== null && opensOn <= today;
}

function airportOf(reading: Reading): string | null {
  return (
    reading.lexicon.places.find(({ kind, isOutside }) => kind === PlaceKind.AIRPORT && !isOutside)?.key ??
    null
  );
}
