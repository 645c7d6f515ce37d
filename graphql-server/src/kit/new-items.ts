import type { Filter, MatchKeysAndValues, ObjectId, UpdateFilter } from 'mongodb';
import type { AppContext, Context } from '../base/context.ts';
import type { StoredItem } from '../base/types.ts';
import { touch } from '../database/changes.ts';
import { isDuplicateId } from '../database/duplicate-key.ts';
import { requireSpace } from '../database/space.ts';
import { ActivityVerb } from './change/activity-log.ts';
import { keepSaved } from './change/versions.ts';
import { newItem, tellOf } from './items.ts';
import type { NewItem } from './items.ts';
import { collectionOf } from './noun.ts';
import type { Noun } from './noun.ts';
import { nextId, noteStored } from './once/own-ids.ts';
import { notePictureWords } from './picture-words.ts';

/**
 * Stores a sample item under a fixed id, unless it exists or is in the trash; true when stored. The caller
 * announces it. A violated unique index throws the driver’s error 11000.
 */
export async function insertSample<Item extends StoredItem>(
  context: AppContext,
  noun: Noun<Item>,
  _id: ObjectId,
  values: NewItem<Item>,
): Promise<boolean> {
  await notePictureWords(context, noun, values);
  const sample = { ...newItem<Item>(values), _id, sample: true };
  const { upsertedCount } = await collectionOf(context, noun).updateOne(
    { _id } as Filter<Item>,
    insertion<Item>(sample),
    { upsert: true },
  );
  if (upsertedCount > 0) await noun.note?.(context, sample);
  return upsertedCount > 0;
}

/** Inserts an item with an update, because only an update lets the database date the write. */
function insertion<Item extends StoredItem>(item: Item): UpdateFilter<Item> {
  const { _id, touchedAt: _byTheDatabase, ...fields } = item;
  const $setOnInsert = fields as MatchKeysAndValues<StoredItem>;
  return { $setOnInsert, ...touch } as UpdateFilter<StoredItem> as UpdateFilter<Item>;
}

/**
 * Stores a new item, announces it if pages show it, and records the action. A violated unique index, and an id that is
 * taken, throw the driver’s error 11000.
 */
export async function insertItem<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  values: NewItem<Item>,
  id?: ObjectId,
): Promise<Item> {
  await requireSpace(context);
  const ownId = id ?? nextId(context, noun.collection);
  const fresh = newItem<Item>({ ...values, ...noun.follows?.mark }, ownId);
  const item = { ...fresh, ...(await noun.admit?.(context, fresh, null)) };
  await notePictureWords(context, noun, values);
  // A stored item counts its writes, so that one with this id is not found, and its id refuses the new one.
  const unwritten = { _id: item._id, writes: { $exists: false } } as Filter<Item>;
  try {
    await collectionOf(context, noun).updateOne(unwritten, insertion(item), { upsert: true });
  } catch (error) {
    const first = id ? null : await storedByKey(context, noun, ownId);
    if (!first) throw error;
    return first;
  }
  return tellStored(context, noun, item);
}

/** Thrown for a new item whose given id another one has. */
export class IdTaken extends Error {}

/** The same as `insertItem`, but under a given id, if there is one. Throws `IdTaken` if another item has it. */
export async function insertUnder<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  id: ObjectId | undefined,
  values: NewItem<Item>,
): Promise<Item> {
  try {
    return await insertItem(context, noun, values, id);
  } catch (error) {
    throw id && isDuplicateId(error) ? new IdTaken() : error;
  }
}

/**
 * The item that an interrupted run of this write has stored under its id. What follows from storing an item is done again, because
 * that run may have ended before.
 */
async function storedByKey<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  id: ObjectId,
): Promise<Item | null> {
  if (!context.write) return null;
  const stored = await collectionOf(context, noun).findOne({ _id: id } as Filter<Item>);
  return stored && tellStored(context, noun, stored as unknown as Item);
}

async function tellStored<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  item: Item,
): Promise<Item> {
  noteStored(context, noun.collection);
  await keepSaved(context, noun, item, []);
  await tellOf(context, noun, item, ActivityVerb.CREATED, noun.notedChanges?.(item, null));
  return item;
}
