import { MongoServerError } from 'mongodb';
import type { Filter, WithId } from 'mongodb';
import type { Context } from '../base/context.ts';
import { AppError, badField } from '../base/errors.ts';
import { parseId } from '../base/ids.ts';
import type { PartsOfItems } from '../cache/written-elsewhere.ts';
import { partsOfCollection } from './noun.ts';
import type { Noun } from './noun.ts';
import { visibleTo } from './publication.ts';
import type { PublishedItem } from './publication.ts';

/** An item with a slug, and its former slugs. */
interface Addressed extends PublishedItem {
  title: string;
  slug: string;
  formerSlugs: string[];
}

/** The readable last part of an address: lower-case Latin letters and digits with hyphens, at most 80 characters. */
export function slugify(title: string, fallback: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return slug || fallback;
}

/** Calls `write` with `base`, `base-2`, `base-3`… until the unique index on slugs accepts one. */
export async function withFreeSlug<Result>(
  base: string,
  write: (slug: string) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write(attempt === 1 ? base : `${base}-${attempt}`);
    } catch (error) {
      const taken = error instanceof MongoServerError && error.code === 11_000;
      if (!taken || attempt >= 1_000) throw error;
    }
  }
}

/**
 * Writes an item with a new title. A changed title takes a new free slug, and the former slug still leads to
 * the item; an unchanged title keeps the slug.
 */
export async function withSlugFor<Result>(
  title: string,
  stored: Pick<Addressed, 'title' | 'slug' | 'formerSlugs'>,
  fallback: string,
  write: (slugs: { slug: string; formerSlugs: string[] }) => Promise<Result>,
): Promise<Result> {
  const { slug: current, formerSlugs } = stored;
  if (title === stored.title) return write({ slug: current, formerSlugs });
  return withFreeSlug(slugify(title, fallback), (slug) => {
    const former = [...new Set([...formerSlugs, current])].filter((known) => known !== slug);
    return write({ slug, formerSlugs: former });
  });
}

/** The part of a collection that has this address, now or formerly. */
export function addressParts({ id, slug }: { id?: string; slug?: string }): string[] {
  return id ? [id.toLowerCase()] : slug ? [slugPart(slug)] : [];
}

function slugPart(slug: string): string {
  return `slug ${slug.toLowerCase()}`;
}

/** The addresses of an item as parts of its collection. */
export const slugParts: PartsOfItems = {
  fields: ['slug', 'formerSlugs'],
  of: ({ slug, formerSlugs }) => [slug, ...((formerSlugs as string[] | undefined) ?? [])].map(slugPart),
};

/**
 * Finds an item by id or slug, in any capitals, among those that the caller may see; a current slug wins over a former
 * one. Null if it never existed. Throws GONE with the sentence if it was removed, BAD_USER_INPUT for a malformed id.
 */
export async function findAddressed<Item extends Addressed>(
  context: Context,
  noun: Noun<Item>,
  { id, slug: typed }: { id?: string; slug?: string },
  gone: string,
): Promise<WithId<Item> | null> {
  const slug = typed?.toLowerCase();
  if (!id && !slug) throw badField('id', 'Please give an id or a slug.');
  const collection = partsOfCollection(context, noun, addressParts({ id, slug }));
  const find = (filter: Filter<Addressed>) =>
    collection.findOne({ ...filter, ...visibleTo(context, noun) } as Filter<Item>, {
      sort: { deleted: 1, updatedAt: -1 },
    });
  const found = id
    ? await find({ _id: parseId(id) })
    : ((await find({ slug })) ?? (await find({ formerSlugs: slug })));
  if (found) partsOfCollection(context, noun, [found._id.toHexString()]);
  if (found?.deleted) throw new AppError('GONE', gone);
  return found;
}
