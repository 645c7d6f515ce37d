import type { WithId } from 'mongodb';
import type { Context } from '../../base/context.ts';
import { notFound } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { blockNoun } from '../../features/block/block.service.ts';
import type { Block } from '../../features/block/block.type.ts';
import { blogNoun } from '../../features/blog/blog.service.ts';
import type { Blog } from '../../features/blog/blog.type.ts';
import { bringBackBuilder, builderNoun } from '../../features/builder/builder.service.ts';
import type { Builder } from '../../features/builder/builder.type.ts';
import { propertyNoun } from '../../features/property/property.service.ts';
import type { Property } from '../../features/property/property.type.ts';
import type { FieldChange } from '../../kit/change/activity-log.ts';
import { draftOf, isLive, putBack, withDraft } from '../../kit/change/drafts.ts';
import { fieldChanges } from '../../kit/change/field-changes.ts';
import { itemById, updateItem } from '../../kit/items.ts';
import type { Noun } from '../../kit/noun.ts';
import { withNames } from '../../kit/references.ts';
import { withSlugFor } from '../../kit/slugs.ts';
import { keepVersion, maxVersions, versionsOf } from '../../kit/change/versions.ts';
import type { StoredVersion } from '../../kit/change/versions.ts';

/** Every kind of item whose saves are kept. */
type Versioned = Property | Blog | Block | Builder;
/** Those that can have a draft beside what visitors see. */
const publishedNouns = [propertyNoun, blogNoun, blockNoun] as unknown as Noun<Property | Blog | Block>[];
const nouns = [...publishedNouns, builderNoun] as unknown as Noun<Versioned>[];
/** Long enough for every field. */
const wholeText = 100_000;

/**
 * The versions of a project, a story, a text of the site or a builder, the newest first, at most 50; its present state is one of them. NOT_FOUND when
 * the item is not there, or was deleted.
 */
export async function versions(context: Context, id: string): Promise<StoredVersion[]> {
  for (const noun of nouns) {
    const item = await itemById(context, noun, id).catch(() => null);
    if (!item) continue;
    // A bulk change, or a process that was killed, can have left the present state out.
    await keepVersion(context, noun, item);
    return versionsOf(context)
      .find({ itemId: item._id }, { sort: { at: -1 }, limit: maxVersions })
      .toArray();
  }
  parseId(id);
  throw notFound('Item');
}

/** One version; null when it is no longer kept. */
export async function version(context: Context, id: string): Promise<StoredVersion | null> {
  return versionsOf(context).findOne({ _id: parseId(id) });
}

/** What differs between a version and the one before it, with whole texts; for the oldest one that is kept, nothing. */
export async function differencesOf(
  context: Context,
  { noun: collection, itemId, at, values }: StoredVersion,
): Promise<FieldChange[]> {
  const before = await versionsOf(context).findOne({ itemId, at: { $lt: at } }, { sort: { at: -1 } });
  if (!before) return [];
  const references = nouns.find((noun) => noun.collection === collection)?.references;
  const changes = fieldChanges(before.values, values, undefined, wholeText);
  const [named = []] = await withNames(context, references, [changes]);
  return named;
}

/** The item as a version has it; what versions do not hold is as it is now. NOT_FOUND when the item was deleted. */
export async function itemOf<Item extends Versioned>(
  context: Context,
  noun: Noun<Item>,
  { itemId, values }: StoredVersion,
): Promise<WithId<Item>> {
  return { ...(await itemById(context, noun, itemId.toHexString())), ...values };
}

/**
 * Brings a version back as a draft: beside the item while visitors see it, otherwise as the item itself. A builder has no
 * drafts: the version becomes the builder at once. The replaced content stays a version. NOT_FOUND when the version is no
 * longer kept or the item was deleted.
 */
export async function restoreVersion(context: Context, id: string): Promise<StoredVersion> {
  const found = await version(context, id);
  if (found?.noun === builderNoun.collection) {
    const builder = await itemById(context, builderNoun, found.itemId.toHexString());
    await bringBackBuilder(context, builder, found.values);
    return found;
  }
  const noun = publishedNouns.find(({ collection }) => collection === found?.noun);
  if (!found || !noun) throw notFound('Version');
  const item = await itemById(context, noun, found.itemId.toHexString());
  if (isLive(item)) {
    const draft = draftOf(context, found.values, null);
    await updateItem(context, noun, item._id, { draft }, item.updatedAt);
  } else {
    const { title } = withDraft({ ...item, ...found.values });
    await withSlugFor(context, noun, item, title, (slugs) =>
      updateItem(context, noun, item._id, { ...found.values, ...slugs, publishAt: null }, item.updatedAt),
    );
  }
  return found;
}

/**
 * Shows a project or a story again as it was when it was taken off the site. Throws BAD_USER_INPUT if it was saved since, or
 * if that is more than an hour ago; NOT_FOUND for an unknown one.
 */
export async function putBackItem(context: Context, id: string): Promise<boolean> {
  for (const noun of publishedNouns) {
    const isThere = await itemById(context, noun, id).catch(() => null);
    if (!isThere) continue;
    await putBack(context, noun, id);
    return true;
  }
  parseId(id);
  throw notFound('Item');
}
