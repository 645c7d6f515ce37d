import { ObjectId } from 'mongodb';
import type { Filter, UpdateFilter, WithId } from 'mongodb';
import { byWhom } from '../access/actor.ts';
import { timeNow } from '../base/clock.ts';
import type { AppContext, Context } from '../base/context.ts';
import { AppError, badField, notFound } from '../base/errors.ts';
import { parseId } from '../base/ids.ts';
import { withoutNulls, withoutUndefined } from '../base/input.ts';
import { SortDirection } from '../base/types.ts';
import type { ListInput, Page, StoredItem } from '../base/types.ts';
import { touch } from '../database/changes.ts';
import { requireSpace } from '../database/space.ts';
import { ActivityVerb, recordActivity } from './change/activity-log.ts';
import type { FieldChange } from './change/activity-log.ts';
import { requireUnchanged } from './change/conflicts.ts';
import type { StoredDraft } from './change/stored-draft.ts';
import { fieldChanges } from './change/field-changes.ts';
import { matches } from './list-filters.ts';
import type { Match } from './list-filters.ts';
import { activityOf, announceItem, collectionOf, partsOfCollection, seenOf } from './noun.ts';
import type { Noun } from './noun.ts';
import { checkFirst, findPage } from './paging.ts';
import { createdId } from './once/own-ids.ts';
import { notePictureWords } from './picture-words.ts';
import { withNames } from './references.ts';
import { keepSaved, keepVersion, versionIdOf } from './change/versions.ts';

/** The number of days during which a deleted item can be restored. */
export const undoDays = 30;

/** The page of an admin list, its order, search and filter. */
export type ListPart = Partial<ListInput> & Match;

/** A page of an admin list: searched, sorted and counted in the database; newest first by default. */
export async function listItems<Item extends StoredItem>(
  context: AppContext,
  noun: Noun<Item>,
  list: ListPart,
  extra: Filter<Item> = {},
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
  const asked: Filter<StoredItem> = { ...matches(noun, list), deleted };
  const wanted = Object.keys(extra).length > 0 ? { $and: [asked, extra as Filter<StoredItem>] } : asked;
  const filter = await seenOf(context, noun, wanted, { search: list.search });
  return findPage(
    collectionOf(context, noun),
    filter as Filter<Item>,
    { [sortField]: order, _id: order },
    { page, perPage },
  );
}

/**
 * The items that are not deleted, newest first; for nouns with a few hundred items at most. Throws BAD_USER_INPUT for a
 * `first` that is not 1–100; without it, all are found.
 */
export async function allItems<Item extends StoredItem>(
  context: AppContext,
  noun: Noun<Item>,
  order: 1 | -1 = -1,
  first?: number,
): Promise<WithId<Item>[]> {
  checkFirst(first);
  const filter = await seenOf(context, noun, { deleted: false });
  return collectionOf(context, noun)
    .find(filter as Filter<Item>, { sort: { createdAt: order, _id: order }, ...(first && { limit: first }) })
    .toArray();
}

/**
 * The item with that id, unless deleted. Throws BAD_USER_INPUT for a malformed id, NOT_FOUND for an unknown one and for one that
 * the account of the request may not see.
 */
export async function itemById<Item extends StoredItem>(
  context: AppContext,
  noun: Noun<Item>,
  id: string,
): Promise<WithId<Item>> {
  const _id = parseId(id);
  const filter = await seenOf(context, noun, { _id, deleted: false }, { ids: [_id] });
  const item = await collectionOf(context, noun).findOne(filter as Filter<Item>);
  if (!item) throw notFound(noun.label);
  return item;
}

/** The item for a public query. Null if it never existed; throws GONE with the sentence if it was removed. */
export async function findPublic<Item extends StoredItem>(
  context: AppContext,
  noun: Noun<Item>,
  filter: Filter<Item>,
  gone: string,
): Promise<WithId<Item> | null> {
  const found = await collectionOf(context, noun).findOne(filter);
  if (found?.deleted) throw new AppError('GONE', gone);
  return found;
}

/**
 * The items with these ids, each once, in the order given; leaves out unknown and deleted ones and those
 * outside `extra`.
 */
export async function itemsByIds<Item extends StoredItem>(
  context: AppContext,
  noun: Noun<Item>,
  ids: ObjectId[],
  extra: Filter<Item> = {},
): Promise<WithId<Item>[]> {
  const asked = { ...extra, _id: { $in: ids }, deleted: false } as Filter<StoredItem>;
  const filter = await seenOf(context, noun, asked, { ids });
  const found = await partsOfCollection(context, noun, ids.map(String))
    .find(filter as Filter<Item>)
    .toArray();
  const byId = new Map(found.map((item) => [String(item._id), item]));
  return [...new Set(ids.map(String))].flatMap((id) => byId.get(id) ?? []);
}

/** The values of a new item, without what every item has. */
export type NewItem<Item extends StoredItem> = Omit<Item, keyof StoredItem> & {
  words: string[];
  createdAt?: Date;
};

