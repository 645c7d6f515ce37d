import type { Document, Filter, ObjectId, UpdateFilter } from 'mongodb';
import { byWhom } from '../access/actor.ts';
import { timeNow } from '../base/clock.ts';
import type { Context } from '../base/context.ts';
import { badField } from '../base/errors.ts';
import { parseId } from '../base/ids.ts';
import type { ItemMatch, StoredItem } from '../base/types.ts';
import { touch } from '../database/changes.ts';
import { ActivityVerb, recordActivities } from './change/activity-log.ts';
import { fieldChanges } from './change/field-changes.ts';
import { ownedByPerson } from './items.ts';
import { matches } from './list-filters.ts';
import { activityOf, announceItems, collectionOf, seenOf } from './noun.ts';
import type { Noun } from './noun.ts';
import { withNames } from './references.ts';

export const maxItemsAtOnce = 1_000;

/** The chosen items: either `ids`, or all that match. */
export interface Selection {
  ids?: string[];
  matching?: Partial<ItemMatch>;
  /** The filter input of the noun: narrows `matching`. */
  filter?: object | null;
}

interface BulkChange {
  /** The items that may change. */
  from: Filter<StoredItem>;
  /** Holds while no other account has changed an item since the caller read it; other items count as failed. */
  unchanged?: Filter<StoredItem>;
  values: object;
  /** Appended to a list of each item, if asked together with what some of its fields held before, as `replaced` or under a name. */
  append?: { list: string; entry: object; replaced?: readonly string[]; as?: string };
  /** The state of a done item; an item that has it already counts as done. */
  done: Filter<StoredItem>;
  /** The verb in the activity log. */
  verb: ActivityVerb;
}

export interface BulkOutcome {
  doneIds: ObjectId[];
  failedIds: ObjectId[];
  /** The number of further matches; call again to change them. */
  remaining: number;
}

/**
 * Changes up to 1,000 items with one write, one announcement and one entry each in the activity log. An item
 * already in the wanted state counts as done, so that a second try does no harm; a missing item counts as
 * failed. Throws BAD_USER_INPUT for more than 1,000 ids, for a malformed id, and for a selection without ids
 * or match.
 */
export async function changeItems(
  context: Context,
  noun: Noun<StoredItem>,
  selection: Selection,
  { from, unchanged, values, append, done, verb }: BulkChange,
): Promise<BulkOutcome> {
  const collection = collectionOf(context, noun);
  // Combined with $and, because both conditions may concern the same field.
  const meant = selection.matching
    ? { $and: [matches(noun, { ...selection.matching, filter: selection.filter }), from] }
    : from;
  const given = selection.matching ? undefined : readIds(selection.ids);
  const by = { ids: given, search: selection.matching?.search };
  const possible = await seenOf(context, noun, { $and: [meant, unchanged ?? {}] }, by);
  const ids = given ?? (await findIds(context, noun, possible));
  const changing = { ...possible, _id: { $in: ids } };
  // The account changes only what it sees. It is asked before the write: an account that hands a lead over may see it no longer.
  const seen = noun.seen
    ? await findIds(context, noun, await seenOf(context, noun, { _id: { $in: ids } }, { ids }))
    : ids;
  const read = [noun.namedBy, ...Object.keys(values), ...(noun.parts?.fields ?? [])];
  const projection = Object.fromEntries(read.map((field) => [field, 1]));
  const before = await collection.find(changing, { projection }).toArray();
  const written = {
    ...values,
    ...noun.follows?.mark,
    ...(verb === ActivityVerb.UPDATED && {
      updatedAt: timeNow(),
      updatedBy: byWhom(context),
    }),
  };
  // What passes a gate stays a sample: a status or a person makes no listing of one’s own of it.
  const isOwned = verb === ActivityVerb.UPDATED && !noun.admit;
  const plain = { $set: written, ...(isOwned && ownedByPerson), ...touch };
  const update: UpdateFilter<StoredItem> | Document[] = append ? appending(written, append) : plain;
  const { modifiedCount } = await collection.updateMany(changing, update);
  if (modifiedCount > 0) announceItems(context, noun, before);
  const changes = before.map((item) => fieldChanges(item, written, noun));
  const named = await withNames(context, noun.references, changes);
  await recordActivities(
    context,
    before.map((item, place) => ({ ...activityOf(noun, item), verb, changes: named[place] })),
  );
  const changedIds = before.map(({ _id }) => _id);
  if (changedIds.length > 0) await noun.follows?.tell(context, changedIds);
  const isDone = new Set((await findIds(context, noun, { ...done, _id: { $in: seen } })).map(String));
  const left =
    selection.matching && unchanged
      ? await findIds(
          context,
          noun,
          await seenOf(context, noun, { $and: [meant, { $nor: [unchanged] }] }, by),
        )
      : [];
  const failed = new Map(
    [...ids.filter((id) => !isDone.has(String(id))), ...left].map((id) => [String(id), id]),
  );
  return {
    doneIds: ids.filter((id) => isDone.has(String(id))),
    failedIds: [...failed.values()],
    remaining: selection.matching ? await collection.countDocuments(possible) : 0,
  };
}

