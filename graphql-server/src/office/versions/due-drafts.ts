import { timeNow } from '../../base/clock.ts';
import type { WithId } from 'mongodb';
import type { AppContext, Context } from '../../base/context.ts';
import { AppError } from '../../base/errors.ts';
import { blockNoun } from '../../features/block/block.service.ts';
import { blogNoun } from '../../features/blog/blog.service.ts';
import { propertyNoun } from '../../features/property/property.service.ts';
import type { Property } from '../../features/property/property.type.ts';
import { touch } from '../../database/changes.ts';
import { putLive } from '../../kit/change/drafts.ts';
import { collectionOf } from '../../kit/noun.ts';
import { formOf, queueListingMail } from '../../features/listings/expiry/listing-mail.ts';
import { lines } from '../../features/mail/company-mail.ts';

/**
 * Publishes the drafts that are due, each with one write: a killed process leaves the rest for the next round. A draft
 * that a person saves at this moment waits for its new date.
 */
export async function publishDueDrafts(app: AppContext): Promise<boolean> {
  const context = { ...app, requestId: 'due drafts', address: '', userAgent: '', admin: null };
  const due = { deleted: false, 'draft.publishAt': { $lte: timeNow() } };
  const [projects, stories, texts] = await Promise.all([
    collectionOf(app, propertyNoun).find(due).toArray(),
    collectionOf(app, blogNoun).find(due).toArray(),
    collectionOf(app, blockNoun).find(due).toArray(),
  ]);
  const puts = [
    ...projects.map(
      (item) => () =>
        putLive(context, propertyNoun, item, item.publishAt).catch((error: unknown) =>
          hold(context, item, error),
        ),
    ),
    ...stories.map(
      (item) => () =>
        putLive(context, blogNoun, item, item.publishAt).catch((error: unknown) => note(context, error)),
    ),
    ...texts.map(
      (item) => () =>
        putLive(context, blockNoun, item, item.publishAt).catch((error: unknown) => note(context, error)),
    ),
  ];
  for (const put of puts) {
    await put();
  }
  return false;
}

/** A draft that does not pass its checks any more waits for a person; what visitors see stays. */
async function hold(context: Context, item: WithId<Property>, error: unknown): Promise<void> {
  const checks = error instanceof AppError ? error.details.checks : undefined;
  if (!checks || !item.draft) {
    note(context, error);
    return;
  }
  await collectionOf(context, propertyNoun).updateOne(
    { _id: item._id, 'draft.at': item.draft.at },
    { $set: { 'draft.publishAt': null }, ...touch },
  );
  await queueListingMail(context, ['draft', item._id.toHexString(), item.draft.at.toISOString()], {
    subject: `Not published: the draft of ${item.title}`,
    text: lines(
      `The scheduled draft of “${item.title}” does not pass its checks. It is on hold, and visitors still see the published version.`,
      checks.map(({ title, text }) => `${title}: ${text}`).join('\n'),
      `Open it: ${formOf(item, context.config)}`,
    ),
  });
}

function note({ log }: AppContext, error: unknown): void {
  log.warn({ err: error }, 'a draft was not published');
}
