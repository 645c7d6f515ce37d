import type { ObjectId } from 'mongodb';
import { timeNow } from '../../../base/clock.ts';
import type { AppContext } from '../../../base/context.ts';
import { isDatabaseAway } from '../../../base/database-away.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { personKeysOf } from '../../person/person-keys.ts';
import { personNoun } from '../../person/person.service.ts';
import { contactRequestNoun } from '../contact-request.service.ts';
import { followPeople } from './follow-people.ts';
import { personOf } from './joined-person.ts';
import { completeMoves } from './moves/move-people.ts';
import { settlePeopleOf, settlePerson } from './settle-people.ts';

const batchSize = 100;

/**
 * Does what a killed process or an error left undone: joins enquiries that have no person, tells people of their enquiries, and
 * enquiries of their people, and completes moves between people. Answers whether there is more to do.
 */
export async function joinPeople(context: AppContext): Promise<boolean> {
  const requests = collectionOf(context, contactRequestNoun);
  const apart = await requests
    .find(
      { personId: null },
      { sort: { createdAt: 1 }, limit: batchSize, projection: { name: 1, phoneE164: 1, email: 1 } },
    )
    .toArray();
  for (const enquiry of apart) {
    const found = await personOf(context, requests, enquiry);
    await requests.updateOne({ _id: enquiry._id, personId: null }, { $set: { ...found, personDue: true } });
  }
  const due = await requests
    .find({ personDue: true }, { projection: { _id: 1 }, limit: batchSize })
    .toArray();
  if (due.length > 0) await settlePeopleOf(context, idsOf(due));
  const behind = await collectionOf(context, personNoun)
    .find({ followDue: true }, { projection: { _id: 1 }, limit: batchSize })
    .toArray();
  if (behind.length > 0) await followPeople(context, idsOf(behind));
  await completeMoves(context);
  return [apart, due, behind].some(({ length }) => length === batchSize);
}

function idsOf(found: { _id: ObjectId }[]): ObjectId[] {
  return found.map(({ _id }) => _id);
}

/** Removes people whose enquiries were all removed, and keys of people who never came. */
export async function sweepPeople(context: AppContext): Promise<void> {
  const people = collectionOf(context, personNoun);
  const empty = people.aggregate<{ _id: ObjectId }>([
    { $match: { deleted: { $in: [false, true] }, lastTouchAt: { $lt: hourAgo() } } },
    { $project: { _id: 1 } },
    {
      $lookup: {
        from: contactRequestNoun.collection,
        localField: '_id',
        foreignField: 'personId',
        as: 'enquiries',
        pipeline: [{ $limit: 1 }, { $project: { _id: 1 } }],
      },
    },
    { $match: { enquiries: [] } },
  ]);
  for await (const { _id } of empty) await settlePerson(context, _id);
  await sweepKeys(context);
}

const hourAgo = () => new Date(timeNow().getTime() - 3_600_000);

/** A key is claimed before its enquiry is stored; without one after an hour, nobody has it. */
async function sweepKeys(context: AppContext): Promise<void> {
  const unused = personKeysOf(context).aggregate<{ _id: string }>([
    { $match: { at: { $lt: hourAgo() } } },
    {
      $lookup: {
        from: personNoun.collection,
        localField: 'people',
        foreignField: '_id',
        as: 'found',
        pipeline: [{ $project: { _id: 1 } }],
      },
    },
    { $match: { found: [] } },
    { $project: { _id: 1 } },
  ]);
  for await (const { _id } of unused) await personKeysOf(context).deleteOne({ _id });
}

/** Does some work that follows a change: what fails is done by the background later. */
export async function soon(context: AppContext, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    context.log[isDatabaseAway(error) ? 'debug' : 'warn'](
      { err: error },
      'people are told of enquiries later',
    );
  }
}
