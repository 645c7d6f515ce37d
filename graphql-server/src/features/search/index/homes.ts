import type { Document, Filter } from 'mongodb';
import { cheapestOf, derivedFacts, oldestPriceOf } from '../../property/inventory/configured.ts';
import type { ConfigurationTerms, StoredConfiguration } from '../../property/inventory/configuration.type.ts';
import type { CountInput } from '../../property/filter.input.ts';
import { AreaBasis, AreaUnit } from '../../property/property.type.ts';
import type { Area, Property } from '../../property/property.type.ts';
import { areaBounds } from '../../property/facts/area-bounds.ts';
import { withArea, withCount } from './facts/fact-conditions.ts';
import { choicesOf, mostRooms, wantedRooms } from './project-kinds.ts';
import type { Totals } from '../../cost/all-in.service.ts';
import type { Wanted } from './wanted.ts';

/** The filters that one and the same configuration must fit. */
export type HomesWanted = Pick<
  Wanted,
  'minPrice' | 'maxPrice' | 'allIn' | 'floorArea' | 'bedrooms' | 'baths' | 'balconies' | 'rooms'
>;

interface Bounds {
  min: number;
  max: number;
}

/** The wanted ranges; undefined for those that are not asked for. */
export function measuredOf({ minPrice, maxPrice, bedrooms, baths, balconies }: HomesWanted) {
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  return {
    price: isPriced ? { min: minPrice ?? 0, max: maxPrice ?? Number.MAX_SAFE_INTEGER } : undefined,
    bedrooms: boundsOf(bedrooms),
    baths: boundsOf(baths),
    balconies: boundsOf(balconies),
  };
}

function boundsOf(range: CountInput | null | undefined): Bounds | undefined {
  return range ? { min: range.min ?? 0, max: range.max ?? Infinity } : undefined;
}

/** Whether the filter asks for anything that configurations decide besides their number of bedrooms as a choice. */
function measuresHomes(wanted: HomesWanted): boolean {
  return Boolean(wanted.floorArea) || Object.values(measuredOf(wanted)).some(Boolean);
}

/** Whether the filter wants some configurations and not others. */
export function asksForHomes(wanted: HomesWanted): boolean {
  return measuresHomes(wanted) || wantedRooms(wanted).length > 0;
}

const none = { 'configurations.0': { $exists: false } };

/**
 * The condition for the database: a property without configurations fits with its own facts; one with configurations needs
 * one that fits all of them. `rooms` are the wanted choices of bedrooms, which the counts of that filter leave out.
 */
export function homeCondition(wanted: HomesWanted, rooms: readonly number[]): Filter<Property>[] {
  if (!measuresHomes(wanted) && rooms.length === 0) return [];
  const own = {
    $and: [none, ...ownConditions(wanted), ...(rooms.length > 0 ? [{ $or: rooms.map(hasRooms) }] : [])],
  };
  const { floorArea } = wanted;
  const measured = [...measuredParts(wanted), ...(rooms.length > 0 ? [{ $or: rooms.map(isRoom) }] : [])];
  const area = floorArea ? [areaPart(floorArea)] : [];
  const some = (parts: Document[]) =>
    parts.length > 0
      ? { configurations: { $elemMatch: { $and: parts } } }
      : { 'configurations.0': { $exists: true } };
  const plot = floorArea && plotOf(floorArea);
  const conditions = [
    own,
    some([...measured, ...area]),
    ...(plot ? [{ $and: [some(measured), withArea(plot)] }] : []),
  ];
  return [{ $or: conditions }];
}

/** A wanted area as one of the plot, which configurations do not have; null if it is not wanted. */
export function plotOf(wanted: NonNullable<Wanted['floorArea']>): typeof wanted | null {
  return !wanted.basis || wanted.basis === AreaBasis.PLOT ? { ...wanted, basis: AreaBasis.PLOT } : null;
}

function ownConditions({ bedrooms, baths, balconies, floorArea, ...wanted }: HomesWanted): Document[] {
  const { price } = measuredOf(wanted);
  return [
    ...(price ? [{ 'price.from': { $gte: price.min, $lte: price.max } }] : []),
    ...(floorArea ? [withArea(floorArea)] : []),
    ...withCount('rooms', bedrooms),
    ...withCount('baths', baths),
    ...withCount('balconies', balconies),
  ];
}

