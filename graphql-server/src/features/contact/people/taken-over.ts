import { earliestOf } from '../../../database/people/person-of-enquiries.ts';
import { LeadEventKind } from '../../lead/lead.type.ts';
import type { LeadEvent } from '../../lead/lead.type.ts';
import { endedStates } from '../../person/person.service.ts';
import type { Person } from '../../person/person.type.ts';
import { ContactState } from '../contact-request.type.ts';
import type { ContactRequest } from '../contact-request.type.ts';
import {
  contactReasonOf,
  contactStateOf,
  personStateOf,
  readCloseReason,
  readContactState,
  readPersonReason,
  readPersonState,
} from './person-states.ts';

/** The work on a person, as a settling changes it. */
export type Work = Pick<
  Person,
  'state' | 'closeReason' | 'nextAt' | 'step' | 'responsibleId' | 'responsibleName' | 'news'
>;

interface Found {
  enquiry: ContactRequest;
  event: LeadEvent;
}

/**
 * The work on a person after what colleagues did on its enquiries one by one since the last settling. What the person was
 * given later stands.
 */
export function takenOver(
  person: Person,
  enquiries: readonly ContactRequest[],
): { work: Work; events: LeadEvent[] } {
  const { state, closeReason, nextAt, step, responsibleId, responsibleName, news } = person;
  const work: Work = { state, closeReason, nextAt, step, responsibleId, responsibleName, news };
  const newest = (kind: LeadEventKind) => newestOf(person, enquiries, kind);
  const open = enquiries.filter((one) => !one.deleted && one.state !== ContactState.CLOSED);
  const stated = newest(LeadEventKind.STATE);
  const dated = newest(LeadEventKind.NEXT_DATE);
  const handed = newest(LeadEventKind.HANDED_OVER);
  const events = [
    stated && takeState(person, work, stated, open.length > 0),
    dated && takeDate(work, dated, earliestOf(open)),
    handed && takeOwner(work, handed),
  ].filter((event) => event !== null && event !== undefined);
  return { work, events };
}

/** The newest event of a kind on an enquiry that the person has not seen, and that is newer than its own. */
function newestOf(
  { settledAt, history }: Person,
  enquiries: readonly ContactRequest[],
  kind: LeadEventKind,
): Found | undefined {
  const own = history.findLast((event) => event.kind === kind)?.at ?? new Date(0);
  return enquiries
    .filter(({ deleted }) => !deleted)
    .flatMap((enquiry) => enquiry.history.map((event) => ({ enquiry, event })))
    .filter(({ event }) => event.kind === kind && event.at > settledAt && event.at > own)
    .toSorted((one, other) => one.event.at.getTime() - other.event.at.getTime())
    .at(-1);
}

/** Closing one of several open enquiries leaves the lead open; any other state counts for the person. */
function takeState(person: Person, work: Work, { event }: Found, staysOpen: boolean): LeadEvent | null {
  const state = readContactState(event.state);
  const reason = readCloseReason(event.reason);
  if (state === ContactState.CLOSED && staysOpen) return null;
  if (contactStateOf(work.state) === state && contactReasonOf(work.state, work.closeReason) === reason)
    return null;
  const { unread } = person;
  const replaced = { state: work.state, nextAt: work.nextAt, unread, closeReason: work.closeReason };
  const given = formerState(person, event) ?? personStateOf({ state, closeReason: reason });
  Object.assign(work, given);
  if (endedStates.includes(given.state)) work.nextAt = null;
  const { at, by } = event;
  return { kind: LeadEventKind.STATE, at, by, state: given.state, reason: given.closeReason, replaced };
}

/** The state of the person before the change that this event takes back; an enquiry knows four states only. */
function formerState({ history }: Person, { undoes }: LeadEvent) {
  const undone = history.findLast(
    ({ kind, at }) => kind === LeadEventKind.STATE && at.getTime() === undoes?.getTime(),
  );
  if (!undone?.replaced) return null;
  const { state, closeReason } = undone.replaced;
  return { state: readPersonState(state), closeReason: readPersonReason(closeReason) };
}

function takeDate(work: Work, { event: { at, by } }: Found, earliest: Date | null): LeadEvent | null {
  if (endedStates.includes(work.state) || earliest?.getTime() === work.nextAt?.getTime()) return null;
  work.nextAt = earliest;
  work.step = null;
  return { kind: LeadEventKind.NEXT_DATE, at, by, nextAt: earliest };
}

function takeOwner(work: Work, { enquiry, event: { at, by } }: Found): LeadEvent | null {
  const { responsibleId = null, responsibleName = null } = enquiry;
  if (String(responsibleId) === String(work.responsibleId)) return null;
  work.responsibleId = responsibleId;
  work.responsibleName = responsibleName;
  return { kind: LeadEventKind.HANDED_OVER, at, by, person: responsibleName };
}
