import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { MongoServerError } from 'mongodb';
import type { GridFSFile, ObjectId } from 'mongodb';
import type { AppContext } from '../base/context.ts';

/** The metadata of a stored file. */
export interface FileMetadata {
  /** `image`: the re-encoded picture. `variant`: one of its sizes and formats. `resume`: private. */
  kind: 'image' | 'variant' | 'resume';
  contentType: string;
  /** For an image: how far its AVIF variants are. */
  avif?: 'missing' | 'done';
  /** For an image whose AVIF variants are being made: which process makes them, and how long others leave it alone. */
  claim?: { holder: ObjectId; until: Date };
  /** For a variant: the picture it belongs to. */
  imageId?: ObjectId;
  width?: number;
  /** For an uploaded image that no item names yet: which account uploaded it, and its text in the item. */
  waiting?: { adminId: ObjectId; url: string; width: number; height: number; colour: string };
}

export interface StoredFile extends GridFSFile {
  metadata: FileMetadata & GridFSFile['metadata'];
}

/** Writes a file; it is complete when the promise is fulfilled. */
export async function writeFile(
  { files }: AppContext,
  id: ObjectId,
  name: string,
  bytes: Buffer,
  metadata: FileMetadata,
): Promise<void> {
  const upload = files.openUploadStreamWithId(id, name, { metadata: { ...metadata } });
  upload.end(bytes);
  await finished(upload);
}

/**
 * Writes a file that is the same each time under an id that is the same each time, such as `derivedId` gives: once, also
 * when a process was killed in the middle, and when several do so at the same time.
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
    // Another process writes the same bytes.
    if (!(error instanceof MongoServerError && error.code === 11_000)) throw error;
  });
}

/** The metadata of a stored file, or null. */
export async function fileInfo({ db }: AppContext, id: ObjectId): Promise<StoredFile | null> {
  return db.collection<StoredFile>('fs.files').findOne({ _id: id });
}

/** Reads a stored file as a stream; `end` is exclusive. */
export function readFile(
  { files }: AppContext,
  id: ObjectId,
  range?: { start: number; end: number },
): Readable {
  return files.openDownloadStream(id, range);
}

/** Deletes a file and all its variants; missing ones are no error. */
export async function deleteFile({ db }: AppContext, id: ObjectId): Promise<void> {
  const variants = await db
    .collection('fs.files')
    .find({ 'metadata.imageId': id }, { projection: { _id: 1 } })
    .toArray();
  const ids = [id, ...variants.map(({ _id }) => _id)];
  await db.collection('fs.files').deleteMany({ _id: { $in: ids } });
  await db.collection('fs.chunks').deleteMany({ files_id: { $in: ids } });
}

/**
 * Saves files one after the other, then writes the item that names them. When anything fails, what was saved is
 * deleted again.
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
