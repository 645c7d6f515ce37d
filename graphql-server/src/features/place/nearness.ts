import { dayInIndia } from '../../base/clock.ts';
import type { Position } from '../../base/types.ts';
import type { Gazetteer } from './gazetteer.ts';
import { PlaceKind } from './place.type.ts';
import type { Place } from './place.type.ts';

/** A degree of latitude in metres, on a sphere of the Earth’s mean radius. */
const metresPerDegree = 111_195;

/** What lies within a straight distance of a position; for distances within a city. */
export interface Circle {
  latitude: number;
  longitude: number;
  /** The metres along a degree of each direction. */
  north: number;
  east: number;
  /** The square of the distance. */
  square: number;
}

/** The circle of some metres around a position. */
export function circleOf({ latitude, longitude }: Position, metres = 0): Circle {
  const east = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  return { latitude, longitude, north: metresPerDegree, east, square: metres * metres };
}

/** The square of the distance in metres from the middle of a circle. */
function squareFrom(circle: Circle, latitude: number, longitude: number): number {
  const up = (latitude - circle.latitude) * circle.north;
  const right = (longitude - circle.longitude) * circle.east;
  return up * up + right * right;
}

/** Whether a position lies in one of some circles; NaN lies in none. */
export function isInOne(circles: readonly Circle[], latitude: number, longitude: number): boolean {
  for (const circle of circles) if (squareFrom(circle, latitude, longitude) <= circle.square) return true;
  return false;
}

/** The straight distance from one position to another within a city, in metres. */
export function metresBetween(from: Position, latitude: number, longitude: number): number {
  return Math.sqrt(squareFrom(circleOf(from), latitude, longitude));
}

/** Whether a station or an airport is open; a planned one is not. */
export function isOpen({ opensOn }: Pick<Place, 'opensOn'>, day = dayInIndia()): boolean {
  return opensOn !== null && opensOn <= day;
}

/** A station with a position. */
export type PlacedStation = Place & { position: Position };

const openStationsOf = new WeakMap<
  Gazetteer['places'],
  { day: string; stations: readonly PlacedStation[] }
>();

/** The metro stations that are open today and whose positions are known; the same list as long as it is the same. */
export function openStations({ places }: Gazetteer): readonly PlacedStation[] {
  const day = dayInIndia();
  const known = openStationsOf.get(places);
  if (known?.day === day) return known.stations;
  const stations = places.filter(
    (place): place is PlacedStation =>
      place.kind === PlaceKind.METRO && !place.isOutside && place.position !== null && isOpen(place, day),
  );
  openStationsOf.set(places, { day, stations });
  return stations;
}

/** The nearest of some stations, with its straight distance in metres; null without one. */
export function nearestStation(
  stations: readonly PlacedStation[],
  latitude: number,
  longitude: number,
): { station: PlacedStation; metres: number } | null {
  let nearest: { station: PlacedStation; metres: number } | null = null;
  for (const station of stations) {
    const metres = metresBetween(station.position, latitude, longitude);
    if (metres < (nearest?.metres ?? Infinity)) nearest = { station, metres };
  }
  return nearest;
}

/** The nearest of some stations, the nearest first, with their straight distances in metres. */
export function nearestStations(
  stations: readonly PlacedStation[],
  { latitude, longitude }: Position,
  most: number,
): { station: PlacedStation; metres: number }[] {
  return stations
    .map((station) => ({ station, metres: metresBetween(station.position, latitude, longitude) }))
    .sort((one, other) => one.metres - other.metres)
    .slice(0, most);
}
