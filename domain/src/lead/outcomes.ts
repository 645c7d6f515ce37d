import type { PersonState } from '../schema.generated.ts';
import { indianHour } from '../text/india-time.ts';

/** What can come of a call, in the order in which the office offers it. */
export const callOutcomes = [
  'WANTS_VISIT',
  'INTERESTED',
  'LATER',
  'NO_ANSWER',
  'NOT_INTERESTED',
  'WRONG_NUMBER',
] as const;
type CallOutcome = (typeof callOutcomes)[number];

const hourMs = 3_600_000;
const soonMs = 2 * hourMs;
const eveningHour = 18;
/** The hours in which a call suits: the first call of a day is at ten, and none begins after nine in the evening. */
const callHours = { first: 10, from: 9, to: 21 };
const laterHour = 11;
const callsUntilPatience = 3;
const callsUntilClosing = 6;

/**
 * When the office proposes to call next; null for an outcome that ends the work or leaves nothing to call.
 * `withoutAnswer` counts the calls without an answer in a row, this one included.
 */
export function proposedCall(outcome: CallOutcome, withoutAnswer: number, now: Date): Date | null {
  switch (outcome) {
    case 'WANTS_VISIT':
      return inTwoHours(now);
    case 'INTERESTED':
      return indianHour(2, laterHour, now);
    case 'LATER':
      return indianHour(7, laterHour, now);
    case 'NO_ANSWER':
      if (withoutAnswer >= callsUntilPatience) return indianHour(3, laterHour, now);
      return now > indianHour(0, eveningHour, now) ? indianHour(1, callHours.first, now) : inTwoHours(now);
    case 'NOT_INTERESTED':
    case 'WRONG_NUMBER':
      return null;
  }
}

/** In two hours; at night, when the day begins. */
function inTwoHours(now: Date): Date {
  const soon = new Date(now.getTime() + soonMs);
  const { first, from, to } = callHours;
  if (soon < indianHour(0, from, soon)) return indianHour(0, first, soon);
  return soon > indianHour(0, to, soon) ? indianHour(1, first, soon) : soon;
}

/** Whether the office proposes to close a lead that has not answered so often. */
export function proposesClosing(outcome: CallOutcome, withoutAnswer: number): boolean {
  return outcome === 'NO_ANSWER' && withoutAnswer >= callsUntilClosing;
}

/** States that are further than interest: a person in one of them stays there. */
const furtherStates: readonly PersonState[] = ['VISIT_PLANNED', 'VISITED', 'NEGOTIATION'];

/** The state of an open lead after an outcome; `isReachable` says whether a way remains to reach the person. */
export function stateAfter(outcome: CallOutcome, state: PersonState, isReachable: boolean): PersonState {
  switch (outcome) {
    case 'WANTS_VISIT':
    case 'INTERESTED':
      return furtherStates.includes(state) ? state : 'INTERESTED';
    case 'LATER':
      return 'CONTACTED';
    case 'NO_ANSWER':
      return state;
    case 'NOT_INTERESTED':
      return 'LOST';
    case 'WRONG_NUMBER':
      return isReachable ? state : 'JUNK';
  }
}
