import { minutesOnDuty } from 'domain/duty/duty-time.ts';
import { promisedMinutes } from 'domain/duty/office-hours.ts';
import { dayInIndia, startOfDayInIndia, timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { median } from '../../base/numbers/median.ts';
import { collectionOf } from '../../kit/noun.ts';
import { adminsOf } from '../auth/admin.type.ts';
import { personNoun } from '../person/person.service.ts';
import type { Person } from '../person/person.type.ts';
import { membersOnTeam } from '../team/responsible-person.ts';
import type { AnswerTimes, AnswerWeek } from './answer-times.type.ts';
import { officeOf, timesOfOffice } from './duty-members.ts';

const weeksShown = 8;
const dayMs = 24 * 3_600_000;

type Timed = Pick<Person, 'clockedFrom' | 'firstAttempt' | 'firstReached' | 'responsibleName'>;

/** How fast each colleague answered the new leads of the last eight weeks, by the hours of the company. */
export async function answerTimes(context: AppContext): Promise<AnswerTimes> {
  const now = timeNow();
  const since = new Date(mondayOf(now).getTime() - (weeksShown - 1) * 7 * dayMs);
  const [found, office] = await Promise.all([
    collectionOf(context, personNoun)
      .find<Timed>(
        { clockedFrom: { $gte: since }, deleted: false },
        { projection: { clockedFrom: 1, firstAttempt: 1, firstReached: 1, responsibleName: 1 } },
      )
      .toArray(),
    officeOf(context),
  ]);
  const nameOf = await namesOf(context, found);
  const promised = promisedMinutes(office.answer);
  const groups = new Map<string, { week: string; name: string | null; people: Timed[] }>();
  for (const person of found) {
    const week = dayInIndia(mondayOf(person.clockedFrom ?? now));
    const { firstAttempt, responsibleName } = person;
    const name = firstAttempt ? nameOf(firstAttempt.by) : responsibleName;
    const key = JSON.stringify([week, name]);
    const group = groups.get(key) ?? { week, name, people: [] };
    group.people.push(person);
    groups.set(key, group);
  }
  const times = timesOfOffice(office);
  const waited = ({ clockedFrom, firstAttempt }: Timed) =>
    firstAttempt?.minutes ?? minutesOnDuty(times, clockedFrom ?? now, now);
  const weeks = [...groups.values()].map(({ week, name, people }): AnswerWeek => {
    const judged = people.filter((person) => person.firstAttempt ?? waited(person) > promised);
    return {
      ...{ week, name, leads: people.length, judged: judged.length },
      attemptMinutes: middle(people.map(({ firstAttempt }) => firstAttempt?.minutes)),
      reachedMinutes: middle(people.map(({ firstReached }) => firstReached?.minutes)),
      inTime: judged.filter((person) => waited(person) <= promised).length,
    };
  });
  return { promisedMinutes: promised, weeks: weeks.toSorted(latestFirst) };
}

/** The first moment of the Monday before a moment, in India. */
function mondayOf(moment: Date): Date {
  const start = startOfDayInIndia(moment);
  const weekday = new Date(`${dayInIndia(moment)}T00:00:00Z`).getUTCDay();
  return new Date(start.getTime() - ((weekday + 6) % 7) * dayMs);
}

function middle(minutes: readonly (number | undefined)[]): number | null {
  const known = minutes.filter((count) => count !== undefined);
  return known.length > 0 ? median(known) : null;
}

/** The name of the team member whom an account stands for; the account itself for one of none. */
async function namesOf(context: AppContext, people: readonly Timed[]): Promise<(username: string) => string> {
  const usernames = [...new Set(people.flatMap(({ firstAttempt }) => firstAttempt?.by ?? []))];
  const accounts = await adminsOf(context)
    .find({ username: { $in: usernames } })
    .toArray();
  const members = await membersOnTeam(
    context,
    accounts.flatMap(({ memberId }) => memberId ?? []),
  );
  return (username) => {
    const id = accounts.find((account) => account.username === username)?.memberId;
    return members.find(({ _id }) => id?.equals(_id))?.name ?? username;
  };
}

function latestFirst(one: AnswerWeek, other: AnswerWeek): number {
  return other.week.localeCompare(one.week) || (one.name ?? '\uffff').localeCompare(other.name ?? '\uffff');
}
