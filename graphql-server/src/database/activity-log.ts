import { ObjectId } from 'mongodb';
import type { AppContext, Context } from '../context.ts';
import { wordsOf } from './words.ts';

export enum ActivityVerb {
  created = 'created',
  updated = 'updated',
  deleted = 'deleted',
  restored = 'restored',
  purged = 'purged',
  exported = 'exported',
  login = 'login',
  loginFailed = 'loginFailed',
  logout = 'logout',
  passwordChanged = 'passwordChanged',
  passwordReset = 'passwordReset',
  sessionEnded = 'sessionEnded',
  secondFactorOn = 'secondFactorOn',
  secondFactorOff = 'secondFactorOff',
  recoveryCodesMade = 'recoveryCodesMade',
}

/** What became of one field. Both are null where the value is too long, or too private, to be kept. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** One thing that an account did, as it was then. Nothing changes or deletes it. */
export interface StoredActivity {
  _id: ObjectId;
  at: Date;
  adminId: ObjectId;
  username: string;
  address: string;
  verb: ActivityVerb;
  /** The collection of the item. */
  noun: string;
  itemId: ObjectId | null;
  label: string;
  changes: FieldChange[];
  words: string[];
}

type Recorder = Pick<Context, 'db' | 'log' | 'requestId' | 'address' | 'admin'>;

interface Entry {
  verb: ActivityVerb;
  noun: string;
  itemId?: ObjectId;
  /** What a person calls it: a title, a reference, “120 contact requests”. Never a visitor’s name. */
  label: string;
  changes?: FieldChange[];
  /** The account, where the request is not its own: a login. */
  by?: { adminId: ObjectId; username: string };
}

export function activitiesOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<StoredActivity>('activities');
}

/**
 * Adds to the activity log that the account of this request did something; what visitors and the product itself do is
 * not recorded. Called after the thing is done, and never throws: a log that cannot be written is reported to the
 * operator, and the change stands.
 */
export async function recordActivity(context: Recorder, entry: Entry): Promise<void> {
  await recordActivities(context, [entry]);
}

/** The same for many things that were done at once. */
export async function recordActivities(context: Recorder, entries: Entry[]): Promise<void> {
  const activities = entries.flatMap((entry) => activityFrom(context, entry) ?? []);
  if (activities.length === 0) return;
  try {
    await activitiesOf(context).insertMany(activities, { ordered: false });
  } catch (error) {
    const { requestId } = context;
    context.log.error({ err: error, requestId, activities }, 'an activity was not recorded');
  }
}

function activityFrom(context: Recorder, entry: Entry): StoredActivity | null {
  const { verb, noun, itemId = null, label, changes = [], by = context.admin } = entry;
  if (!by) return null;
  return {
    _id: new ObjectId(),
    at: new Date(),
    adminId: by.adminId,
    username: by.username,
    address: context.address,
    verb,
    noun,
    itemId,
    label: label.slice(0, 200),
    changes,
    words: wordsOf(label, ...changes.map(({ field }) => field)),
  };
}
