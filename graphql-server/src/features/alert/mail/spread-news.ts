import { setImmediate as breathe } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import type { AnyBulkWriteOperation } from 'mongodb';
import { timeNow } from '../../../base/clock.ts';
import type { AppContext } from '../../../base/context.ts';
import { derivedId } from '../../../base/ids.ts';
import { AlertFrequency, AlertKind, AlertState } from '../alert.type.ts';
import type { StoredAlert } from '../alert.type.ts';
import { dueAtOf } from '../alert-times.ts';
import type { ProjectFilter } from '../../search/project-filter.input.ts';
import { propertyNoun } from '../../property/property.service.ts';
import type { Property } from '../../property/property.type.ts';
import { matcherOf } from '../../search/wished-search.ts';
import { advertised } from '../../property/rera/listing-mark.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { alertNewsOf, alertsOf, propertyNewsOf } from '../alerts.ts';
import type { AlertNews, PropertyNews } from '../alerts.ts';
import { asItWas, asOne, changedConfigurations } from './seen-homes.ts';

/** The changes that are compared with all alerts in one go. */
const newsBatch = 50;
const writeBatch = 500;
/** Other work goes on after so many different searches. */
const searchesBetweenBreaths = 50;

type Follower = Pick<StoredAlert, '_id' | 'key' | 'filter' | 'frequency' | 'confirmedAt'>;

/**
 * Tells the confirmed alerts of what changed: those whose search finds the home as it is or as it was, and those that follow
 * it. Each alert hears of each change once, and of a home as new once, whatever is repeated. Returns whether there is more.
 */
export async function spreadNews(context: AppContext): Promise<boolean> {
  const news = await propertyNewsOf(context)
    .find({ waiting: true }, { sort: { at: 1 }, limit: newsBatch })
    .toArray();
  if (news.length === 0) return false;
  const properties = await presentOf(context, news);
  const told = news.filter(({ propertyId }) => properties.has(propertyId.toHexString()));
  const notes = new Notes(context);
  await tellSearches(context, told, properties, notes);
  await tellFollowers(context, told, notes);
  await notes.write();
  await propertyNewsOf(context).updateMany(
    { _id: { $in: news.map(({ _id }) => _id) } },
    { $unset: { waiting: 1 } },
  );
  return news.length === newsBatch;
}

async function presentOf(context: AppContext, news: readonly PropertyNews[]): Promise<Map<string, Property>> {
  const ids = news.map(({ propertyId }) => propertyId);
  const found = await collectionOf(context, propertyNoun)
    .find({ _id: { $in: ids }, deleted: false, ...advertised() }, { projection: { versions: 0, words: 0 } })
    .toArray();
  return new Map(found.map((one) => [one._id.toHexString(), one]));
}

async function tellSearches(
  context: AppContext,
  news: readonly PropertyNews[],
  properties: Map<string, Property>,
  notes: Notes,
): Promise<void> {
  if (news.length === 0) return;
  const forms = new Map<string, Form>();
  const variants = news.flatMap((one) => {
    const property = properties.get(one.propertyId.toHexString());
    return (property ? formsOf(property, one) : []).map((form) => {
      const _id = new ObjectId();
      forms.set(_id.toHexString(), form);
      return { ...form.home, _id };
    });
  });
  const find = matcherOf(context, variants);
  const followers = alertsOf(context).find<Follower>(
    { state: AlertState.CONFIRMED, kind: AlertKind.SEARCH },
    { sort: { key: 1, _id: 1 }, projection: { key: 1, filter: 1, frequency: 1, confirmedAt: 1 } },
  );
  let searched = { key: '', found: new Map<PropertyNews, string[] | null>() };
  let searches = 0;
  for await (const alert of followers) {
    if (alert.key !== searched.key) {
      const ids = await find((alert.filter ?? {}) as ProjectFilter).catch((error: unknown) => {
        context.log.warn({ err: error, alert: alert._id }, 'an alert could not be compared');
        return [];
      });
      searched = { key: alert.key, found: foundNews(ids.flatMap((id) => forms.get(id) ?? [])) };
      searches += 1;
      if (searches % searchesBetweenBreaths === 0) await breathe();
    }
    for (const [one, parts] of searched.found) await notes.add(alert, one, parts);
  }
}

