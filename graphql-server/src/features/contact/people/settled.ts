import { firstWork, newsOf, personOfEnquiries } from '../../../database/people/person-of-enquiries.ts';
import { LeadEventKind } from '../../lead/lead.type.ts';
import type { LeadEvent } from '../../lead/lead.type.ts';
import { PersonNewsKind, PersonState } from '../../person/person.type.ts';
import type { Person, PersonNews } from '../../person/person.type.ts';
import { ContactState } from '../contact-request.type.ts';
import type { ContactRequest } from '../contact-request.type.ts';
import { wishesOf } from '../wishes/wishes-of.ts';
import { takenOver } from './taken-over.ts';
import type { Work } from './taken-over.ts';

export type Settled = Partial<Person> & { events: LeadEvent[] };

/**
 * A person as its enquiries say, oldest first and at least one: what they tell of it, the work that was done on them since the
 * last settling, and what the new ones among them mean. Without `person`, it is made of them. Without a next step it is overdue
 * after `patienceMs`.
 */
export function settled(
  person: Person | null,
  enquiries: readonly ContactRequest[],
  patienceMs: number,
): Settled {
  const wishes = wishesOf(person ?? {}, enquiries);
  if (!person) {
    const made = personOfEnquiries(enquiries, firstWork(enquiries), [], patienceMs);
    return { ...asPerson(made), wishes, events: [] };
  }
  const { work, events } = noticed(person, enquiries);
  const summed = asPerson(personOfEnquiries(enquiries, work, [...person.history, ...events], patienceMs));
  const { createdAt = person.createdAt, settledAt = person.settledAt, unread } = summed;
  return {
    ...summed,
    name: nameOf(person, enquiries) ?? summed.name,
    reference: person.reference,
    createdAt: person.createdAt < createdAt ? person.createdAt : createdAt,
    settledAt: person.settledAt > settledAt ? person.settledAt : settledAt,
    // A change that the enquiries do not follow yet stands.
    unread: person.followDue ? person.unread : unread,
    ...(person.channelCorrected && { channel: person.channel }),
    wishes,
    events,
  };
}

/** The name that a colleague chose, unless a later enquiry bears one. */
function nameOf({ chosenName }: Person, enquiries: readonly ContactRequest[]): string | null {
  if (!chosenName) return null;
  const isNewer = enquiries.some((one) => !one.deleted && one.name && one.createdAt > chosenName.at);
  return isNewer ? null : chosenName.name;
}

/** The migration, which made the same of stored texts, knows no enums. */
function asPerson(values: object): Partial<Person> {
  return values;
}

/** The work on a stored person after what was done on its enquiries, and after the new ones among them. */
function noticed(person: Person, enquiries: readonly ContactRequest[]): { work: Work; events: LeadEvent[] } {
  const known = new Set(person.enquiryIds.map(String));
  // What a colleague moved to the person is not news.
  const isOld = ({ _id, movedBy = [] }: ContactRequest) => movedBy.length > 0 || known.has(String(_id));
  const old = enquiries.filter(isOld);
  const { work, events } = takenOver(person, old);
  for (const enquiry of enquiries) {
    if (enquiry.deleted || isOld(enquiry)) continue;
    const event = touched(person, work, enquiry, old);
    if (event) events.push(event);
  }
  return { work, events };
}

/**
 * What a new enquiry does to a lead: an open one was asked again, a lost one is new again, and junk stays junk. Answers the
 * event, if the state changes.
 */
function touched(
  person: Person,
  work: Work,
  enquiry: ContactRequest,
  old: readonly ContactRequest[],
): LeadEvent | null {
  const { state: former, closeReason: reason } = work;
  if (former === PersonState.JUNK) return null;
  const isSpoken = enquiry.state === ContactState.CONTACTED;
  const state = isSpoken ? PersonState.CONTACTED : PersonState.NEW;
  const at = enquiry.createdAt;
  if (!work.responsibleId && enquiry.responsibleId) {
    work.responsibleId = enquiry.responsibleId;
    work.responsibleName = enquiry.responsibleName ?? null;
  }
  if (former === PersonState.LOST) {
    const since = lostSince(person, old);
    const news: PersonNews = { ...newsOf(enquiry), kind: PersonNewsKind.CAME_BACK, since, reason };
    Object.assign(work, { state, closeReason: null, news });
    return { kind: LeadEventKind.CAME_BACK, at, by: '', state, reason, since };
  }
  work.news = { ...newsOf(enquiry), kind: PersonNewsKind.ASKED_AGAIN };
  if (former !== PersonState.NEW || !isSpoken) return null;
  work.state = state;
  return { kind: LeadEventKind.STATE, at, by: enquiry.enteredBy ?? '', state };
}

/** When a lead was lost: by its own history, or by that of its enquiries from before people were stored. */
function lostSince({ history, lastTouchAt }: Person, old: readonly ContactRequest[]): Date {
  const own = history.findLast(({ state }) => state === PersonState.LOST)?.at;
  const closings = old.flatMap((one) => one.history).filter(({ state }) => state === ContactState.CLOSED);
  const last = closings.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1)?.at;
  return own ?? last ?? lastTouchAt;
}
