import type { WithId } from 'mongodb';
import type { Person } from '../../features/person/person.type.ts';
import type { NoticeMessage } from '../../features/push/deliver.ts';
import type { LeadNotice, NoticeKind } from './lead-events.ts';

const titles: Record<NoticeKind, string> = {
  NEW: 'New lead for you',
  PASSED: 'Passed to you',
  ASKED_AGAIN: 'Asked again',
  DUE: 'Due now',
  UNTAKEN: 'Nobody took it',
};
const maxBody = 200;

/** A notice of a lead: the home, and with the setting the name and the number; a phone shows it to all who see its screen. */
export function noticeMessage(
  { _id, about, name, numbers }: WithId<Person>,
  { kind, until, hasClock }: LeadNotice,
  withNames: boolean,
): NoticeMessage {
  const who = withNames ? [name, numbers[0]].filter(Boolean).join(', ') : '';
  return {
    title: titles[kind],
    body: [who, about ?? 'No home named'].filter(Boolean).join(' · ').slice(0, maxBody),
    url: `/my-account/leads/${_id.toHexString()}`,
    tag: _id.toHexString(),
    until: hasClock ? until.toISOString() : null,
  };
}

/** The notice of leads that a colleague handed over together. */
export function handedMessage(count: number): NoticeMessage {
  const { PASSED: title } = titles;
  return { title, body: `${count} leads`, url: '/my-account/today', tag: 'handed', until: null };
}
