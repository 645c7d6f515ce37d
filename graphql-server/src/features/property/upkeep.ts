import type { AnyBulkWriteOperation, Filter } from 'mongodb';
import type { AppContext } from '../../base/context.ts';
import { touch } from '../../database/changes.ts';
import { announceItems, collectionOf } from '../../kit/noun.ts';
import { storedCompleteness } from './completeness/completeness.ts';
import { oldestPrice } from './price/price-history.ts';
import { propertyNoun } from './property.service.ts';
import type { Property } from './property.type.ts';

const batchSize = 200;

/**
 * Notes what time and new versions change without a save: prices that have grown old, and the completeness of properties
 * that were stored before it was counted. It runs again and again; what is right is left alone.
 */
export async function keepUpProperties(context: AppContext): Promise<void> {
  const oldest = await oldestPrice(context);
  const priced = { deleted: false, 'price.from': { $gt: 0 } };
  await change(context, { ...priced, pricedAt: { $lt: oldest }, sinks: null }, () => ({ sinks: true }));
  await change(context, { deleted: false, sinks: true, pricedAt: { $gte: oldest } }, () => ({ sinks: null }));
  await change(context, { deleted: false, completeness: { $exists: false } }, storedCompleteness);
}

/** Changes the properties that a condition finds, in batches, as long as it finds some that no one changed meanwhile. */
async function change(
  context: AppContext,
  filter: Filter<Property>,
  values: (item: Property) => Partial<Property>,
): Promise<void> {
  const properties = collectionOf(context, propertyNoun);
  for (;;) {
    const found = await properties.find(filter, { limit: batchSize }).toArray();
    if (found.length === 0) return;
    const writes = found.map((item): AnyBulkWriteOperation<Property> => ({
      updateOne: {
        filter: { ...filter, _id: item._id, updatedAt: item.updatedAt },
        update: { $set: values(item), ...touch },
      },
    }));
    const { modifiedCount } = await properties.bulkWrite(writes, { ordered: false });
    announceItems(context, propertyNoun, found);
    if (modifiedCount === 0) return;
  }
}
