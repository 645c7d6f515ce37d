import type { ObjectId } from 'mongodb';
import type { Context } from '../../base/context.ts';
import { badInput } from '../../base/errors.ts';
import { withoutNulls } from '../../base/input.ts';
import { enquiriesTopic } from '../../items/enquired-item.ts';
import { itemsByIds } from '../../items/items.ts';
import { noteRead } from '../../items/noun.ts';
import { checkPage, pageInfoOf } from '../../items/paging.ts';
import { published } from '../../items/publication.ts';
import { readKeyword } from './project-keyword.ts';
import { ProjectSort } from './property.input.ts';
import type { MapArea, ProjectFilter } from './property.input.ts';
import { propertyNoun } from './property.service.ts';
import { ProjectIntent } from './property.type.ts';
import type { ProjectPage, Property } from './property.type.ts';
import { freshIndex, keptDocuments } from './search/index-keeper.ts';
import type { FoundProjects } from './search/project-index.ts';
import { searchDatabase } from './search/projects-in-database.ts';
import { resolveFilter } from './search/wanted.ts';

/** A page of projects; the counts for the filters are made for callers that ask for them. */
export type CountedPage = ProjectPage & Pick<FoundProjects, 'countFacets'>;

/**
 * The public search: a page of projects, their exact number, and counts for the filters. Filters, words,
 * orders and counts are computed in memory; the database reads only the projects of the page. Until the memory is
 * filled, the database answers alone.
 */
export async function projects(
  context: Context,
  {
    filter = {},
    sort = ProjectSort.DEFAULT,
    page = 1,
    perPage = 12,
  }: { filter?: ProjectFilter; sort?: ProjectSort; page?: number; perPage?: number },
): Promise<CountedPage> {
  checkPage({ page, perPage });
  noteRead(context, propertyNoun.collection);
  if (sort === ProjectSort.POPULARITY) noteRead(context, enquiriesTopic);
  const given = withoutNulls(filter);
  if (given.area) checkArea(given.area);
  const { wanted: narrowed, understood } = readKeyword(given);
  const wanted = await resolveFilter(context, narrowed);
  const place = { skip: (page - 1) * perPage, limit: perPage };
  const index = await freshIndex(context);
  const { ids, totalCount, countFacets } = index
    ? index.search(wanted, sort, place)
    : await searchDatabase(context, wanted, sort, place);
  const items = await readPage(context, ids);
  const pageInfo = pageInfoOf(totalCount, { page, perPage });
  return { items, totalCount, countFacets, pageInfo, intent: wanted.intent ?? ProjectIntent.BUY, understood };
}

/** The projects of a page. Visitors get the documents in memory, which are as new as the index. */
async function readPage(context: Context, ids: ObjectId[]): Promise<Property[]> {
  const kept = keptDocuments(context);
  if (context.admin || !kept) return itemsByIds(context, propertyNoun, ids, published());
  const { documents, version } = kept;
  const missing = ids.filter((id) => !documents.has(id.toHexString()));
  if (missing.length > 0) {
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
