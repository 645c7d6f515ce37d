import type { Filter, ObjectId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { derivedId } from '../../base/ids.ts';
import type { StoredItem } from '../../base/types.ts';
import { oldestPriceOf } from './inventory/configured.ts';
import { intentOf, ProjectIntent } from './property.type.ts';
import type { Price, PriceChange, Property } from './property.type.ts';

/** A price that visitors saw from a moment on. Nothing changes it, and no operation removes it. */
interface StoredPriceChange extends PriceChange {
  _id: ObjectId;
  /** The property. */
  itemId: ObjectId;
}

/** The price of a property is called old after so many days. */
export const maxPriceAgeDays = 45;
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

/** The condition of a list for old prices, or for all others. */
export function oldPrices(yes: boolean): Filter<StoredItem> {
  const oldest = new Date(timeNow().getTime() - maxPriceAgeDays * dayMs);
  const areOld = { pricedAt: { $lt: oldest }, 'price.from': { $gt: 0 } } as object;
  return yes ? areOld : { $nor: [areOld] };
}

/** Whether the office has neither set nor confirmed the price for 45 days; false on request, and off the market. */
export function isPriceOld({ price, pricedAt }: Pick<Property, 'price' | 'pricedAt'>): boolean {
  return price !== null && timeNow().getTime() - pricedAt.getTime() > maxPriceAgeDays * dayMs;
}

/** The moment of a price: now if it differs from the one before; with configurations, the oldest day of their prices. */
export function pricedAtOf(
  { price, configurations }: Pick<Property, 'price' | 'configurations'>,
  before?: Pick<Property, 'price' | 'pricedAt'>,
): Date {
  const oldest = oldestPriceOf(configurations);
  if (oldest) return oldest;
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
