import { ObjectId } from 'mongodb';
import type { Filter } from 'mongodb';
import { AdminRole } from '../../../base/admin-role.ts';
import type { Context } from '../../../base/context.ts';
import type { StoredItem } from '../../../base/types.ts';
import { matches } from '../../../kit/list-filters.ts';
import { collectionOf, seenOf } from '../../../kit/noun.ts';
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
  const isOwner = context.admin?.role === AdminRole.OWNER;
  const parts = Object.values(TodayPart).filter((part) => isOwner || part !== TodayPart.UNTAKEN);
  const day = await Promise.all(
    parts.map((part) => (part === TodayPart.NEW ? newLeads(context, own) : leadsOf(context, part, own))),
  );
  const shown = new Set<string>();
  return day.map(({ items, ...part }) => {
    const fresh = items.filter(({ _id }) => !shown.has(_id.toHexString()));
    for (const { _id } of fresh) shown.add(_id.toHexString());
    return { ...part, items: fresh };
  });
}

type Own = Awaited<ReturnType<typeof ownFilter>>;

const withoutLong = { words: 0, enquiryIds: 0 };

async function leadsOf(context: Context, part: TodayPart, own: Own): Promise<TodayLeads> {
  const filter = await seen(context, ofPart(part, own));
  const people = collectionOf(context, personNoun);
  const hint = indexOfPart(part, own !== null);
  const [items, totalCount] = await Promise.all([
    people
      .find(filter, { sort: { dueAt: 1, _id: 1 }, limit: shownOfPart, hint, projection: withoutLong })
      .toArray(),
    people.countDocuments(filter, { limit: mostCounted, hint }),
  ]);
  return { part, totalCount, items };
}

function ofPart(part: TodayPart, own: Own): Filter<Person> {
  const isForAll = part === TodayPart.WAITING || part === TodayPart.UNTAKEN;
  const chosen = { ...(isForAll ? null : own), part };
  return { deleted: false, ...matches(personNoun, { filter: chosen }) };
}

async function seen(context: Context, asked: Filter<Person>): Promise<Filter<Person>> {
  return seenOf(context, personNoun, asked as Filter<StoredItem>);
}

/** New leads, after all whose clock runs: those of a colleague for whom one stands in, and of people who asked again, too. */
async function newLeads(context: Context, own: Own): Promise<TodayLeads> {
  const people = collectionOf(context, personNoun);
  const isNew = ofPart(TodayPart.NEW, own);
  const running = await seen(
    context,
    own?.owner
      ? { 'turn.memberId': new ObjectId(own.owner), deleted: false }
      : { 'turn.until': { $gt: new Date(0) }, deleted: false },
  );
  const [turns, others, fresh] = await Promise.all([
    people
      .find(running, { sort: { 'turn.until': 1, _id: 1 }, limit: shownOfPart, projection: withoutLong })
      .toArray(),
    people.countDocuments({ ...running, $nor: [isNew] }, { limit: mostCounted }),
    leadsOf(context, TodayPart.NEW, own),
  ]);
  const items = [...new Map([...turns, ...fresh.items].map((one) => [one._id.toHexString(), one])).values()];
  return { ...fresh, totalCount: fresh.totalCount + others, items: items.slice(0, shownOfPart) };
}
