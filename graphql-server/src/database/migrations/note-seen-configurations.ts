import type { Db, Document } from 'mongodb';

const fields = [
  ...['key', 'name', 'bedrooms', 'study', 'baths', 'balconies'],
  ...['carpet', 'builtUp', 'superArea', 'priceFrom', 'priceTo'],
] as const;

/**
 * Alerts of earlier versions noted the price of a whole home. Each gets its configurations as they are, so that the next change
 * of one is told as that; a home whose price has changed since is compared as a whole once more.
 */
export async function noteSeenConfigurations(db: Db): Promise<void> {
  const seen = db.collection('seenProperties');
  for await (const { _id, price } of seen.find({ configurations: { $exists: false } })) {
    const property = await db
      .collection('properties')
      .findOne({ _id }, { projection: { price: 1, configurations: 1 } });
    if (!property || bandOf(property.price as Document | null) !== bandOf(price as Document | null)) continue;
    const configurations = ((property.configurations ?? []) as Document[]).map((part) =>
      Object.fromEntries(fields.map((field) => [field, (part[field] as unknown) ?? null])),
    );
    await seen.updateOne({ _id, configurations: { $exists: false } }, { $set: { configurations } });
  }
}

function bandOf(price: Document | null): string {
  return JSON.stringify([price?.from ?? null, price?.to ?? null]);
}
