import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../../base/context.ts';
import { StartupError } from '../../base/startup-error.ts';
import { freeMbOf as readFreeMb } from '../space.ts';

/** A file in the data folder whose space the engine gets when others have filled the disk. */
const reserveFile = 'reserve';
const reserveMb = 64;
/** With less space, the reserve is given up. The engine writes much less between two looks. */
const scarceMb = 32;
/** With less space, the engine may end the process while it opens. */
const leastToOpenMb = 16;
const lookEveryMs = 250;
const bytesPerMb = 1_048_576;

/**
 * Keeps a reserve on the disk of the data folder, and gives it up when the disk is nearly full: the engine ends the process
 * when it cannot write, so a disk that another program fills to the last byte would take the site away. Makes the
 * reserve anew when there is room beside `MIN_FREE_MB`. The returned function ends this and leaves the file.
 */
export function keepReserve(
  { config, log }: Pick<AppContext, 'config' | 'log'>,
  freeMbOf = readFreeMb,
): () => void {
  const { dataDir, minFreeMb } = config;
  if (!minFreeMb) return () => undefined;
  const file = join(dataDir, reserveFile);
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  async function look(): Promise<void> {
    const freeMb = await freeMbOf(dataDir);
    if (existsSync(file)) {
      if (freeMb >= scarceMb) return;
      await rm(file, { force: true });
      log.error({ freeMb: Math.round(freeMb) }, 'the disk is full: the database goes on with its reserve');
    } else if (freeMb >= (minFreeMb ?? 0) + reserveMb) await writeReserve(file);
  }
  async function repeat(): Promise<void> {
    await look().catch((error: unknown) => log.warn({ err: error }, 'the disk could not be looked at'));
    if (!ended) timer = setTimeout(() => void repeat(), lookEveryMs).unref();
  }
  void repeat();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

/** Gives the reserve up if the engine needs its space to open; throws a `StartupError` if that is not enough. */
export async function requireRoomToOpen(folder: string, freeMbOf = readFreeMb): Promise<void> {
  if ((await freeMbOf(folder)) < scarceMb) await rm(join(folder, reserveFile), { force: true });
  const freeMb = await freeMbOf(folder);
  if (freeMb < leastToOpenMb)
    throw new StartupError(
      `The disk of the data folder ${folder} is full (${Math.floor(freeMb)} MB free): free some space and start again.`,
    );
}

/** Random bytes, because some file systems store others in less space. */
async function writeReserve(file: string): Promise<void> {
  const megabyte = randomBytes(bytesPerMb);
  try {
    const opened = await open(file, 'wx', 0o600);
    try {
      for (let written = 0; written < reserveMb; written += 1) await opened.write(megabyte);
    } finally {
      await opened.close();
    }
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}
