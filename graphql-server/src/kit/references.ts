import { ObjectId } from 'mongodb';
import type { AppContext } from '../base/context.ts';
import type { FieldChange } from './change/activity-log.ts';

/** A field that holds the id of an item of another kind; people read the name of that item. */
export interface Reference {
  collection: string;
  namedBy: string;
  /** The name of the field in histories. */
  field: string;
}

/**
 * The changes with names in place of ids, in the order given. An item in the trash keeps its name; one that was removed
 * for good has none.
 */
export async function withNames(
  { db }: Pick<AppContext, 'db'>,
  references: Record<string, Reference> | undefined,
  changes: FieldChange[][],
): Promise<FieldChange[][]> {
  const named = new Map(
    await Promise.all(
      Object.entries(references ?? {}).map(async ([field, reference]) => {
        const own = changes.flat().filter((change) => change.field === field);
        const ids = own.flatMap(({ before, after }) => [before, after].filter((id) => id !== null));
        return [field, { reference, names: await namesOf(db, reference, ids) }] as const;
      }),
    ),
  );
  return changes.map((list) =>
    list.map((change) => {
      const { reference, names } = named.get(change.field) ?? {};
      if (!reference) return change;
      const nameOf = (id: string | null) => (id === null ? null : (names?.get(id) ?? null));
      return { field: reference.field, before: nameOf(change.before), after: nameOf(change.after) };
    }),
  );
}

async function namesOf(
  db: AppContext['db'],
  { collection, namedBy }: Reference,
  ids: string[],
): Promise<Map<string, string>> {
  const _id = { $in: [...new Set(ids)].map((id) => new ObjectId(id)) };
  if (_id.$in.length === 0) return new Map();
  const found = await db
    .collection(collection)
    .find({ _id }, { projection: { [namedBy]: 1 } })
    .toArray();
  return new Map(found.map((item) => [item._id.toHexString(), String(item[namedBy])]));
}
