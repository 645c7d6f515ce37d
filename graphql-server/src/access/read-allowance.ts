import { LRUCache } from 'lru-cache';
import { timeNow } from '../base/clock.ts';
import type { AppContext, Context } from '../base/context.ts';
import { AppError } from '../base/errors.ts';
import { network } from './network.ts';
import { retryWhenTaken, soon } from './rate-limit.ts';

/** The read cost of one address per minute, unless `READ_COST_PER_MINUTE` sets another; a card costs about 15. */
const visitorsAllowance = 100_000;
/** How many times more an account may read than a visitor. */
const accountsFactor = 10;
const windowSeconds = 60;
/** A process takes this fraction of the allowance at a time, so that most reads are counted without the database. */
const shareOfAllowance = 20;
const maxCallers = 10_000;

interface Allowance {
  _id: string;
  taken: number;
  expiresAt: Date;
  now: Date;
}

/** The part of a caller’s allowance that this process has reserved and not yet used. */
interface Share {
  left: number;
  until: number;
}

/** What takes a share for a caller now: requests at the same moment wait for one share, and take no more of them. */
const takings = new WeakMap<AppContext['db'], Map<string, Promise<void>>>();
const shares = new WeakMap<AppContext['db'], LRUCache<string, Share>>();

/**
 * Counts the cost of an answer against its caller’s minute, across both doors and all processes. Throws
 * TOO_MANY_REQUESTS with the seconds to wait when the allowance is used up. Reads for a page that the server
 * renders are free here: the page itself is counted.
 */
export async function countRead(context: Context, cost: number): Promise<void> {
  if (context.rendering) return;
  const taking = takingsOf(context.db);
  const key = callerOf(context);
  while (!countReadAtOnce(context, cost)) {
    const others = taking.get(key);
    if (!others) {
      const own = takeShare(context, key, cost).finally(() => taking.delete(key));
      taking.set(key, own);
      return own;
    }
    await others;
  }
}

/** Reserves a share of the caller’s minute, and counts the cost against it. */
async function takeShare(context: Context, key: string, cost: number): Promise<void> {
  const { db, admin, config } = context;
  const allowance = (config.readCostPerMinute ?? visitorsAllowance) * (admin ? accountsFactor : 1);
  const amount = Math.max(cost, allowance / shareOfAllowance);
  const { taken, secondsLeft } = await take(db, key, amount);
  if (taken > allowance) {
    const sentence = `Too much was read from your connection. Please try again in ${secondsLeft} seconds.`;
    throw new AppError('TOO_MANY_REQUESTS', sentence, { retryAfterSeconds: secondsLeft });
  }
  sharesOf(db).set(key, { left: amount - cost, until: performance.now() + secondsLeft * 1000 });
}

/** Counts the cost if this process has reserved enough of the caller’s minute; false if it has to reserve more. */
export function countReadAtOnce(context: Context, cost: number): boolean {
  const share = sharesOf(context.db).get(callerOf(context));
  if (!share || share.left < cost || share.until <= performance.now()) return false;
  share.left -= cost;
  return true;
}

function sharesOf(db: AppContext['db']): LRUCache<string, Share> {
  const known = shares.get(db) ?? new LRUCache({ max: maxCallers });
  shares.set(db, known);
  return known;
}

function takingsOf(db: AppContext['db']): Map<string, Promise<void>> {
  const known = takings.get(db) ?? new Map<string, Promise<void>>();
  takings.set(db, known);
  return known;
}

function callerOf({ admin, address }: Context): string {
  return admin ? `reads of ${admin.adminId.toHexString()}` : `reads ${network(address)}`;
}

async function take(db: AppContext['db'], _id: string, amount: number) {
  const isOver = { $lte: [{ $ifNull: ['$expiresAt', '$$NOW'] }, '$$NOW'] };
  const end = { $dateAdd: { startDate: '$$NOW', unit: 'second', amount: windowSeconds } };
  const found = await retryWhenTaken(() =>
    db.collection<Allowance>('rateLimits').findOneAndUpdate(
      { _id },
      [
        {
          $set: {
            now: '$$NOW',
            taken: { $add: [{ $cond: [isOver, 0, '$taken'] }, amount] },
            expiresAt: { $cond: [isOver, end, '$expiresAt'] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after', writeConcern: soon },
    ),
  );
  const { taken = amount, expiresAt = timeNow(), now = expiresAt } = found ?? {};
  return { taken, secondsLeft: Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)) };
}