/** A home as searches may find it, for one change. */
interface Form {
  news: PropertyNews;
  home: Property;
  /** The key of the configuration that the home is shown with; `whole` for all of them. */
  part: string | typeof whole;
}

const whole = Symbol('whole');

/**
 * The forms of a changed home: as it is and as it was. Of changed configurations each has forms of its own, so that a search
 * hears of those that it finds; the home with all of them counts for what changed of the whole.
 */
function formsOf(property: Property, news: PropertyNews): Form[] {
  const { before, after } = news;
  const present = asItWas(property, after);
  if (!before) return [{ news, home: present, part: whole }];
  const former = asItWas(property, before);
  const changed = changedConfigurations(before, after);
  const ofWhole = !changed || before.status !== after.status || before.stage !== after.stage;
  const parts = (changed ?? []).flatMap((part) => [
    ...(part.before ? [{ news, home: asOne(former, part.before), part: part.key }] : []),
    ...(part.after ? [{ news, home: asOne(present, part.after), part: part.key }] : []),
  ]);
  return [
    ...(ofWhole ? [present, former].map((home) => ({ news, home, part: whole }) as const) : []),
    ...parts,
  ];
}

/** The changes that a search found, each with the keys of its configurations; null if they were not told apart. */
function foundNews(forms: readonly Form[]): Map<PropertyNews, string[] | null> {
  const found = new Map<PropertyNews, string[] | null>();
  for (const { news, part } of forms) {
    const isApart = news.before !== null && changedConfigurations(news.before, news.after) !== null;
    const keys = found.get(news) ?? [];
    if (typeof part === 'string' && !keys.includes(part)) keys.push(part);
    found.set(news, isApart ? keys : null);
  }
  return found;
}

async function tellFollowers(
  context: AppContext,
  news: readonly PropertyNews[],
  notes: Notes,
): Promise<void> {
  const changes = news.filter(({ before }) => before !== null);
  const keys = changes.map(({ propertyId }) => propertyId.toHexString());
  if (keys.length === 0) return;
  const followers = alertsOf(context).find<Follower>(
    { state: AlertState.CONFIRMED, kind: AlertKind.PROPERTY, key: { $in: keys } },
    { projection: { key: 1, filter: 1, frequency: 1, confirmedAt: 1 } },
  );
  for await (const alert of followers) {
    for (const one of changes) {
      if (one.propertyId.toHexString() === alert.key) await notes.add(alert, one, null);
    }
  }
}

/** Collects what alerts hear, and writes it in batches. */
class Notes {
  private operations: AnyBulkWriteOperation<AlertNews>[] = [];
  private due: Record<AlertFrequency, ObjectId[]> = { AT_ONCE: [], WEEKLY: [] };

  constructor(private readonly context: AppContext) {}

  async add(
    { _id: alertId, frequency, confirmedAt }: Follower,
    news: PropertyNews,
    parts: string[] | null,
  ): Promise<void> {
    if (!confirmedAt || confirmedAt > news.at) return;
    const about = news.before ? news._id.toHexString() : `new ${news.propertyId.toHexString()}`;
    const _id = derivedId('alert news', alertId.toHexString(), about);
    const { propertyId, at, before } = news;
    const values = { alertId, propertyId, at, before, parts, mailId: null };
    this.operations.push({ updateOne: { filter: { _id }, update: { $setOnInsert: values }, upsert: true } });
    this.due[frequency].push(alertId);
    if (this.operations.length >= writeBatch) await this.write();
  }

  async write(): Promise<void> {
    if (this.operations.length === 0) return;
    await alertNewsOf(this.context).bulkWrite(this.operations.splice(0), { ordered: false });
    for (const frequency of Object.values(AlertFrequency)) {
      const dueAt = dueAtOf(frequency, timeNow());
      await alertsOf(this.context).updateMany(
        {
          _id: { $in: this.due[frequency].splice(0) },
          state: AlertState.CONFIRMED,
          dueAt: { $exists: false },
        },
        { $set: { dueAt } },
      );
    }
  }
}
