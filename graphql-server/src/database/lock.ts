import { setTimeout as wait } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import type { AppContext } from '../base/context.ts';
import { AppError } from '../base/errors.ts';
import { holdMs, takeClaim, withHeldClaim } from './claims.ts';

const pauseMs = 50;
/** Longer than the claim of a killed process lasts. */
const maxWaitMs = holdMs + 2_000;

/**
 * Runs `run` alone among all calls with the same name, across all processes; the lock lasts as long as the
 * process lives. Throws CONFLICT when its turn does not come within `patienceMs`, 12 seconds by default.
 */
export async function withLock<Result>(
  context: Pick<AppContext, 'db'>,
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
