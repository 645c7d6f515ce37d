import { LRUCache } from 'lru-cache';
import type { Filter, ObjectId } from 'mongodb';
import type { AppContext, Context } from '../../base/context.ts';
import { badInput } from '../../base/errors.ts';
import { withoutNulls } from '../../base/input.ts';
import { followWrites, lookMoment, onChange } from '../../database/changes.ts';
import type { Moment, Written } from '../../database/changes.ts';
import { enquiryMarks, enquiriesTopic } from '../../items/enquired-item.ts';
import { itemsByIds } from '../../items/items.ts';
import { collectionOf, noteRead } from '../../items/noun.ts';
import { checkPage, pageInfoOf } from '../../items/paging.ts';
import { published } from '../../items/publication.ts';
import { createProjectIndex, isWorn, putProperty, searchIndex } from './project-index.ts';
import type { ProjectIndex } from './project-index.ts';
import { readKeyword } from './project-keyword.ts';
import { ProjectSort } from './property.input.ts';
import type { MapArea, ProjectFilter } from './property.input.ts';
import { propertyNoun } from './property.service.ts';
import { ProjectIntent } from './property.type.ts';
import type { ProjectPage, Property } from './property.type.ts';

/**
 * The public search: a page of projects, their exact number, and counts for the filters. Filters, words,
 * orders and counts are computed in memory; the database reads only the projects of the page.
 */
export async function projects(
  context: Context,
  {
    filter = {},
    sort = ProjectSort.DEFAULT,
    page = 1,
    perPage = 12,
  }: { filter?: ProjectFilter; sort?: ProjectSort; page?: number; perPage?: number },
): Promise<ProjectPage> {
  checkPage({ page, perPage });
  noteRead(context, collection);
  if (sort === ProjectSort.POPULARITY) noteRead(context, enquiriesTopic);
  const given = withoutNulls(filter);
  if (given.area) checkArea(given.area);
  const { wanted, understood } = readKeyword(given);
  const index = await freshIndex(context);
  const place = { skip: (page - 1) * perPage, limit: perPage };
  const { ids, totalCount, facets } = searchIndex(index, wanted, sort, place);
  const items = await readPage(context, ids);
  const pageInfo = pageInfoOf(totalCount, { page, perPage });
  return { items, totalCount, facets, pageInfo, intent: wanted.intent ?? ProjectIntent.BUY, understood };
}

/** The projects of a page. Visitors get the documents in memory, which are as new as the index. */
async function readPage(context: Context, ids: ObjectId[]): Promise<Property[]> {
  const kept = keptIndexes.get(context.db);
  if (context.admin || !kept) return itemsByIds(context, propertyNoun, ids, published());
  const { documents } = kept;
  const missing = ids.filter((id) => !documents.has(id.toHexString()));
  if (missing.length > 0) {
    const { version } = kept;
    const read = await itemsByIds(context, propertyNoun, missing, published());
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

/** Loads the search index, so that the first visitor after a start does not wait for it. */
export async function warmUpProjects(context: AppContext): Promise<void> {
  await freshIndex(context);
}

/** The documents that visitors saw last; about 10 kB each. */
const maxDocuments = 1_000;
/** The shortest time between two looks for writes of other processes. */
const lookMs = 500;

interface Kept {
  index: ProjectIndex;
  documents: LRUCache<string, Property>;
  /** Grows with each write that the index has followed. */
  version: number;
  writes: (moment?: Moment) => Promise<Written>;
  enquiries: (moment?: Moment) => Promise<Written>;
  lookedAt: number;
  /** Whether this process has written since the last look. */
  stale: boolean;
  /** The look at the database in progress; there is one at a time. */
  looking: Promise<void>;
}

const keptIndexes = new WeakMap<AppContext['db'], Kept>();

/**
 * The current index: it includes writes of this process at once, and writes of other processes within half a
 * second.
 */
async function freshIndex(context: AppContext): Promise<ProjectIndex> {
  const kept = keptIndexes.get(context.db) ?? keep(context);
  for (;;) {
    const { looking } = kept;
    await looking;
    // Another caller that waited for the same look has started the next one.
    if (looking !== kept.looking) continue;
    if (!kept.stale && performance.now() - kept.lookedAt < lookMs) return kept.index;
    const look = follow(context, kept);
    // An unreachable database fails this request, but not the callers that wait for it.
    kept.looking = look.catch(() => undefined);
    await look;
    return kept.index;
  }
}

const { collection } = propertyNoun;

function keep(context: AppContext): Kept {
  const kept: Kept = {
    index: createProjectIndex(),
    documents: new LRUCache({ max: maxDocuments }),
    version: 0,
    writes: followWrites(context, collection),
    enquiries: followWrites(context, collection, enquiryMarks),
    lookedAt: 0,
    stale: true,
    looking: Promise.resolve(),
  };
  keptIndexes.set(context.db, kept);
  onChange(context, (topic) => {
    if (topic === collection || topic === enquiriesTopic) kept.stale = true;
  });
  return kept;
}

async function follow(context: AppContext, kept: Kept): Promise<void> {
  kept.stale = false;
  kept.lookedAt = performance.now();
  try {
    const moment = await lookMoment(context);
    const [written, asked] = await Promise.all([kept.writes(moment), kept.enquiries(moment)]);
    const ids = [...written.ids, ...asked.ids];
    if (written.anew) kept.documents.clear();
    for (const id of ids) kept.documents.delete(id.toHexString());
    if (written.anew || ids.length > 0) kept.version += 1;
    await (written.anew || isWorn(kept.index)
      ? readAnew(context, kept)
      : readAgain(context, kept.index, ids));
  } catch (error) {
    // After a failed look, the next one reads everything.
    kept.writes = followWrites(context, collection);
    kept.stale = true;
    throw error;
  }
}

const indexedFields = {
  ...{ category: 1, propertyStatus: 1, rooms: 1, price: 1, position: 1, publishAt: 1 },
  ...{ updatedAt: 1, enquiryCount: 1, deleted: 1, searchText: 1 },
};

/** Includes scheduled projects. */
async function readAnew(context: AppContext, kept: Kept): Promise<void> {
  const index = createProjectIndex();
  await putAll(context, index, { deleted: false, publishAt: { $gt: new Date(0) } });
  kept.index = index;
}

async function readAgain(context: AppContext, index: ProjectIndex, ids: ObjectId[]): Promise<void> {
  if (ids.length > 0) await putAll(context, index, { _id: { $in: ids } });
}

async function putAll(context: AppContext, index: ProjectIndex, filter: Filter<Property>): Promise<void> {
  const found = collectionOf(context, propertyNoun).find(filter, {
    projection: indexedFields,
    batchSize: 2_000,
  });
  for await (const property of found) putProperty(index, property);
}
