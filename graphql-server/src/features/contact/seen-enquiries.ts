import type { Filter, ObjectId } from 'mongodb';
import type { AppContext } from '../../base/context.ts';
import type { StoredItem } from '../../base/types.ts';
import { collectionOf } from '../../kit/noun.ts';
import type { Asked } from '../../kit/noun.ts';
import { matchesWhole } from '../../kit/search-words.ts';
import { leadsFor, sightOf } from '../person/access/seen-leads.ts';
import type { Sight } from '../person/access/seen-leads.ts';
import { personNoun } from '../person/person.service.ts';
import type { Person } from '../person/person.type.ts';
import type { ContactRequest } from './contact-request.type.ts';

const all = new WeakMap<AppContext, Promise<ObjectId[]>>();

/**
 * The condition for the enquiries that the account of a request sees: those of the people whom it sees. One that has no person yet
 * is seen once it has.
 */
export async function seenEnquiries(
  context: AppContext,
  { ids, search }: Asked,
): Promise<Filter<StoredItem>> {
  const sight = await sightOf(context);
  const whole = matchesWhole(search, {
    reach: 'threadKeys',
    words: ['name', 'reference', 'propertyTitle', 'homes.title'],
  });
  if (!sight || !(sight.ownAlone || whole)) return {};
  const people = ids ? await peopleOf(context, sight, ids) : await allPeople(context, sight);
  const own: Filter<ContactRequest> = { personId: { $in: people } };
  // Where the numbers of colleagues’ leads are hidden, they are found as `seenPeople` says.
  return (sight.ownAlone ? own : { $or: [own, whole] }) as Filter<StoredItem>;
}

/** The people whom an account sees among those of some enquiries. */
async function peopleOf(context: AppContext, sight: Sight, ids: readonly ObjectId[]): Promise<ObjectId[]> {
  const enquiries = context.db.collection<ContactRequest>('contactRequests');
  const given = await enquiries.distinct('personId', { _id: { $in: [...ids] }, personId: { $ne: null } });
  return idsOf(context, { $and: [{ _id: { $in: given as ObjectId[] } }, leadsFor(sight)] });
}

/** All people whom an account sees, also those in the trash; one request asks once. */
function allPeople(context: AppContext, sight: Sight): Promise<ObjectId[]> {
  // The indexes begin with the mark of the trash, and answer this alone.
  const filter = { $and: [{ deleted: { $in: [false, true] } }, leadsFor(sight)] };
  const known = all.get(context) ?? idsOf(context, filter);
  all.set(context, known);
  return known;
}

async function idsOf(context: AppContext, filter: Filter<Person>): Promise<ObjectId[]> {
  const found = await collectionOf(context, personNoun)
    .find(filter, { projection: { _id: 1 } })
    .toArray();
  return found.map(({ _id }) => _id);
}
