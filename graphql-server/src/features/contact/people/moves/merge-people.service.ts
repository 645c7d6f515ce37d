import { ObjectId } from 'mongodb';
import type { Filter, WithId } from 'mongodb';
import { byWhom } from '../../../../access/actor.ts';
import { timeNow } from '../../../../base/clock.ts';
import type { Context } from '../../../../base/context.ts';
import { AppError, badField, badInput, notFound } from '../../../../base/errors.ts';
import { parseId } from '../../../../base/ids.ts';
import { ActivityVerb, recordActivities } from '../../../../kit/change/activity-log.ts';
import { itemById } from '../../../../kit/items.ts';
import { activityOf, collectionOf, seenOf } from '../../../../kit/noun.ts';
import { personKeysOf } from '../../../person/person-keys.ts';
import { keptMs, MoveKind, personMovesOf, whenDue } from '../../../person/person-moves.ts';
import type { EnquiryWork, Merge, MergeField } from '../../../person/person-moves.ts';
import { isHidden } from '../../../person/access/hidden-reach.ts';
import { personNoun } from '../../../person/person.service.ts';
import type { Person } from '../../../person/person.type.ts';
import { beginMove, fasterThan, orFaster } from './begin-move.ts';
import { completeMove } from './move-people.ts';
import { enquiriesOf } from '../people-of.ts';
import { settlePerson } from '../settle-people.ts';

/**
 * Makes two people one: the first stays, with what is taken from the other, and gets its numbers, enquiries and history.
 * BAD_USER_INPUT beside `otherId` for the same lead twice and for one in the trash; CONFLICT, with the name of the account
 * that was faster, if one of them has been merged meanwhile.
 */
export async function mergePeople(
  context: Context,
  id: string,
  otherId: string,
  take: MergeField[],
): Promise<WithId<Person>> {
  const pair = { keptId: parseId(id), otherId: parseId(otherId) };
  if (pair.keptId.equals(pair.otherId)) throw badField('otherId', 'Please choose two different leads.');
  // What has just arrived for one of them is told first.
  for (const one of Object.values(pair)) await settlePerson(context, one);
  const person = await mergeable(context, 'id', pair.keptId, pair);
  const other = await mergeable(context, 'otherId', pair.otherId, pair);
  const at = timeNow();
  const keys = await personKeysOf(context)
    .find({ people: { $in: Object.values(pair) } })
    .toArray();
  const has = (who: ObjectId) => keys.filter(({ people }) => people.some((one) => one.equals(who)));
  const kept = new Set(has(pair.keptId).map(({ _id }) => _id));
  const enquiries = [
    ...(await enquiriesOf(context, pair.keptId)),
    ...(await enquiriesOf(context, pair.otherId)),
  ];
  const move: Merge = await beginMove(context, {
    ...{ _id: new ObjectId(), kind: MoveKind.MERGE as const, ...pair, take, at },
    by: byWhom(context) ?? '',
    keys: has(pair.otherId).map(({ _id: key }) => ({ key, shared: kept.has(key) })),
    keptKeys: [...kept],
    former: formerOf(person),
    works: enquiries.map(workOf),
  });
  await record(context, [person, other], 'merged');
  await completeMove(context, move);
  return itemById(context, personNoun, id);
}

/** A person, in the trash too, whom the account of the request may see. */
async function seenPerson(context: Context, _id: ObjectId): Promise<WithId<Person> | null> {
  const filter = await seenOf(context, personNoun, { _id });
  return collectionOf(context, personNoun).findOne(filter as Filter<Person>);
}

function formerOf(person: Person): Merge['former'] {
  const { state, closeReason, nextAt, step = null, responsibleId, responsibleName } = person;
  const {
    news,
    chosenName = null,
    notSame = [],
    ownWishes = {},
    chosenWishes = null,
    verdicts = [],
  } = person;
  return {
    ...{ state, closeReason, nextAt, step, responsibleId, responsibleName },
    ...{ news, chosenName, notSame, ownWishes, chosenWishes, verdicts },
  };
}

