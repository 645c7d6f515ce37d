import { inflateRawSync } from 'node:zlib';

/** A part of a ZIP archive as its central directory names it. */
export interface ZipEntry {
  name: string;
  encrypted: boolean;
  method: number;
  packedBytes: number;
  bytes: number;
  position: number;
}

const signatures = { entry: 0x04034b50, directoryEntry: 0x02014b50, endOfDirectory: 0x06054b50 };
const endBytes = 22;
const directoryEntryBytes = 46;
const entryBytes = 30;
const maxCommentBytes = 0xffff;
const methods = { stored: 0, deflated: 8 };

/**
 * The entries of the central directory of a ZIP archive, which readers rely on; none when the archive is
 * incomplete. Layout: APPNOTE 6.3.10, 4.3.12 and 4.3.16. Larger archives (ZIP64) do not occur below 4 GB.
 */
export function zipEntries(bytes: Buffer): ZipEntry[] {
  if (!isAt(bytes, 0, signatures.entry)) return [];
  const end = findEnd(bytes);
  if (end === null) return [];
  const entries: ZipEntry[] = [];
  let position = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (position + directoryEntryBytes > end || !isAt(bytes, position, signatures.directoryEntry)) return [];
    const lengths = [28, 30, 32].map((offset) => bytes.readUInt16LE(position + offset));
    const [nameLength = 0] = lengths;
    const nameAt = position + directoryEntryBytes;
    entries.push({
      name: bytes.toString('utf8', nameAt, nameAt + nameLength),
      encrypted: (bytes.readUInt16LE(position + 8) & 1) === 1,
      method: bytes.readUInt16LE(position + 10),
      packedBytes: bytes.readUInt32LE(position + 20),
      bytes: bytes.readUInt32LE(position + 24),
      position: bytes.readUInt32LE(position + 42),
    });
    position = nameAt + lengths.reduce((sum, length) => sum + length, 0);
  }
  return position <= end ? entries : [];
}

/** The content of an entry; null if it cannot be read, or has more than `maxBytes`. */
export function readZipEntry(bytes: Buffer, entry: ZipEntry, maxBytes: number): Buffer | null {
  const { position, method, packedBytes } = entry;
  if (position + entryBytes > bytes.length || !isAt(bytes, position, signatures.entry)) return null;
  const from = position + entryBytes + bytes.readUInt16LE(position + 26) + bytes.readUInt16LE(position + 28);
  const packed = bytes.subarray(from, from + packedBytes);
  if (method === methods.stored) return packed.length <= maxBytes ? packed : null;
  if (method !== methods.deflated) return null;
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes });
  } catch {
    return null;
  }
}

function isAt(bytes: Buffer, position: number, signature: number): boolean {
  return position >= 0 && position + 4 <= bytes.length && bytes.readUInt32LE(position) === signature;
}

/** Finds the record that closes the archive: only its own comment follows it. */
function findEnd(bytes: Buffer): number | null {
  const last = bytes.length - endBytes;
  for (let place = last; place >= Math.max(0, last - maxCommentBytes); place -= 1) {
    const isEnd = isAt(bytes, place, signatures.endOfDirectory);
    if (isEnd && place + endBytes + bytes.readUInt16LE(place + 20) === bytes.length) return place;
  }
  return null;
}
