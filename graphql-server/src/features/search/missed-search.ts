import { createHash } from 'node:crypto';
import { network } from '../../access/network.ts';
import type { AppContext, Context, Miss } from '../../base/context.ts';
import type { ProjectFilter } from './project-filter.input.ts';
import { isPerson } from '../property/property-views.ts';
import { normalFilter, searchKey } from './wished-search.ts';

/** A miss of one network, which is known as a hash only. */
export interface HeardMiss extends Miss {
  filter: ProjectFilter;
  from: string;
}

const maxWaiting = 10_000;
const maxKeyword = 60;
const waiting = new WeakMap<AppContext['db'], Map<string, HeardMiss>>();

/** What a search without result counts as, and the words as typed; null for a part of the map and for the homes of one agent, which no words name. */
export function missOf(filter: ProjectFilter, typed = ''): Miss | null {
  if (filter.area || filter.responsibleId) return null;
  const { keyword, ...rest } = filter;
  // Addresses and numbers can name a person.
  const isPlain =
    keyword && keyword.length <= maxKeyword && !/@|\d{4}|(?:\d[\s-]*){6}/.test(`${keyword} ${typed}`);
  const kept = normalFilter({ ...rest, ...(isPlain && { keyword: keyword.toLowerCase() }) });
  return { key: searchKey(kept), filter: kept };
}

/** Counts that a person saw no result. It costs nothing here: `writeMisses` writes what was collected every few seconds. */
export function countMiss(context: Context, miss: Miss): void {
  if (!isPerson(context)) return;
  const misses = waiting.get(context.db) ?? new Map<string, HeardMiss>();
  waiting.set(context.db, misses);
  const from = createHash('sha256')
    .update(`${miss.key} ${network(context.address)}`)
    .digest('base64url');
  if (misses.size < maxWaiting) misses.set(from, { ...miss, from });
}

/** The misses that were counted since the last call. */
export function takeMisses({ db }: Pick<AppContext, 'db'>): HeardMiss[] {
  const misses = waiting.get(db);
  waiting.delete(db);
  return [...(misses?.values() ?? [])];
}
