import type { AppContext } from '../../base/context.ts';
import { blogNoun } from '../../features/blog/blog.service.ts';
import { propertyNoun } from '../../features/property/property.service.ts';
import { putLive } from '../../items/drafts.ts';
import { collectionOf } from '../../items/noun.ts';

/**
 * Puts drafts whose moment has come in place of what visitors see, each with one write: a process that is killed leaves
 * the rest for the next round. A draft that a person saves at this moment waits for its own new date.
 */
export async function publishDueDrafts(app: AppContext): Promise<boolean> {
  const context = { ...app, requestId: 'due drafts', address: '', userAgent: '', admin: null };
  const due = { deleted: false, 'draft.publishAt': { $lte: new Date() } };
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
