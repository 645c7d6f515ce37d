import { PlaceKind } from '../../../place/place.type.ts';
import type { KnownPlace } from '../../../place/place.type.ts';
import { isFiller, meaningOf } from './reading.ts';
import type { Reading, ReadPart, Unit } from './reading.ts';
import { takeNearSector } from './near.ts';
import type { AskedSector } from './sectors.ts';
import { NearKind } from '../../../property/filter.input.ts';
import type { AskedNear } from '../understanding.type.ts';

const west = 'greater-noida-west';
const noida = 'noida';
const corridorKey = 'corridor/noida-expressway';
const yamunaKey = 'yamuna-expressway';

interface Named {
  place: KnownPlace;
  start: number;
  end: number;
  part: ReadPart;
}

export interface PlacesReading {
  places: string[];
  placesOutside: string[];
  ambiguous: string[];
  /** Sectors that no region has. */
  unknown: string[];
  near?: AskedNear;
  otherReadings: { of: KnownPlace; part: ReadPart; instead: string }[];
}

/**
 * Reads the places of a query. A sector, a locality or a corridor answers more than the city around it; equal numbers
 * of different regions stay apart.
 */
export function readPlaces(
  reading: Reading,
  sectors: readonly AskedSector[],
  canBeNear: boolean,
): PlacesReading {
  const result: PlacesReading = {
    ...{ places: [], placesOutside: [], ambiguous: [], unknown: [], otherReadings: [] },
  };
  const regions = reading.units.filter((unit) => reading.isFree(unit) && isRegion(unit));
  const asked = new Set(regions.flatMap(({ places }) => places.map(({ key }) => key)));
  const isYamuna = reading.units.some((unit) => reading.isFree(unit) && isYamunaAlone(reading, unit));
  if (isYamuna) asked.add(yamunaKey);
  const found: Named[] = [];
  for (const sector of sectors) {
    const chosen = chooseSectors(reading, sector, asked);
    if (chosen.length === 0) {
      sector.part.field = 'leftover';
      sector.part.of = `sector ${sector.label}`;
      result.unknown.push(sector.part.of);
      continue;
    }
    const [only] = chosen;
    if (chosen.length === 1 && only && canBeNear && !result.near && takeNearSector(reading, sector)) {
      result.near = { kind: NearKind.PLACE, id: only.key, metresMax: null };
      sector.part.of = only.key;
      dropRegions(reading, regions, only, sector.part);
      continue;
    }
    sector.part.of = chosen.map(({ key }) => key).join(' ');
    for (const place of chosen)
      found.push({ place, start: sector.start, end: sector.end, part: sector.part });
    if (new Set(chosen.map(({ region }) => region)).size > 1) {
      result.ambiguous.push(`sector ${sector.label}`);
      for (const place of chosen)
        result.otherReadings.push({ of: place, part: sector.part, instead: insteadOf(place) });
    }
  }
  for (const unit of reading.units) if (reading.isFree(unit)) found.push(...namedBy(reading, unit, asked));
  found.push(...expressways(reading, asked, found, result));
  settle(reading, found, result);
  return result;
}

function isRegion({ places }: Unit): boolean {
  return places.some(({ kind }) => kind === PlaceKind.REGION);
}

/** The query that means one of two places and no other. */
function insteadOf({ name, region }: KnownPlace): string {
  return `${name} ${(region ?? '').replaceAll('-', ' ')}`.trim().toLowerCase();
}

/** The sectors of a number that the query means. */
function chooseSectors(
  reading: Reading,
  { label, places }: AskedSector,
  asked: ReadonlySet<string>,
): readonly KnownPlace[] {
  const inside = places.filter(({ isOutside }) => !isOutside);
  const named = inside.filter(({ region }) => region !== null && asked.has(region));
  const [first] = named;
  if (named.length > 0 && first) return named.length > 1 ? [mostSpecific(named) ?? first] : named;
  if (asked.has('greater-noida')) {
    const nearby = inside.filter(({ region }) => region === west);
    if (nearby.length > 0 && !asked.has(noida)) return nearby;
  }
  // Sector 22 of the Yamuna Expressway is 22A to 22E.
  const lettered = ['a', 'b', 'c', 'd', 'e'].flatMap(
    (letter) => reading.lexicon.sectors.get(label + letter) ?? [],
  );
  const parts = lettered.filter(({ region }) => region === yamunaKey && asked.has(yamunaKey));
  if (parts.length > 0) return parts;
  // A sector of Gurugram is none of ours.
  const regions = reading.lexicon.places.filter(({ key }) => asked.has(key));
  if (regions.length > 0 && regions.every(({ isOutside }) => isOutside)) return [];
  const own = inside.filter(({ region }) => region === noida || region === west);
  if (own.length > 1 && asked.size === 0) return own;
  const [usual = inside[0]] = [noida, west, yamunaKey].flatMap((key) =>
    inside.filter(({ region }) => region === key),
  );
  return usual ? [usual] : [];
}

