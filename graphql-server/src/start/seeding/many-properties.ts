import { ObjectId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { StartupError } from '../../base/startup-error.ts';
import { announceRewriting } from '../../database/changes.ts';
import { ensureIndexes } from '../../database/ensure-indexes.ts';
import { propertyNoun } from '../../features/property/property.service.ts';
import type { Property } from '../../features/property/property.type.ts';
import { collectionOf } from '../../kit/noun.ts';
import { shown } from '../../kit/publication.ts';
import { indexes } from '../../office/rooms.ts';

/** The engine is slow with batches of more than a megabyte. */
const batchSize = 250;
const minuteMs = 60_000;

/** Adds copies of the published properties for measuring, with other names and prices. */
export async function addProperties(
  context: Context,
  count: number,
  onDone: (done: number) => void,
): Promise<void> {
  const collection = collectionOf(context, propertyNoun);
  const samples = await collection
    .find({ deleted: false, ...shown() })
    .limit(50)
    .toArray();
  if (samples.length === 0) throw new StartupError('There is no property to vary: add one first.');
  const run = timeNow().getTime().toString(36);
  // Beyond its cache, the engine adds to an index far more slowly than it builds one.
  if (count >= 10_000) await collection.dropIndexes();
  for (let added = 0; added < count; added += batchSize) {
    const size = Math.min(batchSize, count - added);
    const batch = Array.from({ length: size }, (_, index) => variation(samples, run, added + index));
    await collection.insertMany(batch, { ordered: false });
    onDone(added + size);
  }
  const { collection: name } = propertyNoun;
  await ensureIndexes(context.db, { [name]: indexes[name] ?? [] });
  await announceRewriting(context, propertyNoun.collection);
}

/** The same numbers for the same place in a run, so that measurements can be repeated. */
function variation(samples: Property[], run: string, place: number): Property {
  const sample = samples[place % samples.length] as Property;
  const factor = 0.6 + ((place * 7919) % 1000) / 1000;
  const number = place + 1;
  const createdAt = new Date(sample.createdAt.getTime() - number * minuteMs);
  const price = sample.price && { from: Math.round((sample.price.from * factor) / 1000) * 1000, to: null };
  return {
    ...sample,
    _id: new ObjectId(),
    title: `${sample.title} ${number}`,
    slug: `${sample.slug}-${run}-${number}`,
    formerSlugs: [],
    price,
    words: [...sample.words, String(number)],
    searchText: `${sample.searchText} ${number}`,
    enquiryCount: (place * 31) % 97,
    viewCount: (place * 17) % 997,
    sample: true,
    createdAt,
    publishAt: createdAt,
    updatedAt: createdAt,
    touchedAt: timeNow(),
  };
}
