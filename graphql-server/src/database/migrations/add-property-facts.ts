import type { AnyBulkWriteOperation, Db } from 'mongodb';
import { extrasOf } from 'domain/property/property-choices.ts';
import { touch } from '../changes.ts';
import { matchPlace } from '../gazetteer/match-place.ts';
import type { NamedPlace } from '../gazetteer/match-place.ts';

/** A property of an earlier version, or the values of its draft. */
interface Former {
  category?: string;
  locality?: string | null;
  city?: string | null;
  features?: string[];
  amenities?: string[];
}

const batchSize = 500;

/** Gives properties of earlier versions their place and their chosen facts, as far as their texts name them. It may run again. */
export async function addPropertyFacts(db: Db): Promise<void> {
  const places = await db
    .collection<NamedPlace & { deleted: boolean }>('places')
    .find({ deleted: false })
    .toArray();
  const properties = db.collection<Former & { draft?: { values: Former } | null; placeKey?: string }>(
    'properties',
  );
  const bulk: AnyBulkWriteOperation<Former>[] = [];
  const fields = { category: 1, locality: 1, city: 1, features: 1, amenities: 1, 'draft.values': 1 };
  for await (const { _id, draft, ...item } of properties.find(
    { placeKey: { $exists: false } },
    { projection: fields },
  )) {
    const ofDraft = Object.entries(draft ? factsOf(places, draft.values) : {});
    const values = {
      ...factsOf(places, item),
      ...Object.fromEntries(ofDraft.map(([name, value]) => [`draft.values.${name}`, value])),
    };
    bulk.push({ updateOne: { filter: { _id }, update: { $set: values, ...touch } } });
    if (bulk.length === batchSize) await properties.bulkWrite(bulk.splice(0), { ordered: false });
  }
  if (bulk.length > 0) await properties.bulkWrite(bulk, { ordered: false });
}

function factsOf(places: readonly NamedPlace[], former: Former) {
  return {
    placeKey: matchPlace(places, former),
    kind: former.category === 'STUDIO' ? 'STUDIO' : null,
    facing: [],
    extras: extrasOf(former.features, former.amenities),
  };
}
