import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { BSON, Long } from 'mongodb';

/**
 * An archive is a gzip file of BSON documents, one after the other: `gunzip -c FILE | bsondump` reads it. Stored
 * documents begin with their `_id`; between them stand the archive’s own notes, which have none. The last bytes,
 * a gzip member of their own, hold the SHA-256 of all bytes before them.
 */
export const archiveFormat = 1;

/** The first note. */
export interface ArchiveHeader {
  archive: 'header';
  format: number;
  /** The version of the product that wrote the archive. */
  version: string;
  /** The number of the last migration of the database. */
  migration: number;
  /** By the clock of the database. */
  startedAt: Date;
}

/**
 * The documents that follow belong to a collection. `again`: they replace the earlier ones with their ids.
 * `afresh`: they replace all earlier ones.
 */
export interface PartStart {
  archive: 'part';
  collection: string;
  pass: 'first' | 'again' | 'afresh';
}

/** The end of a part, with the SHA-256 of its documents. */
export interface PartEnd {
  archive: 'end';
  collection: string;
  documents: number;
  bytes: number;
  sha256: string;
}

/** The last note; the counts are those of the first, or of a fresh, reading of each collection. */
export interface ArchiveContents {
  archive: 'contents';
  counts: Record<string, number>;
  endedAt: Date;
}

export type ArchiveNote = ArchiveHeader | PartStart | PartEnd | ArchiveContents;

/** The collection of files; the bytes of each file follow its document in the same part. */
export const filesCollection = 'fs.files';
export const chunksCollection = 'fs.chunks';

const idField = Buffer.from('_id\0');

/** Whether raw BSON is a stored document and not a note; the database stores `_id` as the first field. */
export function isStored(raw: Buffer): boolean {
  return raw.subarray(5, 9).equals(idField);
}

/** A SHA-256 with the count of what it has read. */
export class CheckSum {
  readonly #hash = createHash('sha256');
  documents = 0;
  bytes = 0;

  add(raw: Uint8Array): void {
    this.#hash.update(raw);
    this.documents += 1;
    this.bytes += raw.length;
  }

  digest(): string {
    return this.#hash.digest('hex');
  }
}

/** The last bytes of an archive: always the same length, and each of them follows from the arguments. */
export function trailerOf(bytes: number, sha256: string): Buffer {
  const note = Buffer.from(BSON.serialize({ archive: 'whole', bytes: Long.fromNumber(bytes), sha256 }));
  const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
  // One last block of deflate, stored without compression.
  const block = Buffer.alloc(5);
  block.writeUInt8(1, 0);
  block.writeUInt16LE(note.length, 1);
  block.writeUInt16LE(~note.length & 0xffff, 3);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(note), 0);
  end.writeUInt32LE(note.length, 4);
  return Buffer.concat([gzipHead, block, note, end]);
}

export const trailerBytes = trailerOf(0, '0'.repeat(64)).length;
