import type { Filter, ObjectId, WithId } from 'mongodb';
import { byWhom } from '../../access/actor.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { derivedId } from '../../base/ids.ts';
import type { StoredItem } from '../../base/types.ts';
import type { FieldChange } from './activity-log.ts';
import type { StoredDraft } from './stored-draft.ts';
import type { Noun } from '../noun.ts';
import { picturesIn } from '../picture-words.ts';

/** An item as it was after one save, or the draft that the save put beside it. Nothing changes it. */
export interface StoredVersion {
  /** The same for the same save of the same item. */
  _id: ObjectId;
  /** The collection of the item. */
  noun: string;
  itemId: ObjectId;
  at: Date;
  by: string | null;
  /** Whether it was saved beside what visitors see. */
  draft: boolean;
  /** What a person typed and chose, under the names of its fields. */
  values: Record<string, unknown>;
  /** The pictures that it shows: they stay as long as it can be brought back. */
  fileIds: ObjectId[];
  /** What differs from the version before; empty where that is not known. */
  changes: FieldChange[];
}

/** So many versions of an item are kept, the newest. */
export const maxVersions = 50;

/** What every item has besides what a person typed. */
const bookkeeping = [
  ...['_id', 'createdAt', 'updatedAt', 'updatedBy', 'touchedAt', 'writes', 'deleted', 'deletedAt', 'sample'],
  'restoredAt',
  ...['publishAt', 'slug', 'formerSlugs', 'draft', 'beforeOff'],
];

type Versioned = WithId<StoredItem> & { draft?: StoredDraft | null };

/** The collection of versions. */
export const versionsCollection = 'versions';

/** The versions of all items. */
export function versionsOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<StoredVersion>(versionsCollection);
}

/** The version that is the present state of an item. */
export function versionIdOf({ _id, updatedAt }: Pick<StoredItem, '_id' | 'updatedAt'>): ObjectId {
  return derivedId('version', _id.toHexString(), updatedAt.getTime());
}

/**
 * Keeps the present state of an item as a version, once however often it is called. Called before a save, it catches up
 * on a version whose process was killed, or that a bulk change left out: then the save that follows loses nothing.
 */
export async function keepVersion<Item extends StoredItem>(
  context: AppContext,
  noun: Noun<Item>,
  item: Item | WithId<Item>,
  changes: FieldChange[] = [],
  author: string | null = null,
): Promise<void> {
  if (!noun.versions) return;
  const present = item as unknown as Versioned;
  const { draft } = present;
  const values = draft?.values ?? contentOf(noun, present);
  await versionsOf(context).updateOne(
    { _id: versionIdOf(present) },
    {
      $setOnInsert: {
        noun: noun.collection,
        itemId: present._id,
        at: present.updatedAt,
        by: present.updatedBy ?? author,
        draft: Boolean(draft),
        values,
        fileIds: picturesIn(values).map(({ fileId }) => fileId),
        changes,
      },
    },
    { upsert: true },
  );
}

/**
 * Keeps the state after a save, and lets go of versions beyond the newest 50. The save stands already: what fails here
 * is reported to the operator, and the next save catches up.
 */
export async function keepSaved<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  item: Item | WithId<Item>,
  changes: FieldChange[],
): Promise<void> {
  if (!noun.versions) return;
  try {
    // A new item has no last change yet.
    await keepVersion(context, noun, item, changes, byWhom(context));
    const ofItem: Filter<StoredVersion> = { itemId: item._id };
    const [last] = await versionsOf(context)
      .find(ofItem, { projection: { at: 1 }, sort: { at: -1 }, skip: maxVersions, limit: 1 })
      .toArray();
    if (last) await versionsOf(context).deleteMany({ ...ofItem, at: { $lte: last.at } });
  } catch (error) {
    context.log.error({ err: error, requestId: context.requestId }, 'a version was not kept');
  }
}

/** The part of a noun that says what of its items is kept. */
export type Versionable = Pick<Noun<StoredItem>, 'versions'>;

/** What a person typed and chose, without what is counted or dated. */
export function contentOf({ versions }: Versionable, item: object): Record<string, unknown> {
  const besides = new Set([...bookkeeping, ...(versions?.besides ?? [])]);
  return Object.fromEntries(Object.entries(item).filter(([field]) => !besides.has(field)));
}
