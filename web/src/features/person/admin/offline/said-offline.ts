import type { InMemoryCache, OperationVariables } from '@apollo/client';
import { proposedCall, stateAfter } from 'domain/lead/outcomes.ts';
import type { LeadEventKind, NextStepInput, PersonReason, PersonState } from 'domain/schema.generated.ts';
import { authorOf } from '../../../../office-kit/offline/author.ts';
import { AddOutcomeDocument } from '../outcome/outcome.generated.ts';
import type { AddOutcomeMutationVariables } from '../outcome/outcome.generated.ts';
import {
  AddPersonNoteDocument,
  PersonWorkFragmentDoc,
  SetNextStepDocument,
  SetPersonStateDocument,
} from '../person.generated.ts';
import type {
  AddPersonNoteMutationVariables,
  PersonWorkFragment,
  SetNextStepMutationVariables,
  SetPersonStateMutationVariables,
} from '../person.generated.ts';
import { personStates } from '../person-states.ts';
import type { OfflineChange } from '../../../../office-kit/offline/offline-changes.ts';
import { LeadIsThereDocument } from './offline.generated.ts';

type Work = PersonWorkFragment;
type Event = Work['history'][number];
type Step = Work['nextStep'];

/** The changes to a lead that wait for the network, by the names of their documents. */
export const leadChanges: Record<string, OfflineChange> = {
  AddOutcome: {
    document: AddOutcomeDocument,
    isThere: LeadIsThereDocument,
    keyOf: ({ input }) => (input as AddOutcomeMutationVariables['input']).key,
    apply: (cache, variables, at) => addOutcome(cache, variables as AddOutcomeMutationVariables, at),
    renewed: (variables) => {
      const { input } = variables as AddOutcomeMutationVariables;
      const step = input.step && soonest(input.step);
      return step ? { ...variables, input: { ...input, step } } : null;
    },
  },
  AddPersonNote: {
    document: AddPersonNoteDocument,
    isThere: LeadIsThereDocument,
    keyOf: keyIn,
    apply(cache, variables, at) {
      const { id, text } = variables as AddPersonNoteMutationVariables;
      work(cache, String(id), at, () => ({ events: [{ kind: 'NOTE', text }] }));
    },
    renewed: () => null,
  },
  SetNextStep: {
    document: SetNextStepDocument,
    isThere: LeadIsThereDocument,
    keyOf: keyIn,
    apply(cache, variables, at) {
      const { id, step } = variables as SetNextStepMutationVariables;
      const nextStep = step ? stepOf(step, step.at) : null;
      work(cache, String(id), at, () => ({ values: { nextStep }, events: [stepEvent(nextStep)] }));
    },
    renewed: (variables) => {
      const { step } = variables as SetNextStepMutationVariables;
      const later = step && soonest(step);
      return later ? { ...variables, step: later } : null;
    },
  },
  SetPersonState: {
    document: SetPersonStateDocument,
    isThere: LeadIsThereDocument,
    keyOf: keyIn,
    apply(cache, variables, at) {
      const { id, state, reason = null, words } = variables as SetPersonStateMutationVariables;
      work(cache, String(id), at, ({ nextStep }) => ({
        values: { state, closeReason: reason, nextStep: isEnded(state) ? null : nextStep },
        events: [stateEvent(state, reason, words)],
      }));
    },
    renewed: () => null,
  },
};

function keyIn({ key }: OperationVariables): string | undefined {
  return typeof key === 'string' ? key : undefined;
}

/** A step that has passed, moved to the next minute: it is due at once. */
function soonest<One extends { at: string }>(step: One): One | null {
  if (Date.parse(step.at) > Date.now()) return null;
  return { ...step, at: new Date(Date.now() + 60_000).toISOString() };
}

interface Change {
  values?: Partial<Pick<Work, 'state' | 'closeReason' | 'nextStep'>>;
  events: (Partial<Event> & { kind: LeadEventKind })[];
}

