import { ObjectId } from 'mongodb';
import type { WithId } from 'mongodb';
import { byWhom } from '../../../../access/actor.ts';
import { timeNow } from '../../../../base/clock.ts';
import type { Context } from '../../../../base/context.ts';
import { badField, notFound } from '../../../../base/errors.ts';
import { derivedId, parseId } from '../../../../base/ids.ts';
import { touch } from '../../../../database/changes.ts';
import { readIds } from '../../../../kit/bulk.ts';
import { ActivityVerb, recordActivity } from '../../../../kit/change/activity-log.ts';
import { itemById } from '../../../../kit/items.ts';
import { activityOf, collectionOf } from '../../../../kit/noun.ts';
import { personKeysOf } from '../../../person/person-keys.ts';
import { MoveKind } from '../../../person/person-moves.ts';
import type { Separation } from '../../../person/person-moves.ts';
import { personNoun } from '../../../person/person.service.ts';
import type { Person } from '../../../person/person.type.ts';
import { contactRequestNoun } from '../../contact-request.service.ts';
import type { ContactRequest } from '../../contact-request.type.ts';
import { beginMove } from './begin-move.ts';
import { completeMove } from './move-people.ts';
import { settlePerson } from '../settle-people.ts';

/**
 * Makes chosen enquiries of a lead those of another person, with the same numbers, and answers that person. BAD_USER_INPUT
 * beside `enquiryIds` for enquiries of others, and if none would stay; CONFLICT while a colleague moves the same lead.
 */
export async function separatePerson(
  context: Context,
  id: string,
  enquiryIds: string[],
): Promise<WithId<Person>> {
  const person = await itemById(context, personNoun, id);
  const chosen = readIds(enquiryIds);
  const requests = collectionOf(context, contactRequestNoun);
  const own = { personId: person._id, deleted: false };
  const found = await requests.countDocuments({ ...own, _id: { $in: chosen } });
  if (chosen.length === 0 || found < chosen.length)
    throw badField('enquiryIds', 'Please choose enquiries of this lead.');
  if ((await requests.countDocuments({ ...own, _id: { $nin: chosen } }, { limit: 1 })) === 0)
    throw badField('enquiryIds', 'Please leave at least one enquiry with this lead.');
  const moveId = new ObjectId();
  const otherId = derivedId('person', moveId.toHexString());
  await move(context, person, { moveId, otherId, enquiryIds: chosen, kind: MoveKind.SEPARATION });
  // It is answered even if these enquiries make it the lead of a colleague.
  const other = await collectionOf(context, personNoun).findOne({ _id: otherId });
  if (!other) throw notFound(personNoun.label);
  return other;
}

/**
 * Says who of the people with one number wrote an enquiry, and answers that person; the enquiry is theirs, and no longer
 * marked. BAD_USER_INPUT beside `personId` for one who has neither its number nor its address.
 */
export async function setSender(context: Context, id: string, personId: string): Promise<WithId<Person>> {
  const enquiry = await itemById(context, contactRequestNoun, id);
  const otherId = parseId(personId);
  await itemById(context, personNoun, personId);
  if (enquiry.personId?.equals(otherId)) {
    await confirmSender(context, enquiry);
  } else {
    const sharing = await personKeysOf(context).countDocuments({
      _id: { $in: enquiry.threadKeys },
      people: otherId,
    });
    if (sharing === 0 || !enquiry.personId)
      throw badField('personId', 'Please choose a lead with the same number or address.');
    const present = await itemById(context, personNoun, enquiry.personId.toHexString());
    const moveId = new ObjectId();
    await move(context, present, { moveId, otherId, enquiryIds: [enquiry._id], kind: MoveKind.SENDER });
  }
  return itemById(context, personNoun, personId);
}

async function confirmSender(context: Context, { _id, personId }: WithId<ContactRequest>): Promise<void> {
  await collectionOf(context, contactRequestNoun).updateOne(
    { _id },
    { $set: { personDue: true }, $unset: { sharedNumber: 1 }, ...touch },
  );
  if (personId) await settlePerson(context, personId);
}

interface Moving {
  moveId: ObjectId;
  kind: Separation['kind'];
  otherId: ObjectId;
  enquiryIds: ObjectId[];
}

async function move(context: Context, person: WithId<Person>, moving: Moving): Promise<void> {
  const { moveId: _id, ...values } = moving;
  const begun = await beginMove(context, {
    ...{ _id, ...values, keptId: person._id },
    ...{ at: timeNow(), by: byWhom(context) ?? '' },
  });
  const changes = [{ field: 'separated', before: null, after: null }];
  await recordActivity(context, { ...activityOf(personNoun, person), verb: ActivityVerb.UPDATED, changes });
  await completeMove(context, begun);
}

/**
 * Notes that two people are not the same, and answers the first: neither page asks again. BAD_USER_INPUT beside `otherId` for
 * the same lead twice.
 */
export async function notSamePerson(context: Context, id: string, otherId: string): Promise<WithId<Person>> {
  if (id === otherId) throw badField('otherId', 'Please choose two leads.');
  const person = await itemById(context, personNoun, id);
  const other = await itemById(context, personNoun, otherId);
  await collectionOf(context, personNoun).updateOne(
    { _id: person._id },
    { $addToSet: { notSame: other._id }, ...touch },
  );
  return itemById(context, personNoun, id);
}
