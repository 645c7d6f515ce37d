import { MongoServerError } from 'mongodb';
import type { Collection, Db, IndexDescriptionInfo } from 'mongodb';
import { indexes } from './indexes.ts';

/** Creates missing indexes, and makes those anew that were unique and are not, or the other way round. */
export async function ensureIndexes(db: Db): Promise<void> {
  for (const [name, descriptions] of Object.entries(indexes)) {
    const collection = db.collection(name);
    for (const stored of await storedIndexes(db, name)) {
      const isOther = descriptions.some(
        ({ key, unique = false }) =>
          JSON.stringify(key) === JSON.stringify(stored.key) && unique !== (stored.unique ?? false),
      );
      if (isOther && stored.name) await dropIndex(collection, stored.name);
    }
    await collection.createIndexes(descriptions);
  }
}

/** None for a collection that does not exist. */
async function storedIndexes(db: Db, name: string): Promise<IndexDescriptionInfo[]> {
  const exists = await db.listCollections({ name }, { nameOnly: true }).hasNext();
  return exists ? db.collection(name).indexes() : [];
}

async function dropIndex(collection: Collection, name: string): Promise<void> {
  await collection.dropIndex(name).catch((error: unknown) => {
    // Another process was faster.
    if (!(error instanceof MongoServerError && error.codeName === 'IndexNotFound')) throw error;
  });
}
