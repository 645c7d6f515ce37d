import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { ObjectId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { StartupError } from '../../base/startup-error.ts';
import { announceRewriting } from '../../database/changes.ts';
import { propertyNoun } from '../../features/property/property.service.ts';
import type { Property } from '../../features/property/property.type.ts';
import { collectionOf } from '../../items/noun.ts';
import { shown } from '../../items/publication.ts';
import { readConfig } from '../config.ts';
import { openProduct, systemContext } from '../product.ts';
import { showProgress } from '../progress-bar.ts';
import { addActivities } from './many-activities.ts';
import { addApplications, addContacts } from './many-leads.ts';

/**
 * `npm run seed -- --properties 10000 --contacts 50000 --applications 10000 --activities 200000`: adds
 * samples for measuring.
 */
const { values } = parseArgs({
  options: {
    properties: { type: 'string' },
    contacts: { type: 'string' },
    applications: { type: 'string' },
    activities: { type: 'string' },
  },
});
const wanted = {
  properties: readCount(values.properties),
  contacts: readCount(values.contacts),
  applications: readCount(values.applications),
  activities: readCount(values.activities),
};
if (!Object.values(wanted).some(Boolean)) {
  throw new StartupError(
    'Say what to add: npm run seed -- --properties 1000 --contacts 1000 --applications 1000 --activities 1000',
  );
}

/** The engine is slow with batches of more than a megabyte. */
const batchSize = 250;
const minuteMs = 60_000;

const product = await openProduct(readConfig(process.env));
try {
  const context = systemContext(product.context);
  if (wanted.properties) await addProperties(context, wanted.properties);
  await addContacts(context, wanted.contacts, (done) => showCount(done, wanted.contacts));
  await addApplications(context, wanted.applications, (done) => showCount(done, wanted.applications));
  await addActivities(context, wanted.activities, (done) => showCount(done, wanted.activities));
} finally {
  await product.close();
}

function readCount(text = '0'): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0 && count <= 5_000_000) return count;
  throw new StartupError(`${text} is not a whole number up to 50,00,000.`);
}

async function addProperties(context: Context, count: number): Promise<void> {
  const collection = collectionOf(context, propertyNoun);
  const samples = await collection
    .find({ deleted: false, ...shown() })
    .limit(50)
    .toArray();
  if (samples.length === 0) throw new StartupError('There is no property to vary: add one first.');
  const run = timeNow().getTime().toString(36);
  for (let added = 0; added < count; added += batchSize) {
    const size = Math.min(batchSize, count - added);
    const batch = Array.from({ length: size }, (_, index) => variation(samples, run, added + index));
    await collection.insertMany(batch, { ordered: false });
    showCount(added + size, count);
  }
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

function showCount(done: number, total: number): void {
  showProgress(done, total, `${done.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')}`);
}
