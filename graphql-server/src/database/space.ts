import { stat, statfs } from 'node:fs/promises';
import type { Config } from '../base/config.ts';
import type { AppContext } from '../base/context.ts';
import { storageFull } from '../base/errors.ts';

const bytesPerMb = 1_048_576;
/** How long a look at the disk counts. */
const lookEveryMs = 2_000;
/** The engine writes each byte to its journal at once, and to its file within a minute. */
const timesWritten = 2;
const minuteMs = 60_000;
/** What an item takes with its version, its log entry and its e-mail. */
const itemBytes = 64 * 1024;

let looked: { at: number; freeMb: Promise<number> } | undefined;
/** The megabytes that writes of this minute and of the last one take, which the disk may not show yet. */
let promised = { minute: 0, now: 0, before: 0 };

/**
 * Throws SERVICE_UNAVAILABLE if a write of so many bytes would leave the disk of the built-in database less than
 * `MIN_FREE_MB`: the engine ends the process when it cannot write at all. Writes at the same moment count together, and as
 * often as there are processes. Call it before a write that adds much, and before the first of several writes.
 */
export async function requireSpace(
  { config, log }: Pick<AppContext, 'config' | 'log'>,
  bytes = itemBytes,
): Promise<void> {
  const { mongodbUri, dataDir, minFreeMb, webConcurrency = 1 } = config;
  if (mongodbUri || !minFreeMb) return;
  if (!looked || performance.now() - looked.at > lookEveryMs)
    looked = { at: performance.now(), freeMb: freeMbOf(dataDir) };
  const freeMb = await looked.freeMb;
  const ownMb = (bytes * timesWritten) / bytesPerMb;
  if (freeMb - (promisedMb() + ownMb) * webConcurrency >= minFreeMb) {
    promised.now += ownMb;
    return;
  }
  log.warn({ freeMb: Math.round(freeMb) }, 'the disk is full: nothing more is stored');
  throw storageFull();
}

function promisedMb(): number {
  const minute = Math.floor(performance.now() / minuteMs);
  if (minute !== promised.minute)
    promised = { minute, now: 0, before: minute === promised.minute + 1 ? promised.now : 0 };
  return promised.now + promised.before;
}

/** Whether files in `folder` may grow by so much: on the disk of the built-in database they must leave `MIN_FREE_MB`. */
export async function hasRoom(
  { mongodbUri, dataDir, minFreeMb }: Pick<Config, 'mongodbUri' | 'dataDir' | 'minFreeMb'>,
  folder: string,
  growthMb = 0,
): Promise<boolean> {
  if (mongodbUri || !minFreeMb) return true;
  const [own, other] = await Promise.all([stat(dataDir), stat(folder)]);
  return own.dev !== other.dev || (await freeMbOf(folder)) - growthMb >= minFreeMb;
}

/** The megabytes that are free on the disk of a folder. */
export async function freeMbOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / bytesPerMb;
}
