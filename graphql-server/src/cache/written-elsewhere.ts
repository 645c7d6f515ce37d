import { setTimeout as wait } from 'node:timers/promises';
import type { Document, ObjectId } from 'mongodb';
import { timeNow } from '../base/clock.ts';
import type { AppContext } from '../base/context.ts';
import { isDatabaseAway } from '../base/database-away.ts';
import { announceChange, followWrites, lookMoment } from '../database/changes.ts';
import type { Moment, WriteMarks } from '../database/changes.ts';
import { repeatLooks } from '../database/looks.ts';
import type { Written } from './dependencies.ts';

/** A caller who can be given an older answer waits this long for a look. */
const patienceMs = 2_500;
/** Of more written items than this, the parts are not read: all answers of their collection are dropped. */
const maxItems = 100;

/** A collection that answers show, and whether its items can appear at a set time without a write. */
export interface ShownCollection {
  collection: string;
  scheduled?: boolean;
  /** Whether its items can also disappear at a set time, `shownUntil`. */
  lapses?: boolean;
  /** The part of the collection that answers show, and the fields that follow its writes; all of it by default. */
  topic?: string;
  marks?: WriteMarks;
  /** The parts that an item belongs to, besides its id, and the fields that say so. */
  parts?: PartsOfItems;
  /** Whether its documents never change, so that there is nothing to follow. */
  unchanging?: boolean;
}

export interface PartsOfItems {
  fields: readonly string[];
  of(item: Document): string[];
}

/** All parts that an item belongs to. */
export function partsOf(parts: PartsOfItems | undefined, item: Document): string[] {
  return [String(item._id), ...(parts?.of(item) ?? [])];
}

/** All parts that the items belong to; undefined for many items, whose whole collection counts as written. */
export function partsOfFew(
  parts: PartsOfItems | undefined,
  items: readonly Document[],
): string[] | undefined {
  return items.length <= maxItems ? items.flatMap((item) => partsOf(parts, item)) : undefined;
}

export interface Elsewhere {
  /** Resolves when the writes of other processes until 0.9 s ago, and all of this one, are known. */
  upToDate(): Promise<void>;
  /** As `upToDate`; false if the database is away, without waiting once this is known. */
  comesUpToDate(): Promise<boolean>;
  /** Whether the last look failed because the database is away. */
  isAway(): boolean;
  /** Whether the writes of other processes until 0.9 s ago are known; starts a look when it is due. */
  isFresh(): boolean;
  /** Call after a write of this process: the next look finds it too, and must not drop answers made in between. */
  writtenHere(): void;
}

/**
 * Follows the writes of other processes and announces them here too, so that the search model is never older than
 * an answer made from it. Items that appear by their date are given to `drop`.
 */
export function followCollections(
  context: Pick<AppContext, 'db'>,
  collections: readonly ShownCollection[],
  drop: (written: Written) => void,
): Elsewhere {
  const followed = collections.filter(({ unchanging }) => !unchanging).map(lookAt);
  const looks = repeatLooks(look);
  let away = false;
  let announcing = false;

  function lookAt({ collection, topic = collection, marks, parts, scheduled, lapses }: ShownCollection) {
    let writtenSince = followWrites(context, collection, marks);
    let since: Date | undefined;

    async function partsBy(filter: Document): Promise<string[] | undefined> {
      const projection = Object.fromEntries(['_id', ...(parts?.fields ?? [])].map((field) => [field, 1]));
      const found = await context.db
        .collection(collection)
        .find(filter, { projection, limit: maxItems + 1 })
        .toArray();
      return partsOfFew(parts, found);
    }

    async function announce({ ids, anew }: { ids: ObjectId[]; anew: boolean }): Promise<void> {
      if (ids.length === 0 && !anew) return;
      const found = anew ? undefined : await partsBy({ _id: { $in: ids } });
      const written = ids.map(String);
      announcing = true;
      announceChange(context, topic, found && [...written, ...found]);
      announcing = false;
    }

    /** Visitors see an item from its date on, or no longer, without a write. */
    async function appear(until: Date): Promise<void> {
      if (!scheduled) return;
      if (since) {
        for (const date of lapses ? ['publishAt', 'shownUntil'] : ['publishAt']) {
          const changed = await partsBy({ deleted: false, [date]: { $gt: since, $lte: until } });
          if (changed?.length !== 0) drop({ topic, parts: changed });
        }
      }
      since = until;
    }

    async function follow(moment: Moment): Promise<void> {
      try {
        await announce(await writtenSince(moment));
      } catch (error) {
        // The writes found so far are not announced, so the next look counts everything as written.
        writtenSince = followWrites(context, collection, marks);
        throw error;
      }
    }

    return (moment: Moment) => Promise.allSettled([follow(moment), appear(timeNow())]);
  }

  async function look(): Promise<void> {
    try {
      const moment = await lookMoment(context);
      const ended = await Promise.all(followed.map((one) => one(moment)));
      for (const one of ended.flat()) if (one.status === 'rejected') throw one.reason;
      away = false;
    } catch (error) {
      away = isDatabaseAway(error);
      throw error;
    }
  }

  return {
    upToDate: () => looks.upToDate(),
    async comesUpToDate() {
      if (away) {
        // Notices by itself when the database is back.
        looks.now().catch(() => undefined);
        return false;
      }
      const done = looks.upToDate().then(
        () => true,
        (error: unknown) => {
          if (isDatabaseAway(error)) return false;
          throw error;
        },
      );
      const stop = new AbortController();
      const late = wait(patienceMs, false, { signal: stop.signal }).catch(() => false);
      return Promise.race([done, late]).finally(() => stop.abort());
    },
    isAway: () => away,
    isFresh: () => looks.isFresh(),
    writtenHere() {
      if (!announcing) looks.want();
    },
  };
}
