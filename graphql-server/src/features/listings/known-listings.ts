import type { Filter, WithId } from 'mongodb';
import { plainTyped } from 'domain/text/typed-text.ts';
import type { Context } from '../../base/context.ts';
import { parseId } from '../../base/ids.ts';
import { propertyNoun } from '../property/property.service.ts';
import type { Property } from '../property/property.type.ts';
import { withDraft } from '../../kit/change/drafts.ts';
import { collectionOf } from '../../kit/noun.ts';

export interface KnownListings {
  /** The stored listing of a line; null for a new one. */
  find(id: string, title: string, address: string): WithId<Property> | 'unknown' | 'several' | null;
}

const names = { title: 1, address: 1, draft: 1 };

/** The id of another system says nothing here. */
export const ourId = /^[0-9a-f]{24}$/;

/** What a line without an id is known by: its letters and digits, and the gaps between numbers. */
export function nameKey(title: string, address: string): string {
  return [title, address]
    .map((text) =>
      plainTyped(text)
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim()
        .replace(/(?<!\d) | (?!\d)/g, ''),
    )
    .join('\n');
}

function keysOf(listing: Property): Set<string> {
  const drafted = withDraft(listing);
  return new Set([listing, drafted].map(({ title, address }) => nameKey(title, address)));
}

/** The stored listings that the lines of a file are about, by their ids and by their names, read at once. */
export async function knownListings(
  context: Context,
  typedIds: readonly string[],
  typedKeys: readonly string[],
): Promise<KnownListings> {
  const ids = typedIds.filter((text) => ourId.test(text));
  const keys = new Set(typedKeys);
  const idsByName = new Map<string, string[]>();
  const properties = collectionOf(context, propertyNoun);
  // Only the names are read of all listings: a database compares letters, and these are compared by what they say.
  for await (const one of properties.find({ deleted: false }, { projection: names })) {
    for (const key of keysOf(one))
      if (keys.has(key)) idsByName.set(key, [...(idsByName.get(key) ?? []), one._id.toHexString()]);
  }
  const wanted = [...new Set([...ids, ...[...idsByName.values()].flat()])].map((text) => parseId(text));
  const found = await properties.find({ _id: { $in: wanted }, deleted: false } as Filter<Property>).toArray();
  const byId = new Map(found.map((one) => [one._id.toHexString(), one]));
  return {
    find(id, title, address) {
      if (ourId.test(id)) return byId.get(id) ?? 'unknown';
      const [first = '', ...others] = idsByName.get(nameKey(title, address)) ?? [];
      return others.length > 0 ? 'several' : (byId.get(first) ?? null);
    },
  };
}
