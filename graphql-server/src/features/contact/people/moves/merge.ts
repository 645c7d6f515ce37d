import type { ObjectId } from 'mongodb';
import type { AppContext } from '../../../../base/context.ts';
import { touch } from '../../../../database/changes.ts';
import { collectionOf } from '../../../../kit/noun.ts';
import { personKeysOf } from '../../../person/person-keys.ts';
import type { Merge } from '../../../person/person-moves.ts';
import { personNoun } from '../../../person/person.service.ts';
import { contactRequestNoun } from '../../contact-request.service.ts';
import { followPeople } from '../follow-people.ts';
import { merged } from './merged.ts';
import { rewritePerson } from '../rewrite-person.ts';

/** Gives all that a person has to another; the first one stays stored as it was, and only leads there. */
export async function merge(context: AppContext, move: Merge): Promise<void> {
  const { _id, keptId, otherId, at } = move;
  const people = collectionOf(context, personNoun);
  const gone = { $set: { deleted: true, deletedAt: at }, $addToSet: { mergedInto: keptId }, ...touch };
  await people.updateOne({ _id: otherId }, gone);
  await people.updateMany({ mergedInto: otherId }, { $addToSet: { mergedInto: keptId } });
  const other = await people.findOne({ _id: otherId });
  if (!other) return;
  await rewritePerson(context, keptId, (person) => merged(person, other, move));
  await giveKeys(context, otherId, keptId);
  await collectionOf(context, contactRequestNoun).updateMany(
    // Enquiries that the person has not noticed yet are news for the one who stays.
    { personId: otherId, $or: [{ personDue: { $ne: true } }, { _id: { $in: other.enquiryIds } }] },
    { $set: { personId: keptId }, $addToSet: { movedBy: _id }, ...touch },
  );
  await followPeople(context, [keptId]);
}

async function giveKeys(context: AppContext, from: ObjectId, to: ObjectId): Promise<void> {
  await personKeysOf(context).updateMany({ people: from }, { $addToSet: { people: to } });
  await personKeysOf(context).updateMany({ people: from }, { $pull: { people: from } });
}
