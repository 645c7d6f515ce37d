import type { Filter, ObjectId } from 'mongodb';
import { AdminRole } from '../../../base/admin-role.ts';
import { timeNow } from '../../../base/clock.ts';
import type { AppContext, SignedInAdmin } from '../../../base/context.ts';
import { matchesWhole } from '../../../kit/search-words.ts';
import { adminsOf } from '../../auth/admin.type.ts';
import type { Person } from '../person.type.ts';
import { leadAccess } from './lead-access.service.ts';
import { LeadScope } from './lead-access.type.ts';

/** What narrows the view of an account of sales. */
export interface Sight {
  /** Whether it sees its own leads and those of nobody alone. */
  ownAlone: boolean;
  /** Whether numbers and addresses of the leads of colleagues are hidden from it. */
  hidesReach: boolean;
  /** The team member that the account stands for; without one, only the leads of nobody are not those of colleagues. */
  memberId: ObjectId | null;
  /** The leads whose numbers and addresses it has asked for, as long as they are shown. */
  shownIds: ObjectId[];
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
  const { scope, hidesReach } = await leadAccess(context);
  const ownAlone = scope === LeadScope.OWN;
  if (!ownAlone && !hidesReach) return null;
  const account = await adminsOf(context).findOne({ _id: admin.adminId });
  const { memberId = null, shownReach = [] } = account ?? {};
  const shownIds = shownReach.flatMap(({ personId, until }) => (until > timeNow() ? [personId] : []));
  return { ownAlone, hidesReach, memberId, shownIds };
}

/** Has the next question of this request ask anew what the account sees. */
export function forgetSight(context: AppContext): void {
  sights.delete(context);
}

/** The leads that a team member owns or stands in for, and the unassigned ones. */
export function leadsFor({ memberId }: Pick<Sight, 'memberId'>): Filter<Person> {
  if (!memberId) return { responsibleId: null };
  return {
    $or: [
      { responsibleId: { $in: [null, memberId] } },
      { 'turn.memberId': memberId },
      { standInId: memberId },
    ],
  };
}

/**
 * The condition for the people that the account of a request sees. Where the numbers of colleagues’ leads are hidden, a search
 * finds these by whole numbers and addresses, and by the names on their cards, so that no number is guessed digit by digit.
 */
export async function seenPeople(context: AppContext, search?: string | null): Promise<Filter<Person>> {
  const sight = await sightOf(context);
  if (!sight) return {};
  if (sight.ownAlone) return leadsFor(sight);
  const whole = matchesWhole(search, {
    reach: 'reach',
    words: ['name', 'reference', 'about', 'homes.title'],
  });
  return whole ? { $or: [leadsFor(sight), whole] } : {};
}
