import type { AnyBulkWriteOperation, Filter, ObjectId, WithId } from 'mongodb';
import { byWhom } from '../../access/actor.ts';
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
import type { Lead, LeadEvent, ReplacedState } from './lead.type.ts';
import { activityOf, collectionOf, seenOf } from '../../kit/noun.ts';
import { withNames } from '../../kit/references.ts';

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
  const now = timeNow();
  const undoable = found.flatMap((lead) => {
    const last = lead.history.findLast(({ kind }) => workKinds.includes(kind));
    const own = last?.kind === LeadEventKind.STATE && last.by === byWhom(context);
    return own && last.replaced ? [undoneState(context, lead, last.replaced, last.at, now)] : [];
  });
  return takeBack(context, noun, given, undoable, now);
}

/** A lead with what it gets back. */
export interface Undoable<Item extends Lead> {
  lead: WithId<Item>;
  values: object;
  /** The fields that the activity log names. */
  logged: object;
  events: LeadEvent[];
}

/** Gives leads back what they had, each in one write; one that was changed since it was read stays as it is and counts as failed. */
export async function takeBack<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  given: ObjectId[],
  undoable: readonly Undoable<Item>[],
  now: Date,
): Promise<BulkOutcome> {
  const collection = collectionOf(context, noun);
  const updatedBy = byWhom(context);
  const writes = undoable.map(({ lead, values, events }) => ({
    updateOne: {
      filter: { _id: lead._id, updatedAt: lead.updatedAt },
      update: {
        $set: { ...values, ...noun.follows?.mark, updatedAt: now, updatedBy },
        ...touch,
        $push: { history: { $each: events } },
      },
    },
  }));
  if (writes.length > 0)
    await collection.bulkWrite(writes as unknown as AnyBulkWriteOperation<Item>[], { ordered: false });
  const done: Filter<Lead> = {
    _id: { $in: undoable.map(({ lead }) => lead._id) },
    updatedAt: now,
    updatedBy,
  };
  const changed = await collection.find(done as Filter<Item>, { projection: { _id: 1 } }).toArray();
  const isDone = new Set(changed.map(({ _id }) => String(_id)));
  const undone = undoable.filter(({ lead }) => isDone.has(String(lead._id)));
  const changes = undone.map(({ lead, logged }) => fieldChanges(lead, logged, noun));
  const named = await withNames(context, noun.references, changes);
  await recordActivities(
    context,
    undone.map(({ lead }, place) => ({
      ...{ ...activityOf(noun, lead), verb: ActivityVerb.UPDATED, changes: named[place] },
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

function undoneState<Item extends Lead>(
  context: Context,
  lead: WithId<Item>,
  replaced: ReplacedState,
  undoes: Date,
  now: Date,
): Undoable<Item> {
  const { state, nextAt, closeReason: reason } = replaced;
  return {
    lead,
    values: {
      ...replaced,
      // It had none before.
      ...('closeReason' in lead && { closeReason: reason ?? null }),
    },
    logged: { state, nextAt },
    events: [
      eventOf(context, { kind: LeadEventKind.STATE, state, ...(reason && { reason }), undoes }, now),
      ...(nextAt?.getTime() === lead.nextAt?.getTime()
        ? []
        : [eventOf(context, { kind: LeadEventKind.NEXT_DATE, nextAt }, now)]),
    ],
  };
}
