import { ObjectId } from 'mongodb';
import type { Collection, Filter, OptionalUnlessRequiredId, WithId } from 'mongodb';
import type { AppContext, Context } from '../context.ts';
import { badField, notFound } from '../errors.ts';
import { withoutNulls } from '../input.ts';
import { SortDirection } from '../types.ts';
import type { ListInput, Page, StoredItem } from '../types.ts';
import { ActivityVerb, recordActivity } from './activity-log.ts';
import type { FieldChange } from './activity-log.ts';
import { announceChange } from './changes.ts';
import { requireUnchanged } from './conflicts.ts';
import { fieldChanges } from './field-changes.ts';
import { parseId } from './ids.ts';
import { matches } from './list-filters.ts';
import type { NounFilter } from './list-filters.ts';
import { findPage } from './paging.ts';

/** What the functions below need to know of a kind of item. */
export interface Noun<Item extends StoredItem> {
  collection: string;
  /** The noun for people: “Property not found.” */
  label: string;
  /** What a list can be sorted by besides `createdAt`, and the stored field; each has an index behind `deleted`. */
  sortFields: Record<string, string>;
  /** What a list can be filtered by, by name. */
  filters?: Record<string, NounFilter>;
  /** Only ties the noun to its type. */
  item?: Item;
  perPage: number;
  /** Whether public pages show items of this kind: a write then drops the kept pages. */
  public: boolean;
  /** The field that names an item in the activity log; never a visitor’s name. */
  namedBy: string;
  /** The fields whose values the activity log keeps; all when not given. Of what visitors sent it keeps none. */
  loggedFields?: readonly string[];
}

/** How long a deleted item can be restored. */
export const undoDays = 30;

/** The typed collection of a noun. */
export function collectionOf<Item extends StoredItem>(
  context: AppContext,
  noun: Noun<Item>,
): Collection<Item> {
  return context.db.collection<Item>(noun.collection);
}

/** A page of an admin list: searched, sorted and counted in the database; newest first by default. */
export async function listItems<Item extends StoredItem>(
  context: AppContext,
  noun: Noun<Item>,
  list: Partial<ListInput>,
  extra: Filter<StoredItem> = {},
): Promise<Page<WithId<Item>>> {
  const {
    page = 1,
    perPage = noun.perPage,
    sortBy = 'createdAt',
    direction,
    deleted = false,
  } = withoutNulls(list);
  const sortFields = new Map(Object.entries({ createdAt: 'createdAt', ...noun.sortFields }));
  const sortField = sortFields.get(sortBy);
  if (!sortField) throw badField('sortBy', `Please sort by one of: ${[...sortFields.keys()].join(', ')}.`);
  const order = direction === SortDirection.ASCENDING ? 1 : -1;
  const filter: Filter<StoredItem> = { deleted, $and: [matches(noun, list), extra] };
  return findPage(
    collectionOf(context, noun),
    filter as Filter<Item>,
    { [sortField]: order, _id: order },
    { page, perPage },
  );
}

/** All items that are not deleted, newest first; for nouns of which a company has a few hundred at most. */
export async function allItems<Item extends StoredItem>(
  context: AppContext,
  noun: Noun<Item>,
  order: 1 | -1 = -1,
): Promise<WithId<Item>[]> {
  const filter: Filter<StoredItem> = { deleted: false };
  return collectionOf(context, noun)
    .find(filter as Filter<Item>, { sort: { createdAt: order, _id: order } })
    .toArray();
}

/** The item with that id, not deleted. Throws BAD_USER_INPUT for a malformed id, NOT_FOUND for an unknown one. */
export async function itemById<Item extends StoredItem>(
  context: AppContext,
  noun: Noun<Item>,
  id: string,
): Promise<WithId<Item>> {
  const filter: Filter<StoredItem> = { _id: parseId(id), deleted: false };
  const item = await collectionOf(context, noun).findOne(filter as Filter<Item>);
  if (!item) throw notFound(noun.label);
  return item;
}

/** The items with these ids in their order, each once; unknown, deleted and those that `extra` does not find are left out. */
export async function itemsByIds<Item extends StoredItem>(
  context: AppContext,
  noun: Noun<Item>,
  ids: ObjectId[],
  extra: Filter<Item> = {},
): Promise<WithId<Item>[]> {
  const filter = { ...extra, _id: { $in: ids }, deleted: false };
  const found = await collectionOf(context, noun)
    .find(filter as Filter<Item>)
    .toArray();
  const byId = new Map(found.map((item) => [String(item._id), item]));
  return [...new Set(ids.map(String))].flatMap((id) => byId.get(id) ?? []);
}

