import { setTimeout as wait } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import type { Db } from 'mongodb';
import { CommandError } from '../../base/command-error.ts';
import { dropClaim, keepClaim, takeClaim } from '../claims.ts';

/** The claim of the one process that writes a backup. Heavy work does not begin while it is held. */
export const backupClaim = 'backup';
/** The claim of the one process that encodes pictures or removes what is no longer needed. */
export const heavyWorkClaim = 'heavy work';

/** Longer than encoding one picture, or a sweep, takes. */
const patienceMs = 15 * 60_000;
const pauseMs = 100;

/** Runs `work` while no sweep removes a file. Throws when a sweep may have run nevertheless. */
export async function whileNothingIsSwept<Result>(
  db: Db,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const holder = new ObjectId();
  const begun = performance.now();
  while (!(await takeClaim({ db }, heavyWorkClaim, holder))) {
    signal?.throwIfAborted();
    if (performance.now() - begun > patienceMs)
      throw new CommandError('Pictures are being encoded all the time. Please try again later.');
    await wait(pauseMs);
  }
  const stopRenewing = keepClaim({ db }, heavyWorkClaim, holder);
  try {
    const result = await work();
    if (!(await stopRenewing())) {
      throw new CommandError('The process stood still for too long while it wrote the backup.');
    }
    return result;
  } finally {
    await stopRenewing();
    await dropClaim({ db }, heavyWorkClaim, holder);
  }
}
