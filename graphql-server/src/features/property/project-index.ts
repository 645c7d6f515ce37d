import { ObjectId } from 'mongodb';
import { ProjectSort } from './property.input.ts';
import type { ProjectFilter } from './property.input.ts';
import { listedStatuses, PropertyCategory, PropertyStatus } from './property.type.ts';
import type { Property, PropertyFacets } from './property.type.ts';

/** What filters, orders and counts need to know of a property. */
export type IndexedProperty = Pick<
  Property,
  '_id' | 'category' | 'propertyStatus' | 'rooms' | 'price' | 'createdAt' | 'enquiryCount' | 'deleted'
>;

/** Filters and orders of all projects in the memory of the process: a row each, a column a fact. */
export interface ProjectIndex {
  rowOf: Map<string, number>;
  id: string[];
  /** Places in `categories` and `statuses`. */
  category: number[];
  status: number[];
  /** No rooms are -1. */
  minRooms: number[];
  maxRooms: number[];
  /** No price is -1. */
  price: number[];
  created: number[];
  enquiries: number[];
  orders: Partial<Record<ProjectSort, number[]>>;
}

const categories = Object.values(PropertyCategory);
const statuses = Object.values(PropertyStatus);

export function createProjectIndex(): ProjectIndex {
  return {
    rowOf: new Map(),
    ...{ id: [], category: [], status: [], minRooms: [], maxRooms: [] },
    ...{ price: [], created: [], enquiries: [], orders: {} },
  };
}

/** Takes a property as it now stands: a new one, a changed one, or one to forget because it was deleted. */
export function putProperty(index: ProjectIndex, property: IndexedProperty): void {
  const key = property._id.toHexString();
  index.orders = {};
  if (property.deleted) {
    index.rowOf.delete(key);
    return;
  }
  const row = index.rowOf.get(key) ?? index.id.length;
  index.rowOf.set(key, row);
  index.id[row] = key;
  index.category[row] = categories.indexOf(property.category);
  index.status[row] = statuses.indexOf(property.propertyStatus);
  index.minRooms[row] = property.rooms?.min ?? -1;
  index.maxRooms[row] = property.rooms?.max ?? -1;
  index.price[row] = property.price?.from ?? -1;
  index.created[row] = property.createdAt.getTime();
  index.enquiries[row] = property.enquiryCount;
}

export interface FoundProjects {
  ids: ObjectId[];
  totalCount: number;
  facets: PropertyFacets;
}

/** The choice “4” of rooms stands for four or more; the choices are their own places. */
const mostRooms = 4;
const roomChoices = [0, 1, 2, 3, mostRooms];

/**
 * One pass over all projects in their order: a page of them, their number, and what each other choice would leave.
 * `named` are the ids that the words of the search leave, when there are any.
 */
export function searchIndex(
  index: ProjectIndex,
  { category, statuses: wantedStatuses, rooms, minPrice, maxPrice }: ProjectFilter,
  sort: ProjectSort,
  { skip, limit, named }: { skip: number; limit: number; named?: ObjectId[] },
): FoundProjects {
  const fitsStatus = statuses.map((status) =>
    (wantedStatuses?.length ? wantedStatuses : listedStatuses).includes(status),
  );
  const wantedCategory = category ? categories.indexOf(category) : undefined;
  const wantedRooms = rooms?.length ? rooms : undefined;
  const priced = minPrice !== undefined || maxPrice !== undefined;
  const isNamed = named && marks(index, named);
  const categoryCounts = categories.map(() => 0);
  const statusCounts = statuses.map(() => 0);
  const roomCounts = roomChoices.map(() => 0);
  const ids: ObjectId[] = [];
  let totalCount = 0;
  for (const row of orderOf(index, sort)) {
    if (isNamed && !isNamed[row]) continue;
    const price = index.price[row] ?? -1;
    if (priced && (price < (minPrice ?? 0) || price > (maxPrice ?? Number.MAX_SAFE_INTEGER))) continue;
    const rowCategory = index.category[row] ?? 0;
    const rowStatus = index.status[row] ?? 0;
    const inCategory = wantedCategory === undefined || rowCategory === wantedCategory;
    const inStatus = fitsStatus[rowStatus] ?? false;
    const inRooms = !wantedRooms || wantedRooms.some((wanted) => hasRooms(index, row, wanted));
    if (inStatus && inRooms) count(categoryCounts, rowCategory);
    if (inCategory && inRooms) count(statusCounts, rowStatus);
    if (!inCategory || !inStatus) continue;
    for (const choice of roomChoices) if (hasRooms(index, row, choice)) count(roomCounts, choice);
    if (!inRooms) continue;
    if (totalCount >= skip && ids.length < limit) ids.push(new ObjectId(index.id[row]));
    totalCount += 1;
  }
  const facets = {
    categories: categories.map((value, place) => ({ value, count: categoryCounts[place] ?? 0 })),
    statuses: statuses.map((value, place) => ({ value, count: statusCounts[place] ?? 0 })),
    rooms: roomChoices.map((choice, place) => ({ value: String(choice), count: roomCounts[place] ?? 0 })),
  };
  return { ids, totalCount, facets };
}

function count(counts: number[], place: number): void {
  counts[place] = (counts[place] ?? 0) + 1;
}

function hasRooms({ minRooms, maxRooms }: ProjectIndex, row: number, wanted: number): boolean {
  const max = maxRooms[row] ?? -1;
  if (wanted >= mostRooms) return max >= mostRooms;
  return max >= wanted && (minRooms[row] ?? -1) <= wanted;
}

function marks(index: ProjectIndex, ids: ObjectId[]): Uint8Array {
  const marked = new Uint8Array(index.id.length);
  for (const id of ids) {
    const row = index.rowOf.get(id.toHexString());
    if (row !== undefined) marked[row] = 1;
  }
  return marked;
}

function orderOf(index: ProjectIndex, sort: ProjectSort): number[] {
  return (index.orders[sort] ??= [...index.rowOf.values()].sort(comparisons(index)[sort]));
}

type Compare = (a: number, b: number) => number;

function comparisons({ id, price, created, enquiries }: ProjectIndex): Record<ProjectSort, Compare> {
  const column =
    (values: number[]): Compare =>
    (a, b) =>
      (values[a] ?? 0) - (values[b] ?? 0);
  const oldest = column(created);
  const first: Compare = (a, b) => ((id[a] ?? '') < (id[b] ?? '') ? -1 : 1);
  const newest: Compare = (a, b) => oldest(b, a) || first(b, a);
  const popular = column(enquiries);
  const cheap = column(price);
  const unpriced: Compare = (a, b) => Number(price[a] === -1) - Number(price[b] === -1);
  return {
    [ProjectSort.DEFAULT]: newest,
    [ProjectSort.NEWEST]: newest,
    [ProjectSort.POPULARITY]: (a, b) => popular(b, a) || newest(a, b),
    [ProjectSort.PRICE_ASCENDING]: (a, b) => unpriced(a, b) || cheap(a, b) || first(a, b),
    [ProjectSort.PRICE_DESCENDING]: (a, b) => unpriced(a, b) || cheap(b, a) || first(b, a),
  };
}
