import type { WithId } from 'mongodb';
import { byWhom } from '../../access/actor.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { badInput } from '../../base/errors.ts';
import { itemById, updateItem } from '../items.ts';
import type { Noun } from '../noun.ts';
import type { PublishedItem } from '../publication.ts';
import { withSlugFor } from '../slugs.ts';
import type { BeforeOff, StoredDraft } from './stored-draft.ts';

/** What says that visitors see an item, and until when. */
const seenBy = ['publishAt', 'draft', 'gate', 'shownUntil', 'isTrial', 'shownNumber', 'sample'] as const;
/** How long it can be put back. */
const putBackMs = 3_600_000;

/** An item with an address, and perhaps a draft beside it. */
type WithDraft = PublishedItem & { title: string; slug: string; formerSlugs: string[] };

/** Whether visitors see an item now, so that an unpublished change must be kept beside it. */
export function isLive({ publishAt }: Pick<PublishedItem, 'publishAt'>): boolean {
  return publishAt !== null && publishAt <= timeNow();
}

/** A draft to put beside a live item. */
export function draftOf(context: Context, values: object, publishAt: Date | null): StoredDraft {
  return { at: timeNow(), by: byWhom(context), publishAt, values: { ...values } };
}

/** An item as its form shows it: the draft replaces the published fields. */
export function withDraft<Item extends PublishedItem>(item: Item): Item {
  return { ...item, ...item.draft?.values };
}

/**
 * Replaces the published fields of an item with its draft, in one write; without a draft it writes only the date.
 * `besides` is written with it. What goes off the site can be put back. Throws CONFLICT if another person has saved
 * meanwhile.
 */
export async function putLive<Item extends WithDraft>(
  context: Context,
  noun: Noun<Item>,
  stored: WithId<Item>,
  publishAt: Date | null,
  besides: Partial<Item> = {},
): Promise<WithId<Item>> {
  const written: object = { ...stored.draft?.values, ...besides, publishAt };
  const values = {
    ...written,
    ...(!publishAt && isLive(stored) && { beforeOff: beforeOffOf(stored, written) }),
  };
  if (!stored.draft) return updateItem(context, noun, stored._id, values as Partial<Item>);
  const { title } = withDraft<WithDraft>(stored);
  return withSlugFor(context, noun, stored, title, (slugs) =>
    updateItem(
      context,
      noun,
      stored._id,
      { ...values, ...slugs, draft: null } as unknown as Partial<Item>,
      stored.updatedAt,
    ),
  );
}

function beforeOffOf(stored: object, written: object): BeforeOff {
  const former = new Map<string, unknown>(Object.entries(stored));
  const seen = [...seenBy, 'slug', 'formerSlugs'].filter((field) => former.has(field));
  const fields = [...Object.keys(written), ...seen];
  return {
    at: timeNow(),
    replaced: Object.fromEntries(fields.map((field) => [field, former.get(field) ?? null])),
  };
}

/**
 * Shows an item again as it was before it was taken off the site, with the draft beside it and with what its checks had
 * found. Throws BAD_USER_INPUT if that is more than an hour ago, or if it was saved since.
 */
export async function putBack<Item extends WithDraft>(
  context: Context,
  noun: Noun<Item>,
  id: string,
): Promise<WithId<Item>> {
  const stored = await itemById(context, noun, id);
  const { beforeOff } = stored;
  if (!beforeOff || timeNow().getTime() - beforeOff.at.getTime() > putBackMs)
    throw badInput('It has changed since. Please publish it in its form.');
  return updateItem(context, noun, stored._id, beforeOff.replaced as Partial<Item>, stored.updatedAt);
}

/** Whether a save puts an item back as it was. */
export function isPutBack(item: object, { beforeOff }: Pick<PublishedItem, 'beforeOff'>): boolean {
  if (!beforeOff) return false;
  const after = new Map<string, unknown>(Object.entries(item));
  return Object.entries(beforeOff.replaced).every(([field, value]) => after.get(field) === value);
}
