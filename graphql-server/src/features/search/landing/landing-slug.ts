import { PropertyKind } from '../../property/facts/facts.type.ts';

/** What a landing page is about: a kind of property or a number of bedrooms, a place, or both. */
export interface LandingTopic {
  kind?: PropertyKind;
  /** Bedrooms, 1 to 4; 4 means four or more. */
  rooms?: number;
  /** The key of a place. */
  place?: string;
}

/** How addresses name the kinds. */
const kindSlugs: Record<PropertyKind, string> = {
  FLAT: 'flats',
  BUILDER_FLOOR: 'builder-floors',
  VILLA: 'villas',
  INDEPENDENT_HOUSE: 'independent-houses',
  PLOT: 'plots',
  STUDIO: 'studios',
  PENTHOUSE: 'penthouses',
  DUPLEX: 'duplexes',
  SHOP: 'shops',
  OFFICE: 'offices',
  WAREHOUSE: 'warehouses',
  FARMHOUSE: 'farmhouses',
};
const kindOf = new Map(Object.values(PropertyKind).map((kind) => [kindSlugs[kind], kind]));
const corridor = 'corridor';

/** The last part of the address of a landing page: `3-bhk-in-sector-150-noida`, `flats-in-noida`, `in-noida`, `flats`. */
export function landingSlug({ kind, rooms, place }: LandingTopic): string {
  const what = rooms ? `${rooms}-bhk` : kind ? kindSlugs[kind] : '';
  const where = place ? `in-${placeSlug(place)}` : '';
  return [what, where].filter(Boolean).join('-');
}

/** A place within a region carries its region, because equal sector numbers of several regions are different places. */
export function placeSlug(key: string): string {
  const [first = '', part] = key.split('/');
  if (!part) return first;
  return first === corridor ? part : `${part}-${first}`;
}

/**
 * Reads the address of a landing page; `places` are the keys of places by their part of an address. Undefined for an
 * address in another form, and for an unknown place. What it reads has the same address again.
 */
export function readLandingSlug(slug: string, places: ReadonlyMap<string, string>): LandingTopic | undefined {
  const [, what = '', where] = /^(.*?)(?:(?:^|-)in-(.+))?$/.exec(slug) ?? [];
  const [, rooms] = /^([1-4])-bhk$/.exec(what) ?? [];
  const kind = kindOf.get(what);
  const place = where && places.get(where);
  if ((what && !kind && !rooms) || (where && !place)) return undefined;
  const topic: LandingTopic = {
    ...(kind && { kind }),
    ...(rooms && { rooms: Number(rooms) }),
    ...(place && { place }),
  };
  return (place || kind) && landingSlug(topic) === slug ? topic : undefined;
}
