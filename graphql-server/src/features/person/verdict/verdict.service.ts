import type { WithId } from 'mongodb';
import { byWhom } from '../../../access/actor.ts';
import { timeNow } from '../../../base/clock.ts';
import type { Context } from '../../../base/context.ts';
import { badField } from '../../../base/errors.ts';
import { parseId } from '../../../base/ids.ts';
import { ActivityVerb, recordActivity } from '../../../kit/change/activity-log.ts';
import { itemById } from '../../../kit/items.ts';
import { activityOf } from '../../../kit/noun.ts';
import { eventOf, requireRoom } from '../../lead/lead-work.ts';
import { LeadEventKind } from '../../lead/lead.type.ts';
import { HomeVerdict } from '../../lead/verdict.type.ts';
import type { VerdictReason } from '../../lead/verdict.type.ts';
import { personNoun } from '../person.service.ts';
import type { Person } from '../person.type.ts';
import { writeUnchanged } from '../write-work.ts';
import { homesWithVerdicts, laterVerdicts } from './verdicts.ts';

interface Verdict {
  verdict: HomeVerdict | null;
  reason: VerdictReason | null;
}

/**
 * Notes what a person thinks of a home that they asked about or were sent; null takes it back. The same again adds nothing.
 * BAD_USER_INPUT beside `propertyId` for another home, and beside `reason` for one with another verdict than NOT_FOR_THEM.
 */
export async function setHomeVerdict(
  context: Context,
  id: string,
  propertyId: string,
  { verdict, reason }: Verdict,
): Promise<WithId<Person>> {
  if (reason && verdict !== HomeVerdict.NOT_FOR_THEM)
    throw badField('reason', 'Only a home that is not for them has a reason.');
  const homeId = parseId(propertyId);
  const person = await itemById(context, personNoun, id);
  const home = homesWithVerdicts(person).find((one) => one.propertyId.equals(homeId));
  if (!home) throw badField('propertyId', 'This lead neither asked about this home nor was sent it.');
  if (home.verdict === verdict && home.reason === reason) return person;
  requireRoom(person);
  const now = timeNow();
  const stored = { propertyId: homeId, verdict, reason, at: now };
  const event = { kind: LeadEventKind.VERDICT, verdict, home: home.title, ...(reason && { reason }) };
  const isWritten = await writeUnchanged(context, person, {
    $set: {
      verdicts: laterVerdicts(person.verdicts, [stored]),
      ...{ updatedAt: now, updatedBy: byWhom(context) },
    },
    $push: { history: eventOf(context, event, now) },
  });
  if (!isWritten) return setHomeVerdict(context, id, propertyId, { verdict, reason });
  const changes = [{ field: 'verdict', before: null, after: null }];
  await recordActivity(context, { ...activityOf(personNoun, person), verb: ActivityVerb.UPDATED, changes });
  return itemById(context, personNoun, id);
}
