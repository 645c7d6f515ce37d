import { signedIn } from '../../../access/signed-in.ts';
import type { Context } from '../../../base/context.ts';
import { notFound } from '../../../base/errors.ts';
import { ActivityVerb, recordActivity } from '../../../kit/change/activity-log.ts';
import { fieldChanges } from '../../../kit/change/field-changes.ts';
import { accountsNoun, adminsOf } from '../admin.type.ts';
import type { ChangedOwnAccount } from './works-offline.type.ts';

/** Switches work without the network on or off for the caller’s account; the activity log says so. */
export async function setWorksOffline(context: Context, on: boolean): Promise<ChangedOwnAccount> {
  const { adminId } = signedIn(context);
  const before = await adminsOf(context).findOneAndUpdate(
    { _id: adminId },
    on ? { $set: { worksOffline: true } } : { $unset: { worksOffline: 1 } },
    { returnDocument: 'before' },
  );
  if (!before) throw notFound('Account');
  const changes = fieldChanges({ worksOffline: before.worksOffline ?? false }, { worksOffline: on });
  if (changes.length > 0) {
    const { _id, username } = before;
    const about = { noun: accountsNoun, itemId: _id, label: username };
    await recordActivity(context, { ...about, verb: ActivityVerb.UPDATED, changes });
  }
  return { account: { ...before, worksOffline: on } };
}
