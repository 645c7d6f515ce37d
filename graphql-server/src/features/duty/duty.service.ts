import type { ObjectId } from 'mongodb';
import { isOnDuty, nextOnDuty } from 'domain/duty/duty-time.ts';
import { dateOverdue } from '../person/overdue.ts';
import { AdminRole } from '../../base/admin-role.ts';
import { dayInIndia, timeNow } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { AppError, badField } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { checkInput } from '../../base/input.ts';
import { announceChange, touch } from '../../database/changes.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { fieldChanges } from '../../kit/change/field-changes.ts';
import { adminsOf } from '../auth/admin.type.ts';
import { writeOne } from '../company/site-settings.service.ts';
import { gazetteer } from '../place/gazetteer.ts';
import { notOnTeam, personOnTeam } from '../team/responsible-person.ts';
import { DutyInput, DutySettingsInput } from './duty.input.ts';
import {
  dutiesCollection,
  dutiesOf,
  dutyMembers,
  hoursOf,
  officeOf,
  storedDuties,
  timesOf,
} from './duty-members.ts';
import type { DutyMember, Office } from './duty-members.ts';
import type { Duty, DutyDay, DutyLeave, DutySettings, StoredDuty } from './duty.type.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const fresh: Omit<StoredDuty, '_id'> = {
  ...{ week: null, leave: [], pause: null, languages: [], places: [], kinds: [], weight: 5, takesNew: true },
  ...{ givenDay: '', given: 0, givenAt: null },
};

/** The duty of each team member whom an account stands for, by name, saved or not. */
export async function duties(context: AppContext): Promise<Duty[]> {
  const [members, stored, office] = await Promise.all([
    dutyMembers(context),
    storedDuties(context),
    officeOf(context),
  ]);
  return members.map((member) =>
    shown(member, stored.find(({ _id }) => _id.equals(member._id)) ?? null, office),
  );
}

function shown({ _id, name }: DutyMember, stored: StoredDuty | null, office: Office): Duty {
  const now = timeNow();
  const { pause, given, givenDay, ...values } = stored ?? { _id, ...fresh };
  const times = timesOf(stored, office);
  return {
    ...values,
    memberId: _id,
    memberName: name,
    isSaved: stored !== null,
    pausedUntil: pause && pause.until > now ? pause.until : null,
    isOnDuty: isOnDuty(times, now),
    nextAt: nextOnDuty(times, now),
    givenToday: givenDay === dayInIndia(now) ? given : 0,
  };
}

/**
 * Saves the duty of a team member; what is left out stays. An owner saves all of it, and each member the own pause and leave.
 * Throws BAD_USER_INPUT beside the field for one whom no account stands for, for hours and leave that end before they begin, and
 * for a pause in the past.
 */
export async function saveDuty(context: Context, memberId: string, raw: DutyInput): Promise<Duty> {
  const member = await memberFor(context, parseId(memberId));
  await checkRights(context, member, raw);
  const { week, leave, pausedUntil, places, ...others } = checkInput(DutyInput, raw);
  const before = await dutiesOf(context).findOne({ _id: member._id });
  const values: Partial<StoredDuty> = {
    ...others,
    ...(raw.week === null ? { week: null } : week && { week: readWeek(week) }),
    ...(leave && { leave: readLeave(leave) }),
    ...(raw.pausedUntil === null ? { pause: null } : pausedUntil && { pause: readPause(pausedUntil) }),
    ...(places && { places: await readPlaces(context, places) }),
  };
  const initial = Object.entries(fresh).filter(([field]) => !(field in values));
  await dutiesOf(context).updateOne(
    { _id: member._id },
    { $set: values, $setOnInsert: Object.fromEntries(initial), ...touch },
    { upsert: true },
  );
  announceChange(context, dutiesCollection);
  const changes = fieldChanges(before ?? fresh, values);
  if (changes.length > 0 || !before)
    await recordActivity(context, {
      verb: ActivityVerb.UPDATED,
      ...{ noun: dutiesCollection, itemId: member._id, label: member.name, changes },
    });
  return shown(member, await dutiesOf(context).findOne({ _id: member._id }), await officeOf(context));
}

