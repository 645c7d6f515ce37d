import type { Filter, ObjectId } from 'mongodb';
import type { Context } from '../context.ts';
import { badField } from '../errors.ts';
import type { ItemMatch, StoredItem } from '../types.ts';
import { ActivityVerb, recordActivities } from './activity-log.ts';
import { announceChange } from './changes.ts';
import { fieldChanges } from './field-changes.ts';
import { parseId } from './ids.ts';
import { activityOf, collectionOf } from './items.ts';
import type { Noun } from './items.ts';
import { matches } from './list-filters.ts';

export const maxItemsAtOnce = 1_000;

/** Which items are meant: these ones, or all that match. */
export interface Selection {
  ids?: string[];
  matching?: Partial<ItemMatch>;
}

interface BulkChange {
  /** Which items can be changed. */
  from: Filter<StoredItem>;
  values: object;
  /** What is added to the end of lists. */
  push?: object;
  /** How an item stands afterwards, whoever changed it. */
  done: Filter<StoredItem>;
  /** What the activity log calls it. */
  verb: ActivityVerb;
}

export interface BulkOutcome {
  doneIds: ObjectId[];
  failedIds: ObjectId[];
  /** How many more match; call again for them. */
  remaining: number;
}

/**
 * Changes up to 1,000 items with one write, one announcement and an entry each in the activity log. An item that is as it should be already counts as
 * done, so that a second try does no harm; one that is not there counts as failed. BAD_USER_INPUT for more than 1,000
 * ids, a malformed one, or a selection that says neither ids nor what to match.
 */
export async function changeItems(
  context: Context,
  noun: Noun<StoredItem>,
  selection: Selection,
  { from, values, push, done, verb }: BulkChange,
): Promise<BulkOutcome> {
  const collection = collectionOf(context, noun);
  // Both have to hold, also when both are about the same field.
  const matching = selection.matching && { $and: [matches(noun, selection.matching), from] };
  const ids = matching ? await findIds(context, noun, matching) : readIds(selection.ids);
  const changing = { ...(matching ?? from), _id: { $in: ids } };
  const projection = Object.fromEntries([noun.namedBy, ...Object.keys(values)].map((field) => [field, 1]));
  const before = await collection.find(changing, { projection }).toArray();
  const written = {
    ...values,
    ...(verb === ActivityVerb.updated && {
      updatedAt: new Date(),
      updatedBy: context.admin?.username ?? null,
    }),
    touchedAt: new Date(),
  };
  const { modifiedCount } = await collection.updateMany(changing, {
    $set: written,
    ...(push && { $push: push }),
  });
  if (noun.public && modifiedCount > 0) await announceChange(context, noun.collection);
  await recordActivities(
    context,
    before.map((item) => ({
      ...activityOf(noun, item),
      verb,
      changes: fieldChanges(item, written, noun.loggedFields),
    })),
  );
  const isDone = new Set((await findIds(context, noun, { ...done, _id: { $in: ids } })).map(String));
  return {
    doneIds: ids.filter((id) => isDone.has(String(id))),
    failedIds: ids.filter((id) => !isDone.has(String(id))),
    remaining: matching ? await collection.countDocuments(matching) : 0,
  };
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

/** The ids of a selection, each once: BAD_USER_INPUT for none, for more than 1,000, or for a malformed one. */
export function readIds(ids: string[] | undefined): ObjectId[] {
  if (!ids) throw badField('ids', 'Please say which items are meant.');
  if (ids.length > maxItemsAtOnce) throw badField('ids', 'Please choose at most 1,000 items at a time.');
  return [...new Set(ids)].map(parseId);
}
