import type { AppContext, Context } from '../../context.ts';
import { onChange, revisionOf } from '../../database/changes.ts';
import { collectionOf, itemsByIds } from '../../database/items.ts';
import { checkPage, pageInfoOf } from '../../database/paging.ts';
import { withoutNulls } from '../../input.ts';
import { published } from '../../publication.ts';
import type { Page } from '../../types.ts';
import { createProjectIndex, isWorn, putProperty, searchIndex } from './project-index.ts';
import type { ProjectIndex } from './project-index.ts';
import { ProjectSort } from './property.input.ts';
import type { ProjectFilter } from './property.input.ts';
import { propertyNoun } from './property.service.ts';
import type { Property, PropertyFacets } from './property.type.ts';

/**
 * The public search: a page of projects, their exact number, and counts for the filters. Filters, words, orders and
 * counts are decided in the memory of the process; the database reads the projects of the page.
 */
export async function projects(
  context: Context,
  {
    filter = {},
    sort = ProjectSort.DEFAULT,
    page = 1,
    perPage = 12,
  }: { filter?: ProjectFilter; sort?: ProjectSort; page?: number; perPage?: number },
): Promise<Page<Property> & { facets: PropertyFacets }> {
  checkPage({ page, perPage });
  const wanted = withoutNulls(filter);
  const index = await freshIndex(context);
  const place = { skip: (page - 1) * perPage, limit: perPage };
  const { ids, totalCount, facets } = searchIndex(index, wanted, sort, place);
  const items = await itemsByIds(context, propertyNoun, ids, published());
  return { items, totalCount, facets, pageInfo: pageInfoOf(totalCount, { page, perPage }) };
}

/** Reads what the search keeps in memory, so that the first visitor after a start does not wait for it. */
export async function warmUpProjects(context: AppContext): Promise<void> {
  await freshIndex(context);
}

/** How often other processes’ writes are looked for, at most. */
const revisionCheckMs = 500;
/** Clocks of several processes differ; what was written this long before the last look is read again. */
const overlapMs = 30_000;

interface Kept {
  index: ProjectIndex;
  /** The latest write that the index knows of. */
  writtenAt: number;
  revision: number | undefined;
  checkedAt: number;
  /** Whether this process has written since the last look. */
  stale: boolean;
  /** The look at the database that is under way; there is one at a time. */
  looking: Promise<void>;
}

const keptIndexes = new WeakMap<AppContext['db'], Kept>();

/** The index as of now: at once after a write in this process, within half a second after one elsewhere. */
async function freshIndex(context: AppContext): Promise<ProjectIndex> {
  const kept = keptIndexes.get(context.db) ?? keep(context);
  for (;;) {
    const { looking } = kept;
    await looking;
    // Somebody who waited for the same look has begun the next one.
    if (looking !== kept.looking) continue;
    if (!kept.stale && Date.now() - kept.checkedAt < revisionCheckMs) return kept.index;
    const look = follow(context, kept);
    // A database that is away fails this question, not those that wait for it.
    kept.looking = look.catch(() => undefined);
    await look;
    return kept.index;
  }
}

function keep(context: AppContext): Kept {
  const kept: Kept = {
    index: createProjectIndex(),
    writtenAt: 0,
    revision: undefined,
    checkedAt: 0,
    stale: true,
    looking: Promise.resolve(),
  };
  keptIndexes.set(context.db, kept);
  onChange(context, () => {
    kept.stale = true;
  });
  return kept;
}

async function follow(context: AppContext, kept: Kept): Promise<void> {
  kept.stale = false;
  kept.checkedAt = Date.now();
  try {
    const revision = await revisionOf(context, propertyNoun.collection);
    if (kept.revision !== revision) await readWritten(context, kept);
    kept.revision = revision;
  } catch (error) {
    kept.stale = true;
    throw error;
  }
}

/** Published ones and those that will be. */
const indexed = { deleted: false, publishAt: { $gt: new Date(0) } };

const indexedFields = {
  ...{ category: 1, propertyStatus: 1, rooms: 1, price: 1, publishAt: 1 },
  ...{ updatedAt: 1, enquiryCount: 1, deleted: 1, touchedAt: 1, searchText: 1 },
};

async function readWritten(context: AppContext, kept: Kept): Promise<void> {
  await putAll(
    context,
    kept,
    kept.writtenAt === 0 ? indexed : { touchedAt: { $gte: new Date(kept.writtenAt - overlapMs) } },
  );
  const count = await collectionOf(context, propertyNoun).countDocuments(indexed);
  // Another number than counted: something was written past the services, so begin again.
  if (count === kept.index.rowOf.size && !isWorn(kept.index)) return;
  kept.index = createProjectIndex();
  await putAll(context, kept, indexed);
}

async function putAll(context: AppContext, kept: Kept, filter: object): Promise<void> {
  const written = collectionOf(context, propertyNoun).find(filter, {
    projection: indexedFields,
    batchSize: 2_000,
  });
  for await (const property of written) {
    putProperty(kept.index, property);
    kept.writtenAt = Math.max(kept.writtenAt, property.touchedAt.getTime());
  }
}
