import type { Collection, Filter, FindOptions, ObjectId, WithId } from 'mongodb';
import { badField } from '../base/errors.ts';
import type { Page, PageInfo } from '../base/types.ts';

export const maxPerPage = 100;

interface Place {
  page: number;
  perPage: number;
}

interface PageQuery extends Place {
  projection?: FindOptions['projection'];
  maxCount?: number;
}

/** Checks a page number and size. Throws BAD_USER_INPUT for a page below 1 or a size not in 1–100. */
export function checkPage({ page, perPage }: Place): void {
  if (!Number.isInteger(page) || page < 1 || page > 1_000_000)
    throw badField('page', 'Pages are counted from 1.');
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > maxPerPage) {
    throw badField('perPage', `Please ask for 1 to ${maxPerPage} items.`);
  }
}

/** Checks how many items of a list are asked for; undefined is all. Throws BAD_USER_INPUT unless it is 1–100. */
export function checkFirst(first: number | undefined): void {
  if (first !== undefined && (first < 1 || first > maxPerPage))
    throw badField('first', `Please ask for 1 to ${maxPerPage} items.`);
}

/** The position of a page among `totalCount` items. */
export function pageInfoOf(totalCount: number, { page, perPage }: Place): PageInfo {
  const totalPages = Math.max(1, Math.ceil(totalCount / perPage));
  return { page, perPage, totalPages, hasNextPage: page < totalPages, hasPreviousPage: page > 1 };
}

/**
 * One page of a query. Throws BAD_USER_INPUT for a page below 1 or a size not in 1–100. With `maxCount`, it
 * counts and pages no further, and `hasMore` says that there are more items.
 */
export async function findPage<Item extends { _id: ObjectId }>(
  collection: Collection<Item>,
  filter: Filter<Item>,
  sort: Record<string, 1 | -1>,
  { page, perPage, projection, maxCount = Infinity }: PageQuery,
): Promise<Page<WithId<Item>> & { hasMore: boolean }> {
  checkPage({ page, perPage });
  if (page * perPage > maxCount)
    throw badField('page', 'Please search or filter to find this item; the list ends here.');
  const skip = (page - 1) * perPage;
  const count = collection.countDocuments(filter, maxCount === Infinity ? {} : { limit: maxCount + 1 });
  const items =
    skip <= maxFetchedSkip
      ? collection.find(filter, { sort, projection }).skip(skip).limit(perPage).toArray()
      : findDeepPage(collection, filter, { sort, projection, skip, perPage, maxCount, counted: await count });
  const [found, counted] = await Promise.all([items, count]);
  const totalCount = Math.min(counted, maxCount);
  const pageInfo = pageInfoOf(totalCount, { page, perPage });
  return { items: found, totalCount, pageInfo, hasMore: counted > maxCount };
}

/** Up to this many skipped documents are read whole; beyond it, only their keys. */
const maxFetchedSkip = 500;

interface DeepPage {
  sort: Record<string, 1 | -1>;
  projection?: FindOptions['projection'];
  skip: number;
  perPage: number;
  maxCount: number;
  counted: number;
}

/** Finds the ids from the index alone, from the nearer end, and reads only the documents of the page. */
async function findDeepPage<Item extends { _id: ObjectId }>(
  collection: Collection<Item>,
  filter: Filter<Item>,
  { sort, projection, skip, perPage, maxCount, counted }: DeepPage,
): Promise<WithId<Item>[]> {
  const size = Math.min(perPage, counted - skip);
  if (size <= 0) return [];
  const fromEnd = counted <= maxCount && skip > counted / 2;
  const reversed = Object.fromEntries(
    Object.entries(sort).map(([field, order]) => [field, -order as 1 | -1]),
  );
  const keys = await collection
    .find(filter, { sort: fromEnd ? reversed : sort, projection: { _id: 1 } })
    .skip(fromEnd ? counted - skip - size : skip)
    .limit(size)
    .toArray();
  const ids = keys.map(({ _id }) => _id);
  if (fromEnd) ids.reverse();
  const items = await collection.find({ _id: { $in: ids } } as Filter<Item>, { projection }).toArray();
  const byId = new Map(items.map((item) => [String(item._id), item]));
  return ids.flatMap((id) => byId.get(String(id)) ?? []);
}