function mostSpecific(places: readonly KnownPlace[]): KnownPlace | undefined {
  return places.find(({ region }) => region !== noida);
}

/** The places that a unit names, in the region that the query names if that decides. */
function namedBy(reading: Reading, unit: Unit, asked: ReadonlySet<string>): Named[] {
  const candidates = unit.places.filter(({ kind }) => kind !== PlaceKind.METRO && kind !== PlaceKind.AIRPORT);
  if (candidates.length === 0) return [];
  const inAsked = candidates.filter(({ region }) => region !== null && asked.has(region));
  const chosen = inAsked.length > 0 ? inAsked : candidates;
  const part = reading.claim('places', unit.start, unit.end, { of: chosen.map(({ key }) => key).join(' ') });
  return chosen.map((place) => ({ place, start: unit.start, end: unit.end, part }));
}

function isYamunaAlone(reading: Reading, unit: Unit): boolean {
  return unit.places.length === 0 && unit.end - unit.start === 1 && reading.text(unit.start) === 'yamuna';
}

/** “Yamuna” is its expressway; “expressway” without a name is that of Noida, with a doubt. */
function expressways(
  reading: Reading,
  asked: ReadonlySet<string>,
  found: readonly Named[],
  result: PlacesReading,
): Named[] {
  const added: Named[] = [];
  const placeOf = (key: string) => reading.lexicon.places.find((place) => place.key === key);
  for (const unit of reading.units) {
    if (!reading.isFree(unit)) continue;
    const isYamuna = isYamunaAlone(reading, unit);
    if (!isYamuna && reading.text(unit.start) !== 'expressway' && reading.text(unit.start) !== 'e-way')
      continue;
    const key = isYamuna || asked.has(yamunaKey) ? yamunaKey : corridorKey;
    const place = placeOf(key);
    if (!place) continue;
    const part = reading.claim('places', unit.start, unit.end, { of: key });
    added.push({ place, start: unit.start, end: unit.end, part });
    if (isYamuna || asked.size > 0 || found.length > 0) continue;
    result.ambiguous.push('expressway');
    const other = placeOf(yamunaKey);
    result.otherReadings.push({ of: place, part, instead: 'noida expressway' });
    if (other) result.otherReadings.push({ of: other, part, instead: 'yamuna expressway' });
  }
  return added;
}

/** Drops what lies around another answer, and says which places the site does not serve. */
function settle(reading: Reading, found: Named[], result: PlacesReading): void {
  const small = found.filter(({ place }) => !isWide(place));
  const corridors = found.filter(({ place }) => place.kind === PlaceKind.CORRIDOR);
  for (const named of found) {
    const { place, part } = named;
    if (place.kind === PlaceKind.REGION) {
      const inner = [...small, ...corridors].find(
        (other) =>
          other.place.region === place.key ||
          (place.isOutside === other.place.isOutside && !isAlternative(reading, named, other)),
      );
      if (inner) {
        merge(reading, part, inner.part);
        continue;
      }
    }
    if (place.kind === PlaceKind.CORRIDOR) {
      const inner = small.find(
        (other) => other.place.region === noida && !isAlternative(reading, named, other),
      );
      if (inner) {
        merge(reading, part, inner.part);
        continue;
      }
    }
    const list = place.isOutside ? result.placesOutside : result.places;
    if (place.isOutside) part.field = 'placesOutside';
    if (!list.includes(place.key)) list.push(place.key);
  }
  const near = result.near?.id;
  if (!near) return;
  const region = reading.lexicon.places.find(({ key }) => key === near)?.region;
  result.places = result.places.filter((key) => key !== region);
}

function isWide({ kind }: KnownPlace): boolean {
  return kind === PlaceKind.REGION || kind === PlaceKind.CORRIDOR;
}

/** Whether a region belongs to another place in the sense of an address, and is said with it. */
function isAlternative(reading: Reading, one: Named, other: Named): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  for (let at = first.end; at < second.start; at += 1) {
    const unit = reading.unitFromToken(at);
    if (!unit || (isFiller(unit) && !meaningOf(unit, 'or'))) continue;
    if (meaningOf(unit, 'or') ?? meaningOf(unit, 'and') ?? ['/', '&'].includes(reading.text(at))) return true;
  }
  return false;
}

/** A region that belongs to a sector is said by the part of the sector. */
function merge(reading: Reading, part: ReadPart, into: ReadPart): void {
  if (part === into) return;
  reading.parts.splice(reading.parts.indexOf(part), 1);
  if (!into.instead) reading.extend(into, Math.min(...part.tokens), Math.max(...part.tokens) + 1);
}

function dropRegions(reading: Reading, regions: readonly Unit[], place: KnownPlace, part: ReadPart): void {
  for (const region of regions)
    if (reading.isFree(region) && region.places.some(({ key }) => key === place.region))
      reading.extend(part, region.start, region.end);
}
