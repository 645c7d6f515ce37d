import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { blogNoun } from '../../features/blog/blog.service.ts';
import { propertyNoun } from '../../features/property/property.service.ts';
import { putLive } from '../../items/drafts.ts';
import { collectionOf } from '../../items/noun.ts';

/**
 * Publishes the drafts that are due, each with one write: a killed process leaves the rest for the next round. A draft
 * that a person saves at this moment waits for its new date.
 */
export async function publishDueDrafts(app: AppContext): Promise<boolean> {
  const context = { ...app, requestId: 'due drafts', address: '', userAgent: '', admin: null };
  const due = { deleted: false, 'draft.publishAt': { $lte: timeNow() } };
  const [projects, stories] = await Promise.all([
    collectionOf(app, propertyNoun).find(due).toArray(),
    collectionOf(app, blogNoun).find(due).toArray(),
  ]);
  const puts = [
    ...projects.map((item) => () => putLive(context, propertyNoun, item, item.publishAt)),
    ...stories.map((item) => () => putLive(context, blogNoun, item, item.publishAt)),
  ];
  for (const put of puts) {
    await put().catch((error: unknown) => app.log.warn({ err: error }, 'a draft was not published'));
  }
  return false;
}
