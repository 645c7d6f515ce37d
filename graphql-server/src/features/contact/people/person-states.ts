import { readChoice } from 'domain/text/choices.ts';
import * as stored from '../../../database/people/person-of-enquiries.ts';
import { PersonReason, PersonState } from '../../person/person.type.ts';
import type { Person } from '../../person/person.type.ts';
import { CloseReason, ContactState } from '../contact-request.type.ts';
import type { ContactRequest } from '../contact-request.type.ts';

/** A person’s states in the four of an enquiry, which visitors and integrators know. */
const contactStates: Record<PersonState, ContactState> = {
  [PersonState.NEW]: ContactState.NEW,
  [PersonState.CONTACTED]: ContactState.CONTACTED,
  [PersonState.INTERESTED]: ContactState.CONTACTED,
  [PersonState.VISIT_PLANNED]: ContactState.VISIT_PLANNED,
  [PersonState.VISITED]: ContactState.CONTACTED,
  [PersonState.NEGOTIATION]: ContactState.CONTACTED,
  [PersonState.BOOKED]: ContactState.CLOSED,
  [PersonState.LOST]: ContactState.CLOSED,
  [PersonState.JUNK]: ContactState.CLOSED,
};

export function contactStateOf(state: PersonState): ContactState {
  return contactStates[state];
}

/** Why an enquiry is closed whose person is in a state; null for one that is open, and where no colleague said it. */
export function contactReasonOf(state: PersonState, reason: PersonReason | null): CloseReason | null {
  if (state === PersonState.BOOKED) return CloseReason.WON;
  if (state === PersonState.JUNK) return CloseReason.SPAM;
  if (state !== PersonState.LOST) return null;
  return Object.values(CloseReason).find((one) => one.valueOf() === reason?.valueOf()) ?? null;
}

/** A person’s state and reason that those of an enquiry stand for. */
export function personStateOf(
  enquiry: Pick<ContactRequest, 'state' | 'closeReason'>,
): Pick<Person, 'state' | 'closeReason'> {
  const { state, closeReason } = stored.personStateOf(enquiry);
  return { state: readPersonState(state), closeReason: readPersonReason(closeReason) };
}

/** A state of a person as an event keeps it. */
export function readPersonState(text: string): PersonState {
  return readChoice(text, Object.values(PersonState)) ?? PersonState.NEW;
}

export function readPersonReason(text: string | null | undefined): PersonReason | null {
  return readChoice(text, Object.values(PersonReason)) ?? null;
}

/** A state of an enquiry as an event keeps it. */
export function readContactState(text: string | undefined): ContactState {
  return readChoice(text, Object.values(ContactState)) ?? ContactState.NEW;
}

export function readCloseReason(text: string | null | undefined): CloseReason | null {
  return readChoice(text, Object.values(CloseReason)) ?? null;
}
