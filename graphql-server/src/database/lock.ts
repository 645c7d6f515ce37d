import { ObjectId } from 'mongodb';
import type { AppContext } from '../base/context.ts';
import { AppError } from '../base/errors.ts';
import { awaitClaim, outlastingMs, withHeldClaim } from './claims.ts';

/**
 * Runs `run` alone among all calls with the same name, across all processes; the lock lasts as long as the
 * process lives. Throws CONFLICT when its turn does not come within `patienceMs`, 12 seconds by default.
 */
export async function withLock<Result>(
  context: Pick<AppContext, 'db'>,
  name: string,
  run: () => Promise<Result>,
  patienceMs = outlastingMs,
): Promise<Result> {
  const holder = new ObjectId();
  if (!(await awaitClaim(context, name, holder, patienceMs)))
    throw new AppError('CONFLICT', 'Another change is being saved. Please try again.');
  return withHeldClaim(context, name, holder, run);
}