/** The member, whom an account stands for. */
async function memberFor(context: Context, id: ObjectId): Promise<DutyMember> {
  const member = (await dutyMembers(context)).find(({ _id }) => _id.equals(id));
  if (member) return member;
  throw badField(
    'memberId',
    (await personOnTeam(context, id))
      ? 'No account that works on leads says that it is this person. Set it in Settings, under People.'
      : notOnTeam,
  );
}

const ownFields = ['leave', 'pausedUntil'];

/** FORBIDDEN for what an account other than an owner’s may not change. */
async function checkRights(context: Context, { _id }: DutyMember, raw: DutyInput): Promise<void> {
  if (context.admin?.role === AdminRole.OWNER) return;
  const account = await adminsOf(context).findOne({ _id: context.admin?.adminId });
  if (!account?.memberId?.equals(_id))
    throw new AppError('FORBIDDEN', 'This is the duty of a colleague. Please ask an owner.');
  if (Object.entries(raw).some(([field, value]) => value !== undefined && !ownFields.includes(field)))
    throw new AppError(
      'FORBIDDEN',
      'You can change your pause and your leave. Please ask an owner for the rest.',
    );
}

function readWeek(days: DutyDay[]): DutyDay[] {
  return days.map(({ from = null, to = null }, index) => {
    const day = weekdays[index] ?? '';
    if (!from && !to) return { from: null, to: null };
    const hours =
      /^\d\d:\d\d$/.test(from ?? '') && /^\d\d:\d\d$/.test(to ?? '') ? hoursOf({ from, to }) : null;
    if (!hours)
      throw badField('week', `Please enter both times of ${day}, such as 09:00 and 18:30, or none.`);
    if (hours.to <= hours.from)
      throw badField('week', `${day} ends before it begins. Please enter a later end.`);
    return { from, to };
  });
}

function readLeave(leave: DutyLeave[]): DutyLeave[] {
  for (const { from, to } of leave)
    if (to < from) throw badField('leave', 'The leave ends before it begins. Please enter a later last day.');
  return leave
    .map(({ from, to }) => ({ from, to }))
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

function readPause(until: Date): StoredDuty['pause'] {
  const from = timeNow();
  if (until <= from) throw badField('pausedUntil', 'Please choose a moment that is still to come.');
  if (until >= new Date('2100-01-01'))
    throw badField('pausedUntil', 'Please choose a date before the year 2100.');
  return { from, until };
}

async function readPlaces(context: Context, keys: string[]): Promise<string[]> {
  const { byKey } = await gazetteer(context);
  if (keys.some((key) => !byKey.has(key))) throw badField('places', 'Please choose places from the list.');
  return [...new Set(keys)];
}

/** How new leads are given; five minutes and no holidays until an owner saves others. */
export async function dutySettings(context: AppContext): Promise<DutySettings> {
  const { clockMinutes, patienceHours, holidays, namesInNotices } = await officeOf(context);
  return { clockMinutes, patienceHours, holidays, namesInNotices };
}

/** Saves how new leads are given; what is left out stays. BAD_USER_INPUT for a clock that is not 1 to 120 minutes, and hours that are not 1 to 240. */
export async function saveDutySettings(context: Context, raw: DutySettingsInput): Promise<DutySettings> {
  const { clockMinutes, patienceHours, holidays, namesInNotices } = checkInput(DutySettingsInput, raw);
  const before = await dutySettings(context);
  const duty = {
    clockMinutes: clockMinutes ?? before.clockMinutes,
    patienceHours: patienceHours ?? before.patienceHours,
    holidays: holidays ? [...new Set(holidays)].toSorted() : before.holidays,
    namesInNotices: namesInNotices ?? before.namesInNotices,
  };
  await writeOne(context, { duty });
  if (duty.patienceHours !== before.patienceHours) await dateOverdue(context, duty.patienceHours);
  return duty;
}
