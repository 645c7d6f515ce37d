import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { ActivityVerb } from '../../kit/change/activity-log.ts';
import { changeItems } from '../../kit/bulk.ts';
import type { BulkOutcome, Selection } from '../../kit/bulk.ts';
import { checkNextDate, eventOf, unchangedAfter } from './lead-work.ts';
import type { LeadNoun } from './lead-work.ts';
import { LeadEventKind } from './lead.type.ts';
import type { Lead, NextStepDetails } from './lead.type.ts';

/**
 * Sets the next date of up to 1,000 leads, or removes it with null. Those whose work has ended and, with `readAt`, those
 * whose state or date was changed since count as failed; those that have the date already count as done.
 */
export function setLeadNextDates<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  selection: Selection,
  nextAt: Date | null,
  readAt?: Date | null,
  details?: NextStepDetails,
): Promise<BulkOutcome> {
  checkNextDate(nextAt);
  const event = { kind: LeadEventKind.NEXT_DATE, nextAt, ...details };
  const open = nextAt ? { state: { $nin: [...noun.endStates] } } : {};
  return changeItems(context, noun, selection, {
    from: { deleted: false, ...open, nextAt: { $ne: nextAt } },
    unchanged: unchangedAfter(readAt) as object | undefined,
    values: { nextAt, unread: false, ...(details && { step: details }) },
    append: { list: 'history', entry: eventOf(context, event, timeNow()) },
    done: { deleted: false, nextAt },
    verb: ActivityVerb.UPDATED,
  });
}
