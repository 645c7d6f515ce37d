import { ObjectId } from 'mongodb';
import { isVisitor } from '../../access/actor.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { collectionOf } from '../../kit/noun.ts';
import { propertyNoun } from './property.service.ts';

/** Views not written yet, by the id or slug of the request. */
const waiting = new WeakMap<AppContext['db'], Map<string, number>>();
const maxWaiting = 10_000;

const robots = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|headless|monitor/i;

/** Whether the caller is a person: robots also claim to be browsers, but add a name of their own. */
export function isPerson({ userAgent, ...caller }: Context): boolean {
  return isVisitor(caller) && userAgent.startsWith('Mozilla/') && !robots.test(userAgent);
}

/**
 * Counts a person’s view of a project page; it ignores robots and admins, and keeps nothing about the person.
 * It costs nothing here: `writeViews` writes the collected views every few seconds.
 */
export function countView(context: Context, { id, slug }: { id?: string; slug?: string }): void {
  const address = id ?? slug;
  if (!address || !isPerson(context)) return;
  const views = waiting.get(context.db) ?? new Map<string, number>();
  waiting.set(context.db, views);
  if (views.size < maxWaiting || views.has(address)) views.set(address, (views.get(address) ?? 0) + 1);
}

/** Adds the counted views to their projects. Kept pages and searches stay valid. */
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
