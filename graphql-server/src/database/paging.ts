import type { Collection, Filter, FindOptions, ObjectId, WithId } from 'mongodb';
import { badField } from '../errors.ts';
import type { Page, PageInfo } from '../types.ts';

export const maxPerPage = 100;

interface Place {
  page: number;
  perPage: number;
}

/** Checks the place of a page: BAD_USER_INPUT for a page below 1 or a size not in 1–100. */
export function checkPage({ page, perPage }: Place): void {
  if (!Number.isInteger(page) || page < 1 || page > 1_000_000)
    throw badField('page', 'Pages are counted from 1.');
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > maxPerPage) {
    throw badField('perPage', `Please ask for 1 to ${maxPerPage} items.`);
  }
}

/** Where a page stands among `totalCount` items. */
export function pageInfoOf(totalCount: number, { page, perPage }: Place): PageInfo {
  const totalPages = Math.max(1, Math.ceil(totalCount / perPage));
  return { page, perPage, totalPages, hasNextPage: page < totalPages, hasPreviousPage: page > 1 };
}

/** One page of a query, its size and place checked: BAD_USER_INPUT for a page below 1 or a size not in 1–100. */
export async function findPage<Item extends { _id: ObjectId }>(
  collection: Collection<Item>,
  filter: Filter<Item>,
  sort: Record<string, 1 | -1>,
  { page, perPage, projection }: { page: number; perPage: number; projection?: FindOptions['projection'] },
): Promise<Page<WithId<Item>>> {
  checkPage({ page, perPage });
  const skip = (page - 1) * perPage;
  const count = collection.countDocuments(filter);
  const items =
    skip <= maxFetchedSkip
      ? collection.find(filter, { sort, projection }).skip(skip).limit(perPage).toArray()
      : findDeepPage(collection, filter, { sort, projection, skip, perPage, totalCount: await count });
  const [found, totalCount] = await Promise.all([items, count]);
  return { items: found, totalCount, pageInfo: pageInfoOf(totalCount, { page, perPage }) };
}

/** What is skipped is read whole up to here; beyond, only its keys are. */
const maxFetchedSkip = 500;

interface DeepPage {
  sort: Record<string, 1 | -1>;
  projection?: FindOptions['projection'];
  skip: number;
  perPage: number;
  totalCount: number;
}

/** Finds the ids from the index alone, from whichever end is nearer, and reads only the documents of the page. */
async function findDeepPage<Item extends { _id: ObjectId }>(
  collection: Collection<Item>,
  filter: Filter<Item>,
  { sort, projection, skip, perPage, totalCount }: DeepPage,
): Promise<WithId<Item>[]> {
  const size = Math.min(perPage, totalCount - skip);
  if (size <= 0) return [];
  const fromEnd = skip > totalCount / 2;
  const reversed = Object.fromEntries(
    Object.entries(sort).map(([field, order]) => [field, -order as 1 | -1]),
  );
  const keys = await collection
    .find(filter, { sort: fromEnd ? reversed : sort, projection: { _id: 1 } })
    .skip(fromEnd ? totalCount - skip - size : skip)
    .limit(size)
    .toArray();
  const ids = keys.map(({ _id }) => _id);
  if (fromEnd) ids.reverse();
  const items = await collection.find({ _id: { $in: ids } } as Filter<Item>, { projection }).toArray();
  const byId = new Map(items.map((item) => [String(item._id), item]));
  return ids.flatMap((id) => byId.get(String(id)) ?? []);
}
