import { ObjectId } from 'mongodb';
import type { Context, KeyedWrite } from '../../base/context.ts';
import { derivedId } from '../../base/ids.ts';

/** The id of the next item that a request stores in a collection: with a key, it is the same in each run of the write. */
export function nextId({ write }: Pick<Context, 'write'>, collection: string): ObjectId {
  if (!write) return new ObjectId();
  return derivedId('write', write.id, collection, write.stored.get(collection) ?? 0);
}

/** Counts an item that was stored, so that the next one gets another id. */
export function noteStored({ write }: Pick<Context, 'write'>, collection: string): void {
  write?.stored.set(collection, (write.stored.get(collection) ?? 0) + 1);
}

/** The id of the entry of the activity log that tells of a new item. */
export function createdId({ id }: KeyedWrite, { _id }: { _id: ObjectId }): ObjectId {
  return derivedId('created', id, _id.toHexString());
}

/** The key of the next submission of a write: the same in each run of it, because the submissions of a request come one after another. */
export function nextKey({ write }: Pick<Context, 'write'>): string | undefined {
  if (!write) return undefined;
  const before = write.stored.get('') ?? 0;
  write.stored.set('', before + 1);
  return `${write.id} ${before}`;
}
