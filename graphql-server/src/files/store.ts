import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { GridFSFile, ObjectId } from 'mongodb';
import type { AppContext } from '../context.ts';

/** What the store knows of a file besides its bytes. */
export interface FileMetadata {
  /** `image`: the re-encoded picture. `variant`: one of its sizes and formats. `resume`: private. */
  kind: 'image' | 'variant' | 'resume';
  contentType: string;
  /** Of an image: how far its AVIF variants are. */
  avif?: 'missing' | 'done';
  /** Of a variant: the picture it belongs to. */
  imageId?: ObjectId;
  width?: number;
  /** Of an image that was uploaded and that no item names yet: by whom, and what the item will say of it. */
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

/** What is known of a stored file, or null. */
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

/** Deletes a file and all its variants; what is already gone is fine. */
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
