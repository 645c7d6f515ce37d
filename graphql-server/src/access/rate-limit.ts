import { ObjectId } from 'mongodb';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { timeNow } from '../base/clock.ts';
import type { AppContext, Context } from '../base/context.ts';
import { isDatabaseAway } from '../base/database-away.ts';
import { AppError } from '../base/errors.ts';
import { clockSlackMs } from '../database/claims.ts';
import { databaseTime } from '../database/time.ts';
import { inMinutes, network } from './network.ts';

/** How often one address, or one account, may do something. */
export interface RateLimit {
  /** The limited action; limits with the same name share a count. */
  name: string;
  max: number;
  windowMs: number;
  /** The sentence before “Please try again in 7 minutes.” */
  sentence: string;
}

/** The uses of one limited action by one caller, in one document, so that all processes share the count. */
interface Uses {
  _id: string;
  hits: { id: ObjectId; at: Date }[];
  expiresAt: Date;
}

const collection = 'rateLimits';
/** A count may be lost in a power cut; a request should not wait for the disk twice. */
export const soon = { w: 1, journal: false };

/**
 * Runs `act` if its limit per address has room, and counts it in the same step. Throws TOO_MANY_REQUESTS with
 * the seconds to wait when there is no room. An action that fails is not counted. Admins have no limit; an API token has one of
 * its own, from whatever address it calls.
 */
export async function withinLimit<Result>(
  context: Context,
  limit: RateLimit,
  act: () => Promise<Result>,
): Promise<Result> {
  if (context.admin) return act();
  const use = await takeUse(context, limit);
  try {
    return await act();
  } catch (error) {
    if (!isDatabaseAway(error))
      await context.db
        .collection<Uses>(collection)
        .updateOne({ _id: use.key }, { $pull: { hits: { id: use.id } } }, { writeConcern: soon });
    throw error;
  }
}

/** Counts a use, whatever its outcome. Throws TOO_MANY_REQUESTS when there were too many. */
export async function countUse(context: Context, limit: RateLimit): Promise<void> {
  if (!context.admin) await takeUse(context, limit);
}

/** Counts uses of an account or of another caller than an address, whatever their outcome; all of them, or none if there is no room. */
export async function countUseOf(context: Context, limit: RateLimit, who: string, count = 1): Promise<void> {
  await takeUse(context, limit, who, count);
}

async function takeUse(
  context: Context,
  { name, max, windowMs, sentence }: RateLimit,
  who = ownKey(context),
  count = 1,
): Promise<{ key: string; id: ObjectId }> {
  const key = `${name} ${who}`;
  const id = new ObjectId();
  const since = { $subtract: ['$$NOW', windowMs] };
  // A later use is from before the clock of the database was set back.
  const latest = { $add: ['$$NOW', clockSlackMs] };
  const cond = { $and: [{ $gt: ['$$this.at', since] }, { $lte: ['$$this.at', latest] }] };
  const recent = { $filter: { input: { $ifNull: ['$hits', []] }, cond } };
  const added = { $concatArrays: ['$hits', Array.from({ length: count }, () => ({ id, at: '$$NOW' }))] };
  const uses = await retryWhenTaken(() =>
    context.db.collection<Uses>(collection).findOneAndUpdate(
      { _id: key },
      [
        { $set: { hits: recent, expiresAt: { $add: ['$$NOW', windowMs] } } },
        {
          $set: {
            hits: { $cond: [{ $lte: [{ $add: [{ $size: '$hits' }, count] }, max] }, added, '$hits'] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after', writeConcern: soon },
    ),
  );
  if (uses?.hits.some((hit) => hit.id.equals(id))) return { key, id };
  const { hits: [oldest] = [], expiresAt = timeNow() } = uses ?? {};
  const waitMs = (oldest?.at.getTime() ?? 0) + 2 * windowMs - expiresAt.getTime();
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  throw new AppError('TOO_MANY_REQUESTS', `${sentence} Please try again ${inMinutes(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  });
}

/** The caller of a limit: an API token, from whatever address it calls, or a network. */
export function ownKey({ token, address }: Context): string {
  return token ? `token ${token.tokenId.toHexString()}` : network(address);
}

/** When two first uses both try to insert the document, the second tries again and finds it. */
export async function retryWhenTaken<Result>(update: () => Promise<Result>): Promise<Result> {
  try {
    return await update();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return update();
  }
}

/** Removes entries that are too old to count. */
export async function sweepRateLimits({ db }: AppContext): Promise<void> {
  await db.collection(collection).deleteMany({ expiresAt: { $lt: await databaseTime(db) } });
}
