import { setTimeout as wait } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import { isDuplicateKey } from './duplicate-key.ts';
import type { AppContext } from '../base/context.ts';

interface Claim {
  _id: string;
  holder: ObjectId;
  until: Date;
}

type Store = Pick<AppContext, 'db'>;

/** How long the claim of a killed process keeps others out. */
export const holdMs = 10_000;
/** Patience that outlasts the claim of a killed process. */
export const outlastingMs = holdMs + 2_000;
const pauseMs = 50;
/** More than the clocks of the members of a replica set differ. */
export const clockSlackMs = 60_000;
/** Frequent enough that a living holder may miss two renewals. */
export const renewMs = holdMs / 4;

/** An update expression for the end of a claim, by the clock of the database. */
export function heldUntil(ms: number) {
  return { $dateAdd: { startDate: '$$NOW', unit: 'millisecond', amount: ms } };
}

/**
 * A condition: the date in `field`, such as the end of a claim of `ms`, lies ahead, and can have been set by the clock as
 * it goes now. A date further ahead is from before the clock of the database was set back, and would keep others out
 * until then.
 */
export function isAhead(field: string, ms: number) {
  return { $and: [{ $gt: [field, '$$NOW'] }, { $lte: [field, heldUntil(ms + clockSlackMs)] }] };
}

/**
 * Takes a claim that is free or has expired, or renews the holder’s own, for 10 seconds by the clock of the
 * database. False while another holder has it.
 */
export async function takeClaim({ db }: Store, name: string, holder: ObjectId): Promise<boolean> {
  const isTaken = { $and: [isAhead('$until', holdMs), { $ne: ['$holder', holder] }] };
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
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Takes a claim as soon as it is free. False when it is not within `patienceMs`; throws when `signal` aborts. */
export async function awaitClaim(
  context: Store,
  name: string,
  holder: ObjectId,
  patienceMs: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const begun = performance.now();
  while (!(await takeClaim(context, name, holder))) {
    signal?.throwIfAborted();
    if (performance.now() - begun >= patienceMs) return false;
    await wait(pauseMs);
  }
  return true;
}

/** Releases a claim, unless another holder has taken it over. */
export async function dropClaim({ db }: Store, name: string, holder: ObjectId): Promise<void> {
  await claimsOf(db).deleteOne({ _id: name, holder });
}

/** Whether any process holds the claim now. */
export async function isClaimed({ db }: Store, name: string): Promise<boolean> {
  const held = { _id: name, $expr: isAhead('$until', holdMs) };
  return (await claimsOf(db).findOne(held)) !== null;
}

/**
 * Runs work in one process at a time, and keeps its claim for as long as the process lives. Answers the
 * result of `work`: whether there is more to do. False while another process does the work, also after
 * `patienceMs`.
 */
export async function whenUnclaimed(
  context: Store,
  name: string,
  work: () => Promise<boolean>,
  patienceMs = 0,
): Promise<boolean> {
  const holder = new ObjectId();
  const taken = await awaitClaim(context, name, holder, patienceMs);
  return taken && withHeldClaim(context, name, holder, work);
}

/**
 * Stands for a claim under which one process does work again and again: takes it as soon as it is free, and keeps it until
 * `leave`, because to take and release it for each turn was a quarter of the commands of an idle product. A process that stood
 * still for too long does not hold it, also before it learns that another one does.
 */
export function standFor(
  context: Store,
  name: string,
): { isHeld: () => boolean; leave: () => Promise<void> } {
  const holder = new ObjectId();
  let heldAt = -Infinity;
  const stop = takeAgain(context, name, holder, 0, (held, askedAt) => {
    heldAt = held ? askedAt : -Infinity;
  });
  return {
    isHeld: () => performance.now() - heldAt < holdMs,
    async leave() {
      await stop();
      // What the database does not hear of ends by itself.
      await dropClaim(context, name, holder).catch(() => undefined);
    },
  };
}

/** Runs `work` under a claim already taken, renews the claim meanwhile, and releases it. */
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

/**
 * Renews a claim until the caller calls the returned function, which waits for the last renewal and answers
 * whether the claim was held all the time.
 */
export function keepClaim(context: Store, name: string, holder: ObjectId): () => Promise<boolean> {
  let heldAt = performance.now();
  let wasLost = false;
  const stop = takeAgain(context, name, holder, renewMs, (held, askedAt) => {
    wasLost ||= !held || performance.now() - heldAt > holdMs;
    heldAt = askedAt;
  });
  return async () => {
    await stop();
    return !wasLost && performance.now() - heldAt < holdMs;
  };
}

/**
 * Takes a claim after `firstMs`, and then again and again, until the caller calls the returned function, which waits for the last
 * time. `note` learns of each answer whether the claim is held, and when it was asked for; while the database does not answer,
 * a claim lasts until its end.
 */
function takeAgain(
  context: Store,
  name: string,
  holder: ObjectId,
  firstMs: number,
  note: (held: boolean, askedAt: number) => void,
): () => Promise<void> {
  const stop = new AbortController();
  const stopped = () => stop.signal.aborted;
  async function repeat(): Promise<void> {
    for (let ms = firstMs; !stopped(); ms = renewMs) {
      await wait(ms, undefined, { signal: stop.signal }).catch(() => undefined);
      const askedAt = performance.now();
      if (!stopped())
        await takeClaim(context, name, holder).then(
          (held) => note(held, askedAt),
          () => undefined,
        );
    }
  }
  const repeating = repeat();
  return async () => {
    stop.abort();
    await repeating;
  };
}

function claimsOf(db: AppContext['db']) {
  return db.collection<Claim>('locks');
}
