import type { WithId } from 'mongodb';
import { formatDateTime } from 'domain/text/format.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { AppError, badInput } from '../../base/errors.ts';
import { eventOf, requireRoom } from '../lead/lead-work.ts';
import { LeadEventKind } from '../lead/lead.type.ts';
import type { TakenBy } from '../lead/lead.type.ts';
import { endedStates, notLinked, ownMember, personById, personNoun } from '../person/person.service.ts';
import type { Person } from '../person/person.type.ts';
import { writeUnchanged } from '../person/write-work.ts';

/**
 * Takes a lead: its clock ends, and with “I take it” it belongs to the caller. A call, a message or an e-mail says its way, and
 * makes a lead without an owner the caller’s. CONFLICT if it was taken by or passed to another since `readAt`.
 */
export async function takePerson(
  context: Context,
  id: string,
  way: TakenBy | null,
  readAt: Date | null,
): Promise<WithId<Person>> {
  const person = await personById(context, id);
  const mine = await ownMember(context);
  if (!way && !mine) throw badInput(notLinked);
  if (endedStates.includes(person.state)) {
    if (way) return person;
    throw badInput('This lead has ended. Change its status first, then take it.');
  }
  const { turn, untaken, waits, responsibleId, clockedFrom, firstAttempt } = person;
  const isMine = mine && (turn?.memberId ?? responsibleId)?.equals(mine);
  if (readAt && !way && !isMine) refuseIfSince(person, readAt);
  const isRunning = Boolean(turn ?? untaken ?? waits) || !responsibleId;
  if (!way && isMine && !isRunning) return person;
  if (!way && !isRunning)
    throw new AppError(
      'CONFLICT',
      `${person.responsibleName ?? ''} has taken this lead. Please hand it over instead.`,
    );
  // Later calls are no news: their outcomes tell of them.
  if (way && !isRunning && (!clockedFrom || firstAttempt)) return person;
  requireRoom(person);
  const event = eventOf(context, { kind: LeadEventKind.TAKEN, takenBy: way }, timeNow());
  const change = { $set: { unread: false, followDue: true as const }, $push: { history: event } };
  if (!(await writeUnchanged(context, person, change))) return takePerson(context, id, way, readAt);
  await personNoun.follows?.tell(context, [person._id]);
  return personById(context, id);
}

/** CONFLICT if the lead went to another since it was read. */
function refuseIfSince({ history }: Person, readAt: Date): void {
  const since = history.findLast(
    ({ kind, at }) => at > readAt && [LeadEventKind.HANDED_OVER, LeadEventKind.TAKEN].includes(kind),
  );
  if (!since) return;
  const { kind, by, at, person, giving } = since;
  const time = formatDateTime(at.toISOString());
  throw new AppError(
    'CONFLICT',
    kind === LeadEventKind.TAKEN
      ? `${by} took this lead on ${time}.`
      : giving
        ? `This lead passed to ${person ?? ''} on ${time}.`
        : `${by} handed this lead to ${person ?? 'nobody'} on ${time}.`,
  );
}