/** The update as a pipeline, which alone can read the values that it replaces. */
function appending(
  values: object,
  { list, entry, replaced, as = 'replaced' }: NonNullable<BulkChange['append']>,
): Document[] {
  const before = replaced && Object.fromEntries(replaced.map((field) => [field, `$${field}`]));
  const item = { $mergeObjects: [{ $literal: entry }, before ? { [as]: before } : {}] };
  const literals = Object.entries(values).map(([field, value]: [string, unknown]) => [
    field,
    { $literal: value },
  ]);
  return [
    {
      $set: {
        ...(Object.fromEntries(literals) as object),
        [list]: { $concatArrays: [`$${list}`, [item]] },
        touchedAt: '$$NOW',
        writes: { $add: [{ $ifNull: ['$writes', 0] }, 1] },
      },
    },
  ];
}

async function findIds(
  context: Context,
  noun: Noun<StoredItem>,
  filter: Filter<StoredItem>,
): Promise<ObjectId[]> {
  const found = await collectionOf(context, noun)
    .find(filter, { projection: { _id: 1 }, limit: maxItemsAtOnce })
    .toArray();
  return found.map(({ _id }) => _id);
}

/**
 * The condition for the chosen items that the account sees. BAD_USER_INPUT for a selection without ids or match, for more than 1,000
 * ids, and for a malformed one.
 */
export async function selectedBy(
  context: Context,
  noun: Noun<StoredItem>,
  { ids, matching, filter }: Selection,
): Promise<Filter<StoredItem>> {
  const given = matching ? undefined : readIds(ids);
  const meant = matching ? matches(noun, { ...matching, filter }) : { _id: { $in: given ?? [] } };
  return seenOf(context, noun, meant, { ids: given, search: matching?.search });
}

/** The ids of the chosen items that the account sees. BAD_USER_INPUT as for `selectedBy`, and for more than 1,000 matches. */
export async function selectedIds(
  context: Context,
  noun: Noun<StoredItem>,
  selection: Selection,
): Promise<ObjectId[]> {
  const seen = await selectedBy(context, noun, selection);
  if (selection.matching && (await collectionOf(context, noun).countDocuments(seen)) > maxItemsAtOnce)
    throw tooMany();
  return findIds(context, noun, seen);
}

function tooMany() {
  return badField('ids', 'Please choose at most 1,000 items at a time.');
}

/**
 * The ids of a selection without repetitions. Throws BAD_USER_INPUT for none, for more than 1,000, or for a
 * malformed id.
 */
export function readIds(ids: string[] | undefined): ObjectId[] {
  if (!ids) throw badField('ids', 'Please choose the items.');
  if (ids.length > maxItemsAtOnce) throw tooMany();
  return [...new Set(ids)].map(parseId);
}
