import type { AnyBulkWriteOperation, Filter, WithId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import type { StoredItem } from '../../base/types.ts';
import { touch } from '../../database/changes.ts';
import { ActivityVerb, recordActivities } from '../../kit/change/activity-log.ts';
import { readIds } from '../../kit/bulk.ts';
import type { BulkOutcome } from '../../kit/bulk.ts';
import { fieldChanges } from '../../kit/change/field-changes.ts';
import { eventOf, workKinds } from './lead-work.ts';
import type { LeadNoun } from './lead-work.ts';
import { LeadEventKind } from './lead.type.ts';
import type { Lead, ReplacedState } from './lead.type.ts';
import { activityOf, collectionOf, seenOf } from '../../kit/noun.ts';

/**
 * Takes back that the caller put up to 1,000 leads into a state: each gets the state, the next date and the unread mark
 * that it had before, and its history says so. Those that were changed since by anybody count as failed.
 */
export async function undoLeadStates<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  ids: string[],
  state: string,
): Promise<BulkOutcome> {
  const given = readIds(ids);
  const collection = collectionOf(context, noun);
  const asked = { _id: { $in: given }, deleted: false, state } as Filter<StoredItem>;
  const filter = await seenOf(context, noun, asked, { ids: given });
  const found = await collection.find(filter as Filter<Item>).toArray();
  const undoable = found.flatMap((lead) => {
    const last = lead.history.findLast(({ kind }) => workKinds.includes(kind));
    const own = last?.kind === LeadEventKind.STATE && last.by === context.admin?.username;
    return own && last.replaced ? [{ lead, replaced: last.replaced, undoes: last.at }] : [];
  });
  const now = timeNow();
  const writes = undoable.map((one) => undoing<Item>(context, one, now, noun));
  if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
  const done: Filter<Lead> = {
    _id: { $in: undoable.map(({ lead }) => lead._id) },
    updatedAt: now,
    updatedBy: context.admin?.username ?? null,
  };
  const changed = await collection.find(done as Filter<Item>, { projection: { _id: 1 } }).toArray();
  const isDone = new Set(changed.map(({ _id }) => String(_id)));
  await recordActivities(
    context,
    undoable
      .filter(({ lead }) => isDone.has(String(lead._id)))
      .map(({ lead, replaced }) => ({
        ...activityOf(noun, lead),
        verb: ActivityVerb.UPDATED,
        changes: fieldChanges(lead, { state: replaced.state, nextAt: replaced.nextAt }, noun),
      })),
  );
  if (changed.length > 0)
    await noun.follows?.tell(
      context,
      changed.map(({ _id }) => _id),
    );
  return {
    doneIds: given.filter((id) => isDone.has(String(id))),
    failedIds: given.filter((id) => !isDone.has(String(id))),
    remaining: 0,
  };
}

/** A lead that was changed since it was read stays as it is. */
function undoing<Item extends Lead>(
  context: Context,
  { lead, replaced, undoes }: { lead: WithId<Item>; replaced: ReplacedState; undoes: Date },
  now: Date,
  { follows }: LeadNoun<Item>,
): AnyBulkWriteOperation<Item> {
  const { state, nextAt, closeReason: reason } = replaced;
  const events = [
    eventOf(context, { kind: LeadEventKind.STATE, state, ...(reason && { reason }), undoes }, now),
    ...(nextAt?.getTime() === lead.nextAt?.getTime()
      ? []
      : [eventOf(context, { kind: LeadEventKind.NEXT_DATE, nextAt }, now)]),
  ];
  const updateOne = {
    filter: { _id: lead._id, updatedAt: lead.updatedAt },
    update: {
      $set: {
        ...replaced,
        ...follows?.mark,
        // It had none before.
        ...('closeReason' in lead && { closeReason: reason ?? null }),
        updatedAt: now,
        updatedBy: context.admin?.username ?? null,
      },
      ...touch,
      $push: { history: { $each: events } },
    },
  };
  return { updateOne } as unknown as AnyBulkWriteOperation<Item>;
}
