import { BSON } from 'mongodb';
import type { Binary, Db, Document, Filter, ObjectId } from 'mongodb';
import { AppError } from '../../base/errors.ts';
import { followWrites } from '../changes.ts';
import { lastMigration } from '../migrations/migrations.ts';
import { databaseTime } from '../time.ts';
import { archiveFormat, CheckSum, chunksCollection, filesCollection } from './archive-format.ts';
import type { ArchiveNote, PartStart } from './archive-format.ts';
import { datedCollections, documentCollections } from './contents.ts';

/** How often a collection is read anew because items were removed for good meanwhile. */
const maxReadings = 3;
/** How often what changed meanwhile is read again, until nothing did. */
const maxRounds = 10;
const idsAtOnce = 500;
/** Four chunks of a file are a megabyte. */
const chunksAtOnce = 4;

export interface ReadingSummary {
  startedAt: Date;
  migration: number;
  counts: Record<string, number>;
  documents: number;
  files: number;
  /** Files whose bytes the database does not have in full; they are in the archive as they are. */
  damagedFiles: string[];
}

/** Hears of the progress, in documents and pieces of files. */
export type OnProgress = (done: number, total: number) => void;

interface Reading {
  db: Db;
  summary: ReadingSummary;
  step: () => void;
}

/**
 * Reads the database as the BSON of an archive, while others write to it. Each document is read in one piece.
 * Collections with dates are read again where they changed meanwhile, so that each of them is as it was at one
 * moment after the start. Files come last: a file never changes, is stored before the documents that name it, and
 * is removed by sweeps only, which the caller keeps from running.
 */
export async function* readDatabase(
  db: Db,
  version: string,
  onProgress: OnProgress = () => undefined,
): AsyncGenerator<Buffer, ReadingSummary> {
  const [startedAt, migration, collections] = await Promise.all([
    databaseTime(db),
    lastMigration(db),
    documentCollections(db),
  ]);
  const total = await roughTotal(db, collections);
  const summary: ReadingSummary = {
    ...{ startedAt, migration, counts: {}, documents: 0, files: 0, damagedFiles: [] },
  };
  let done = 0;
  const reading: Reading = { db, summary, step: () => onProgress(Math.min((done += 1), total), total) };
  yield note({ archive: 'header', format: archiveFormat, version, migration, startedAt });
  for (const collection of collections) yield* readCollection(reading, collection);
  yield* readFiles(reading);
  const { [filesCollection]: files = 0, ...documents } = summary.counts;
  summary.files = files;
  summary.documents = Object.values(documents).reduce((sum, count) => sum + count, 0);
  yield note({ archive: 'contents', counts: summary.counts, endedAt: await databaseTime(db) });
  onProgress(total, total);
  return summary;
}

async function roughTotal(db: Db, collections: string[]): Promise<number> {
  const names = [...collections, filesCollection, chunksCollection];
  const counts = await Promise.all(names.map((name) => db.collection(name).estimatedDocumentCount()));
  return counts.reduce((sum, count) => sum + count, 1);
}

async function* readCollection(reading: Reading, collection: string): AsyncGenerator<Buffer> {
  const { db } = reading;
  const look = datedCollections.has(collection) ? followWrites({ db }, collection) : null;
  await look?.();
  for (let attempt = 1; ; attempt += 1) {
    const pass = attempt === 1 ? 'first' : 'afresh';
    yield* part(reading, collection, pass, rawDocuments(db, collection, {}));
    if (!look) return;
    let removals = false;
    for (let round = 1; round <= maxRounds; round += 1) {
      const { ids, anew } = await look();
      removals ||= anew;
      if (removals || ids.length === 0) break;
      yield* part(reading, collection, 'again', documentsById(db, collection, ids));
    }
    if (!removals) return;
    if (attempt === maxReadings) throw new AppError('CONFLICT', tooManyRemovals);
  }
}

const tooManyRemovals = 'Too many items were removed while the backup ran. Please try again later.';

async function* readFiles(reading: Reading): AsyncGenerator<Buffer> {
  // The sizes of a picture are stored before the picture, so they are read after it.
  const variant = { 'metadata.kind': 'variant' };
  yield* part(reading, filesCollection, 'first', filesWithBytes(reading, { $nor: [variant] }));
  yield* part(reading, filesCollection, 'first', filesWithBytes(reading, variant));
}

/** Each file’s document, followed by its bytes. A file of a failed upload can vanish meanwhile; it is left out. */
async function* filesWithBytes({ db, summary }: Reading, filter: Filter<Document>): AsyncGenerator<Buffer> {
  for await (const raw of rawDocuments(db, filesCollection, filter)) {
    const { _id, length } = BSON.deserialize(raw) as { _id: ObjectId; length: number };
    const chunks: Buffer[] = [];
    const found = db
      .collection(chunksCollection)
      .find<Buffer>(
        { files_id: _id },
        { raw: true, sort: { n: 1 }, batchSize: chunksAtOnce, readPreference: 'primary' },
      );
    for await (const chunk of found) chunks.push(chunk);
    const bytes = chunks.reduce((sum, chunk) => sum + dataLength(chunk), 0);
    if (bytes !== length) {
      if (!(await db.collection(filesCollection).findOne({ _id }, { projection: { _id: 1 } }))) continue;
      summary.damagedFiles.push(String(_id));
    }
    summary.counts[filesCollection] = (summary.counts[filesCollection] ?? 0) + 1;
    yield raw;
    yield* chunks;
  }
}

function dataLength(chunk: Buffer): number {
  const { data } = BSON.deserialize(chunk, { promoteBuffers: false }) as { data?: Binary };
  return data?.length() ?? 0;
}

/** In the order of the ids, which never change: each document that is there all the time comes exactly once. */
function rawDocuments(db: Db, collection: string, filter: Filter<Document>): AsyncIterable<Buffer> {
  return db.collection(collection).find<Buffer>(filter, {
    ...{ raw: true, sort: { _id: 1 }, hint: { _id: 1 }, readPreference: 'primary' },
  });
}

async function* documentsById(db: Db, collection: string, ids: ObjectId[]): AsyncGenerator<Buffer> {
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    yield* rawDocuments(db, collection, { _id: { $in: ids.slice(start, start + idsAtOnce) } });
  }
}

async function* part(
  { summary, step }: Reading,
  collection: string,
  pass: PartStart['pass'],
  raws: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  yield note({ archive: 'part', collection, pass });
  const sum = new CheckSum();
  for await (const raw of raws) {
    sum.add(raw);
    yield raw;
    step();
  }
  const { documents, bytes } = sum;
  if (pass !== 'again' && collection !== filesCollection) summary.counts[collection] = documents;
  yield note({ archive: 'end', collection, documents, bytes, sha256: sum.digest() });
}

function note(value: ArchiveNote): Buffer {
  return Buffer.from(BSON.serialize(value));
}
