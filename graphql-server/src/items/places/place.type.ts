import 'reflect-metadata';
import { registerEnumType } from 'type-graphql';
import type { Position, StoredItem } from '../../base/types.ts';

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
  /** The key of the region in which it lies; null for a region and for what lies in none. */
  region: string | null;
  /** Other names and spellings, in lower case, in Latin letters or Devanagari. */
  aliases: string[];
  /** The site offers nothing there and says so: Delhi, Indirapuram. */
  isOutside: boolean;
  /** For a station or an airport: when it opened or opens, as YYYY-MM-DD; null while that is not known. */
  opensOn: string | null;
}

/** A place as the gazetteer stores it. */
export interface StoredPlace extends StoredItem, KnownPlace {
  hindiName: string | null;
  /** The places in which it lies: its region, corridors, larger localities. */
  parents: string[];
  neighbours: string[];
  /** Only where someone entered it. */
  position: Position | null;
  /** What an editor should know or check. */
  note: string | null;
  /** Where its position comes from. */
  source: string | null;
}
