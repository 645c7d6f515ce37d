import { LRUCache } from 'lru-cache';
import { actorOf, isVisitor } from './actor.ts';
import { timeNow } from '../base/clock.ts';
import type { AppContext, Context } from '../base/context.ts';
import { AppError } from '../base/errors.ts';
import { heldUntil, isAhead } from '../database/claims.ts';
import { inSeconds, network } from './network.ts';
import { retryWhenTaken, soon } from './rate-limit.ts';

/** The read cost of one address per minute, unless `READ_COST_PER_MINUTE` sets another; a card costs about 15. */
const visitorsAllowance = 100_000;
/** How many times more an account or an API token may read than a visitor. */
const accountsFactor = 10;
const windowMs = 60_000;
/**
 * A process reserves a small part of the allowance first and twice as much each time, up to a larger part: most reads are then
 * counted without the database, and a caller whose requests reach many processes loses little to what they do not use.
 */
const firstPart = 1 / 250;
const largestPart = 1 / 20;
const maxCallers = 10_000;

interface Allowance {
  _id: string;
  taken: number;
  /** What the last process got; 0 if the minute had no room for its read. */
  granted: number;
  expiresAt: Date;
  now: Date;
}

/** The part of a caller’s allowance that this process has reserved and not yet used. */
interface Share {
  amount: number;
  left: number;
  until: number;
  /** The caller’s cost of a minute, and the part of it that no process had reserved when this share was taken. */
  allowance: number;
  rest: number;
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
  const { db, config } = context;
  const allowance =
    (config.readCostPerMinute ?? visitorsAllowance) * (isVisitor(context) ? 1 : accountsFactor);
  const last = presentShare(db, key);
  const usual = last ? last.amount * 2 : allowance * firstPart;
  const amount = Math.max(cost, Math.min(usual, allowance * largestPart));
  const { granted, rest, secondsLeft } = await take(db, key, { cost, amount, allowance });
  const until = performance.now() + secondsLeft * 1000;
  if (granted === 0) {
    sharesOf(db).set(key, { amount, left: 0, until, allowance, rest });
    const sentence = `Your connection has made too many requests. Please try again ${inSeconds(secondsLeft)}.`;
    throw new AppError('TOO_MANY_REQUESTS', sentence, { retryAfterSeconds: secondsLeft });
  }
  sharesOf(db).set(key, {
    amount,
    left: granted - cost + (last?.left ?? 0),
    until,
    allowance,
    rest,
  });
}

/**
 * What is left of the caller’s minute, as the headers of the draft `httpapi-ratelimit-headers-11` of the IETF say it: cost units, and
 * the seconds until the next minute. Undefined for a caller that has not read here in this minute.
 */
export function limitHeaders(context: Context): LimitHeaders | undefined {
  const share = presentShare(context.db, callerOf(context));
  if (!share) return undefined;
  const seconds = Math.ceil((share.until - performance.now()) / 1000);
  return {
    'RateLimit-Policy': `"cost";q=${share.allowance};w=${windowMs / 1000}`,
    RateLimit: `"cost";r=${leftOf(share)};t=${seconds}`,
  };
}

export type LimitHeaders = Record<'RateLimit-Policy' | 'RateLimit', string>;

/** The cost that the caller may still read in this minute; undefined if it has not read here. */
export function costLeft(context: Context): number | undefined {
  const share = presentShare(context.db, callerOf(context));
  return share && leftOf(share);
}

function leftOf({ left, rest }: Share): number {
  return Math.max(0, Math.floor(left + rest));
}

/** Counts the cost if this process has reserved enough of the caller’s minute; false if it has to reserve more. */
export function countReadAtOnce(context: Context, cost: number): boolean {
  const share = presentShare(context.db, callerOf(context));
  if (!share || share.left < cost) return false;
  share.left -= cost;
  return true;
}

/** The share of a caller, if its minute is not over. */
function presentShare(db: AppContext['db'], key: string): Share | undefined {
  const share = sharesOf(db).get(key);
  return share && share.until > performance.now() ? share : undefined;
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

function callerOf(context: Context): string {
  const actor = actorOf(context);
  return actor ? `reads of ${actor.adminId.toHexString()}` : `reads ${network(context.address)}`;
}

/** What a process asks for: the cost of its read at least, the amount at most. */
interface Wish {
  cost: number;
  amount: number;
  allowance: number;
}

async function take(db: AppContext['db'], _id: string, { cost, amount, allowance }: Wish) {
  const lasts = isAhead('$expiresAt', windowMs);
  const left = { $subtract: [allowance, '$taken'] };
  const found = await retryWhenTaken(() =>
    db.collection<Allowance>('rateLimits').findOneAndUpdate(
      { _id },
      [
        {
          $set: {
            now: '$$NOW',
            taken: { $cond: [lasts, '$taken', 0] },
            expiresAt: { $cond: [lasts, '$expiresAt', heldUntil(windowMs)] },
          },
        },
        { $set: { granted: { $cond: [{ $lt: [left, cost] }, 0, { $min: [left, amount] }] } } },
        // A refusal ends the minute, for smaller reads too.
        {
          $set: { taken: { $cond: [{ $eq: ['$granted', 0] }, allowance, { $add: ['$taken', '$granted'] }] } },
        },
      ],
      { upsert: true, returnDocument: 'after', writeConcern: soon },
    ),
  );
  const { granted = amount, taken = amount, expiresAt = timeNow(), now = expiresAt } = found ?? {};
  const rest = Math.max(0, allowance - taken);
  return { granted, rest, secondsLeft: Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)) };
}
