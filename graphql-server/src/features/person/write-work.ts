import type { UpdateFilter, WithId } from 'mongodb';
import { byWhom } from '../../access/actor.ts';
import { timeNow } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { touch } from '../../database/changes.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { fieldChanges } from '../../kit/change/field-changes.ts';
import { itemById } from '../../kit/items.ts';
import { activityOf, collectionOf } from '../../kit/noun.ts';
import { eventOf } from '../lead/lead-work.ts';
import type { LeadEvent } from '../lead/lead.type.ts';
import { personNoun } from './person.service.ts';
import type { Person } from './person.type.ts';

export type Work = Pick<Person, 'state' | 'closeReason' | 'nextAt' | 'step' | 'unread'>;
export type Event = Omit<LeadEvent, 'at' | 'by'>;

export type Change = Omit<UpdateFilter<Person>, '$inc' | '$currentDate'>;

/** Writes a person unless it was written since it was read. */
export async function writeUnchanged(
  context: AppContext,
  { _id, writes }: WithId<Person>,
  change: Change,
): Promise<boolean> {
  const { matchedCount } = await collectionOf(context, personNoun).updateOne(
    { _id, writes, deleted: false },
    { ...change, ...touch },
  );
  return matchedCount > 0;
}

/** Writes the work on a person with its events, unless the person was written since it was read; answers it as it then is. */
export async function writeWork(
  context: Context,
  person: WithId<Person>,
  work: Work & Pick<Person, 'language'>,
  events: readonly Event[],
): Promise<WithId<Person> | null> {
  const { _id } = person;
  const now = timeNow();
  const isWritten = await writeUnchanged(context, person, {
    $set: {
      ...work,
      ...personNoun.follows?.mark,
      updatedAt: now,
      updatedBy: byWhom(context),
    },
    $push: { history: { $each: events.map((event) => eventOf(context, event, now)) } },
  });
  if (!isWritten) return null;
  const { state, closeReason, nextAt } = work;
  const changes = fieldChanges(person, { state, closeReason, nextAt }, personNoun);
  await recordActivity(context, { ...activityOf(personNoun, person), verb: ActivityVerb.UPDATED, changes });
  await personNoun.follows?.tell(context, [_id]);
  return itemById(context, personNoun, _id.toHexString());
}
