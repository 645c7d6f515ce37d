import { BSON } from 'mongodb';
import type { Collection, Db, Document } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import { CommandError } from '../../base/command-error.ts';
import { ensureIndexes } from '../ensure-indexes.ts';
import type { Indexes } from '../indexes.ts';
import { migrate } from '../migrations/migrations.ts';
import { chunksCollection, filesCollection } from './archive-format.ts';
import type { PartStart } from './archive-format.ts';
import { collectionNames, restorationCollection } from './contents.ts';
import { readArchive } from './read-archive.ts';
import type { OnProgress } from './read-database.ts';

/** The engine is slow with batches of more than a megabyte. */
const batchBytes = 512 * 1024;
const batchDocuments = 500;
/** Keeps each number of the type that it has in the archive. */
const asStored = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

interface Restoration {
  _id: 'restore';
  archive: string;
  startedAt: Date;
}

/** The restore that is under way or was interrupted; null if there is none. */
export function unfinishedRestore(db: Db): Promise<Restoration | null> {
  return restorationOf(db).findOne({ _id: 'restore' });
}

/** Notes that a restore has begun; until its end, no process starts on the database. */
export async function markRestore(db: Db, archive: string): Promise<void> {
  const mark = { archive, startedAt: timeNow() };
  await restorationOf(db).updateOne({ _id: 'restore' }, { $set: mark }, { upsert: true });
}

/** Takes the mark back, after a restore or before it has changed anything. */
export async function unmarkRestore(db: Db): Promise<void> {
  await restorationOf(db).deleteOne({ _id: 'restore' });
}

/** Throws a `StartupError` while the database holds only a part of an archive. */
export async function refuseHalfRestored(db: Db): Promise<void> {
  const restore = await unfinishedRestore(db);
  if (!restore) return;
  throw new CommandError(
    `The restore of ${restore.archive}, begun ${restore.startedAt.toISOString()}, is not complete, so this database cannot be used yet: wait for its end, or run npm run restore again.`,
    'databaseRefused',
  );
}

/**
 * Replaces the content of a database with a checked archive, and updates it to the present version. The caller has
 * marked the restore; the mark stays, so that an interruption is noticed.
 */
export async function restoreArchive(
  db: Db,
  file: string,
  bytes: number,
  indexes: Indexes,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  for (const name of await collectionNames(db)) {
    if (name !== restorationCollection && name !== 'locks') await db.collection(name).drop();
  }
  const entries = readArchive(file, (done) => onProgress(Math.min(done, bytes - 1), bytes));
  let filler: Filler | undefined;
  for await (const entry of entries) {
    if (entry.archive === 'part') {
      await filler?.finish();
      filler = await startPart(db, entry);
    } else await filler?.add(BSON.deserialize(entry.raw, asStored), entry.raw.length);
  }
  await filler?.finish();
  await ensureIndexes(db, indexes);
  await migrate(db);
  onProgress(bytes, bytes);
}

interface Filler {
  add: (document: Document, bytes: number) => Promise<void>;
  finish: () => Promise<void>;
}

async function startPart(db: Db, { collection: name, pass }: PartStart): Promise<Filler> {
  if (pass === 'afresh') await db.collection(name).deleteMany({});
  const own = batcher(db.collection(name), pass === 'again' ? replace : insert);
  if (name !== filesCollection) return own;
  const chunks = batcher(db.collection(chunksCollection), insert);
  return {
    add: (document, bytes) => ('files_id' in document ? chunks : own).add(document, bytes),
    finish: async () => {
      await own.finish();
      await chunks.finish();
    },
  };
}

type Write = (collection: Collection, documents: Document[]) => Promise<unknown>;

const insert: Write = (collection, documents) => collection.insertMany(documents, { ordered: false });
const replace: Write = (collection, documents) =>
  collection.bulkWrite(
    documents.map((replacement) => ({
      replaceOne: { filter: { _id: replacement._id as never }, replacement, upsert: true },
    })),
    { ordered: false },
  );

function batcher(collection: Collection, write: Write): Filler {
  let documents: Document[] = [];
  let size = 0;
  async function finish(): Promise<void> {
    if (documents.length > 0) await write(collection, documents);
    [documents, size] = [[], 0];
  }
  return {
    finish,
    add: async (document, bytes) => {
      documents.push(document);
      size += bytes;
      if (size >= batchBytes || documents.length >= batchDocuments) await finish();
    },
  };
}

function restorationOf(db: Db) {
  return db.collection<Restoration>(restorationCollection);
}
