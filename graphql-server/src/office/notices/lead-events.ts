import type { ObjectId, WithId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import { takingEvent } from '../../features/duty/turns.ts';
import { isHandedOn } from '../../features/lead/lead-hand-over.ts';
import { LeadEventKind } from '../../features/lead/lead.type.ts';
import { endedStates } from '../../features/person/person.service.ts';
import { PersonNewsKind } from '../../features/person/person.type.ts';
import type { Person } from '../../features/person/person.type.ts';

export type NoticeKind = 'NEW' | 'PASSED' | 'ASKED_AGAIN' | 'DUE' | 'UNTAKEN';

/** What a lead is to be told of, and to whom: a team member, or the owners with null. */
export interface LeadNotice {
  kind: NoticeKind;
  key: string;
  memberId: ObjectId | null;
  until: Date;
  /** Whether a clock ends then. */
  hasClock: boolean;
  /** The account that caused it, which is not told. */
  by?: string;
}

const minuteMs = 60_000;
/** What happened longer ago is told by nothing but the list. */
const recentMs = 60 * minuteMs;
/** How long a notice without a clock is of use. */
const usefulMs = 60 * minuteMs;
const untakenMs = 4 * 60 * minuteMs;

const after = (date: Date, ms: number) => new Date(date.getTime() + ms);
const isRecent = (date: Date) => date.getTime() > timeNow().getTime() - recentMs;

/** The latest that happened to a lead; null if nobody has to hear of it any more. */
export function leadNotice(person: WithId<Person>): LeadNotice | null {
  const { turn, untaken, news, history, responsibleId, state } = person;
  if (person.deleted || person.mergedInto?.length || endedStates.includes(state)) return null;
  if (untaken) {
    const at = history.findLast(({ kind }) => kind === LeadEventKind.UNTAKEN)?.at ?? person.updatedAt;
    const until = after(at, untakenMs);
    return { kind: 'UNTAKEN', key: `untaken ${at.toISOString()}`, memberId: null, until, hasClock: false };
  }
  const ofNews = news && news.kind !== PersonNewsKind.FIRST ? 'ASKED_AGAIN' : 'NEW';
  if (turn) {
    const { memberId, passes, from, until } = turn;
    const key = `turn ${from.toISOString()}`;
    return { kind: passes > 0 ? 'PASSED' : ofNews, key, memberId, until, hasClock: true };
  }
  const handed = history.findLast(({ kind }) => kind === LeadEventKind.HANDED_OVER);
  if (responsibleId && isHandedOn(handed) && isRecent(handed.at) && !(news && news.at > handed.at)) {
    const { at, by } = handed;
    const until = after(at, usefulMs);
    const key = `handed ${at.toISOString()}`;
    return { kind: 'PASSED', key, memberId: responsibleId, until, hasClock: false, by };
  }
  if (!news || !responsibleId || !isRecent(news.at) || takingEvent(person, news.at)) return null;
  const key = `news ${news.at.toISOString()}`;
  return { kind: ofNews, key, memberId: responsibleId, until: after(news.at, usefulMs), hasClock: false };
}

/** The next step of a lead that is due now; null if it has none, or it passed some minutes ago. */
export function dueNotice({ nextAt, responsibleId, state, deleted }: Person): LeadNotice | null {
  const now = timeNow();
  if (!nextAt || !responsibleId || deleted || endedStates.includes(state)) return null;
  if (nextAt > now || nextAt <= after(now, -dueWindowMs)) return null;
  const until = after(nextAt, usefulMs);
  return {
    kind: 'DUE',
    key: `due ${nextAt.toISOString()}`,
    memberId: responsibleId,
    until,
    hasClock: false,
  };
}

/** A step that passed while no process ran is told of within this time. */
export const dueWindowMs = 10 * minuteMs;
