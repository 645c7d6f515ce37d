import type { ObjectId } from 'mongodb';
import { isOnDuty } from 'domain/duty/duty-time.ts';
import type { DutyTimes } from 'domain/duty/duty-time.ts';
import { dayInIndia, timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { dutiesOf, dutyMembers, officeOf, storedDuties, timesOf } from './duty-members.ts';
import type { DutyMember, Office } from './duty-members.ts';
import type { MessageLanguage } from '../lead/message.type.ts';
import type { StoredDuty } from './duty.type.ts';

/** A team member with a saved duty and an account that can log in. */
export interface Colleague extends DutyMember {
  duty: StoredDuty;
  times: DutyTimes;
  onDuty: boolean;
}

/** All to whom leads can be given now, with the settings that count for it. */
export interface Roster {
  office: Office;
  colleagues: Colleague[];
}

/** What of a lead tells whom it suits. */
export interface Needs {
  /** The keys of the places in which its homes lie, with those around them. */
  places: ReadonlySet<string>;
  kinds: readonly string[];
  language: MessageLanguage | null;
}

/** Whether new leads are given: a duty was saved, whose member gets new leads and has an account. */
export async function isGiving(context: AppContext): Promise<boolean> {
  const duties = await storedDuties(context);
  if (!duties.some(({ takesNew }) => takesNew)) return false;
  const members = await dutyMembers(context);
  return duties.some(({ _id, takesNew }) => takesNew && members.some((member) => member._id.equals(_id)));
}

/** Those who have a duty, and whether each is on duty now. */
export async function rosterOf(context: AppContext): Promise<Roster> {
  const [members, duties, office] = await Promise.all([
    dutyMembers(context),
    storedDuties(context),
    officeOf(context),
  ]);
  const now = timeNow();
  const colleagues = members.flatMap((member) => {
    const duty = duties.find(({ _id }) => _id.equals(member._id));
    if (!duty) return [];
    const times = timesOf(duty, office);
    return [{ ...member, duty, times, onDuty: isOnDuty(times, now) }];
  });
  return { office, colleagues };
}

/** Whether a lead suits a colleague; what a colleague does not name suits. */
export function suits({ languages, places, kinds }: StoredDuty, needs: Needs): boolean {
  return (
    (languages.length === 0 || !needs.language || languages.includes(needs.language)) &&
    (places.length === 0 || needs.places.size === 0 || places.some((key) => needs.places.has(key))) &&
    (kinds.length === 0 || needs.kinds.length === 0 || kinds.some((kind) => needs.kinds.includes(kind)))
  );
}

/**
 * The colleague on duty who comes next: first those whom the lead suits, then the least given today for the weight, then the one
 * whose last lead is longest ago.
 */
export function nextOf(
  colleagues: readonly Colleague[],
  needs: Needs,
  { except = [], notFirst = [] }: { except?: readonly ObjectId[]; notFirst?: readonly ObjectId[] } = {},
): Colleague | undefined {
  const today = dayInIndia();
  const isIn = (ids: readonly ObjectId[], { _id }: Colleague) => ids.some((id) => id.equals(_id));
  const rank = (one: Colleague) => {
    const { duty } = one;
    const share = ((duty.givenDay === today ? duty.given : 0) + 1) / duty.weight;
    return [Number(isIn(notFirst, one)), Number(!suits(duty, needs)), share, duty.givenAt?.getTime() ?? 0];
  };
  return colleagues
    .filter((one) => one.onDuty && one.duty.takesNew && one.duty.weight > 0 && !isIn(except, one))
    .map((one) => ({ one, ranks: rank(one) }))
    .toSorted((left, right) => {
      const differing = left.ranks.findIndex((value, index) => value !== right.ranks[index]);
      if (differing === -1) return String(left.one._id).localeCompare(String(right.one._id));
      return (left.ranks[differing] ?? 0) - (right.ranks[differing] ?? 0);
    })[0]?.one;
}

/**
 * Counts a lead for a colleague, if no other was counted since the roster was read. All processes choose by these counts, so
 * that each lead goes to the one who had the fewest at that moment.
 */
export async function countGiven(context: AppContext, { duty }: Colleague): Promise<boolean> {
  const now = timeNow();
  const today = dayInIndia(now);
  const { _id, givenDay, given } = duty;
  const { matchedCount } = await dutiesOf(context).updateOne(
    { _id, givenDay, given },
    { $set: { givenDay: today, given: (givenDay === today ? given : 0) + 1, givenAt: now } },
  );
  return matchedCount > 0;
}

/** Takes back the count of a lead that another process has given meanwhile. */
export async function uncountGiven(context: AppContext, { _id }: Colleague): Promise<void> {
  await dutiesOf(context).updateOne(
    { _id, givenDay: dayInIndia(), given: { $gt: 0 } },
    { $inc: { given: -1 } },
  );
}
