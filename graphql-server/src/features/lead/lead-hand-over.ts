import type { Filter } from 'mongodb';
import { byWhom } from '../../access/actor.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { parseId } from '../../base/ids.ts';
import { ActivityVerb } from '../../kit/change/activity-log.ts';
import { changeItems, readIds } from '../../kit/bulk.ts';
import type { BulkOutcome, Selection } from '../../kit/bulk.ts';
import { personOnTeam, requirePerson } from '../team/responsible-person.ts';
import { collectionOf } from '../../kit/noun.ts';
import { eventOf } from './lead-work.ts';
import type { LeadNoun } from './lead-work.ts';
import { takeBack } from './lead-undo.ts';
import { LeadEventKind } from './lead.type.ts';
import type { Lead, LeadEvent } from './lead.type.ts';

/**
 * Hands up to 1,000 leads to a person of the team, or to no one with null; the history of each keeps it, and `undoHandOver`
 * takes it back. They stay unread until a colleague opens them, and those that the person has already count as done.
 * BAD_USER_INPUT beside `responsibleId` for a person who is not on the team.
 */
export async function handOverLeads<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  selection: Selection,
  id: string | null,
): Promise<BulkOutcome> {
  const responsibleId = id ? parseId(id) : null;
  await requirePerson(context, responsibleId);
  const person = await personOnTeam(context, responsibleId);
  const responsibleName = person?.name ?? null;
  const event = { kind: LeadEventKind.HANDED_OVER, person: responsibleName };
  return changeItems(context, noun, selection, {
    from: { deleted: false, responsibleId: { $ne: responsibleId } },
    values: { responsibleId, responsibleName, ...noun.handedOver },
    append: {
      list: 'history',
      entry: eventOf(context, event, timeNow()),
      replaced: ['responsibleId', 'responsibleName', 'standInId'],
      as: 'former',
    },
    done: { deleted: false, responsibleId },
    verb: ActivityVerb.UPDATED,
  });
}

/** So long a hand-over can be undone. */
const undoMs = 10 * 60_000;
/** The events after which a lead is another colleague’s. */
export const ownerKinds: readonly LeadEventKind[] = [
  ...[LeadEventKind.HANDED_OVER, LeadEventKind.TAKEN, LeadEventKind.STOOD_IN, LeadEventKind.UNTAKEN],
];

/** Whether a colleague handed a lead over by this event, of which the new owner hears: the product did not, and nothing was taken back. */
export function isHandedOn(event: LeadEvent | undefined): event is LeadEvent {
  return event?.kind === LeadEventKind.HANDED_OVER && event.by !== '' && !event.giving && !event.undoes;
}

/**
 * Takes back that the caller handed up to 1,000 leads over, within ten minutes: each goes back to whom it was with before, and its
 * history says so. Those that passed on since, or on which another account has worked, count as failed.
 */
export async function undoHandOver<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  ids: string[],
): Promise<BulkOutcome> {
  const given = readIds(ids);
  const now = timeNow();
  const by = byWhom(context);
  // Who handed a lead on may see it no longer, and takes it back all the same.
  const asked: Filter<Lead> = { _id: { $in: given }, deleted: false };
  const found = await collectionOf(context, noun)
    .find(asked as Filter<Item>)
    .toArray();
  const undoable = found.flatMap((lead) => {
    const place = lead.history.findLastIndex(({ kind }) => ownerKinds.includes(kind));
    const last = lead.history[place];
    const isOwn = last?.kind === LeadEventKind.HANDED_OVER && last.by === by && last.former;
    const isWorkedOn = lead.history.slice(place + 1).some((event) => event.by !== by);
    if (!isOwn || isWorkedOn || now.getTime() - last.at.getTime() > undoMs) return [];
    const { former, at: undoes } = last;
    const { responsibleId, responsibleName } = former ?? { responsibleId: null, responsibleName: null };
    const event = { kind: LeadEventKind.HANDED_OVER, person: responsibleName, undoes };
    const events = [eventOf(context, event, now)];
    return [{ lead, values: { ...former }, logged: { responsibleId }, events }];
  });
  return takeBack(context, noun, given, undoable, now);
}
