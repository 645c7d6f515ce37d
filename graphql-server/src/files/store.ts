import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { GridFSBucket, ReadPreference } from 'mongodb';
import type { GridFSFile, ObjectId } from 'mongodb';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { timeNow } from '../base/clock.ts';
import type { AppContext } from '../base/context.ts';
import { announceChange } from '../database/changes.ts';
import { requireSpace } from '../database/space.ts';

/** A secondary that is further behind is not asked. */
const maxStalenessSeconds = 120;
const fromSecondaries = new ReadPreference('secondaryPreferred', undefined, { maxStalenessSeconds });
/** Much longer than a secondary that is asked can be behind, with what the clocks of the members differ. */
const everywhereMs = 5 * 60_000;

/** The topic of answers that show a file, by its id. */
export const filesTopic = 'fs.files';

/** The metadata of a stored file. */
export interface FileMetadata {
  /** `image`: a re-encoded picture. `variant`: one size of it in one format. `resume`: a private file. `document`: a file of a property. */
  kind: 'image' | 'variant' | 'resume' | 'document';
  contentType: string;
  /** For an image: whether its AVIF variants exist. */
  avif?: 'missing' | 'done';
  /** For an image whose AVIF variants are in progress: the process that makes them, and the end of its claim. */
  claim?: { holder: ObjectId; until: Date };
  /** For a variant: its picture. */
  imageId?: ObjectId;
  width?: number;
  /** For an image: its fields for the items that show it. */
  picture?: { url: string; width: number; height: number; colour: string };
  /** For an image: the search words of all titles and descriptions that it ever had; they only become more. */
  words?: string[];
  /** For an uploaded image that no item uses yet: the account that uploaded it. */
  waiting?: { adminId: ObjectId };
}

export interface StoredFile extends GridFSFile {
  metadata: FileMetadata & GridFSFile['metadata'];
}

/** Writes a file; it is complete when the promise resolves. */
export async function writeFile(
  context: AppContext,
  id: ObjectId,
  name: string,
  bytes: Buffer,
  metadata: FileMetadata,
): Promise<void> {
  await requireSpace(context, bytes.length);
  const upload = context.files.openUploadStreamWithId(id, name, { metadata: { ...metadata } });
  upload.end(bytes);
  await finished(upload);
}

/**
 * Writes a file whose bytes and id never vary (see `derivedId`). It is stored once, even if a process was
 * killed halfway or several processes write it at the same time.
 */
export async function writeFileOnce(
  context: AppContext,
  id: ObjectId,
  name: string,
  bytes: Buffer,
  metadata: FileMetadata,
): Promise<void> {
  if (await fileInfo(context, id)) return;
  await context.db.collection('fs.chunks').deleteMany({ files_id: id });
  await writeFile(context, id, name, bytes, metadata).catch((error: unknown) => {
    // Another process is writing the same bytes.
    if (!isDuplicateKey(error)) throw error;
  });
}

/** The metadata of a stored file, or null. */
export async function fileInfo({ db }: AppContext, id: ObjectId): Promise<StoredFile | null> {
  return db.collection<StoredFile>('fs.files').findOne({ _id: id });
}

/**
 * Reads a stored file as a stream; `end` is exclusive. Secondaries of a replica set answer for files that all of them have
 * by now: a file never changes, and its bytes are most of what is read from the database (docs/scaling.md).
 */
export function readFile(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  { _id, uploadDate }: { _id: ObjectId; uploadDate?: Date },
  range?: { start: number; end: number },
): Readable {
  const isEverywhere = uploadDate && timeNow().getTime() - uploadDate.getTime() > everywhereMs;
  const bucket = isEverywhere ? new GridFSBucket(db, { readPreference: fromSecondaries }) : files;
  return bucket.openDownloadStream(_id, range);
}

/** Deletes a file and all its variants. Missing files are no error. */
export async function deleteFile({ db }: AppContext, id: ObjectId): Promise<void> {
  const variants = await db
    .collection('fs.files')
    .find({ 'metadata.imageId': id }, { projection: { _id: 1 } })
    .toArray();
  const ids = [id, ...variants.map(({ _id }) => _id)];
  await db.collection('fs.files').deleteMany({ _id: { $in: ids } });
  await db.collection('fs.chunks').deleteMany({ files_id: { $in: ids } });
  announceChange({ db }, filesTopic, [id.toHexString()]);
}

/**
 * Saves files one after the other, then writes the item that names them. If anything fails, it deletes the
 * saved files.
 */
export async function withStoredFiles<File, Saved extends { fileId: ObjectId }, Result>(
  context: AppContext,
  incoming: File[],
  save: (file: File) => Promise<Saved>,
  write: (saved: Saved[]) => Promise<Result>,
): Promise<Result> {
  const saved: Saved[] = [];
  try {
    for (const file of incoming) saved.push(await save(file));
    return await write(saved);
  } catch (error) {
    await Promise.all(saved.map(({ fileId }) => deleteFile(context, fileId)));
    throw error;
  }
}
