import { setTimeout as wait } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import type { AppContext } from '../base/context.ts';
import { AppError } from '../base/errors.ts';
import { holdMs, takeClaim, withHeldClaim } from './claims.ts';

const pauseMs = 50;
/** Longer than a process that was killed keeps others out. */
const maxWaitMs = holdMs + 2_000;

/**
 * Runs one after the other, across all processes, what is done under the same name; the lock is kept for as long as
 * the process lives. CONFLICT when the turn does not come within 12 seconds, or the time given.
 */
export async function withLock<Result>(
  context: AppContext,
  name: string,
  run: () => Promise<Result>,
  patienceMs = maxWaitMs,
): Promise<Result> {
  const holder = new ObjectId();
  const begun = performance.now();
  while (!(await takeClaim(context, name, holder))) {
    if (performance.now() - begun > patienceMs)
      throw new AppError('CONFLICT', 'Another change is being saved. Please try again.');
    await wait(pauseMs);
  }
  return withHeldClaim(context, name, holder, run);
}
