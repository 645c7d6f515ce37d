import { ObjectId } from 'mongodb';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { actorOf } from '../../access/actor.ts';
import { shortAddress } from '../../access/short-address.ts';
import { timeNow } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { wordsOf } from '../search-words.ts';

export enum ActivityVerb {
  CREATED = 'CREATED',
  UPDATED = 'UPDATED',
  DRAFT_SAVED = 'DRAFT_SAVED',
  DELETED = 'DELETED',
  RESTORED = 'RESTORED',
  PURGED = 'PURGED',
  EXPORTED = 'EXPORTED',
  SHOWN = 'SHOWN',
  LOGIN = 'LOGIN',
  LOGIN_FAILED = 'LOGIN_FAILED',
  LOGOUT = 'LOGOUT',
  PASSWORD_CHANGED = 'PASSWORD_CHANGED',
  PASSWORD_RESET = 'PASSWORD_RESET',
  SESSION_ENDED = 'SESSION_ENDED',
  SECOND_FACTOR_ON = 'SECOND_FACTOR_ON',
  SECOND_FACTOR_OFF = 'SECOND_FACTOR_OFF',
  PASSKEY_ADDED = 'PASSKEY_ADDED',
  PASSKEY_REMOVED = 'PASSKEY_REMOVED',
  RECOVERY_CODES_MADE = 'RECOVERY_CODES_MADE',
  INVITED = 'INVITED',
  INVITATION_WITHDRAWN = 'INVITATION_WITHDRAWN',
  REVOKED = 'REVOKED',
}

/** The change of one field. Both values are null if they are too long or too private to keep. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/**
 * One action of an account or an API token, with the names of that time and the address without its last part. Nothing changes it; a
 * sweep removes it after the months in the settings.
 */
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
  /** The version that the save left, where versions are kept. */
  versionId?: ObjectId;
  words: string[];
}

type Recorder = Pick<Context, 'db' | 'log' | 'requestId' | 'address' | 'admin' | 'token' | 'write'>;

interface Entry {
  /** The id of an entry that is recorded once, however often it is told. */
  id?: ObjectId;
  verb: ActivityVerb;
  noun: string;
  itemId?: ObjectId;
  /** A name of the item for people: a title, a reference, “120 contact requests”. Never a visitor’s name. */
  label: string;
  changes?: FieldChange[];
  versionId?: ObjectId;
  /** The account, where the request is not its own: a login. */
  by?: { adminId: ObjectId; username: string };
}

export function activitiesOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<StoredActivity>('activities');
}

/**
 * Records an action of this request’s account or API token in the activity log; actions of visitors and of the product
 * itself are not recorded. Call it after the action. It never throws: a failed entry goes to the operator’s
 * log, and the change stands.
 */
export async function recordActivity(context: Recorder, entry: Entry): Promise<void> {
  await recordActivities(context, [entry]);
}

/** Records several actions at once. */
export async function recordActivities(context: Recorder, entries: Entry[]): Promise<void> {
  const activities = entries.flatMap((entry) => activityFrom(context, entry) ?? []);
  if (activities.length === 0) return;
  try {
    await activitiesOf(context).insertMany(activities, { ordered: false });
  } catch (error) {
    // An interrupted run of a keyed write recorded it.
    if (context.write && isDuplicateKey(error)) return;
    const { requestId } = context;
    context.log.error({ err: error, requestId, activities }, 'an activity was not recorded');
  }
}

function activityFrom(context: Recorder, entry: Entry): StoredActivity | null {
  const { id, verb, noun, itemId = null, label, changes = [], versionId, by = actorOf(context) } = entry;
  if (!by) return null;
  return {
    _id: id ?? new ObjectId(),
    at: timeNow(),
    adminId: by.adminId,
    username: by.username,
    address: shortAddress(context.address),
    verb,
    noun,
    itemId,
    label: label.slice(0, 200),
    changes,
    ...(versionId && { versionId }),
    words: wordsOf(label, ...changes.map(({ field }) => field)),
  };
}
