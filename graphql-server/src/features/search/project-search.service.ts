import type { ObjectId } from 'mongodb';
import { isVisitor } from '../../access/actor.ts';
import type { Context } from '../../base/context.ts';
import { badInput } from '../../base/errors.ts';
import { withoutNulls } from '../../base/input.ts';
import { enquiriesTopic } from '../property/enquired-item.ts';
import { itemsByIds } from '../../kit/items.ts';
import { noteRead } from '../../kit/noun.ts';
import { checkPage, pageInfoOf } from '../../kit/paging.ts';
import { shown } from '../../kit/publication.ts';
import { ProjectSort } from './project-filter.input.ts';
import type { MapArea, ProjectFilter } from './project-filter.input.ts';
import { propertyNoun } from '../property/property.service.ts';
import { readQuery } from './query-filter.ts';
import { countMiss, missOf } from './missed-search.ts';
import { neighboursOf } from './neighbour-counts.ts';
import { relaxationsOf } from './relaxing/relaxations.ts';
import { nearestHomes } from './nearest-homes.ts';
import type { NearMiss, NeighbourCount, Relaxation } from './relaxing/relaxation.type.ts';
import { ProjectIntent } from '../property/property.type.ts';
import type { ProjectPage, Property } from '../property/property.type.ts';
import { openTotals } from '../cost/all-in.service.ts';
import { freshIndex, keptDocuments, totalledIndex } from './index/index-keeper.ts';
import { asWanted } from './index/homes.ts';
import type { FoundProjects } from './index/found-projects.ts';
import { searchDatabase } from './index/projects-in-database.ts';
import { resolveFilter } from './index/wanted.ts';
import type { Understanding } from './understanding/understanding.type.ts';

/** A page of projects; the counts for the filters are made for callers that ask for them. */
export interface CountedPage extends ProjectPage, Pick<FoundProjects, 'countFacets'> {
  /** The same projects with all their homes. */
  listings: Property[];
  /** What its query was understood to ask for. */
  understanding: Understanding | null;
  /** For a search without result, what would find something. */
  relax: () => Promise<Relaxation[]>;
  findNeighbours: () => Promise<NeighbourCount[]>;
  findNearest: () => Promise<NearMiss[]>;
}

/**
 * The public search: a page of projects, their exact number, and counts for the filters. A query in plain words is
 * understood; a given filter and a given order win over it, and what is for business comes after the homes unless the
 * words name it. A project shows the price, the areas and the rooms of those of its homes that the filters want. Filters, words,
 * orders and counts are computed in memory; the database reads only the projects of the page. Until the memory is
 * filled, the database answers alone.
 */
export async function projects(
  context: Context,
  {
    query,
    filter = {},
    sort: givenSort,
    page = 1,
    perPage = 12,
  }: { query?: string; filter?: ProjectFilter; sort?: ProjectSort; page?: number; perPage?: number },
): Promise<CountedPage> {
  checkPage({ page, perPage });
  noteRead(context, propertyNoun.collection);
  const given = withoutNulls(filter);
  if (given.area) checkArea(given.area);
  const { wanted: narrowed, sort: askedSort, understanding } = await readQuery(context, given, query);
  const chosenSort = givenSort === ProjectSort.DEFAULT ? undefined : givenSort;
  const sort = chosenSort ?? askedSort ?? ProjectSort.DEFAULT;
  if (sort === ProjectSort.POPULARITY) noteRead(context, enquiriesTopic);
  const wanted = await resolveFilter(context, narrowed);
  // Words that name neither a kind nor anything else that is looked for in the texts ask for a home.
  wanted.homesFirst =
    understanding !== null &&
    !chosenSort &&
    !narrowed.category &&
    !narrowed.kinds?.length &&
    !narrowed.keyword;
  const place = { skip: (page - 1) * perPage, limit: perPage };
  // The database knows no all-in prices.
  const index = wanted.allIn ? await totalledIndex(context) : await freshIndex(context);
  const { ids, totalCount, countFacets } = index
    ? index.search(wanted, sort, place)
    : await searchDatabase(context, wanted, sort, place);
  const listings = await readPage(context, ids);
  const totalsOf = wanted.allIn ? await openTotals(context) : undefined;
  const items = listings.map((listing) => asWanted(listing, wanted, totalsOf?.(listing)));
  const pageInfo = pageInfoOf(totalCount, { page, perPage });
  const isEmpty = totalCount === 0 && index !== null;
  return {
    ...{ items, listings, totalCount, countFacets, pageInfo, understanding },
    intent: wanted.intent ?? ProjectIntent.BUY,
    relax: async () => {
      if (totalCount > 0) return [];
      noteMiss(context, narrowed, query);
      return isEmpty ? relaxationsOf(context, index, narrowed, sort) : [];
    },
    findNeighbours: async () => (isEmpty ? neighboursOf(context, index, narrowed, sort) : []),
    findNearest: async () =>
      isEmpty ? nearestHomes(context, index, narrowed, (ids) => readPage(context, ids)) : [],
  };
}

/**
 * A list that finds nothing asks what would: that makes it a search without result. The number beside a form that is still
 * being filled in is none.
 */
function noteMiss(context: Context, filter: ProjectFilter, typed?: string): void {
  const miss = missOf(filter, typed);
  if (!miss) return;
  if (context.counts) context.counts.misses.push(miss);
  else if (!context.rendering) countMiss(context, miss);
}

/** The projects of a page. Visitors get the documents in memory, which are as new as the index. */
async function readPage(context: Context, ids: ObjectId[]): Promise<Property[]> {
  const kept = keptDocuments(context);
  if (!isVisitor(context) || !kept) return itemsByIds(context, propertyNoun, ids, shown());
  const { documents, version } = kept;
  const missing = ids.filter((id) => !documents.has(id.toHexString()));
  if (missing.length > 0) {
    const read = await itemsByIds(context, propertyNoun, missing, shown());
    const byId = new Map(read.map((item) => [item._id.toHexString(), item]));
    // What was read while something was written may be older than the index.
    if (version === kept.version) for (const [id, item] of byId) documents.set(id, item);
    return ids.flatMap((id) => byId.get(id.toHexString()) ?? documents.get(id.toHexString()) ?? []);
  }
  return ids.flatMap((id) => documents.get(id.toHexString()) ?? []);
}

function checkArea({ south, west, north, east }: MapArea): void {
  if (-90 <= south && south <= north && north <= 90 && -180 <= west && west <= east && east <= 180) return;
  throw badInput('Please give an area with its south below its north and its west left of its east.');
}
