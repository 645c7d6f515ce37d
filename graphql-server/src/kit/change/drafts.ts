import type { WithId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { updateItem } from '../items.ts';
import type { Noun } from '../noun.ts';
import type { PublishedItem } from '../publication.ts';
import { withSlugFor } from '../slugs.ts';
import type { StoredDraft } from './stored-draft.ts';

/** An item with an address, and perhaps a draft beside it. */
type WithDraft = PublishedItem & { title: string; slug: string; formerSlugs: string[] };

/** Whether visitors see an item now, so that an unpublished change must be kept beside it. */
export function isLive({ publishAt }: Pick<PublishedItem, 'publishAt'>): boolean {
  return publishAt !== null && publishAt <= timeNow();
}

/** A draft to put beside a live item. */
export function draftOf({ admin }: Context, values: object, publishAt: Date | null): StoredDraft {
  return { at: timeNow(), by: admin?.username ?? null, publishAt, values: { ...values } };
}

/** An item as its form shows it: the draft replaces the published fields. */
export function withDraft<Item extends PublishedItem>(item: Item): Item {
  return { ...item, ...item.draft?.values };
}

/**
 * Replaces the published fields of an item with its draft, in one write; without a draft it writes only the date.
 * `besides` is written with it. Throws CONFLICT if another person has saved meanwhile.
 */
export async function putLive<Item extends WithDraft>(
  context: Context,
  noun: Noun<Item>,
  stored: WithId<Item>,
  publishAt: Date | null,
  besides: Partial<Item> = {},
): Promise<WithId<Item>> {
  if (!stored.draft) return updateItem(context, noun, stored._id, { ...besides, publishAt });
  const { title } = withDraft<WithDraft>(stored);
  return withSlugFor(title, stored, noun.versions?.slug ?? 'item', (slugs) => {
    const values = { ...stored.draft?.values, ...besides, ...slugs, publishAt, draft: null };
    return updateItem(context, noun, stored._id, values as unknown as Partial<Item>, stored.updatedAt);
  });
}
