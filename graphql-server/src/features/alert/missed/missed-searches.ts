import { countUseOf } from '../../../access/rate-limit.ts';
import { timeNow } from '../../../base/clock.ts';
import type { AppContext, Context } from '../../../base/context.ts';
import { AppError } from '../../../base/errors.ts';
import { AlertState } from '../alert.type.ts';
import { takeMisses } from '../../search/missed-search.ts';
import type { HeardMiss } from '../../search/missed-search.ts';
import { filterWords } from '../../search/wished-search.ts';
import { checkFirst } from '../../../kit/paging.ts';
import { alertsOf } from '../alerts.ts';
import type { MissedSearch } from './missed-search.type.ts';

interface StoredMiss {
  _id: string;
  /** What was asked for, without free words. */
  label: string;
  /** Free words, from the third network on. */
  words?: string;
  /** The first networks as hashes, until there are three. */
  from?: string[];
  count: number;
  lastAt: Date;
}

const hourMs = 3_600_000;
const keptMs = 180 * 24 * hourMs;
const maxStored = 20_000;
const networksForWords = 3;
const allWords = 'All homes';
const otherWords = 'Words that were not understood';

function missesOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<StoredMiss>('missedSearches');
}

/** Adds what was searched without result, once for each search, network and hour. */
export async function writeMisses(context: AppContext): Promise<boolean> {
  for (const miss of takeMisses(context)) {
    if (await isFirst(context, miss)) await writeMiss(context, miss);
  }
  return false;
}

async function isFirst(app: AppContext, { from }: HeardMiss): Promise<boolean> {
  const context = { ...app, requestId: 'missed searches', address: '', userAgent: '', admin: null };
  const limit = { name: 'missed search', max: 1, windowMs: hourMs, sentence: '' };
  try {
    await countUseOf(context, limit, from);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}

async function writeMiss(context: AppContext, { key, filter, from }: HeardMiss): Promise<void> {
  const misses = missesOf(context);
  const lastAt = timeNow();
  const known = await misses.findOne({ _id: key });
  if (!known && (await misses.estimatedDocumentCount()) >= maxStored) return;
  const label = (await filterWords(context, filter, { withKeyword: false })).join(', ');
  await misses.updateOne({ _id: key }, { $set: { label, lastAt }, $inc: { count: 1 } }, { upsert: true });
  if (!filter.keyword || known?.words) return;
  await misses.updateOne({ _id: key }, { $addToSet: { from } });
  await misses.updateOne(
    { _id: key, [`from.${networksForWords - 1}`]: { $exists: true } },
    { $set: { words: filter.keyword }, $unset: { from: 1 } },
  );
}

/** The searches without result, those asked most often first. Throws BAD_USER_INPUT for a `first` that is not 1–100. */
export async function missedSearches(context: Context, first = 50): Promise<MissedSearch[]> {
  checkFirst(first);
  const found = await missesOf(context)
    .find({ count: { $gte: 1 } }, { sort: { count: -1, lastAt: -1 }, limit: first })
    .toArray();
  const keys = found.map(({ _id }) => _id);
  const wanted = await alertsOf(context)
    .aggregate<{ _id: string; count: number }>([
      { $match: { state: AlertState.CONFIRMED, kind: 'SEARCH', key: { $in: keys } } },
      { $group: { _id: '$key', count: { $sum: 1 } } },
    ])
    .toArray();
  const alerts = new Map(wanted.map(({ _id, count }) => [_id, count]));
  return found.map(({ _id, label, words, from, count, lastAt }) => ({
    ...{ _id, count, lastAt, alerts: alerts.get(_id) ?? 0 },
    label: [label, words ? `“${words}”` : from ? otherWords : ''].filter(Boolean).join(', ') || allWords,
  }));
}

/** Removes searches that nobody asked for 180 days. */
export async function sweepMisses(context: AppContext): Promise<void> {
  await missesOf(context).deleteMany({ lastAt: { $lt: new Date(timeNow().getTime() - keptMs) } });
}
