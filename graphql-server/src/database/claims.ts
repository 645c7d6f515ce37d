import { setTimeout as wait } from 'node:timers/promises';
import { MongoServerError, ObjectId } from 'mongodb';
import type { AppContext } from '../base/context.ts';

interface Claim {
  _id: string;
  holder: ObjectId;
  until: Date;
}

type Store = Pick<AppContext, 'db'>;

/** A process that was killed keeps others out for as long as this. */
export const holdMs = 10_000;
/** A holder that lives renews its claim so often that two renewals may be missed. */
export const renewMs = holdMs / 4;

/** The end of a claim, by the clock of the database, as an expression for an update. */
export function heldUntil(ms: number) {
  return { $dateAdd: { startDate: '$$NOW', unit: 'millisecond', amount: ms } };
}

/**
 * Takes a claim that is free or has run out, or renews the holder’s own, for 10 seconds by the clock of the database.
 * False while another holder has it.
 */
export async function takeClaim({ db }: Store, name: string, holder: ObjectId): Promise<boolean> {
  const isTaken = { $and: [{ $gt: ['$until', '$$NOW'] }, { $ne: ['$holder', holder] }] };
  try {
    const claim = await claimsOf(db).findOneAndUpdate(
      { _id: name },
      [
        {
          $set: {
            holder: { $cond: [isTaken, '$holder', holder] },
            until: { $cond: [isTaken, '$until', heldUntil(holdMs)] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after' },
    );
    return claim?.holder.equals(holder) ?? false;
  } catch (error) {
    // Another process inserted it at the same moment.
    if (error instanceof MongoServerError && error.code === 11_000) return false;
    throw error;
  }
}

/** Gives a claim back; one that another holder has taken over stays. */
export async function dropClaim({ db }: Store, name: string, holder: ObjectId): Promise<void> {
  await claimsOf(db).deleteOne({ _id: name, holder });
}

/** Whether any process holds the claim now. */
export async function isClaimed({ db }: Store, name: string): Promise<boolean> {
  const held = { _id: name, $expr: { $gt: ['$until', '$$NOW'] } };
  return (await claimsOf(db).findOne(held)) !== null;
}

/**
 * Does work that runs in one process at a time, and keeps its claim for as long as the process lives. Answers what the
 * work answers: whether there is more to do; false while another process does it.
 */
export async function whenUnclaimed(
  context: Store,
  name: string,
  work: () => Promise<boolean>,
): Promise<boolean> {
  const holder = new ObjectId();
  return (await takeClaim(context, name, holder)) && withHeldClaim(context, name, holder, work);
}

/** Runs `work` under a claim that was taken, renews the claim while it runs, and gives it back. */
export async function withHeldClaim<Result>(
  context: Store,
  name: string,
  holder: ObjectId,
  work: () => Promise<Result>,
): Promise<Result> {
  const stopRenewing = keepClaim(context, name, holder);
  try {
    return await work();
  } finally {
    await stopRenewing();
    await dropClaim(context, name, holder);
  }
}

/** Renews a claim until the returned function is called, which waits for the last renewal. */
function keepClaim(context: Store, name: string, holder: ObjectId): () => Promise<void> {
  const stop = new AbortController();
  const stopped = () => stop.signal.aborted;
  async function renew(): Promise<void> {
    while (!stopped()) {
      await wait(renewMs, undefined, { signal: stop.signal }).catch(() => undefined);
      // A database that does not answer lets the claim run out; the work finds out by itself.
      if (!stopped()) await takeClaim(context, name, holder).catch(() => undefined);
    }
  }
  const renewing = renew();
  return async () => {
    stop.abort();
    await renewing;
  };
}

function claimsOf(db: AppContext['db']) {
  return db.collection<Claim>('locks');
}