/** A new item with its id and dates; not stored yet. */
export function newItem<Item extends StoredItem>(values: NewItem<Item>, _id = new ObjectId()): Item {
  const now = timeNow();
  const item = {
    createdAt: now,
    ...values,
    _id,
    updatedAt: now,
    touchedAt: now,
    deletedAt: null,
    deleted: false,
  };
  return item as unknown as Item;
}

/**
 * Changes fields of an item that is not deleted, announces and records the change, and returns the new item.
 * With `readAt`, the `updatedAt` that the caller read, throws CONFLICT without writing if the item has
 * changed since.
 */
export async function updateItem<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  id: ObjectId,
  values: Partial<Item>,
  readAt?: Date | null,
): Promise<WithId<Item>> {
  const filter = { _id: id, deleted: false, ...(readAt && { updatedAt: readAt }) };
  const written = {
    // After another save, there is nothing to put back.
    ...(noun.scheduled && { beforeOff: null }),
    ...values,
    ...{ updatedAt: timeNow(), updatedBy: byWhom(context) },
  };
  await requireSpace(context);
  try {
    return await changeItem(context, noun, filter, written, ActivityVerb.UPDATED);
  } catch (error) {
    const present =
      readAt && (await collectionOf(context, noun).findOne({ _id: id, deleted: false } as Filter<Item>));
    if (present) requireUnchanged(noun, present, values, readAt);
    throw error;
  }
}

/** Moves an item to the trash, where it and its files can be restored for 30 days. */
export async function trashItem<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  id: string,
): Promise<WithId<Item>> {
  const _id = parseId(id);
  const present = await seenOf(context, noun, { _id, deleted: false }, { ids: [_id] });
  return changeItem(context, noun, present, { deleted: true, deletedAt: timeNow() }, ActivityVerb.DELETED);
}

/** Once an account changes an item, it is no longer sample content. */
export const ownedByPerson = { $unset: { sample: 1 } } as const;

async function changeItem<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  filter: Filter<StoredItem>,
  values: Partial<StoredItem>,
  verb: ActivityVerb,
): Promise<WithId<Item>> {
  const collection = collectionOf(context, noun);
  const written = { ...withoutUndefined(values), ...noun.follows?.mark };
  await notePictureWords(context, noun, written);
  const updated = verb === ActivityVerb.UPDATED;
  const known = Boolean(noun.versions ?? noun.lapses);
  const present = updated && known ? await collection.findOne(filter as Filter<Item>) : null;
  const isDraft = Boolean((written as { draft?: unknown }).draft);
  if (present && noun.admit && !isDraft) {
    const item = { ...present, ...written } as unknown as Item;
    Object.assign(written, await noun.admit(context, item, present as unknown as Item));
  }
  if (present) await keepVersion(context, noun, present);
  if (present) await noun.note?.(context, present as unknown as Item);
  // A draft beside an item leaves it as it is.
  const isOwned = updated && !isDraft && !written.sample;
  const change: UpdateFilter<StoredItem> = { $set: written, ...touch, ...(isOwned && ownedByPerson) };
  const before = await collection.findOneAndUpdate(filter as Filter<Item>, change as UpdateFilter<Item>);
  if (!before) throw notFound(noun.label);
  const after = { ...before, ...written } as unknown as WithId<Item> & Item;
  if (!updated) await tellOf(context, noun, after, verb);
  else await tellUpdated(context, noun, { before, after, written });
  return after;
}

interface Update<Item> {
  before: object & { draft?: StoredDraft | null };
  after: WithId<Item> & Item;
  written: object & { draft?: StoredDraft | null };
}

/** A draft is compared with what its form began with, and not with what visitors see. */
async function tellUpdated<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  { before, after, written }: Update<Item>,
): Promise<void> {
  const { draft, ...others } = written;
  const changed = draft
    ? fieldChanges({ ...before, ...before.draft?.values }, draft.values, noun)
    : fieldChanges(before, others, noun);
  const [named = []] = await withNames(context, noun.references, [changed]);
  const changes = [...named, ...(noun.notedChanges?.(after, before) ?? [])];
  await keepSaved(context, noun, after, changes);
  await tellOf(context, noun, after, draft ? ActivityVerb.DRAFT_SAVED : ActivityVerb.UPDATED, changes);
}

/** The one place that every write of an item passes: pages hear of it, and the activity log. */
export async function tellOf<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  item: Item,
  verb: ActivityVerb,
  changes: FieldChange[] = [],
): Promise<void> {
  await noun.note?.(context, item);
  announceItem(context, noun, item);
  if (verb === ActivityVerb.CREATED && noun.added) await noun.added(context, item);
  else await noun.follows?.tell(context, [item._id]);
  // Saving without a change is none.
  const saved = [ActivityVerb.UPDATED, ActivityVerb.DRAFT_SAVED].includes(verb);
  if (saved && changes.length === 0) return;
  const versionId = noun.versions && (saved || verb === ActivityVerb.CREATED) ? versionIdOf(item) : undefined;
  // A second run of a write tells of the same item once.
  const id = verb === ActivityVerb.CREATED && context.write ? createdId(context.write, item) : undefined;
  await recordActivity(context, { ...activityOf(noun, item), verb, changes, versionId, id });
}
