import { ObjectId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import { searchedWords } from '../../items/search-words.ts';
import { ProjectSort } from './property.input.ts';
import type { MapArea, ProjectFilter } from './property.input.ts';
import {
  intentOf,
  listedStatuses,
  ProjectIntent,
  PropertyCategory,
  PropertyStatus,
} from './property.type.ts';
import type { Property, PropertyFacets } from './property.type.ts';
import { WordRows } from './word-rows.ts';

/** The facts of a property for filters, orders and counts. */
export type IndexedProperty = Pick<
  Property,
  | '_id'
  | 'category'
  | 'propertyStatus'
  | 'rooms'
  | 'price'
  | 'position'
  | 'publishAt'
  | 'updatedAt'
  | 'enquiryCount'
  | 'deleted'
  | 'searchText'
>;

/**
 * Filters, words and orders of all projects in memory: a row per project, a column per fact. An edited
 * project gets a new row, so that its former words find nothing; rows without a project are missing in
 * `rowOf`.
 */
export interface ProjectIndex {
  rowOf: Map<string, number>;
  id: string[];
  /** An index into `kinds`. There are few kinds, so a search decides once for all rows of a kind. */
  kind: number[];
  kinds: Kind[];
  kindOf: Map<string, number>;
  /** -1 for no price. */
  price: number[];
  /** In degrees; NaN, which lies in no area, for a project without a position. */
  latitude: number[];
  longitude: number[];
  /** The moment from which visitors see it; scheduled projects already have a row. */
  appears: number[];
  edited: number[];
  enquiries: number[];
  words: WordRows;
  orders: Map<ProjectSort, Order>;
}

/** The facts of a row for the filters with counts. */
interface Kind {
  category: PropertyCategory;
  status: PropertyStatus;
  /** The choices of rooms that match it. */
  rooms: number[];
}

/** An order of the rows, and the rows that need a new place in it. */
interface Order {
  rows: number[];
  moved: Set<number>;
}

export function createProjectIndex(): ProjectIndex {
  return {
    rowOf: new Map(),
    ...{ id: [], kind: [], kinds: [], kindOf: new Map() },
    ...{ price: [], latitude: [], longitude: [], appears: [], edited: [], enquiries: [] },
    words: new WordRows(),
    orders: new Map(),
  };
}

/** Whether too many rows have no project and waste memory and time, so that the index should be rebuilt. */
export function isWorn({ id, rowOf }: ProjectIndex): boolean {
  return id.length > 1_000 + 2 * rowOf.size;
}

/** Enters the current state of a property: new, changed, or to forget because it is a draft or deleted. */
export function putProperty(index: ProjectIndex, property: IndexedProperty): void {
  const key = property._id.toHexString();
  const known = index.rowOf.get(key);
  if (known !== undefined) for (const { moved } of index.orders.values()) moved.add(known);
  if (property.deleted || !property.publishAt) {
    index.rowOf.delete(key);
    return;
  }
  const edited = property.updatedAt.getTime();
  const row = known !== undefined && index.edited[known] === edited ? known : addRow(index, property);
  index.rowOf.set(key, row);
  index.id[row] = key;
  index.edited[row] = edited;
  index.kind[row] = kindOf(index, property);
  index.price[row] = property.price?.from ?? -1;
  index.latitude[row] = property.position?.latitude ?? NaN;
  index.longitude[row] = property.position?.longitude ?? NaN;
  index.appears[row] = property.publishAt.getTime();
  index.enquiries[row] = property.enquiryCount;
}

function addRow(index: ProjectIndex, { searchText }: IndexedProperty): number {
  const row = index.id.length;
  for (const { moved } of index.orders.values()) moved.add(row);
  index.words.add(searchText.split(' '), row);
  return row;
}

export interface FoundProjects {
  ids: ObjectId[];
  totalCount: number;
  facets: PropertyFacets;
}

/** The choice “4” of rooms means four or more. */
const mostRooms = 4;
const roomChoices = [0, 1, 2, 3, mostRooms];

function kindOf(index: ProjectIndex, { category, propertyStatus: status, rooms }: IndexedProperty): number {
  // Three bedrooms and a study match 3 BHK.
  const [min, max] = rooms ? [Math.floor(rooms.min), Math.floor(rooms.max)] : [0, -1];
  const found = roomChoices.filter((choice) => max >= choice && (min <= choice || choice === mostRooms));
  const key = [category, status, ...found].join();
  const known = index.kindOf.get(key);
  if (known !== undefined) return known;
  const kind = index.kinds.push({ category, status, rooms: found }) - 1;
  index.kindOf.set(key, kind);
  return kind;
}

/**
 * One pass over all projects in order: a page of them, their number, and the count for each other choice. A
 * project must contain all words of the keyword, at least as beginnings of words.
 */
export function searchIndex(
  index: ProjectIndex,
  wanted: ProjectFilter,
  sort: ProjectSort,
  { skip, limit }: { skip: number; limit: number },
): FoundProjects {
  const { minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER, keyword } = wanted;
  const priced = wanted.minPrice !== undefined || wanted.maxPrice !== undefined;
  const words = searchedWords(keyword);
  const found = index.words.count(words, index.id.length);
  const fits = index.kinds.map(
    (kind) => inCategory(kind, wanted) && inStatus(kind, wanted) && inRooms(kind, wanted),
  );
  const counts = index.kinds.map(() => 0);
  const now = timeNow().getTime();
  const ids: ObjectId[] = [];
  let totalCount = 0;
  for (const row of orderOf(index, sort)) {
    if (found[row] !== words.length || (index.appears[row] ?? 0) > now) continue;
    const price = index.price[row] ?? -1;
    if (priced && (price < minPrice || price > maxPrice)) continue;
    if (wanted.area && !isInside(index, row, wanted.area)) continue;
    const kind = index.kind[row] ?? 0;
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (!fits[kind]) continue;
    if (totalCount >= skip && ids.length < limit) ids.push(new ObjectId(index.id[row]));
    totalCount += 1;
  }
  return { ids, totalCount, facets: facetsOf(index.kinds, counts, wanted) };
}

function isInside({ latitude, longitude }: ProjectIndex, row: number, area: MapArea): boolean {
  const [north = NaN, east = NaN] = [latitude[row], longitude[row]];
  return north >= area.south && north <= area.north && east >= area.west && east <= area.east;
}

function inCategory({ category }: Kind, wanted: ProjectFilter): boolean {
  return !wanted.category || wanted.category === category;
}

function inStatus(kind: Kind, { statuses, intent }: ProjectFilter): boolean {
  return (statuses?.length ? statuses : listedStatuses).includes(kind.status) && inIntent(kind, { intent });
}

function inIntent({ status }: Kind, { intent = ProjectIntent.BUY }: ProjectFilter): boolean {
  return intentOf(status) === intent;
}

function inRooms({ rooms }: Kind, { rooms: wanted }: ProjectFilter): boolean {
  return !wanted?.length || wanted.some((choice) => rooms.includes(Math.min(choice, mostRooms)));
}

/** The number of results for each choice of one filter while the other filters stay. */
function facetsOf(kinds: Kind[], counts: number[], wanted: ProjectFilter): PropertyFacets {
  const count = (counted: (kind: Kind) => boolean) =>
    kinds.reduce((sum, kind, place) => (counted(kind) ? sum + (counts[place] ?? 0) : sum), 0);
  return {
    categories: Object.values(PropertyCategory).map((value) => ({
      value,
      count: count((kind) => kind.category === value && inStatus(kind, wanted) && inRooms(kind, wanted)),
    })),
    statuses: Object.values(PropertyStatus).map((value) => ({
      value,
      count: count(
        (kind) =>
          kind.status === value &&
          inIntent(kind, wanted) &&
          inCategory(kind, wanted) &&
          inRooms(kind, wanted),
      ),
    })),
    rooms: roomChoices.map((value) => ({
      value,
      count: count(
        (kind) => kind.rooms.includes(value) && inCategory(kind, wanted) && inStatus(kind, wanted),
      ),
    })),
  };
}

function orderOf(index: ProjectIndex, sort: ProjectSort): number[] {
  const compare = comparisons(index)[sort];
  const order = index.orders.get(sort);
  const rows = order ? withMoved(index, order, compare) : [...index.rowOf.values()].sort(compare);
  index.orders.set(sort, { rows, moved: new Set() });
  return rows;
}

/** The order with moved rows at their new places, without rows that have lost their project. */
function withMoved({ id, rowOf }: ProjectIndex, { rows, moved }: Order, compare: Compare): number[] {
  if (moved.size === 0) return rows;
  const arriving = [...moved].filter((row) => rowOf.get(id[row] ?? '') === row).sort(compare);
  const merged: number[] = [];
  let next = 0;
  for (const row of rows) {
    if (moved.has(row)) continue;
    for (let other = arriving[next]; other !== undefined && compare(other, row) < 0; other = arriving[next]) {
      merged.push(other);
      next += 1;
    }
    merged.push(row);
  }
  return [...merged, ...arriving.slice(next)];
}

type Compare = (a: number, b: number) => number;

function comparisons({ id, price, appears, enquiries }: ProjectIndex): Record<ProjectSort, Compare> {
  const column =
    (values: number[]): Compare =>
    (a, b) =>
      (values[a] ?? 0) - (values[b] ?? 0);
  const oldest = column(appears);
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
