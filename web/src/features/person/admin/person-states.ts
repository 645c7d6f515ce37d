import type { PersonReason, PersonState } from 'domain/schema.generated.ts';
import { readChoice } from 'domain/text/choices.ts';
import type { ChosenState } from '../../lead/admin/close-reason.tsx';
import type { LeadStates } from '../../lead/admin/lead-state.ts';
import { closeReasonLabels } from '../../contact/admin/close-reasons.ts';
import { contactStates } from '../../contact/admin/contact-states.ts';
import { personContent } from './person.content.ts';

export const reasonLabels: Record<PersonReason, string> = personContent.reasons;

const lost: readonly PersonReason[] = ['PRICE', 'PLACE', 'NO_ANSWER', 'BOUGHT_ELSEWHERE', 'OTHER'];
const junk: readonly PersonReason[] = ['BROKER', 'WRONG_NUMBER', 'ROBOT', 'TEST'];
const reasonKeys = [...lost, ...junk];

/** The states of a person in the office’s words, with those of its enquiries for the history. */
export const personStates: LeadStates<PersonState> = {
  order: [
    ...(['NEW', 'CONTACTED', 'INTERESTED', 'VISIT_PLANNED', 'VISITED', 'NEGOTIATION'] as const),
    ...(['BOOKED', 'LOST', 'JUNK'] as const),
  ],
  labels: { ...contactStates.labels, ...personContent.states },
  ended: ['BOOKED', 'LOST', 'JUNK'],
  reasons: [
    ...lost.map((value) => ({
      ...{ value, label: reasonLabels[value], of: ['LOST'] as const },
      ...(value === 'OTHER' && { inWords: true as const }),
    })),
    ...junk.map((value) => ({ value, label: reasonLabels[value], of: ['JUNK'] as const })),
    // Enquiries have them in their history; no lead is closed for them.
    ...(['WON', 'SPAM'] as const).map((value) => ({ value, label: closeReasonLabels[value], of: [] })),
  ],
};

/** A chosen state with its reason, as the input of the server. */
export function readChosenState({ state, reason, words }: ChosenState<PersonState>) {
  return { state, reason: readChoice(reason, reasonKeys), words };
}
