import 'reflect-metadata';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { placeFields } from 'domain/place/place-fields.ts';
import { ApiScope } from '../../base/api-scope.ts';
import { storedTexts } from '../../base/text/text-rows.ts';
import { StoredItem } from '../../base/types.ts';
import type { Position } from '../../base/types.ts';

export enum PlaceKind {
  REGION = 'REGION',
  SECTOR = 'SECTOR',
  LOCALITY = 'LOCALITY',
  CORRIDOR = 'CORRIDOR',
  LANDMARK = 'LANDMARK',
  METRO = 'METRO',
  AIRPORT = 'AIRPORT',
}
registerEnumType(PlaceKind, {
  name: 'PlaceKind',
  description: 'The kind of a place in the gazetteer.',
  valuesConfig: {
    REGION: { description: 'A town or a region.' },
    SECTOR: { description: 'A sector.' },
    LOCALITY: { description: 'A locality or a township.' },
    CORRIDOR: { description: 'A road with the places along it.' },
    LANDMARK: { description: 'A landmark.' },
    METRO: { description: 'A metro station.' },
    AIRPORT: { description: 'An airport.' },
  },
});

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

@ObjectType({
  description:
    'A place of the gazetteer. Larger places include what lies in them; sectors of one number in two regions are two places.',
})
export class Place
  extends storedTexts(placeFields, { Base: StoredItem, scopes: [ApiScope.LISTINGS_READ] })
  implements KnownPlace
{
  @Field(() => String, { description: 'Its key, such as `noida/sector-150`; it never changes.' })
  key!: string;

  @Field(() => PlaceKind, { description: 'Its kind.' })
  kind!: PlaceKind;

  @Field(() => String, {
    nullable: true,
    description: 'The key of its region; null for a region, and for a place in none.',
  })
  region!: string | null;

  @Field(() => [String], {
    description: 'The keys of the places in which it lies: its region, corridors, larger localities.',
  })
  parents!: string[];

  @Field(() => [String], { description: 'Other names and spellings.' })
  aliases!: string[];

  @Field(() => [String], { description: 'The keys of places to look in as well.' })
  neighbours!: string[];

  @Field(() => Boolean, { description: 'Whether the company offers nothing there.' })
  isOutside!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'For a station or an airport: the day on which it opened or opens, as YYYY-MM-DD; null while that is not known.',
  })
  opensOn!: string | null;

  /** Only where someone entered it; `position` of the schema fills in the median of its properties. */
  position!: Position | null;
}
