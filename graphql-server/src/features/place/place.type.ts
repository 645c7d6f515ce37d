import 'reflect-metadata';
import { registerEnumType } from 'type-graphql';

export enum PlaceKind {
  REGION = 'REGION',
  SECTOR = 'SECTOR',
  LOCALITY = 'LOCALITY',
  CORRIDOR = 'CORRIDOR',
  LANDMARK = 'LANDMARK',
  METRO = 'METRO',
  AIRPORT = 'AIRPORT',
}
registerEnumType(PlaceKind, { name: 'PlaceKind', description: 'The kind of a place in the gazetteer.' });

/**
 * What the search knows of a place. Keys are those of the gazetteer: `noida`, `noida/sector-150`,
 * `greater-noida-west/gaur-city`, `corridor/noida-expressway`, `metro/pari-chowk`, `airport/noida-international`.
 */
export interface KnownPlace {
  key: string;
  kind: PlaceKind;
  /** As pages show it: “Sector 150”. */
  name: string;
  /** The key of the region in which it lies; null for a region, a corridor and what lies in none. */
  region: string | null;
  /** Other names and spellings, in lower case, in Latin letters or Devanagari. */
  aliases: string[];
  /** The site offers nothing there and says so: Delhi, Indirapuram. */
  isOutside: boolean;
  /** For a station or an airport: when it opened or opens, as YYYY-MM-DD; null while that is not known. */
  opensOn: string | null;
}
