import type { FieldMessages } from '../base/errors.ts';
import type { Position } from '../base/types.ts';

/** A part of the Earth in degrees, with the words for it. */
interface Bounds {
  north: readonly [from: number, to: number];
  east: readonly [from: number, to: number];
  words: string;
}

/** Where the homes are that we sell: from Palwal to Meerut, and from Jhajjar to Bulandshahr. */
export const homeBounds: Bounds = { north: [27.5, 29.5], east: [76.5, 78.5], words: 'around Delhi' };
/** Where an office, or a place beyond our own, may be. */
export const indiaBounds: Bounds = { north: [6, 38], east: [68, 98], words: 'in India' };

/** Whether a position lies within some bounds. */
export function liesIn({ north, east }: Bounds, { latitude, longitude }: Position): boolean {
  const isIn = (value: number, [from, to]: Bounds['north']) => value >= from && value <= to;
  return isIn(latitude, north) && isIn(longitude, east);
}

/** What is wrong with a position for a listing, a place or an office: it lacks a half, is swapped, or lies elsewhere. */
export function wrongPosition(
  { latitude, longitude }: Partial<Position>,
  bounds: Bounds = homeBounds,
): FieldMessages {
  if (latitude === undefined && longitude === undefined) return {};
  const half = 'Please enter both, or neither.';
  if (latitude === undefined) return { latitude: half };
  if (longitude === undefined) return { longitude: half };
  const position = { latitude, longitude };
  if (liesIn(bounds, position)) return {};
  if (liesIn(bounds, { latitude: longitude, longitude: latitude }))
    return { latitude: `Swapped? Latitude would be ${longitude} and longitude ${latitude}.` };
  const sentence = ([from, to]: Bounds['north']) =>
    `Please enter degrees from ${from} to ${to}, ${bounds.words}.`;
  const { north, east } = bounds;
  return {
    ...(!liesIn(bounds, { latitude, longitude: east[0] }) && { latitude: sentence(north) }),
    ...(!liesIn(bounds, { latitude: north[0], longitude }) && { longitude: sentence(east) }),
  };
}
