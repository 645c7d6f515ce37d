import type { ObjectId } from 'mongodb';
import { timeNow } from '../../../base/clock.ts';
import type { AppContext } from '../../../base/context.ts';
import { derivedId } from '../../../base/ids.ts';
import { ruleBook } from '../../rule/rule-book.ts';
import type { RuleBook } from '../../rule/rule-book.ts';
import { oldestPriceOf } from '../inventory/configured.ts';
import { intentOf, ProjectIntent } from '../property.type.ts';
import type { Price, PriceChange, Property } from '../property.type.ts';

/** A price that visitors saw from a moment on. Nothing changes it, and no operation removes it. */
interface StoredPriceChange extends PriceChange {
  _id: ObjectId;
  /** The property. */
  itemId: ObjectId;
}

/** While no rule says when a price is old. */
const defaultStaleDays = 45;
const dayMs = 24 * 3_600_000;
const inOrder = { at: 1 } as const;

type Priced = Pick<Property, '_id' | 'publishAt' | 'updatedAt' | 'price' | 'propertyStatus' | 'deleted'>;

function pricesOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<StoredPriceChange>('priceChanges');
}

/**
 * Notes the price that visitors see, or will see from its date on, if it differs from the last noted one; however often it
 * is called. Called before a save, it catches up on a save whose process was killed. The price of a draft is no price yet.
 */
export async function notePrice(context: AppContext, property: Priced): Promise<void> {
  if (!property.publishAt || property.deleted) return;
  const itemId = property._id;
  const now = timeNow();
  const [last] = await pricesOf(context)
    .find({ itemId, at: { $lte: now } }, { sort: { at: -1 }, limit: 1 })
    .toArray();
  const next = changeSince(last, property);
  // A date that was moved, or a price that was corrected before visitors saw it.
  await pricesOf(context).deleteMany({ itemId, at: { $gt: now } });
  if (!next) return;
  const _id = derivedId('price', itemId.toHexString(), next.at.getTime());
  await pricesOf(context).updateOne({ _id }, { $setOnInsert: { itemId, ...next } }, { upsert: true });
}

/**
 * The prices that visitors saw, the first one first, each with the moment from which on they saw it. The present one is
 * among them even if the process that saved it was killed. Empty for a property that is not published.
 */
export async function priceHistory(context: AppContext, property: Priced): Promise<PriceChange[]> {
  const now = timeNow();
  if (!property.publishAt || property.publishAt > now) return [];
  const noted: PriceChange[] = await pricesOf(context)
    .find({ itemId: property._id, at: { $lte: now } }, { sort: inOrder })
    .toArray();
  const present = changeSince(noted.at(-1), property);
  return present ? [...noted, present] : noted;
}

/** Stores the earlier prices of a sample listing, once each: the day as YYYY-MM-DD and the rupees. */
export async function addSamplePrices(
  context: AppContext,
  itemId: ObjectId,
  prices: readonly (readonly [day: string, rupees: number])[],
): Promise<void> {
  for (const [day, from] of prices) {
    const at = new Date(`${day}T00:00:00+05:30`);
    const _id = derivedId('price', itemId.toHexString(), at.getTime());
    const price = { from, to: null };
    await pricesOf(context).updateOne(
      { _id },
      { $setOnInsert: { itemId, at, price, perMonth: false } },
      { upsert: true },
    );
  }
}

/** The days after which a price is old: the rule `price.staleDays`. */
export function staleDaysOf({ find }: Pick<RuleBook, 'find'>): number {
  return Number(find('price.staleDays')?.value ?? defaultStaleDays);
}

/** The moment before which a price that was set or confirmed is old today. */
export async function oldestPrice(context: AppContext): Promise<Date> {
  const rules = await ruleBook(context, { authorities: [] });
  return new Date(timeNow().getTime() - staleDaysOf(rules) * dayMs);
}

/**
 * Whether the office has neither set nor confirmed a price since the rule’s day, so that it sinks in lists. It is true or
 * null, because the database sorts null before all else; null for a price on request.
 */
export async function sinking(
  context: AppContext,
  { price, pricedAt }: Pick<Property, 'price' | 'pricedAt'>,
): Promise<{ sinks: true | null }> {
  return { sinks: (price !== null && pricedAt < (await oldestPrice(context))) || null };
}

/**
 * The moment of a price: the day that was given for it, or now if it differs from the one before; with configurations, the
 * oldest day of their prices.
 */
export function pricedAtOf(
  { price, configurations }: Pick<Property, 'price' | 'configurations'>,
  before?: Pick<Property, 'price' | 'pricedAt'>,
  pricedOn?: string | null,
): Date {
  const oldest = oldestPriceOf(configurations);
  if (oldest) return oldest;
  if (pricedOn) return new Date(`${pricedOn}T00:00:00+05:30`);
  return before && isSame(price, before.price) ? before.pricedAt : timeNow();
}

function changeSince(last: PriceChange | undefined, property: Priced): PriceChange | null {
  const { price, updatedAt, propertyStatus } = property;
  const publishAt = property.publishAt ?? updatedAt;
  const perMonth = intentOf(propertyStatus) === ProjectIntent.RENT;
  if (last && isSame(last.price, price) && last.perMonth === perMonth) return null;
  const at = !last || publishAt > updatedAt ? publishAt : updatedAt;
  return { at, price, perMonth };
}

function isSame(one: Price | null, other: Price | null): boolean {
  return one?.from === other?.from && (one?.to ?? null) === (other?.to ?? null);
}
