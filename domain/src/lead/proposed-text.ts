import type { PersonState } from '../schema.generated.ts';

const ofState: Partial<Record<PersonState, string>> = {
  NEW: 'first-answer',
  CONTACTED: 'details',
  INTERESTED: 'details',
  VISIT_PLANNED: 'visit-confirmed',
  VISITED: 'after-visit',
  NEGOTIATION: 'cost-sheet',
  BOOKED: 'thanks',
};

/** The id of the delivered text that suits a lead next; after a call without an answer, the one that says so. */
export function proposedText(state: PersonState, callsWithoutAnswer: number): string {
  const isEarly = state === 'NEW' || state === 'CONTACTED' || state === 'INTERESTED';
  if (callsWithoutAnswer > 0 && isEarly) return 'no-answer';
  return ofState[state] ?? 'details';
}