function measuredParts(wanted: HomesWanted): Document[] {
  const { price, bedrooms, baths, balconies } = measuredOf(wanted);
  const count = (name: string, range: Bounds | undefined) =>
    range ? [{ [name]: { $gte: range.min, ...(range.max < Infinity && { $lt: range.max + 1 }) } }] : [];
  return [
    ...(price ? [{ priceFrom: { $gte: price.min, $lte: price.max } }] : []),
    ...count('bedrooms', bedrooms),
    ...count('baths', baths),
    ...count('balconies', balconies),
  ];
}

const fieldsOf = {
  [AreaBasis.CARPET]: ['carpet'],
  [AreaBasis.BUILT_UP]: ['builtUp'],
  [AreaBasis.SUPER_BUILT_UP]: ['superArea'],
  [AreaBasis.PLOT]: [],
} as const satisfies Record<AreaBasis, readonly (keyof ConfigurationTerms)[]>;
const anyField = ['carpet', 'builtUp', 'superArea'] as const;

function areaPart(floorArea: NonNullable<Wanted['floorArea']>): Document {
  const { min, max } = areaBounds(floorArea, AreaUnit.SQ_FT);
  const fields = floorArea.basis ? fieldsOf[floorArea.basis] : anyField;
  const never = { carpet: { $lt: 0 } };
  return {
    $or: [
      never,
      ...fields.map((field) => ({ [field]: { $gte: min, ...(max < Infinity && { $lte: max }) } })),
    ],
  };
}

/** Three bedrooms and a study match three; “four” means four or more. */
function hasRooms(choice: number): Filter<Property> {
  const least = { 'rooms.max': { $gte: choice } };
  return choice === mostRooms ? least : { ...least, 'rooms.min': { $lt: choice + 1 } };
}

function isRoom(choice: number): Document {
  return { bedrooms: choice === mostRooms ? { $gte: choice } : choice };
}

/**
 * A property as a search that wants certain homes shows it: with the price, the areas and the rooms of those of its
 * configurations that fit all filters. A search by all-in prices needs its totals.
 */
export function asWanted<Item extends Property>(item: Item, wanted: Wanted, totals?: Totals): Item {
  if (!asksForHomes(wanted))
    return totals
      ? { ...item, wantedConfiguration: cheapestOf(item.configurations ?? [], totals)?.key }
      : item;
  const choices = wantedRooms(wanted);
  const homes = fittingHomes(item, wanted, totals).filter(
    ({ bedrooms }) =>
      choices.length === 0 || choicesOf([bedrooms]).some((choice) => choices.includes(choice)),
  );
  if (homes.length === 0) return item;
  return {
    ...item,
    ...derivedFacts(item, homes),
    pricedAt: oldestPriceOf(homes) ?? item.pricedAt,
    wantedConfiguration: cheapestOf(homes, totals)?.key,
  };
}

/** The configurations of a property that fit all filters but the choice of bedrooms. */
export function fittingHomes(
  { configurations = [], areas }: Pick<Property, 'configurations' | 'areas'>,
  wanted: HomesWanted,
  totals?: Totals,
): StoredConfiguration[] {
  const { price, bedrooms, baths, balconies } = measuredOf(wanted);
  const { floorArea } = wanted;
  const plot = floorArea && plotOf(floorArea);
  const isPlotWanted = Boolean(plot && areas.some((area) => isWantedPlot(area, plot)));
  const isIn = (value: number | null | undefined, range: Bounds | undefined) =>
    !range || (typeof value === 'number' && value >= range.min && Math.floor(value) <= range.max);
  return configurations.filter(
    (home) =>
      isIn(wanted.allIn ? totals?.get(home.key) : home.priceFrom, price) &&
      isIn(home.bedrooms, bedrooms) &&
      isIn(home.baths, baths) &&
      isIn(home.balconies, balconies) &&
      (!floorArea || isPlotWanted || hasArea(home, floorArea)),
  );
}

function hasArea(home: ConfigurationTerms, floorArea: NonNullable<Wanted['floorArea']>): boolean {
  const { min, max } = areaBounds(floorArea, AreaUnit.SQ_FT);
  return (floorArea.basis ? fieldsOf[floorArea.basis] : anyField).some((field) => {
    const size = home[field];
    return typeof size === 'number' && size >= min && size <= max;
  });
}

function isWantedPlot({ min, max, unit, basis }: Area, plot: NonNullable<Wanted['floorArea']>): boolean {
  const bounds = areaBounds(plot, unit);
  return basis === AreaBasis.PLOT && max >= bounds.min && min <= bounds.max;
}
