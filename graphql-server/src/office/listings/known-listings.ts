import type { Filter, WithId } from 'mongodb';
import type { Context } from '../../base/context.ts';
import { parseId } from '../../base/ids.ts';
import { propertyNoun } from '../../features/property/property.service.ts';
import type { Property } from '../../features/property/property.type.ts';
import { withDraft } from '../../items/drafts.ts';
import type { FileRow } from '../../items/import/headings.ts';
import type { ReadHeading } from '../../items/import/import.type.ts';
import { collectionOf } from '../../items/noun.ts';

export interface KnownListings {
  /** The stored listing of a line; null for a new one. */
  find(cells: readonly string[]): WithId<Property> | 'unknown' | 'several' | null;
}

/** The id of another system says nothing here. */
const ourId = /^[0-9a-f]{24}$/;

/** What a line without an id is known by. */
export function nameKey(title: string, address: string): string {
  return [title, address]
    .map((text) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join('\n');
}

/** The stored listings that the lines of a file are about, read at once. */
export async function knownListings(
  context: Context,
  rows: readonly FileRow[],
  read: readonly ReadHeading[],
): Promise<KnownListings> {
  const placeOf = (column: string) => read.findIndex((heading) => heading.column === column);
  const [id, title, address] = ['listing_id', 'project_name', 'address'].map(placeOf);
  const textIn = (cells: readonly string[], place = -1) => cells[place] ?? '';
  const ids = rows.map(({ cells }) => textIn(cells, id).toLowerCase()).filter((text) => ourId.test(text));
  const titles = rows.map(({ cells }) => textIn(cells, title));
  const filter = {
    deleted: false,
    $or: [{ _id: { $in: ids.map((text) => parseId(text)) } }, { title: { $in: titles } }],
  } as Filter<Property>;
  const found = await collectionOf(context, propertyNoun).find(filter).toArray();
  const byId = new Map(found.map((one) => [one._id.toHexString(), one]));
  const byName = new Map<string, WithId<Property>[]>();
  for (const one of found) {
    const drafted = withDraft(one);
    const key = nameKey(drafted.title, drafted.address);
    byName.set(key, [...(byName.get(key) ?? []), one]);
  }
  return {
    find(cells) {
      const own = textIn(cells, id).toLowerCase();
      if (ourId.test(own)) return byId.get(own) ?? 'unknown';
      const [first, ...others] = byName.get(nameKey(textIn(cells, title), textIn(cells, address))) ?? [];
      return others.length > 0 ? 'several' : (first ?? null);
    },
  };
}
