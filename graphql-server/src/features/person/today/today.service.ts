import type { Filter } from 'mongodb';
import type { Context } from '../../../base/context.ts';
import { matches } from '../../../kit/list-filters.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { ownFilter, personNoun } from '../person.service.ts';
import type { Person } from '../person.type.ts';
import { indexOfPart, TodayPart } from './today-parts.ts';
import type { TodayLeads } from './today.type.ts';

const shownOfPart = 10;
const mostCounted = 1_000;

/**
 * The day’s work in its parts, of one’s own leads by default, of those of a team member by id, or of `all`; leads of nobody
 * are for everyone. Throws BAD_USER_INPUT beside `owner` for an account that is no team member’s.
 */
export async function today(context: Context, owner = 'mine'): Promise<TodayLeads[]> {
  const own = owner === 'all' ? null : await ownFilter(context, { owner });
  return Promise.all(
    Object.values(TodayPart).map((part) => leadsOf(context, part, part === TodayPart.WAITING ? null : own)),
  );
}

async function leadsOf(
  context: Context,
  part: TodayPart,
  own: Awaited<ReturnType<typeof ownFilter>>,
): Promise<TodayLeads> {
  const filter = { deleted: false, ...matches(personNoun, { filter: { ...own, part } }) } as Filter<Person>;
  const people = collectionOf(context, personNoun);
  const hint = indexOfPart(part, own !== null);
  const [items, totalCount] = await Promise.all([
    people
      .find(filter, {
        sort: { dueAt: 1, _id: 1 },
        limit: shownOfPart,
        hint,
        projection: { words: 0, enquiryIds: 0 },
      })
      .toArray(),
    people.countDocuments(filter, { limit: mostCounted, hint }),
  ]);
  return { part, totalCount, items };
}
