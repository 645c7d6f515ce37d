import type { AppContext } from '../../../../base/context.ts';
import { touch } from '../../../../database/changes.ts';
import { collectionOf } from '../../../../kit/noun.ts';
import { LeadEventKind } from '../../../lead/lead.type.ts';
import { shareKeys } from '../../../person/person-keys.ts';
import { MoveKind } from '../../../person/person-moves.ts';
import type { Separation } from '../../../person/person-moves.ts';
import { personNoun } from '../../../person/person.service.ts';
import type { StoredVerdict } from '../../../lead/verdict.type.ts';
import { laterVerdicts } from '../../../person/verdict/verdicts.ts';
import { contactRequestNoun } from '../../contact-request.service.ts';
import { followPeople } from '../follow-people.ts';
import { freeUnused } from '../free-keys.ts';
import { enquiriesOf } from '../people-of.ts';
import { rewritePerson } from '../rewrite-person.ts';
import { withMove, withoutTouches } from './separated.ts';
import { settlePerson } from '../settle-people.ts';

/** Gives enquiries of one person to another, with what they say of the sender; both share the numbers that both have. */
export async function separate(context: AppContext, move: Separation): Promise<void> {
  const { _id, kind, keptId, otherId, enquiryIds } = move;
  const requests = collectionOf(context, contactRequestNoun);
  const people = collectionOf(context, personNoun);
  const gone = await requests.find({ _id: { $in: enquiryIds } }).toArray();
  const keys = [...new Set(gone.flatMap(({ threadKeys }) => threadKeys))];
  await shareKeys(context, otherId, keys);
  await people.updateOne({ _id: keptId }, { $addToSet: { notSame: otherId } });
  await requests.updateMany(
    { _id: { $in: enquiryIds }, personId: keptId },
    {
      $set: { personId: otherId, personDue: true },
      $unset: { sharedNumber: 1 },
      ...(kind === MoveKind.SEPARATION && { $addToSet: { movedBy: _id } }),
      ...touch,
    },
  );
  await settlePerson(context, otherId);
  const [kept, other] = await Promise.all([keptId, otherId].map((id) => people.findOne({ _id: id })));
  const rest = await enquiriesOf(context, keptId);
  const event = (person: string | null | undefined) => ({ kind: LeadEventKind.SEPARATED, person });
  await rewritePerson(context, keptId, (person) => {
    const withEvent = withMove(person, move, event(other?.name ?? other?.reference));
    return withEvent && withoutTouches({ ...person, ...withEvent }, gone, rest);
  });
  await rewritePerson(context, otherId, (person) => {
    const withEvent = withMove(person, move, event(kept?.name ?? kept?.reference));
    const isOwn = ({ propertyId }: StoredVerdict) =>
      person.homes.some((home) => home.propertyId.equals(propertyId));
    // The notes do not say whose words they were: both people keep those about their homes.
    const verdicts = laterVerdicts(kept?.verdicts?.filter(isOwn), person.verdicts);
    return withEvent && { ...withEvent, verdicts };
  });
  await freeUnused(context, keptId, keys);
  await followPeople(context, [keptId, otherId]);
}
