import type { Document, WithId } from 'mongodb';
import { signedIn } from '../../../access/signed-in.ts';
import type { Context } from '../../../base/context.ts';
import { ActivityVerb, recordActivity } from '../../../kit/change/activity-log.ts';
import { activityOf } from '../../../kit/noun.ts';
import { adminsOf } from '../../auth/admin.type.ts';
import { personById, personNoun } from '../person.service.ts';
import type { Person } from '../person.type.ts';
import { isHidden } from './hidden-reach.ts';
import { forgetSight } from './seen-leads.ts';

const shownMs = 3_600_000;

/**
 * Shows the numbers and addresses of one lead to the account for an hour by the clock of the database, in all its windows, and
 * notes it in the activity log. A lead whose numbers are shown already gets no entry. NOT_FOUND as for `person`.
 */
export async function showReach(context: Context, id: string): Promise<WithId<Person>> {
  const person = await personById(context, id);
  if (!(await isHidden(context, person._id))) return person;
  const { adminId } = signedIn(context);
  const others: Document = {
    $filter: {
      input: { $ifNull: ['$shownReach', []] },
      cond: { $and: [{ $gt: ['$$this.until', '$$NOW'] }, { $ne: ['$$this.personId', person._id] }] },
    },
  };
  const shown = { personId: { $literal: person._id }, until: { $add: ['$$NOW', shownMs] } };
  await adminsOf(context).updateOne({ _id: adminId }, [
    { $set: { shownReach: { $concatArrays: [others, [shown]] } } },
  ]);
  forgetSight(context);
  await recordActivity(context, { ...activityOf(personNoun, person), verb: ActivityVerb.SHOWN });
  return person;
}
