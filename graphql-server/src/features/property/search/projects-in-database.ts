import type { Document, Filter } from 'mongodb';
import type { AppContext } from '../../../base/context.ts';
import { collectionOf } from '../../../items/noun.ts';
import { newestPublished, published } from '../../../items/publication.ts';
import { matchesWords } from '../../../items/search-words.ts';
import { ProjectSort } from '../property.input.ts';
import { propertyNoun } from '../property.service.ts';
import type { Property } from '../property.type.ts';
import { plainConditions, groupConditions } from './fact-conditions.ts';
import { countedFields, FactCounts } from './fact-counts.ts';
import { factFacets } from './fact-facets.ts';
import type { FactFacets } from './fact-facets.ts';
import type { FoundProjects } from './project-index.ts';
import { facetsOf, kindOf, mostRooms, wantedRooms, wantedStatuses } from './project-kinds.ts';
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
  const filter: Filter<Property> = { $and: [narrow(wanted), ofKinds(wanted)] };
  const [totalCount, found] = await Promise.all([
    collection.countDocuments(filter),
    collection
      .aggregate<Pick<Property, '_id'>>([
        { $match: filter },
        // Other orders need no more than an index has.
        ...(sort in byPrice ? [{ $project: sortedFields }] : []),
        { $sort: orders[sort] },
        { $skip: skip },
        { $limit: limit },
        { $project: { _id: 1 } },
      ])
      .toArray(),
  ]);
  return { ids: found.map(({ _id }) => _id), totalCount, countFacets: () => countFacets(context, wanted) };
}

async function countFacets(context: AppContext, wanted: Wanted) {
  const groups = await collectionOf(context, propertyNoun)
    .aggregate<{ _id: Pick<Property, 'category' | 'propertyStatus' | 'rooms'>; count: number }>([
      { $match: narrow(wanted) },
      {
        $group: {
          _id: { category: '$category', propertyStatus: '$propertyStatus', rooms: '$rooms' },
          count: { $sum: 1 },
        },
      },
    ])
    .toArray();
  const kinds = facetsOf(
    groups.map(({ _id, count }) => ({ kind: kindOf(_id), count })),
    wanted,
  );
  return { ...kinds, ...(await countFacts(context, wanted)) };
}

/** Counts project by project: one that misses the filter of one group only counts for that group. */
async function countFacts(context: AppContext, wanted: Wanted): Promise<FactFacets> {
  const counts = new FactCounts(wanted);
  const found = collectionOf(context, propertyNoun).find(
    { $and: [base(wanted), ofKinds(wanted)] },
    { projection: countedFields },
  );
  for await (const property of found) counts.add(property);
  return factFacets(counts, wanted);
}

const sortedFields = {
  price: '$price.from',
  onRequest: { $eq: [{ $ifNull: ['$price.from', null] }, null] },
};

type Order = Record<string, 1 | -1>;
const byPrice = {
  [ProjectSort.PRICE_ASCENDING]: { onRequest: 1, price: 1, _id: 1 },
  [ProjectSort.PRICE_DESCENDING]: { onRequest: 1, price: -1, _id: -1 },
} as const;
const orders: Record<ProjectSort, Order> = {
  [ProjectSort.DEFAULT]: newestPublished,
  [ProjectSort.NEWEST]: newestPublished,
  [ProjectSort.POPULARITY]: { enquiryCount: -1, ...newestPublished },
  ...byPrice,
};

/** All conditions but those on category, status and rooms. */
function narrow(wanted: Wanted): Filter<Property> {
  const groups = groupConditions(wanted);
  return groups.length > 0 ? { $and: [base(wanted), ...groups] } : base(wanted);
}

/** The conditions without those that have counts. */
function base(wanted: Wanted): Filter<Property> {
  const { keyword, minPrice, maxPrice, area } = wanted;
  const priced = minPrice !== undefined || maxPrice !== undefined;
  const bounds: Document = {
    ...(priced && {
      'price.from': { $gte: minPrice ?? 0, $lte: maxPrice ?? Number.MAX_SAFE_INTEGER },
    }),
    ...(area && {
      'position.latitude': { $gte: area.south, $lte: area.north },
      'position.longitude': { $gte: area.west, $lte: area.east },
    }),
  };
  const plain = { deleted: false, ...published(), ...matchesWords(keyword), ...bounds };
  const facts = plainConditions(wanted);
  return facts.length > 0 ? { $and: [plain, ...facts] } : plain;
}

function ofKinds(wanted: Wanted): Filter<Property> {
  const choices = wantedRooms(wanted);
  return {
    ...(wanted.category && { category: wanted.category }),
    propertyStatus: { $in: wantedStatuses(wanted) },
    ...(choices.length > 0 && { $or: choices.map(hasRooms) }),
  };
}

/** Three bedrooms and a study match three; “four” means four or more. */
function hasRooms(choice: number): Filter<Property> {
  const least = { 'rooms.max': { $gte: choice } };
  return choice === mostRooms ? least : { ...least, 'rooms.min': { $lt: choice + 1 } };
}
