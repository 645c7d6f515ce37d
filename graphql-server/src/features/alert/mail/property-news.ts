import type { Filter, WithId } from 'mongodb';
import { isDuplicateKey } from '../../../database/duplicate-key.ts';
import { timeNow } from '../../../base/clock.ts';
import type { AppContext } from '../../../base/context.ts';
import { derivedId } from '../../../base/ids.ts';
import { propertyNoun } from '../../property/property.service.ts';
import { PropertyStatus } from '../../property/property.type.ts';
import type { Property } from '../../property/property.type.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { publishedBy } from '../../../kit/publication.ts';
import { propertyNewsOf, seenPropertiesOf } from '../alerts.ts';
import type { SeenFacts, SeenProperty } from '../alerts.ts';
import { isNews, seenFactsOf } from './seen-homes.ts';

/** A write can become visible a little after its date. */
const overlapMs = 10_000;
const batchSize = 500;
const lookedAtId = 'properties';
const facts = {
  ...{ price: 1, propertyStatus: 1, stage: 1, completion: 1, configurations: 1 },
  ...{ publishAt: 1, shownUntil: 1, isTrial: 1, deleted: 1 },
} as const;

type Fresh = WithId<
  Pick<
    Property,
    | 'price'
    | 'propertyStatus'
    | 'completion'
    | 'configurations'
    | 'publishAt'
    | 'shownUntil'
    | 'isTrial'
    | 'deleted'
  > & { stage?: Property['stage'] }
>;

/** A home that is sold or off the market is no news to those who look for one. */
export function isListed(status: PropertyStatus): boolean {
  return status !== PropertyStatus.SOLD && status !== PropertyStatus.OFF_MARKET;
}

function looksOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<{ _id: string; at: Date }>('alertLooks');
}

/**
 * Notes what changed of the homes since the last look: published ones, also those that were scheduled, prices, statuses and
 * stages. A trial listing is not told of. The first look of a database notes nothing. Repeated or broken off, it notes each change once.
 */
export async function notePropertyNews(context: AppContext): Promise<void> {
  const now = timeNow();
  const last = await looksOf(context).findOne({ _id: lookedAtId });
  const since = last && new Date(last.at.getTime() - overlapMs);
  const looks: Filter<Property>[] = since
    ? [{ touchedAt: { $gte: since } }, { deleted: false, ...publishedBy(now, since) }]
    : [{ deleted: false, ...publishedBy(now) }];
  for (const filter of looks) {
    const found = collectionOf(context, propertyNoun).find<Fresh>(filter, { projection: facts, batchSize });
    let batch: Fresh[] = [];
    for await (const property of found) {
      batch.push(property);
      if (batch.length < batchSize) continue;
      await compare(context, batch, now, last !== null);
      batch = [];
    }
    await compare(context, batch, now, last !== null);
  }
  await looksOf(context).updateOne({ _id: lookedAtId }, { $max: { at: now } }, { upsert: true });
}

async function compare(
  context: AppContext,
  properties: readonly Fresh[],
  now: Date,
  tells: boolean,
): Promise<void> {
  if (properties.length === 0) return;
  const ids = properties.map(({ _id }) => _id);
  const seen = await seenPropertiesOf(context)
    .find({ _id: { $in: ids } })
    .toArray();
  const seenById = new Map(seen.map((one) => [one._id.toHexString(), one]));
  for (const property of properties) {
    await follow(context, property, seenById.get(property._id.toHexString()), { now, tells });
  }
}

async function follow(
  context: AppContext,
  property: Fresh,
  seen: SeenProperty | undefined,
  { now, tells }: { now: Date; tells: boolean },
): Promise<void> {
  const { _id, publishAt, shownUntil, isTrial = false, deleted } = property;
  const visible = !deleted && !isTrial && publishAt !== null && publishAt <= now && shownUntil > now;
  const after = seenFactsOf(property);
  if (!seen && !visible) return;
  const isNew = visible && !seen?.visible;
  const isChanged = visible && seen?.visible === true && isNews(seen, after);
  if (seen && !isNew && !isChanged && seen.visible === visible && hasSameConfigurations(seen, after)) return;
  const version = (seen?.version ?? 0) + 1;
  if (tells && ((isNew && isListed(after.status)) || isChanged)) {
    const before = isNew || !seen ? null : factsOf(seen);
    const news = { propertyId: _id, at: now, before, after, waiting: true } as const;
    const newsId = derivedId('property news', _id.toHexString(), version);
    await propertyNewsOf(context).updateOne({ _id: newsId }, { $setOnInsert: news }, { upsert: true });
  }
  const next = { ...after, visible, version };
  if (seen) await seenPropertiesOf(context).updateOne({ _id, version: seen.version }, { $set: next });
  else
    await seenPropertiesOf(context)
      .insertOne({ _id, ...next })
      .catch(ignoreDuplicate);
}

function factsOf({ price, status, stage, configurations }: SeenProperty): SeenFacts {
  return { price, status, stage, ...(configurations && { configurations }) };
}

/** A corrected area is no news, but the next comparison needs it. */
function hasSameConfigurations(before: SeenFacts, after: SeenFacts): boolean {
  return JSON.stringify(before.configurations) === JSON.stringify(after.configurations);
}

/** Another process has noted it at the same moment. */
export function ignoreDuplicate(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
}
