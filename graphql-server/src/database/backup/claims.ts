import { ObjectId } from 'mongodb';
import type { Db } from 'mongodb';
import { CommandError } from '../../base/command-error.ts';
import { awaitClaim, dropClaim, keepClaim } from '../claims.ts';

/** The claim of the one process that writes a backup. Heavy work does not begin while it is held. */
export const backupClaim = 'backup';
/** The claim of the one process that encodes pictures or removes what is no longer needed. */
export const heavyWorkClaim = 'heavy work';

/** Longer than encoding one picture, or a sweep, takes. */
const patienceMs = 15 * 60_000;

/** Runs `work` while no sweep removes a file. Throws when a sweep may have run nevertheless. */
export async function whileNothingIsSwept<Result>(
  db: Db,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const holder = new ObjectId();
  if (!(await awaitClaim({ db }, heavyWorkClaim, holder, patienceMs, signal)))
    throw new CommandError('Pictures are being encoded all the time. Please try again later.');
  const stopRenewing = keepClaim({ db }, heavyWorkClaim, holder);
  try {
    const result = await work();
    if (!(await stopRenewing())) {
      throw new CommandError('The process stalled for too long while it wrote the backup.');
    }
    return result;
  } finally {
    await stopRenewing();
    await dropClaim({ db }, heavyWorkClaim, holder);
  }
}