function workOf(enquiry: Awaited<ReturnType<typeof enquiriesOf>>[number]): EnquiryWork {
  const { _id, state, nextAt, unread } = enquiry;
  const { closeReason = null, responsibleId = null, responsibleName = null } = enquiry;
  return { _id: new ObjectId(_id), state, closeReason, nextAt, unread, responsibleId, responsibleName };
}

/** A person who can be merged. */
async function mergeable(
  context: Context,
  field: string,
  _id: ObjectId,
  pair: Pick<Merge, 'keptId' | 'otherId'>,
): Promise<WithId<Person>> {
  const person = await seenPerson(context, _id);
  if (!person) throw notFound(personNoun.label);
  if (person.mergedInto?.length) throw await fasterThan(context, pair);
  // One who could merge it into a lead of the own would read its numbers without asking for them.
  if (await isHidden(context, _id))
    throw badField(field, 'The numbers of this lead are hidden from you. Open it and press “Show” first.');
  if (person.deleted) throw badField(field, 'This lead is in the trash. Restore its enquiries first.');
  return person;
}

/**
 * Undoes a merge of the last 90 days: both people are as they were, with what came since for each. BAD_USER_INPUT for an older
 * one; CONFLICT for one that was undone already, and while the person who stayed is merged with another.
 */
export async function undoMerge(context: Context, id: string): Promise<WithId<Person>> {
  const moves = personMovesOf(context);
  const move = await moves.findOne({ _id: parseId(id) });
  if (move?.kind !== MoveKind.MERGE || !(await seenPerson(context, move.keptId))) throw notFound('Merge');
  const { _id, keptId, otherId, dueAt, at } = move;
  if (move.undone) throw undoneBy(move.undone.by);
  if (at.getTime() < timeNow().getTime() - keptMs)
    throw badInput('A merge can be undone for 90 days. Please separate the enquiries instead.');
  if (dueAt) await completeMove(context, move);
  const kept = await collectionOf(context, personNoun).findOne({ _id: keptId });
  if (!kept) throw notFound(personNoun.label);
  if (kept.mergedInto?.length)
    throw new AppError('CONFLICT', 'This lead was merged with another one since. Undo that merge first.');
  const undone = { at: timeNow(), by: byWhom(context) ?? '' };
  const claim = moves.findOneAndUpdate(
    { _id, undone: { $exists: false } },
    { $set: { undone, dueAt: whenDue(), busy: [keptId, otherId] } },
    { returnDocument: 'after' },
  );
  const claimed = await orFaster(context, move, claim);
  if (!claimed) return undoMerge(context, id);
  await record(context, [kept], 'unmerged');
  await completeMove(context, claimed);
  return itemById(context, personNoun, keptId.toHexString());
}

function undoneBy(by: string): AppError {
  return new AppError('CONFLICT', `${by || 'A colleague'} has undone this merge already.`);
}

function record(context: Context, people: readonly WithId<Person>[], field: string): Promise<void> {
  const changes = [{ field, before: null, after: null }];
  return recordActivities(
    context,
    people.map((person) => ({ ...activityOf(personNoun, person), verb: ActivityVerb.UPDATED, changes })),
  );
}

/** The merges into a person that can still be undone, the latest first. */
export async function mergesOf(context: Context, { _id }: Person) {
  const after = new Date(timeNow().getTime() - keptMs);
  const moves = await personMovesOf(context)
    .find(
      { keptId: _id, kind: MoveKind.MERGE, at: { $gt: after }, undone: { $exists: false } },
      { sort: { at: -1 }, projection: { otherId: 1, at: 1, by: 1 }, limit: 20 },
    )
    .toArray();
  const others = await collectionOf(context, personNoun)
    .find({ _id: { $in: moves.map(({ otherId }) => otherId) } }, { projection: { name: 1, reference: 1 } })
    .toArray();
  return moves.map(({ _id: id, otherId, at, by }) => {
    const other = others.find((one) => one._id.equals(otherId));
    return { _id: id, at, by, name: other?.name ?? other?.reference ?? '' };
  });
}
