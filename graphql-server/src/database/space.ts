import { statfs } from 'node:fs/promises';
import type { AppContext } from '../base/context.ts';
import { AppError } from '../base/errors.ts';

const bytesPerMb = 1_048_576;
/** How long a look at the disk counts. */
const lookEveryMs = 2_000;
const retryAfterSeconds = 600;

let looked: { at: number; freeMb: Promise<number> } | undefined;

/**
 * Throws SERVICE_UNAVAILABLE while the disk of the built-in database has less than `MIN_FREE_MB` left: the engine ends the
 * process when it cannot write at all. Call it before a write that adds much, and before the first of several writes.
 */
export async function requireSpace({ config, log }: Pick<AppContext, 'config' | 'log'>): Promise<void> {
  const { mongodbUri, dataDir, minFreeMb } = config;
  if (mongodbUri || !minFreeMb) return;
  if (!looked || performance.now() - looked.at > lookEveryMs)
    looked = { at: performance.now(), freeMb: freeMbOf(dataDir) };
  const freeMb = await looked.freeMb;
  if (freeMb >= minFreeMb) return;
  log.warn({ freeMb: Math.round(freeMb) }, 'the disk is full: nothing more is stored');
  const sentence = 'Our storage is full, so nothing was saved. Please call us, or try again later.';
  throw new AppError('SERVICE_UNAVAILABLE', sentence, { retryAfterSeconds });
}

async function freeMbOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / bytesPerMb;
}
