import type { Filter, ObjectId } from 'mongodb';
import { AdminRole } from '../../../base/admin-role.ts';
import type { AppContext, SignedInAdmin } from '../../../base/context.ts';
import { adminsOf } from '../../auth/admin.type.ts';
import type { Person } from '../person.type.ts';
import { leadAccess } from './lead-access.service.ts';
import { LeadScope } from './lead-access.type.ts';

/** Whose leads the account of a request sees; null for those of all. */
export interface Sight {
  /** The team member that the account stands for; without one, it sees the leads of nobody alone. */
  memberId: ObjectId | null;
}

const sights = new WeakMap<AppContext, Promise<Sight | null>>();

/**
 * The one place that says which leads the account of a request sees. It is asked once for each request; visitors, who read
 * no leads, and the work beside requests are not narrowed.
 */
export function sightOf(context: AppContext): Promise<Sight | null> {
  const known = sights.get(context) ?? findSight(context);
  sights.set(context, known);
  return known;
}

async function findSight(context: AppContext): Promise<Sight | null> {
  const admin = 'admin' in context ? (context.admin as SignedInAdmin | null) : null;
  if (admin?.role !== AdminRole.SALES) return null;
  if ((await leadAccess(context)).scope === LeadScope.ALL) return null;
  const account = await adminsOf(context).findOne({ _id: admin.adminId }, { projection: { memberId: 1 } });
  return { memberId: account?.memberId ?? null };
}

/** The leads of a team member: the own ones, those for which the member stands in, and those of nobody. */
export function leadsFor({ memberId }: Sight): Filter<Person> {
  if (!memberId) return { responsibleId: null };
  return {
    $or: [
      { responsibleId: { $in: [null, memberId] } },
      { 'turn.memberId': memberId },
      { standInId: memberId },
    ],
  };
}

/** The condition for the people that the account of a request sees. */
export async function seenPeople(context: AppContext): Promise<Filter<Person>> {
  const sight = await sightOf(context);
  return sight ? leadsFor(sight) : {};
}