type NewItem<Item extends StoredItem> = Omit<Item, keyof StoredItem> & { words: string[]; createdAt?: Date };

/** A new item with its id and dates, not stored yet. */
export function newItem<Item extends StoredItem>(values: NewItem<Item>): Item {
  const now = new Date();
  const item = {
    createdAt: now,
    ...values,
    _id: new ObjectId(),
    updatedAt: now,
    touchedAt: now,
    deletedAt: null,
    deleted: false,
  };
  return item as unknown as Item;
}

/** Stores a new item, announces it where pages show it, and records who added it. A unique index that refuses it throws the driver's error 11000. */
export async function insertItem<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  values: NewItem<Item>,
): Promise<Item> {
  const item = newItem<Item>(values);
  await collectionOf(context, noun).insertOne(item as OptionalUnlessRequiredId<Item>);
  await tellOf(context, noun, item, ActivityVerb.created);
  return item;
}

/**
 * Changes fields of an item that is not deleted, announces and records it, and returns the item as it then stands. With
 * `readAt`, the `updatedAt` that the caller read, CONFLICT when somebody changed the item since; nothing is written.
 */
export async function updateItem<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  id: ObjectId,
  values: Partial<Item>,
  readAt?: Date | null,
): Promise<WithId<Item>> {
  const filter = { _id: id, deleted: false, ...(readAt && { updatedAt: readAt }) };
  const written = { ...values, updatedAt: new Date(), updatedBy: context.admin?.username ?? null };
  try {
    return await changeItem(context, noun, filter, written, ActivityVerb.updated);
  } catch (error) {
    const present =
      readAt && (await collectionOf(context, noun).findOne({ _id: id, deleted: false } as Filter<Item>));
    if (present) requireUnchanged(noun, present, values, readAt);
    throw error;
  }
}

/** Takes an item out of all lists; for 30 days it can be restored. Its files stay as long. */
export async function trashItem<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  id: string,
): Promise<WithId<Item>> {
  return changeItem(
    context,
    noun,
    { _id: parseId(id), deleted: false },
    { deleted: true, deletedAt: new Date() },
    ActivityVerb.deleted,
  );
}

/** Brings a deleted item back. NOT_FOUND when it is not deleted, or was for longer than 30 days. */
export async function restoreItem<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  id: string,
): Promise<WithId<Item>> {
  const oldest = new Date(Date.now() - undoDays * 24 * 3_600_000);
  const filter = { _id: parseId(id), deleted: true, deletedAt: { $gt: oldest } };
  return changeItem(context, noun, filter, { deleted: false, deletedAt: null }, ActivityVerb.restored);
}

async function changeItem<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  filter: Filter<StoredItem>,
  values: Partial<StoredItem>,
  verb: ActivityVerb,
): Promise<WithId<Item>> {
  const written = { ...withoutUndefined(values), touchedAt: new Date() };
  const before = await collectionOf(context, noun).findOneAndUpdate(filter as Filter<Item>, {
    $set: written as Partial<Item>,
  });
  if (!before) throw notFound(noun.label);
  const after = { ...before, ...written } as unknown as WithId<Item> & Item;
  const updated = verb === ActivityVerb.updated;
  await tellOf(context, noun, after, verb, updated ? fieldChanges(before, written, noun.loggedFields) : []);
  return after;
}

/** The one place that every write of an item passes: pages hear of it, and the activity log. */
async function tellOf<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  item: Item,
  verb: ActivityVerb,
  changes: FieldChange[] = [],
): Promise<void> {
  if (noun.public) await announceChange(context, noun.collection);
  // Saving without a change is none.
  if (verb === ActivityVerb.updated && changes.length === 0) return;
  await recordActivity(context, { ...activityOf(noun, item), verb, changes });
}

/** What the activity log calls an item. */
export function activityOf<Item extends StoredItem>(
  { collection, namedBy }: Noun<Item>,
  item: WithId<Item> | Item,
) {
  const name = new Map<string, unknown>(Object.entries(item)).get(namedBy);
  return { noun: collection, itemId: item._id, label: typeof name === 'string' ? name : '' };
}

/** As the driver writes it. */
function withoutUndefined<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}
