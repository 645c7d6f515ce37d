import { setTimeout as wait } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import type { Filter, UpdateFilter } from 'mongodb';
import { dutySettings } from '../../duty/duty.service.ts';
import type { AppContext } from '../../../base/context.ts';
import { touch } from '../../../database/changes.ts';
import { struckNumbers } from '../../../database/people/person-of-enquiries.ts';
import { newItem } from '../../../kit/items.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { isDuplicateId } from '../../../database/duplicate-key.ts';
import { claimKey, releaseKeys } from '../../person/person-keys.ts';
import { personMovesOf } from '../../person/person-moves.ts';
import { personNoun } from '../../person/person.service.ts';
import type { Person } from '../../person/person.type.ts';
import { contactRequestNoun } from '../contact-request.service.ts';
import type { ContactRequest } from '../contact-request.type.ts';
import { withSaid } from '../wishes/enquiry-wishes.ts';
import { enquiriesOf } from './people-of.ts';
import { settled } from './settled.ts';

const hourMs = 3_600_000;

/** Another process that writes the same person at the same moment makes a try fail; each failure is another’s success. */
const maxTries = 100;
const longestPauseMs = 40;

/**
 * Makes a person what its enquiries say, and removes one without any; answers the one who has the enquiries then. It may be repeated
 * and run in several processes: each write depends on what it has read. `followed` is the count of writes up to which the enquiries
 * follow the person.
 */
export async function settlePerson(context: AppContext, _id: ObjectId, followed?: number): Promise<ObjectId> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    // Each waits another time, so that one of many comes through.
    if (tries > 0) await wait(Math.random() * longestPauseMs);
    const people = collectionOf(context, personNoun);
    const person = await people.findOne({ _id });
    if (person?.mergedInto?.length) return forward(context, person);
    const [stored, { patienceHours }] = await Promise.all([enquiriesOf(context, _id), dutySettings(context)]);
    const enquiries = await withSaid(context, stored);
    // The faster process has told the person of these enquiries too.
    if (tries > 0 && followed === undefined && person && !enquiries.some(({ personDue }) => personDue))
      return _id;
    if (enquiries.length === 0) {
      await releaseKeys(context, _id);
      if (person && (await people.deleteOne({ _id, writes: person.writes })).deletedCount === 0) continue;
      await removeMerged(context, _id);
      return _id;
    }
    const { events, ...others } = settled(person, enquiries, patienceHours * hourMs);
    const isNews = (others.news?.at.getTime() ?? 0) > (person?.news?.at.getTime() ?? 0);
    const values = { ...others, ...(isNews && { noticeDue: true as const }) };
    const { reach = [] } = values;
    const claim = () => Promise.all(reach.map((key) => claimKey(context, key, _id)));
    // The keys of a new person were claimed before its first enquiry was stored; they may have been released since.
    const [isWritten] = person
      ? [await update(context, person, { values, events }, followed === person.writes)]
      : await Promise.all([insert(context, _id, values), claim()]);
    if (!isWritten) continue;
    if (person && !reach.every((key) => person.reach.includes(key))) await claim();
    const struck = [...struckNumbers(person?.history ?? []).keys()].filter((one) => !reach.includes(one));
    if (struck.length > 0) await releaseKeys(context, _id, struck);
    await unmark(context, enquiries);
    return _id;
  }
  throw new Error('a person was written by others all the time');
}

/** What is stored for a person who was merged with another is the other’s, as something new; answers that one. */
async function forward(context: AppContext, { _id, mergedInto = [] }: Person): Promise<ObjectId> {
  const to = mergedInto.at(-1);
  if (!to || (await personMovesOf(context).findOne({ otherId: _id, dueAt: { $exists: true } }))) return _id;
  const { modifiedCount } = await collectionOf(context, contactRequestNoun).updateMany(
    { personId: _id, personDue: true } satisfies Filter<ContactRequest>,
    { $set: { personId: to }, ...touch },
  );
  await releaseKeys(context, _id);
  if (modifiedCount > 0) return settlePerson(context, to);
  if (!(await collectionOf(context, personNoun).findOne({ _id: to }))) await removeMerged(context, to);
  return to;
}

/** Removes what stayed of the people who were merged with one that is gone. */
async function removeMerged(context: AppContext, _id: ObjectId): Promise<void> {
  await collectionOf(context, personNoun).deleteMany({ mergedInto: _id });
  await personMovesOf(context).deleteMany({ $or: [{ keptId: _id }, { otherId: _id }] });
}

async function update(
  context: AppContext,
  { _id, writes }: Person,
  { values, events }: { values: Partial<Person>; events: Person['history'] },
  isFollowed: boolean,
): Promise<boolean> {
  const change: UpdateFilter<Person> = {
    $set: values,
    ...(isFollowed && { $unset: { followDue: 1 } }),
    ...touch,
    ...(events.length > 0 && { $push: { history: { $each: events } } }),
  };
  const { matchedCount } = await collectionOf(context, personNoun).updateOne({ _id, writes }, change);
  return matchedCount > 0;
}

async function insert(context: AppContext, _id: ObjectId, values: Partial<Person>): Promise<boolean> {
  const fresh = newItem<Person>({ history: [], ...values } as Parameters<typeof newItem<Person>>[0], _id);
  const { touchedAt: _byTheDatabase, _id: _given, ...fields } = { ...fresh, ...values };
  const unwritten = { _id, writes: { $exists: false } };
  try {
    const { upsertedCount } = await collectionOf(context, personNoun).updateOne(
      unwritten,
      { $setOnInsert: fields, ...touch },
      { upsert: true },
    );
    return upsertedCount > 0;
  } catch (error) {
    if (isDuplicateId(error)) return false;
    throw error;
  }
}

/** An enquiry that was changed since it was read keeps its mark. */
async function unmark(context: AppContext, enquiries: readonly ContactRequest[]): Promise<void> {
  const due = enquiries.filter(({ personDue }) => personDue);
  if (due.length === 0) return;
  await collectionOf(context, contactRequestNoun).bulkWrite(
    due.map(({ _id, writes }) => ({
      updateOne: { filter: { _id, writes }, update: { $unset: { personDue: 1 } } },
    })),
    { ordered: false },
  );
}

/** Settles the people of enquiries that were stored, changed or removed, and answers who has these then. */
export async function settlePeopleOf(context: AppContext, ids: ObjectId[]): Promise<ObjectId[]> {
  const known = { _id: { $in: ids }, personId: { $ne: null } };
  const found = await Promise.all([
    collectionOf(context, contactRequestNoun).distinct('personId', known),
    collectionOf(context, personNoun).distinct('_id', { enquiryIds: { $in: ids } }),
  ]);
  const all = found.flat().filter((id) => id instanceof ObjectId);
  const each = new Map(all.map((id) => [id.toHexString(), id]));
  return eachOf([...each.values()], (id) => settlePerson(context, id));
}

const atOnce = 20;

/** Does something for many people, some at a time, and answers what each gave. */
export async function eachOf<Result>(
  ids: readonly ObjectId[],
  act: (id: ObjectId) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < ids.length; from += atOnce)
    results.push(...(await Promise.all(ids.slice(from, from + atOnce).map(act))));
  return results;
}
