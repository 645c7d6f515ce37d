import type { Filter } from 'mongodb';
import type { AppContext, Context } from '../../base/context.ts';
import { isDatabaseAway } from '../../base/database-away.ts';
import { parseId } from '../../base/ids.ts';
import type { StoredItem } from '../../base/types.ts';
import { followWrites } from '../../database/changes.ts';
import type { Written } from '../../database/changes.ts';
import { jobApplicationNoun } from '../../features/application/job-application.service.ts';
import { personNoun } from '../../features/person/person.service.ts';
import { contactRequestNoun } from '../../features/contact/contact-request.service.ts';
import { collectionOf, seenOf } from '../../kit/noun.ts';
import type { Noun } from '../../kit/noun.ts';

/** A write to one collection. */
export interface LeadChange {
  collection: string;
  ids: string[];
}

type Listener = (change: LeadChange) => void;

interface Watch {
  listeners: Set<Listener>;
  timer: NodeJS.Timeout | undefined;
}

const nouns: readonly Noun<StoredItem>[] = [contactRequestNoun, jobApplicationNoun, personNoun];
const lookEveryMs = 1_000;

const watches = new WeakMap<AppContext['db'], Watch>();

/**
 * Tells `listener` within about a second about each enquiry, person and application that any process writes, until
 * the caller calls the returned function. It queries the database only while there are listeners.
 */
export function watchLeads(context: AppContext, listener: Listener): () => void {
  const known = watches.get(context.db);
  const watch: Watch = known ?? { listeners: new Set(), timer: undefined };
  watch.listeners.add(listener);
  if (!known) {
    watches.set(context.db, watch);
    const follow = new Map(nouns.map(({ collection }) => [collection, followWrites(context, collection)]));
    void keepLooking(context, watch, follow);
  }
  return () => {
    watch.listeners.delete(listener);
    if (watch.listeners.size > 0) return;
    clearTimeout(watch.timer);
    watches.delete(context.db);
  };
}

/** What of a change an account may hear: the items that it sees at this moment; null for none. */
export async function seenOfChange(context: Context, change: LeadChange): Promise<LeadChange | null> {
  const noun = nouns.find(({ collection }) => collection === change.collection);
  if (!noun) return null;
  const ids = change.ids.map(parseId);
  const asked: Filter<StoredItem> = { _id: { $in: ids } };
  // What the account sees changes while its stream is open, so it is asked anew.
  const filter = await seenOf({ ...context }, noun, asked, { ids });
  if (filter === asked) return change;
  const found = await collectionOf(context, noun)
    .find(filter, { projection: { _id: 1 } })
    .toArray();
  return found.length > 0 ? { ...change, ids: found.map(({ _id }) => _id.toHexString()) } : null;
}

async function keepLooking(
  context: AppContext,
  watch: Watch,
  follow: Map<string, () => Promise<Written>>,
  first = true,
): Promise<void> {
  for (const [collection, look] of follow) {
    try {
      const { ids } = await look();
      // The first look finds writes that the page has read already.
      if (first || ids.length === 0) continue;
      const change = { collection, ids: ids.map((id) => id.toHexString()) };
      for (const listener of watch.listeners) listener(change);
    } catch (error) {
      // The next look finds the writes that this one missed.
      const level = isDatabaseAway(error) ? 'debug' : 'warn';
      context.log[level]({ err: error, collection }, 'changes could not be read');
    }
  }
  if (watch.listeners.size === 0) return;
  watch.timer = setTimeout(() => void keepLooking(context, watch, follow, false), lookEveryMs);
}
