import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { createGunzip } from 'node:zlib';
import { BSON } from 'mongodb';
import { CommandError } from '../../base/command-error.ts';
import { archiveFormat, CheckSum, isStored, trailerBytes, trailerOf } from './archive-format.ts';
import type { ArchiveContents, ArchiveHeader, ArchiveNote, PartStart } from './archive-format.ts';
import type { OnProgress } from './read-database.ts';

const readBytes = 1024 * 1024;
/** A document of the database has at most 16 MB, and a little more inside the engine. */
const maxDocumentBytes = 17 * 1024 * 1024;

/** One entry of an archive: the start of a part, or a document of the part before it. */
export type ArchiveEntry = PartStart | { archive: 'document'; raw: Buffer };

export interface CheckedArchive {
  header: ArchiveHeader;
  contents: ArchiveContents;
  bytes: number;
}

/** What the present program can read. */
interface Present {
  version: string;
  migration: number;
}

/**
 * Reads an archive from the first to the last byte. Throws a `CommandError` when it is damaged, incomplete, no
 * archive, or from a newer version than `present`.
 */
export async function checkArchive(
  file: string,
  present: Present,
  onProgress: OnProgress = () => undefined,
): Promise<CheckedArchive> {
  const size = await sizeOf(file);
  // The archive is read twice: for its bytes, then for its documents.
  await checkBytes(file, size, (done) => onProgress(done, 2 * size));
  const header = await readHeader(file);
  refuseNewer(file, header, present);
  let contents: ArchiveContents | undefined;
  const entries = readArchive(file, (done) => onProgress(size + done, 2 * size));
  for (;;) {
    const { value, done } = await entries.next();
    if (!done) continue;
    contents = value;
    break;
  }
  onProgress(1, 1);
  return { header, contents, bytes: size };
}

/**
 * The parts and documents of an archive, in order; each part’s checksum is compared. Answers the archive’s own
 * count.
 */
export async function* readArchive(
  file: string,
  onBytes: (done: number) => void = () => undefined,
): AsyncGenerator<ArchiveEntry, ArchiveContents> {
  let part: PartStart | undefined;
  let sum = new CheckSum();
  let contents: ArchiveContents | undefined;
  for await (const raw of bsonOf(file, onBytes)) {
    if (contents) throw damaged(file);
    if (isStored(raw)) {
      if (!part) throw damaged(file);
      sum.add(raw);
      yield { archive: 'document', raw };
      continue;
    }
    const note = readNote(file, raw);
    if (note.archive === 'part') {
      if (part) throw damaged(file);
      [part, sum] = [note, new CheckSum()];
      yield note;
    } else if (note.archive === 'end') {
      const { documents, bytes } = sum;
      const whole = note.documents === documents && note.bytes === bytes && note.sha256 === sum.digest();
      if (!whole || part?.collection !== note.collection) throw damaged(file);
      part = undefined;
    } else if (note.archive === 'contents') {
      if (part) throw damaged(file);
      contents = note;
    }
  }
  if (!contents) throw damaged(file);
  return contents;
}

async function sizeOf(file: string): Promise<number> {
  try {
    const found = await stat(file);
    if (found.isFile()) return found.size;
  } catch (error) {
    throw new CommandError(`There is no archive ${file}, or this user may not read it.`, 'failed', {
      cause: error,
    });
  }
  throw new CommandError(`${file} is no file.`);
}

async function checkBytes(file: string, size: number, onBytes: (done: number) => void): Promise<void> {
  const end = size - trailerBytes;
  if (end <= 0) throw damaged(file);
  const hash = createHash('sha256');
  let done = 0;
  for await (const chunk of createReadStream(file, { end: end - 1, highWaterMark: readBytes })) {
    hash.update(chunk as Buffer);
    onBytes((done += (chunk as Buffer).length));
  }
  const trailer = Buffer.alloc(trailerBytes);
  const opened = await open(file);
  try {
    await opened.read(trailer, 0, trailerBytes, end);
  } finally {
    await opened.close();
  }
  if (done !== end || !trailer.equals(trailerOf(end, hash.digest('hex')))) throw damaged(file);
}

async function readHeader(file: string): Promise<ArchiveHeader> {
  for await (const raw of bsonOf(file)) {
    const note = readNote(file, raw);
    if (note.archive === 'header') return note;
    break;
  }
  throw damaged(file);
}

function refuseNewer(file: string, header: ArchiveHeader, present: Present): void {
  const { format, version, migration } = header;
  const newer = format > archiveFormat || migration > present.migration || isNewer(version, present.version);
  if (!newer) return;
  throw new CommandError(
    `${basename(file)} was written by version ${version} (migration ${migration}), which is newer than this version ${present.version} (migration ${present.migration}): restore it with that version or a later one.`,
    'archiveRefused',
  );
}

function isNewer(version: string, present: string): boolean {
  return version.localeCompare(present, 'en', { numeric: true }) > 0;
}

/** The BSON documents of an archive without its trailer. */
async function* bsonOf(
  file: string,
  onBytes: (done: number) => void = () => undefined,
): AsyncGenerator<Buffer> {
  const compressed = createReadStream(file, {
    ...{ end: (await sizeOf(file)) - trailerBytes - 1, highWaterMark: readBytes },
  });
  const plain = createGunzip({ chunkSize: readBytes });
  compressed.on('error', (error) => plain.destroy(error));
  compressed.pipe(plain);
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of plain) {
      rest = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
      let place = 0;
      while (rest.length - place >= 5) {
        const length = rest.readInt32LE(place);
        if (length < 5 || length > maxDocumentBytes) throw damaged(file);
        if (rest.length - place < length) break;
        yield rest.subarray(place, place + length);
        place += length;
      }
      rest = rest.subarray(place);
      onBytes(compressed.bytesRead);
    }
  } catch (error) {
    // The codes of zlib tell how the bytes are damaged.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw damaged(file, error);
    throw error;
  } finally {
    compressed.destroy();
    plain.destroy();
  }
  if (rest.length > 0) throw damaged(file);
}

function readNote(file: string, raw: Buffer): ArchiveNote {
  try {
    return BSON.deserialize(raw) as ArchiveNote;
  } catch (error) {
    throw damaged(file, error);
  }
}

function damaged(file: string, cause?: unknown): CommandError {
  return new CommandError(
    `${basename(file)} is damaged or incomplete, or is no archive of this product. Nothing was changed: use another archive.`,
    'archiveRefused',
    { cause },
  );
}
