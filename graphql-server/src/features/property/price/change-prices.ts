import { lacksUnit } from 'domain/money/least-price.ts';
import { indianNumber } from 'domain/text/number.ts';
import { ObjectId } from 'mongodb';
import type { Filter, WithId } from 'mongodb';
import { timeNow } from '../../../base/clock.ts';
import type { Context } from '../../../base/context.ts';
import { AppError, badField } from '../../../base/errors.ts';
import { checkInput } from '../../../base/input.ts';
import type { StoredItem } from '../../../base/types.ts';
import { maxItemsAtOnce, readIds } from '../../../kit/bulk.ts';
import type { Selection } from '../../../kit/bulk.ts';
import { noteInBatch } from '../../../kit/change/batches.ts';
import { itemById, updateItem } from '../../../kit/items.ts';
import { matches } from '../../../kit/list-filters.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { readPrice } from '../facts/property-facts.ts';
import { propertyNoun } from '../property.service.ts';
import { PropertyStatus } from '../property.type.ts';
import type { Price, Property } from '../property.type.ts';
import { PriceStepInput } from './change-prices.type.ts';
import type { ChangedPrice, KeptPrice, PricePlan, SetPrice } from './change-prices.type.ts';

const mostShown = 100;
const mostRupees = 9_999_999_999;
const inPercent = 100;

const sentences = {
  step: 'Please enter a percentage or an amount.',
  many: `Please change the prices of at most ${indianNumber(maxItemsAtOnce)} properties at a time.`,
  none: 'It has no price.',
  same: 'Its price would stay the same.',
  configurations: 'Its price comes from its configurations. Please change it in its form.',
  draft: 'A draft beside it waits to be published. Please change the price there.',
  low: 'The new price would not be above zero.',
  high: 'The new price would be too high.',
  unit: 'Please enter the whole price, such as 95 lakh.',
  later: 'Another person saved it meanwhile.',
};

/**
 * Changes the prices of up to 1,000 properties by a percentage or an amount, each as one save with a version, and keeps them for
 * `undoPropertyBatch`; a dry run only says what would change. A price that follows from configurations, and one with a draft
 * beside it, stays. Throws BAD_USER_INPUT for a step that is none, and for too many properties.
 */
export async function changePropertyPrices(
  context: Context,
  selection: Selection,
  raw: PriceStepInput,
  dryRun: boolean,
): Promise<PricePlan> {
  const step = checkInput(PriceStepInput, raw);
  if ((step.percent === undefined) === (step.amount === undefined)) throw badField('percent', sentences.step);
  const batchId = new ObjectId();
  const changes: ChangedPrice[] = [];
  const kept: KeptPrice[] = [];
  for (const property of await chosen(context, selection)) {
    const { price: before } = property;
    const after = before ? newPrice(property, before, step) : sentences.none;
    const reason = typeof after === 'string' ? after : null;
    const refusal =
      reason ?? (!dryRun && typeof after === 'object' && (await save(context, property, after, batchId)));
    if (refusal) kept.push({ property, reason: refusal });
    else if (before && typeof after === 'object') changes.push({ property, before, after });
  }
  return {
    changes: changes.slice(0, mostShown),
    changed: changes.length,
    kept: kept.slice(0, mostShown),
    keptCount: kept.length,
    batchId: !dryRun && changes.length > 0 ? batchId : null,
  };
}

/**
 * Sets the price of one property as typed, and keeps the former one for `undoPropertyBatch`. Throws BAD_USER_INPUT for a text that
 * is no price, NOT_FOUND, and CONFLICT if the price follows from elsewhere or another account saved the property after `readAt`.
 */
export async function setPropertyPrice(
  context: Context,
  { id, price: typed, readAt }: { id: string; price: string; readAt?: Date | null },
): Promise<SetPrice> {
  const property = await itemById(context, propertyNoun, id);
  if (lacksUnit(typed, property.propertyStatus === PropertyStatus.FOR_RENT))
    throw badField('price', sentences.unit);
  const price = readPrice(typed);
  const stands = standsElsewhere(property);
  if (stands) throw new AppError('CONFLICT', stands);
  const values = { price, pricedAt: timeNow(), sinks: null };
  const saved = await updateItem(context, propertyNoun, property._id, values, readAt ?? property.updatedAt);
  const batchId = new ObjectId();
  await noteInBatch(context, batchId, property, saved);
  return { property: saved, batchId };
}

/** Why the price of a property is not changed beside its form. */
function standsElsewhere({ configurations, draft }: Property): string | null {
  if (configurations?.length) return sentences.configurations;
  return draft ? sentences.draft : null;
}

async function chosen(context: Context, { ids, matching, filter }: Selection): Promise<WithId<Property>[]> {
  const match: Filter<StoredItem> = matching
    ? { ...matches(propertyNoun, { ...matching, filter }), deleted: false }
    : { _id: { $in: readIds(ids) }, deleted: false };
  const found = await collectionOf(context, propertyNoun)
    .find(match as Filter<Property>, { sort: { createdAt: -1, _id: -1 }, limit: maxItemsAtOnce + 1 })
    .toArray();
  if (found.length > maxItemsAtOnce) throw badField('selection', sentences.many);
  return found;
}

/** The price after a step, or the sentence why it stays. */
function newPrice(property: Property, price: Price, step: PriceStepInput): Price | string {
  const stands = standsElsewhere(property);
  if (stands) return stands;
  const from = stepped(price.from, step);
  const to = price.to === null ? null : stepped(price.to, step);
  if (from <= 0) return sentences.low;
  if ((to ?? from) > mostRupees) return sentences.high;
  return from === price.from && to === price.to ? sentences.same : { from, to };
}

function stepped(rupees: number, { percent = 0, amount = 0, roundTo = 1 }: PriceStepInput): number {
  // Percentages have two places, so that whole numbers stay exact.
  const hundredths = inPercent * inPercent + Math.round(percent * inPercent);
  const next = (rupees * hundredths) / (inPercent * inPercent) + amount;
  return Math.round(next / roundTo) * roundTo;
}

/** Saves a price; answers the sentence why it stays. */
async function save(
  context: Context,
  property: WithId<Property>,
  price: Price,
  batchId: ObjectId,
): Promise<string | null> {
  const values = { price, pricedAt: timeNow(), sinks: null };
  try {
    const saved = await updateItem(context, propertyNoun, property._id, values, property.updatedAt);
    await noteInBatch(context, batchId, property, saved);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'CONFLICT' || error.code === 'NOT_FOUND' ? sentences.later : error.message;
  }
}
