import 'reflect-metadata';
import { ObjectId } from 'mongodb';
import type { Filter } from 'mongodb';
import { registerEnumType } from 'type-graphql';
import { readChoice } from 'domain/text/choices.ts';
import { startOfDayInIndia, timeNow } from '../../../base/clock.ts';
import type { NounFilter } from '../../../kit/noun.ts';
import { PersonState } from '../person.type.ts';
import type { Person } from '../person.type.ts';

export enum TodayPart {
  UNTAKEN = 'UNTAKEN',
  NEW = 'NEW',
  OVERDUE = 'OVERDUE',
  TODAY = 'TODAY',
  WAITING = 'WAITING',
  TOMORROW = 'TOMORROW',
}
registerEnumType(TodayPart, {
  name: 'TodayPart',
  description: 'The parts of the day’s work; a lead is in one of them at most.',
  valuesConfig: {
    UNTAKEN: { description: 'They went round, and no one took them in time. Owners see them first.' },
    NEW: {
      description: 'New to their owner: no colleague has worked on them yet. Besides all whose clock runs.',
    },
    OVERDUE: { description: 'The next step has passed, or none was set for 24 hours.' },
    TODAY: { description: 'The next step is still to come today in India.' },
    WAITING: { description: 'Open leads of nobody.' },
    TOMORROW: { description: 'The next step is tomorrow in India.' },
  },
});

const dayMs = 24 * 3_600_000;
/** Of a team member: unlike “not null”, an index answers it alone. */
const owned = { responsibleId: { $gt: new ObjectId('0'.repeat(24)) } };
/** Earlier than the date that an ended lead has, so that an index leaves those out. */
const open = { $lt: new Date('9999-01-01') };

/** The leads of a part of the day. Each condition names `dueAt`, by which its leads are sorted. */
export function leadsOfPart(part: TodayPart, now = timeNow()): Filter<Person> {
  const tomorrow = new Date(startOfDayInIndia(now).getTime() + dayMs);
  const within = (from: Date, to: Date) => ({ $gte: from, $lt: to });
  const { NEW } = PersonState;
  switch (part) {
    case TodayPart.UNTAKEN:
      return { untaken: true };
    case TodayPart.NEW:
      return { ...owned, state: NEW, nextAt: null, dueAt: open };
    case TodayPart.OVERDUE:
      return { ...owned, dueAt: { $lt: now }, $or: [{ state: { $ne: NEW } }, { nextAt: { $lt: now } }] };
    case TodayPart.TODAY:
      return { ...owned, dueAt: within(now, tomorrow), nextAt: within(now, tomorrow) };
    case TodayPart.WAITING:
      return { responsibleId: null, dueAt: open };
    case TodayPart.TOMORROW: {
      const day = within(tomorrow, new Date(tomorrow.getTime() + dayMs));
      return { ...owned, dueAt: day, nextAt: day };
    }
  }
}

/** The indexes that answer all of it, with what the conditions ask for besides: for everyone’s, for one’s own, and for new ones. */
export const todayIndexes = {
  byDate: { deleted: 1, dueAt: 1, _id: 1, state: 1, nextAt: 1, responsibleId: 1 },
  byOwner: { deleted: 1, responsibleId: 1, dueAt: 1, _id: 1, state: 1, nextAt: 1 },
  byState: { deleted: 1, state: 1, nextAt: 1, dueAt: 1, _id: 1, responsibleId: 1 },
} as const;

/** Few leads have the mark. */
export const untakenIndex = { untaken: 1 } as const;

/** The index of a part. The database would try a dozen by reading whole leads, which takes longer than the answer. */
export function indexOfPart(part: TodayPart, isOwn: boolean) {
  if (part === TodayPart.UNTAKEN) return untakenIndex;
  if (isOwn || part === TodayPart.WAITING) return todayIndexes.byOwner;
  return part === TodayPart.NEW ? todayIndexes.byState : todayIndexes.byDate;
}

/** The filter of a list for a part of the day. */
export const ofPart: NounFilter = (value) => {
  const part = typeof value === 'string' ? readChoice(value, Object.values(TodayPart)) : undefined;
  return part ? (leadsOfPart(part) as ReturnType<NounFilter>) : null;
};
