import { ObjectId } from 'mongodb';
import type { AppContext, Context } from '../../base/context.ts';
import { collectionOf } from '../../items/noun.ts';
import { propertyNoun } from './property.service.ts';

/** Views that were not written yet, by the id or slug that a page was asked with. */
const waiting = new WeakMap<AppContext['db'], Map<string, number>>();
const maxWaiting = 10_000;

const robots = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|headless|monitor/i;

/** Whether a person’s browser asks: robots name themselves like browsers too, but add a name of their own. */
function isPerson({ userAgent, admin }: Context): boolean {
  return !admin && userAgent.startsWith('Mozilla/') && !robots.test(userAgent);
}

/**
 * Counts that a person saw the page of a project; robots and admins are left out, and nothing of the person is kept.
 * It costs nothing here: `writeViews` writes every few seconds what came together.
 */
export function countView(context: Context, { id, slug }: { id?: string; slug?: string }): void {
  const address = id ?? slug;
  if (!address || !isPerson(context)) return;
  const views = waiting.get(context.db) ?? new Map<string, number>();
  waiting.set(context.db, views);
  if (views.size < maxWaiting || views.has(address)) views.set(address, (views.get(address) ?? 0) + 1);
}

/** Adds the counted views to their projects. Nothing that pages or searches keep changes by it. */
export async function writeViews(context: AppContext): Promise<boolean> {
  const views = waiting.get(context.db);
  if (!views?.size) return false;
  waiting.delete(context.db);
  await collectionOf(context, propertyNoun).bulkWrite(
    [...views].map(([address, viewCount]) => ({
      updateOne: {
        filter:
          ObjectId.isValid(address) && address.length === 24
            ? { _id: new ObjectId(address) }
            : { slug: address },
        update: { $inc: { viewCount } },
      },
    })),
    { ordered: false },
  );
  return false;
}
