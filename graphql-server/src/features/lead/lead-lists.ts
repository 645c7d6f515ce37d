import type { Filter, ObjectId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import type { StoredItem } from '../../base/types.ts';
import { itemById } from '../../kit/items.ts';
import type { LeadNoun } from './lead-work.ts';
import type { LeadNeighbours } from './lead-neighbours.type.ts';
import type { Lead } from './lead.type.ts';
import { dayInIndia, matches, oneOf, yesOrNo } from '../../kit/list-filters.ts';
import type { Match } from '../../kit/list-filters.ts';
import { collectionOf, seenOf } from '../../kit/noun.ts';
import type { NounFilter } from '../../kit/noun.ts';

/** The filters of all lists of leads, with the states of the kind. */
export function leadFilters(states: readonly string[]): Record<string, NounFilter> {
  return {
    state: oneOf('state', states),
    // Dates compare with dates only: a lead without a next date is not overdue.
    overdue: yesOrNo((yes) =>
      yes ? { nextAt: { $lt: timeNow() } } : { nextAt: { $not: { $lt: timeNow() } } },
    ),
    unread: yesOrNo((unread) => ({ unread })),
    from: dayInIndia('$gte'),
    to: dayInIndia('$lt'),
  };
}

/**
 * The leads before and after one among those that a search and filters leave: by the time they were sent, newest first,
 * or, with the filter `overdue`, by their next date, longest overdue first. One that is overdue no more keeps the place of
 * its last date that passed, so that overdue leads can be worked on one after another.
 */
export async function leadNeighbours<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  id: string,
  match: Match,
): Promise<LeadNeighbours> {
  const lead = await itemById(context, noun, id);
  const { _id, createdAt } = lead;
  const { overdue } = { overdue: false, ...match.filter };
  const at = overdue ? overdueSince(lead) : createdAt;
  const field = overdue ? 'nextAt' : 'createdAt';
  const inList = await seenOf(context, noun, matches(noun, match), { search: match.search });
  const next = async (order: 1 | -1): Promise<ObjectId | null> => {
    const [reaches, beyond] = order === 1 ? (['$gte', '$gt'] as const) : (['$lte', '$lt'] as const);
    const place: Filter<StoredItem> = {
      [field]: { [reaches]: at },
      $or: [{ [field]: { [beyond]: at } }, { _id: { [beyond]: _id } }],
    };
    const filter: Filter<StoredItem> = { deleted: false, $and: [inList, place] };
    const found = await collectionOf(context, noun).findOne(filter as Filter<Item>, {
      sort: { [field]: order, _id: order },
      projection: { _id: 1 },
    });
    return found?._id ?? null;
  };
  const [above, below] = await Promise.all([next(1), next(-1)]);
  return overdue ? { newerId: below, olderId: above } : { newerId: above, olderId: below };
}

/** The next date of a lead, or the last of its earlier ones, that has passed; without one, the beginning of time. */
function overdueSince({ nextAt, history }: Lead): Date {
  const now = timeNow();
  const dates = [...history.flatMap((event) => event.nextAt ?? []), ...(nextAt ? [nextAt] : [])];
  return dates.findLast((date) => date < now) ?? new Date(0);
}

/** How many leads are unread. */
export async function countUnread<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
): Promise<number> {
  const filter = await seenOf(context, noun, { deleted: false, unread: true });
  return collectionOf(context, noun).countDocuments(filter as Filter<Item>);
}

/** How many were sent after a time. */
export async function countSince<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  since: Date,
): Promise<number> {
  const filter = await seenOf(context, noun, { deleted: false, createdAt: { $gt: since } });
  return collectionOf(context, noun).countDocuments(filter as Filter<Item>);
}
