import type { Filter, WithId } from 'mongodb';
import { plainTyped } from 'domain/text/typed-text.ts';
import type { Context } from '../../base/context.ts';
import { parseId } from '../../base/ids.ts';
import { propertyNoun } from '../property/property.service.ts';
import type { Property } from '../property/property.type.ts';
import { withDraft } from '../../kit/change/drafts.ts';
import { externalIdsOf, itemIdsOf } from '../../kit/external/external-ids.ts';
import type { ExternalId } from '../../kit/external/external-id.type.ts';
import { collectionOf } from '../../kit/noun.ts';

export interface KnownListings {
  /** The stored listing of a line; null for a new one. With a key of another system, one that has another key of it is not meant. */
  find(
    id: string,
    title: string,
    address: string,
    key: ExternalId | null,
  ): WithId<Property> | 'unknown' | 'several' | null;
  /** Whether a listing has this key. */
  hasKey(listing: WithId<Property>, key: ExternalId): boolean;
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

/** The stored listings that the lines of a file are about, by their ids, their keys in other systems and their names, read at once. */
export async function knownListings(
  context: Context,
  typedIds: readonly string[],
  typedKeys: readonly string[],
  typedExternals: readonly ExternalId[],
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
  const itemIds = await itemIdsOf(context, propertyNoun.collection, typedExternals);
  const ofKeys = itemIds.flatMap((one) => one?.toHexString() ?? []);
  const wanted = [...new Set([...ids, ...ofKeys, ...[...idsByName.values()].flat()])].map((text) =>
    parseId(text),
  );
  const found = await properties.find({ _id: { $in: wanted }, deleted: false } as Filter<Property>).toArray();
  const byId = new Map(found.map((one) => [one._id.toHexString(), one]));
  const keysOfItems = await Promise.all(found.map(({ _id }) => externalIdsOf(context, _id)));
  const systems = new Map(found.map(({ _id }, place) => [_id.toHexString(), keysOfItems[place] ?? []]));
  const has = (id: string, key: ExternalId) =>
    (systems.get(id) ?? []).some((one) => one.system === key.system && one.id === key.id);
  return {
    find(id, title, address, key) {
      if (key) {
        const own = found.find(({ _id }) => has(_id.toHexString(), key));
        if (own) return own;
      }
      if (ourId.test(id)) return byId.get(id) ?? 'unknown';
      const named = idsByName.get(nameKey(title, address)) ?? [];
      const meant = named.filter((one) => !systems.get(one)?.some(({ system }) => system === key?.system));
      const [first = '', ...others] = meant;
      return others.length > 0 ? 'several' : (byId.get(first) ?? null);
    },
    hasKey: ({ _id }, key) => has(_id.toHexString(), key),
  };
}
