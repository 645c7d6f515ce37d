import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { CommandError } from '../../base/command-error.ts';
import { trailerOf } from './archive-format.ts';

/** How the name of an archive that is being written ends. */
export const unfinished = '.unfinished';
/** Small documents go to the compression together. */
const piece = 256 * 1024;
/** After so many bytes it looks whether there is room for more. */
const lookAfterBytes = 8 * 1024 * 1024;
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** The folders whose files the product serves to everyone, beside the program. */
const publicFolders = ['dist', 'web/public'];

/** Why an archive must not be written to a path; null if it may. */
export function refusedPlace(path: string): string | null {
  const inside = publicFolders.some((folder) => !relative(folder, resolve(path)).startsWith('..'));
  return inside ? `${path} is in a folder that visitors can read: choose another folder.` : null;
}

export interface WriteArchiveOptions {
  signal?: AbortSignal;
  /** Whether a file in the folder may grow. */
  hasRoom?: (folder: string) => Promise<boolean>;
}

export interface WrittenArchive<Summary> {
  bytes: number;
  sha256: string;
  summary: Summary;
}

/**
 * Writes the BSON that `source` yields as a compressed archive that only this user may read. The file has its name
 * once it is complete and on disk; it never replaces another. When anything fails, no file stays behind.
 */
export async function writeArchive<Summary>(
  file: string,
  source: AsyncGenerator<Buffer, Summary>,
  { signal, hasRoom }: WriteArchiveOptions = {},
): Promise<WrittenArchive<Summary>> {
  const refused = refusedPlace(file);
  if (refused) throw new CommandError(refused);
  if (existsSync(file)) throw alreadyThere(file);
  const part = `${file}${unfinished}`;
  const hash = createHash('sha256');
  let bytes = 0;
  let last: { summary: Summary } | undefined;

  async function* compressible(): AsyncGenerator<Buffer> {
    let waiting: Buffer[] = [];
    let size = 0;
    for (;;) {
      const { value, done } = await source.next();
      if (done) {
        last = { summary: value };
        if (size > 0) yield Buffer.concat(waiting);
        return;
      }
      waiting.push(value);
      size += value.length;
      if (size < piece) continue;
      yield Buffer.concat(waiting);
      [waiting, size] = [[], 0];
    }
  }

  async function* sealed(compressed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let lookAt = 0;
    for await (const chunk of compressed) {
      hash.update(chunk);
      bytes += chunk.length;
      if (bytes >= lookAt) {
        if (hasRoom && !(await hasRoom(dirname(file)))) throw tooFull(dirname(file));
        lookAt = bytes + lookAfterBytes;
      }
      yield chunk;
    }
    yield trailerOf(bytes, hash.copy().digest('hex'));
  }

  const own = { created: false };
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const target = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
    target.once('open', () => (own.created = true));
    // Pictures, which are most of an archive, hardly become smaller.
    const gzip = createGzip({ level: constants.Z_BEST_SPEED });
    await pipeline(Readable.from(compressible()), gzip, sealed, target, { signal });
    await giveName(part, file);
  } catch (error) {
    if (own.created) await rm(part, { force: true });
    throw explained(error, file);
  }
  if (!last) throw new Error('The archive is incomplete: its end is missing.');
  const trailer = trailerOf(bytes, hash.copy().digest('hex'));
  const sha256 = hash.update(trailer).digest('hex');
  return { bytes: bytes + trailer.length, sha256, summary: last.summary };
}

/** A link fails when the name is taken, where a renaming would replace the other file. */
async function giveName(part: string, file: string): Promise<void> {
  try {
    await link(part, file);
    await rm(part);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    // Some file systems have no links.
    if (existsSync(file)) throw alreadyThere(file);
    await rename(part, file);
  }
  const folder = await open(dirname(file));
  try {
    // The name is on disk once the folder is.
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function explained(error: unknown, file: string): unknown {
  const code = codeOf(error);
  const folder = dirname(file);
  if (code === 'EEXIST' && syscallOf(error) === 'open') return leftThere(file);
  if (code === 'EEXIST' && syscallOf(error) === 'link') return alreadyThere(file);
  if (noRoom.has(code)) return tooFull(folder, error);
  if (['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR', 'ENOENT', 'EISDIR'].includes(code))
    return new CommandError(
      `The archive cannot be written to ${folder} (${code}): choose a folder that this user may write to.`,
      'failed',
      { cause: error },
    );
  return error;
}

function tooFull(folder: string, cause?: unknown): CommandError {
  return new CommandError(
    `There is no room for the archive in ${folder}: free some space, or choose another folder. The unfinished file was removed.`,
    'failed',
    { cause },
  );
}

function alreadyThere(file: string): CommandError {
  return new CommandError(
    `${basename(file)} exists already, and is not replaced: choose another name, or move that file away.`,
  );
}

function leftThere(file: string): CommandError {
  return new CommandError(
    `${basename(file)}${unfinished} is there: another backup is writing it, or one was killed. Delete it if no backup runs, and try again.`,
  );
}

function syscallOf(error: unknown): string {
  return error instanceof Error && 'syscall' in error ? String(error.syscall) : '';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
