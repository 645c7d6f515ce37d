import { CallOutcome, LeadEventKind } from '../../lead/lead.type.ts';
import type { LeadEvent } from '../../lead/lead.type.ts';
import type { Person } from '../person.type.ts';

type Worked = Pick<Person, 'history'>;

/** The outcome of a lead that was sent under a key. */
export function outcomeEvent({ history }: Worked, key: string): LeadEvent | undefined {
  return history.find((event) => event.key === key);
}

/** How many calls in a row had no answer, up to now; what was taken back does not count. */
export function callsWithoutAnswer({ history }: Worked): number {
  const undone = new Set(history.map(({ undoes }) => undoes?.getTime()));
  const calls = history.filter(({ at, undoes }) => !undoes && !undone.has(at.getTime()));
  const reached = calls.findLastIndex(
    ({ kind, outcome }) =>
      kind === LeadEventKind.CAME_BACK ||
      (kind === LeadEventKind.OUTCOME && outcome !== CallOutcome.NO_ANSWER),
  );
  return calls.slice(reached + 1).filter(({ outcome }) => outcome === CallOutcome.NO_ANSWER).length;
}
