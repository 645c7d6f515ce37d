import { MongoServerError, ObjectId } from 'mongodb';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';

interface Lock {
  _id: string;
  holder: ObjectId;
  until: Date;
}

/** A process that was killed keeps others out for as long as this. */
const maxHoldMs = 10_000;
const pauseMs = 50;
const maxWaitMs = 12_000;

/**
 * Runs one after the other, across all processes, what is done under the same name. For short work of a few reads and
 * writes only: after 10 seconds the next may begin. CONFLICT when the turn does not come.
 */
export async function withLock<Result>(
  context: AppContext,
  name: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const locks = context.db.collection<Lock>('locks');
  const holder = new ObjectId();
  for (let waitedMs = 0; !(await claim()); waitedMs += pauseMs) {
    if (waitedMs > maxWaitMs) throw new AppError('CONFLICT', 'Somebody is changing this. Please try again.');
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  try {
    return await run();
  } finally {
    await locks.deleteOne({ _id: name, holder });
  }

  async function claim(): Promise<boolean> {
    const now = new Date();
    const until = new Date(now.getTime() + maxHoldMs);
    try {
      await locks.updateOne(
        { _id: name, until: { $lt: now } },
        { $set: { holder, until } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      // The lock is there, and held: it could not be inserted a second time.
      if (error instanceof MongoServerError && error.code === 11_000) return false;
      throw error;
    }
  }
}
