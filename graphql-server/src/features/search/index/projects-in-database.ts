import type { Document, Filter, ObjectId } from 'mongodb';
import type { AppContext } from '../../../base/context.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { newestPublished, shown } from '../../../kit/publication.ts';
import { matchesWords } from '../../../kit/search-words.ts';
import { ProjectSort } from '../project-filter.input.ts';
import { propertyNoun } from '../../property/property.service.ts';
import { PropertyCategory } from '../../property/property.type.ts';
import type { Property } from '../../property/property.type.ts';
import { plainConditions, groupConditions } from './facts/fact-conditions.ts';
import { countedFields, FactCounts } from './facts/fact-counts.ts';
import { factFacets } from './facts/fact-facets.ts';
import type { FactFacets } from './facts/fact-facets.ts';
import type { FoundProjects } from './found-projects.ts';
import { choicesOf, facetsOf, kindOf, wantedRooms, wantedStatuses } from './project-kinds.ts';
import { asksForHomes, asWanted, fittingHomes, homeCondition } from './homes.ts';
import type { Wanted } from './wanted.ts';

/**
 * The same search as in the index, by the database: slower with many projects, and for the time until the index is
 * ready.
 */
export async function searchDatabase(
  context: AppContext,
  wanted: Wanted,
  sort: ProjectSort,
  { skip, limit }: { skip: number; limit: number },
): Promise<FoundProjects> {
  const collection = collectionOf(context, propertyNoun);
  const filter = allOf(wanted, wantedRooms(wanted));
  const isMixed = sort in byPrice && asksForHomes(wanted) && (await hasConfigured(context, filter));
  const [totalCount, found] = await Promise.all([
    collection.countDocuments(filter),
    isMixed
      ? pricedPage(context, wanted, sort, { skip, limit })
      : collection
          .aggregate<Pick<Property, '_id'>>([
            { $match: filter },
            // Other orders need no more than an index has.
            ...(sort in byPrice ? [{ $project: { ...sortedFields, category: 1 } }] : []),
            ...(wanted.homesFirst ? [{ $set: { isBusiness } }] : []),
            { $sort: { ...(wanted.homesFirst && { isBusiness: 1 }), ...orders[sort] } },
            { $skip: skip },
            { $limit: limit },
            { $project: { _id: 1 } },
          ])
          .toArray(),
  ]);
  return { ids: found.map(({ _id }) => _id), totalCount, countFacets: () => countFacets(context, wanted) };
}

/** Whether a found project has configurations, whose prices can differ from its own. */
async function hasConfigured(context: AppContext, filter: Filter<Property>): Promise<boolean> {
  const configured = { $and: [filter, { 'configurations.0': { $exists: true } }] };
  return (await collectionOf(context, propertyNoun).findOne(configured, { projection: { _id: 1 } })) !== null;
}

/** A page by price where some projects have the price of the homes that are wanted: read and sorted one by one. */
async function pricedPage(
  context: AppContext,
  wanted: Wanted,
  sort: ProjectSort,
  { skip, limit }: { skip: number; limit: number },
): Promise<Pick<Property, '_id'>[]> {
  const found = await collectionOf(context, propertyNoun)
    .find(allOf(wanted, wantedRooms(wanted)), {
      projection: { price: 1, areas: 1, rooms: 1, baths: 1, balconies: 1, configurations: 1, category: 1 },
    })
    .map((property) => ({ ...asWanted(property, wanted), isBusiness: isForBusiness(property) }))
    .toArray();
  const direction = sort === ProjectSort.PRICE_DESCENDING ? -1 : 1;
  return found
    .sort(
      (one, other) =>
        (wanted.homesFirst ? Number(one.isBusiness) - Number(other.isBusiness) : 0) ||
        Number(one.price === null) - Number(other.price === null) ||
        direction * ((one.price?.from ?? 0) - (other.price?.from ?? 0) || compareIds(one._id, other._id)),
    )
    .slice(skip, skip + limit);
}

