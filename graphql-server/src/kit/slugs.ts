import type { Filter, WithId } from 'mongodb';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import type { AppContext, Context } from '../base/context.ts';
import { AppError, badField } from '../base/errors.ts';
import { parseId } from '../base/ids.ts';
import type { StoredItem } from '../base/types.ts';
import type { PartsOfItems } from '../cache/written-elsewhere.ts';
import { collectionOf, partsOfCollection } from './noun.ts';
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

type WithSlug = StoredItem & { slug: string };

/** How often others may take the address between the look for a free one and the write. */
const maxRaces = 1_000;

/**
 * Calls `write` with the slug of a title: `lotus-court`, or the first free one of `lotus-court-2`, `lotus-court-3`… The unique
 * index on slugs refuses a taken one, also one that another write has just taken. `own`, the present slug of the item, counts as free.
 */
export async function withFreeSlug<Result>(
  context: AppContext,
  noun: Noun<WithSlug>,
  title: string,
  write: (slug: string) => Promise<Result>,
  own?: string,
): Promise<Result> {
  const base = slugify(title, noun.slug ?? 'item');
  let slug = base;
  for (let race = 0; ; race += 1) {
    try {
      return await write(slug);
    } catch (error) {
      const taken = isDuplicateKey(error);
      if (!taken || race >= maxRaces) throw error;
    }
    slug = await firstFree(context, noun, base, own);
  }
}

async function firstFree(context: AppContext, noun: Noun<WithSlug>, base: string, own = ''): Promise<string> {
  const numbered = { slug: { $regex: `^${base}-\\d+$`, $ne: own } };
  const found = collectionOf(context, noun).find(numbered, { projection: { _id: 0, slug: 1 } });
  const taken = new Set(await found.map(({ slug }) => slug).toArray());
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/**
 * Writes an item with a new title. A changed title takes a new free slug, and the former slug still leads to
 * the item; an unchanged title keeps the slug.
 */
export async function withSlugFor<Result>(
  context: Context,
  noun: Noun<WithSlug>,
  stored: Pick<Addressed, 'title' | 'slug' | 'formerSlugs'>,
  title: string,
  write: (slugs: { slug: string; formerSlugs: string[] }) => Promise<Result>,
): Promise<Result> {
  const { slug: current, formerSlugs } = stored;
  if (title === stored.title) return write({ slug: current, formerSlugs });
  const renamed = (slug: string) => {
    const former = [...new Set([...formerSlugs, current])].filter((known) => known !== slug);
    return write({ slug, formerSlugs: former });
  };
  return withFreeSlug(context, noun, title, renamed, current);
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
