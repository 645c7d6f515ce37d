import { MongoServerError } from 'mongodb';
import type { Collection, Db, IndexDescription } from 'mongodb';
import type { Indexes } from './indexes.ts';

/** Creates missing indexes, and makes those anew that were unique and are not, or the other way round. */
export async function ensureIndexes(db: Db, indexes: Indexes): Promise<void> {
  for (const [name, descriptions] of Object.entries(indexes)) {
    const collection = db.collection(name);
    await collection.createIndexes(descriptions).catch(async (error: unknown) => {
      if (!hasCode(error, 'IndexOptionsConflict', 'IndexKeySpecsConflict')) throw error;
      await dropChanged(collection, descriptions);
      await collection.createIndexes(descriptions);
    });
  }
}

async function dropChanged(collection: Collection, descriptions: readonly IndexDescription[]): Promise<void> {
  for (const stored of await collection.indexes()) {
    const isOther = descriptions.some(
      ({ key, unique = false }) =>
        JSON.stringify(key) === JSON.stringify(stored.key) && unique !== (stored.unique ?? false),
    );
    if (!isOther || !stored.name) continue;
    await collection.dropIndex(stored.name).catch((error: unknown) => {
      // Another process was faster.
      if (!hasCode(error, 'IndexNotFound')) throw error;
    });
  }
}

function hasCode(error: unknown, ...names: string[]): boolean {
  return error instanceof MongoServerError && names.includes(error.codeName ?? '');
}
