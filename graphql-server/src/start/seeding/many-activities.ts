import { ObjectId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { accountsNoun, adminsOf } from '../../features/auth/admin.type.ts';
import { activitiesOf, ActivityVerb } from '../../kit/change/activity-log.ts';
import type { StoredActivity } from '../../kit/change/activity-log.ts';
import { wordsOf } from '../../kit/search-words.ts';

/** The engine is slow with batches of more than a megabyte. */
const batchSize = 500;
const minuteMs = 60_000;
const colleagues = ['asha', 'ravi', 'meera', 'imran'].map((username) => ({ _id: new ObjectId(), username }));
const projects = ['Kosh Heights', 'Amber Court', 'Lotus Gardens', 'Garden Court', 'Sector 150 Studios'];
const fields = ['price.from', 'propertyStatus', 'description', 'images', 'title'];

/** Adds sample activities for measuring: of the first account and of four former ones, over the last years. */
export async function addActivities(
  context: Context,
  count: number,
  onDone: (done: number) => void,
): Promise<void> {
  const first = await adminsOf(context).findOne({}, { sort: { createdAt: 1 } });
  const people = [...(first ? [first] : []), ...colleagues];
  for (let added = 0; added < count; added += batchSize) {
    const size = Math.min(batchSize, count - added);
    const batch = Array.from({ length: size }, (_, index) => activityAt(added + index, people));
    await activitiesOf(context).insertMany(batch, { ordered: false });
    onDone(added + size);
  }
}

/** A fifth are logins; most others are changes of properties, as in a real office. */
function activityAt(place: number, people: Pick<StoredActivity, '_id' | 'username'>[]): StoredActivity {
  const person = at(people, place * 7 + Math.floor(place / 11));
  const entry = {
    _id: new ObjectId(),
    at: new Date(timeNow().getTime() - place * 11 * minuteMs),
    adminId: person._id,
    username: person.username,
    address: '203.0.113.7',
  };
  if (place % 5 === 0) {
    const { _id: itemId, username: label } = person;
    return {
      ...entry,
      ...{ verb: ActivityVerb.LOGIN, noun: accountsNoun, itemId, label, changes: [], words: wordsOf(label) },
    };
  }
  const noun = at(['properties', 'properties', 'properties', 'blogs', 'contactRequests'], place * 3);
  const label = `${at(projects, place)} ${place % 9_000}`;
  const field = at(fields, place * 3);
  return {
    ...entry,
    verb: at([ActivityVerb.UPDATED, ActivityVerb.UPDATED, ActivityVerb.CREATED, ActivityVerb.DELETED], place),
    noun,
    itemId: new ObjectId((place % 9_000).toString(16).padStart(24, '0')),
    label,
    changes: [{ field, before: 'what it was', after: 'what it became' }],
    words: wordsOf(label, field),
  };
}

function at<Value>(values: readonly Value[], place: number): Value {
  return values[place % values.length] as Value;
}
