import DataLoader from 'dataloader';
import { ObjectId } from 'mongodb';
import { retryWhenTaken } from '../../access/rate-limit.ts';
import { timeNow } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { checkInput } from '../../base/input.ts';
import { ExternalId } from './external-id.type.ts';

const maxExternalIds = 10;
/** An item is added within this time after its key was taken. */
const addingMs = 60_000;

/** The key of one item in another system. Its `_id` is made of the kind of item and the key, so that no two items have it. */
interface StoredKey {
  _id: string;
  collection: string;
  itemId: ObjectId;
  system: string;
  id: string;
  at: Date;
}

export const externalIdsCollection = 'externalIds';

function keysOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<StoredKey>(externalIdsCollection);
}

/** Checks a key of another system. Throws BAD_USER_INPUT beside its fields. */
export function readExternalId(raw: ExternalId): ExternalId {
  const { system, id } = checkInput(ExternalId, raw);
  return { system: system.toLowerCase(), id };
}

function nameOf(collection: string, { system, id }: ExternalId): string {
  return JSON.stringify([collection, system, id]);
}

/** The items of a collection that have these keys, in their order; null where none has it. */
export async function itemIdsOf(
  context: AppContext,
  collection: string,
  externalIds: readonly ExternalId[],
): Promise<(ObjectId | null)[]> {
  const names = externalIds.map((one) => nameOf(collection, one));
  const found = await keysOf(context)
    .find({ _id: { $in: names } })
    .toArray();
  const byName = new Map(found.map(({ _id, itemId }) => [_id, itemId]));
  return names.map((name) => byName.get(name) ?? null);
}

/**
 * Takes a key for an item, unless another one has it, and answers whose it is. Two that add the same at once thus get one id, and
 * so does the one that adds it after a process was killed in between.
 */
export async function takeExternalId(
  context: AppContext,
  collection: string,
  { system, id }: ExternalId,
  itemId = new ObjectId(),
): Promise<ObjectId> {
  const kept = (name: keyof StoredKey, value: unknown) => ({ $ifNull: [`$${name}`, { $literal: value }] });
  const stored = await retryWhenTaken(() =>
    keysOf(context).findOneAndUpdate(
      { _id: nameOf(collection, { system, id }) },
      [
        {
          $set: {
            collection: kept('collection', collection),
            itemId: kept('itemId', itemId),
            system: kept('system', system),
            id: kept('id', id),
            at: { $ifNull: ['$at', '$$NOW'] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after' },
    ),
  );
  return stored?.itemId ?? itemId;
}

/**
 * Gives an item these keys of other systems, and no others. Throws BAD_USER_INPUT for more than ten, for one twice, and for one that
 * another item has; then nothing has changed.
 */
export async function setExternalIds(
  context: Context,
  collection: string,
  itemId: ObjectId,
  raw: readonly ExternalId[],
): Promise<ExternalId[]> {
  if (raw.length > maxExternalIds)
    throw badField('externalIds', `Please send at most ${maxExternalIds} keys.`);
  const wanted = raw.map(readExternalId);
  const names = wanted.map((one) => nameOf(collection, one));
  if (new Set(names).size < names.length) throw badField('externalIds', 'Please send each key once.');
  const keys = keysOf(context);
  const own = await keys.distinct('_id', { collection, itemId });
  for (const [place, one] of wanted.entries()) {
    if (await isTaken(context, collection, one, itemId)) {
      // What was taken for it just now goes back.
      const taken = names.slice(0, place).filter((name) => !own.includes(name));
      await keys.deleteMany({ _id: { $in: taken }, itemId });
      throw badField('externalIds', `Another one has the key ${one.id} of ${one.system}.`);
    }
  }
  await keys.deleteMany({ collection, itemId, _id: { $nin: names } });
  return wanted;
}

/** Takes a key for an item. True if another item has it; the key of one that is gone for good, or was never added, is free. */
async function isTaken(
  context: Context,
  collection: string,
  externalId: ExternalId,
  itemId: ObjectId,
): Promise<boolean> {
  const holder = await takeExternalId(context, collection, externalId, itemId);
  if (holder.equals(itemId)) return false;
  if (await context.db.collection(collection).findOne({ _id: holder }, { projection: { _id: 1 } }))
    return true;
  return !(await takeOver(context, nameOf(collection, externalId), holder, { itemId, isFree: false }));
}

/** Gives the key of an item that is not there to another one, at once or after the time in which it may still be added. */
async function takeOver(
  context: AppContext,
  _id: string,
  holder: ObjectId,
  { itemId, isFree }: { itemId: ObjectId; isFree: boolean },
): Promise<boolean> {
  const isOld = { at: { $lt: new Date(timeNow().getTime() - addingMs) } };
  const { modifiedCount } = await keysOf(context).updateOne(
    { _id, itemId: holder, ...(!isFree && isOld) },
    { $set: { itemId } },
  );
  return modifiedCount === 1;
}

/**
 * Gives one more key to an item, also that of an item in the trash; a file that was taken back is imported again. False if another item
 * has it.
 */
export async function giveExternalId(
  context: AppContext,
  collection: string,
  externalId: ExternalId,
  itemId: ObjectId,
): Promise<boolean> {
  const holder = await takeExternalId(context, collection, externalId, itemId);
  if (holder.equals(itemId)) return true;
  const other = await context.db
    .collection(collection)
    .findOne({ _id: holder }, { projection: { deleted: 1 } });
  if (other?.deleted === false) return false;
  return takeOver(context, nameOf(collection, externalId), holder, { itemId, isFree: other !== null });
}

/** Removes the keys of items that are erased. */
export async function removeExternalIds(
  context: Pick<AppContext, 'db'>,
  itemIds: readonly ObjectId[],
): Promise<void> {
  await keysOf(context).deleteMany({ itemId: { $in: [...itemIds] } });
}

const loaders = new WeakMap<Context, DataLoader<ObjectId, ExternalId[]>>();

/** The keys of an item in other systems; those of all rows of a list are read with one query. */
export function externalIdsOf(context: Context, itemId: ObjectId): Promise<ExternalId[]> {
  const loader =
    loaders.get(context) ??
    new DataLoader<ObjectId, ExternalId[]>(
      async (itemIds) => {
        const found = await keysOf(context)
          .find({ itemId: { $in: [...itemIds] } }, { sort: { itemId: 1, _id: 1 } })
          .toArray();
        return itemIds.map((one) => found.filter(({ itemId: owner }) => owner.equals(one)));
      },
      { cache: false },
    );
  loaders.set(context, loader);
  return loader.load(itemId);
}
