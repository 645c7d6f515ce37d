import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { ObjectId } from 'mongodb';
import { readConfig } from './config.ts';
import type { Context } from './context.ts';
import { announceChange } from './database/changes.ts';
import { collectionOf } from './database/items.ts';
import { propertyNoun } from './features/property/property.service.ts';
import type { Property } from './features/property/property.type.ts';
import { openProduct, systemContext } from './product.ts';
import { StartupError } from './startup-error.ts';

/** `npm run seed -- --properties 100000`: adds variations of the sample projects, for measuring. */
const { values } = parseArgs({ options: { properties: { type: 'string', default: '1000' } } });
const wanted = Number(values.properties);
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 5_000_000) {
  throw new StartupError('Say how many properties to add: npm run seed -- --properties 1000');
}

/** The engine is slow with batches of more than a megabyte. */
const batchSize = 250;
const minuteMs = 60_000;

const product = await openProduct(readConfig(process.env));
try {
  await addProperties(systemContext(product.context), wanted);
} finally {
  await product.close();
}

async function addProperties(context: Context, count: number): Promise<void> {
  const collection = collectionOf(context, propertyNoun);
  const samples = await collection.find({ deleted: false }).limit(50).toArray();
  if (samples.length === 0) throw new StartupError('There is no property to vary: add one first.');
  const run = Date.now().toString(36);
  for (let added = 0; added < count; added += batchSize) {
    const size = Math.min(batchSize, count - added);
    const batch = Array.from({ length: size }, (_, index) => variation(samples, run, added + index));
    await collection.insertMany(batch, { ordered: false });
    showProgress(added + size, count);
  }
  await announceChange(context, propertyNoun.collection);
}

/** The same numbers for the same place in a run: measurements can be repeated. */
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
    createdAt,
    updatedAt: createdAt,
    touchedAt: new Date(),
  };
}

function showProgress(done: number, total: number): void {
  const width = 40;
  const filled = Math.round((done / total) * width);
  const bar = '█'.repeat(filled).padEnd(width, '░');
  const end = done === total ? '\n' : '';
  process.stdout.write(`\r${bar} ${done.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')}${end}`);
}
