import { ObjectId } from 'mongodb';
import type { DutyTimes, Hours } from 'domain/duty/duty-time.ts';
import { officeWeek, readTime } from 'domain/duty/office-hours.ts';
import { leadRoles } from '../../access/roles.ts';
import type { AppContext } from '../../base/context.ts';
import { noteRead } from '../../kit/noun.ts';
import { adminsOf } from '../auth/admin.type.ts';
import { settings } from '../company/site-settings.service.ts';
import { membersOnTeam } from '../team/responsible-person.ts';
import type { DutyDay, DutySettings, StoredDuty } from './duty.type.ts';

export const dutiesCollection = 'duties';

export function dutiesOf(context: AppContext) {
  noteRead(context, dutiesCollection);
  return context.db.collection<StoredDuty>(dutiesCollection);
}

/** All saved duties; there are as many as colleagues. */
export function storedDuties(context: AppContext): Promise<StoredDuty[]> {
  return dutiesOf(context)
    .find({}, { hint: { _id: 1 } })
    .toArray();
}

/** A team member whom an account stands for that can log in and works on leads. */
export interface DutyMember {
  _id: ObjectId;
  name: string;
  /** Where e-mails about leads go: the address that the team shows, or else that of the account. */
  email: string | null;
}

/** Those to whom a lead can be given, by name. */
export async function dutyMembers(context: AppContext): Promise<DutyMember[]> {
  const accounts = await adminsOf(context)
    .find({
      memberId: { $gt: new ObjectId('0'.repeat(24)) },
      disabledAt: null,
      invited: { $ne: true },
      role: { $in: [...leadRoles] },
    })
    .toArray();
  const members = await membersOnTeam(
    context,
    accounts.flatMap(({ memberId }) => memberId ?? []),
  );
  return members.map((member) => {
    const account = accounts.find(({ memberId }) => memberId?.equals(member._id));
    return { ...member, email: member.email ?? account?.email ?? null };
  });
}

/** How leads are given, with the hours of the company as its pages say them. */
export interface Office extends DutySettings {
  week: readonly (Hours | null)[];
  /** How soon an answer is promised. */
  answer: string | null;
}

/** The settings of duty; five minutes and no holidays until an owner saves others. */
export async function officeOf(context: AppContext): Promise<Office> {
  const { facts, duty } = await settings(context);
  const { clockMinutes = 5, patienceHours = 24, holidays = [], namesInNotices = false } = duty ?? {};
  return {
    clockMinutes,
    patienceHours,
    holidays,
    namesInNotices,
    week: officeWeek(facts),
    answer: facts.answer ?? null,
  };
}

/** When the company is open. */
export function timesOfOffice({ week, holidays }: Office): DutyTimes {
  return { week, off: holidays.map((day) => ({ from: day, to: day })) };
}

/** When a team member is on duty; at no time before the duty is saved. */
export function timesOf(
  duty: Pick<StoredDuty, 'week' | 'leave' | 'pause'> | null,
  office: Office,
): DutyTimes {
  if (!duty) return { week: [], off: [] };
  const { off } = timesOfOffice(office);
  return { week: duty.week?.map(hoursOf) ?? office.week, off: [...off, ...duty.leave], pause: duty.pause };
}

/** The hours of a stored day; null for a free one. */
export function hoursOf({ from, to }: DutyDay): Hours | null {
  const [start, end] = [readTime(from ?? ''), readTime(to ?? '')];
  return start === null || end === null ? null : { from: start, to: end };
}