/** Makes a change to a lead in the copy: its values, and the events that say so. */
function work(cache: InMemoryCache, id: string, at: string, change: (lead: Work) => Change): void {
  const fragment = { id: `Person:${id}`, fragment: PersonWorkFragmentDoc, fragmentName: 'PersonWork' };
  cache.updateFragment<Work>(fragment, (lead) => {
    if (!lead) return null;
    const { values, events } = change(lead);
    const after = { ...lead, ...values, unread: false };
    return {
      ...after,
      nextAt: after.nextStep?.at ?? null,
      history: [
        ...lead.history,
        ...events.map((event) => ({ ...nothing, at, by: authorOf(cache), ...event })),
      ],
    };
  });
  const dueAt = cache.readFragment<Work>(fragment)?.nextAt;
  if (dueAt) cache.modify({ id: fragment.id, fields: { dueAt: () => dueAt } });
}

/** An event says nothing but what is its own. */
const nothing: Omit<Event, 'kind' | 'at' | 'by'> & { __typename: 'LeadEvent' } = {
  __typename: 'LeadEvent',
  ...{ text: null, state: null, nextAt: null, reason: null, step: null, since: null, corrections: null },
  ...{ person: null, outcome: null, giving: null, takenBy: null, allowed: null, verdict: null, home: null },
  ...{ way: null, language: null, undoes: null },
};

function stepOf(said: NextStepInput | null | undefined, at: string): NonNullable<Step> {
  const step = { __typename: 'NextStep', kind: said?.kind ?? 'CALL', at, text: said?.text ?? null } as const;
  return step;
}

function stateEvent(state: PersonState, reason: PersonReason | null, words?: string | null) {
  return { kind: 'STATE' as const, state, reason, text: words ?? null };
}

function stepEvent(step: Step) {
  return {
    kind: 'NEXT_DATE' as const,
    nextAt: step?.at ?? null,
    step: step?.kind ?? null,
    text: step?.text ?? null,
  };
}

function isEnded(state: PersonState): boolean {
  return personStates.ended.includes(state);
}

/** As the server does it: the answer, the state, the next step and the note. */
function addOutcome(cache: InMemoryCache, { id, input }: AddOutcomeMutationVariables, at: string): void {
  const { outcome, reason = null, words, note } = input;
  const lead = `Person:${id}`;
  const { numbers = [], emails = [], callsWithoutAnswer = 0 } = readKept(cache, String(id));
  const struck = outcome === 'WRONG_NUMBER' ? (input.number ?? numbers[0]) : undefined;
  const left = numbers.filter((number) => number !== struck);
  work(cache, String(id), at, (before) => {
    const closes = outcome === 'NO_ANSWER' && reason === 'NO_ANSWER';
    const isReachable = left.length + emails.length > 0;
    const state = closes ? 'LOST' : stateAfter(outcome, before.state, isReachable);
    const closeReason = state === 'JUNK' ? 'WRONG_NUMBER' : isEnded(state) ? reason : null;
    const proposed = proposedCall(outcome, callsWithoutAnswer + 1, new Date(at))?.toISOString();
    const chosen = input.step?.at ?? proposed;
    const nextStep = isEnded(state) || !chosen ? null : stepOf(input.step, chosen);
    return {
      values: { state, closeReason, nextStep },
      events: [
        { kind: 'OUTCOME', outcome, text: struck ?? null },
        ...(state === before.state ? [] : [stateEvent(state, closeReason, words)]),
        ...(nextStep ? [stepEvent(nextStep)] : []),
        ...(note ? [{ kind: 'NOTE' as const, text: note }] : []),
      ],
    };
  });
  cache.modify({
    id: lead,
    fields: {
      numbers: () => left,
      callsWithoutAnswer: () => (outcome === 'NO_ANSWER' ? callsWithoutAnswer + 1 : 0),
    },
  });
}

interface Kept {
  numbers?: string[];
  emails?: string[];
  callsWithoutAnswer?: number;
}

function readKept(cache: InMemoryCache, id: string): Kept {
  return { ...(cache.extract()[`Person:${id}`] as Kept | undefined) };
}
