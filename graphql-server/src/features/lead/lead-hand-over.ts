import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { parseId } from '../../base/ids.ts';
import { ActivityVerb } from '../../kit/change/activity-log.ts';
import { changeItems } from '../../kit/bulk.ts';
import type { BulkOutcome, Selection } from '../../kit/bulk.ts';
import { personOnTeam, requirePerson } from '../team/responsible-person.ts';
import { eventOf } from './lead-work.ts';
import type { LeadNoun } from './lead-work.ts';
import { LeadEventKind } from './lead.type.ts';
import type { Lead } from './lead.type.ts';

/**
 * Hands up to 1,000 leads to a person of the team, or to no one with null; the history of each keeps it. They stay
 * unread until a colleague opens them, and those that the person has already count as done. BAD_USER_INPUT beside
 * `responsibleId` for a person who is not on the team.
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
    append: { list: 'history', entry: eventOf(context, event, timeNow()) },
    done: { deleted: false, responsibleId },
    verb: ActivityVerb.UPDATED,
  });
}