function isForBusiness({ category }: Pick<Property, 'category'>): boolean {
  return category === PropertyCategory.COMMERCIAL;
}

function compareIds(one: ObjectId, other: ObjectId): number {
  return Buffer.compare(one.id, other.id);
}

async function countFacets(context: AppContext, wanted: Wanted) {
  const narrowed = { $and: [base(wanted), ...groupConditions(wanted), ...homeCondition(wanted, [])] };
  const groups = await collectionOf(context, propertyNoun)
    .aggregate<{ _id: Pick<Property, 'category' | 'propertyStatus' | 'rooms'>; count: number }>([
      { $match: { $and: [narrowed, { 'configurations.0': { $exists: false } }] } },
      {
        $group: {
          _id: { category: '$category', propertyStatus: '$propertyStatus', rooms: '$rooms' },
          count: { $sum: 1 },
        },
      },
    ])
    .toArray();
  const counted = groups.map(({ _id, count }) => ({ kind: kindOf(_id), count }));
  // The configurations of a project that fit the other filters decide its rooms.
  const configured = collectionOf(context, propertyNoun).find(
    { $and: [narrowed, { 'configurations.0': { $exists: true } }] },
    { projection: { category: 1, propertyStatus: 1, rooms: 1, areas: 1, configurations: 1 } },
  );
  for await (const property of configured) {
    const fitting = fittingHomes(property, wanted);
    counted.push({
      kind: { ...kindOf(property), rooms: choicesOf(fitting.map(({ bedrooms }) => bedrooms)) },
      count: 1,
    });
  }
  return { ...facetsOf(counted, wanted), ...(await countFacts(context, wanted)) };
}

/** Counts project by project: one that misses the filter of one group only counts for that group. */
async function countFacts(context: AppContext, wanted: Wanted): Promise<FactFacets> {
  const counts = new FactCounts(wanted);
  const found = collectionOf(context, propertyNoun).find(
    { $and: [base(wanted), ...homeCondition(wanted, wantedRooms(wanted)), ofKinds(wanted)] },
    { projection: countedFields },
  );
  for await (const property of found) counts.add(property);
  return factFacets(counts, wanted);
}

const sortedFields = {
  price: '$price.from',
  onRequest: { $eq: [{ $ifNull: ['$price.from', null] }, null] },
};

const isBusiness = { $eq: ['$category', PropertyCategory.COMMERCIAL] };

type Order = Record<string, 1 | -1>;
const byPrice = {
  [ProjectSort.PRICE_ASCENDING]: { onRequest: 1, price: 1, _id: 1 },
  [ProjectSort.PRICE_DESCENDING]: { onRequest: 1, price: -1, _id: -1 },
} as const;
const orders: Record<ProjectSort, Order> = {
  [ProjectSort.DEFAULT]: { sinks: 1, ...newestPublished },
  [ProjectSort.NEWEST]: newestPublished,
  [ProjectSort.POPULARITY]: { enquiryCount: -1, ...newestPublished },
  ...byPrice,
};

/** All conditions, with these choices of bedrooms. */
function allOf(wanted: Wanted, rooms: readonly number[]): Filter<Property> {
  const homes = homeCondition(wanted, rooms);
  return { $and: [base(wanted), ...groupConditions(wanted), ...homes, ofKinds(wanted)] };
}

/** The conditions without those that have counts, and without those that one configuration must fit together. */
function base(wanted: Wanted): Filter<Property> {
  const { keyword, area } = wanted;
  const bounds: Document = {
    ...(area && {
      'position.latitude': { $gte: area.south, $lte: area.north },
      'position.longitude': { $gte: area.west, $lte: area.east },
    }),
  };
  const plain = { deleted: false, ...shown(), ...matchesWords(keyword), ...bounds };
  const facts = plainConditions(wanted);
  return facts.length > 0 ? { $and: [plain, ...facts] } : plain;
}

function ofKinds(wanted: Wanted): Filter<Property> {
  return {
    ...(wanted.category && { category: wanted.category }),
    propertyStatus: { $in: wantedStatuses(wanted) },
  };
}
