import type { Db } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import { derivedId } from '../../base/ids.ts';
import { wordsOf } from '../../base/text/words.ts';
import { touch } from '../changes.ts';

/** What a property of an earlier version says of its builder. */
interface Told {
  builder: string;
  aboutBuilder?: string;
  sample?: true;
}

/**
 * Makes a builder for each name that properties give, whatever its capitals and punctuation. The text of the newest
 * property becomes its introduction, unless it is the text that every new property begins with. Each property keeps its
 * own text; the office lists those that differ. Properties with a text and no name stay as they are. It may run again.
 */
export async function addBuilders(db: Db): Promise<void> {
  const settings = db.collection<{ _id: string; defaultAboutBuilder?: string }>('siteSettings');
  const usual = (await settings.findOne({ _id: 'site' }))?.defaultAboutBuilder ?? '';
  const told = new Map<string, Told[]>();
  const properties = db
    .collection<Told>('properties')
    .find({ deleted: false, builder: { $gt: '' } }, { sort: { deleted: 1, createdAt: -1, _id: -1 } });
  for await (const property of properties) {
    const key = keyOf(property.builder);
    if (key) told.set(key, [...(told.get(key) ?? []), property]);
  }
  const builders = db.collection('builders');
  const known = new Set<string>(await builders.distinct('keys'));
  const slugs = new Set<string>(await builders.distinct('slug'));
  const first = timeNow().getTime();
  for (const [index, [key, newestFirst]] of [...told].entries()) {
    if (known.has(key)) continue;
    const moment = new Date(first + index);
    const dates = { createdAt: moment, updatedAt: moment, deletedAt: null, deleted: false };
    const values = { ...builderOf(key, newestFirst, usual), slug: freeSlug(slugOf(key), slugs), ...dates };
    await builders.updateOne(
      { _id: derivedId('builder', key) },
      { $setOnInsert: values, ...touch },
      { upsert: true },
    );
  }
}

function builderOf(key: string, newestFirst: readonly Told[], usual: string) {
  const name = newestFirst[0]?.builder.trim() ?? key;
  const texts = newestFirst.map(({ aboutBuilder }) => aboutBuilder?.trim() ?? '');
  const introduction = texts.find((text) => text && text !== usual.trim()) ?? null;
  return {
    ...{ name, keys: [key], introduction, image: null, since: null, promoterNumber: null, website: null },
    ...{ checks: [], trackRecord: [], words: wordsOf(name) },
    ...(newestFirst.every(({ sample }) => sample) && { sample: true }),
  };
}

function keyOf(name: string): string {
  return wordsOf(name).join(' ');
}

function slugOf(key: string): string {
  const slug = key
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return slug || 'builder';
}

function freeSlug(base: string, taken: Set<string>): string {
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  taken.add(slug);
  return slug;
}
