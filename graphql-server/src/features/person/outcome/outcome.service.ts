import type { WithId } from 'mongodb';
import { proposedCall, stateAfter } from 'domain/lead/outcomes.ts';
import { readChoice } from 'domain/text/choices.ts';
import { byWhom } from '../../../access/actor.ts';
import { timeNow } from '../../../base/clock.ts';
import type { Context } from '../../../base/context.ts';
import { badField, badInput, changedMeanwhile } from '../../../base/errors.ts';
import { checkInput } from '../../../base/input.ts';
import { toE164 } from '../../../base/text/phone.ts';
import { itemById } from '../../../kit/items.ts';
import { isSent, keyedBy, sentBefore } from '../../lead/keyed-event.ts';
import type { Keyed } from '../../lead/keyed-event.ts';
import { requireRoom, unchangedSince, workKinds } from '../../lead/lead-work.ts';
import { CallOutcome, LeadEventKind, NextStepKind } from '../../lead/lead.type.ts';
import { readChange, readStep } from '../person-work.service.ts';
import { endedStates, personNoun } from '../person.service.ts';
import { writeWork } from '../write-work.ts';
import type { Event, Work } from '../write-work.ts';
import { PersonReason, PersonState } from '../person.type.ts';
import type { Person } from '../person.type.ts';
import { callsWithoutAnswer, outcomeEvent } from './outcomes-of.ts';
import { OutcomeInput } from './outcome.input.ts';

/**
 * Stores what came of a call with the state, the next step and a note in one write; a key that the lead has adds nothing. A
 * wrong number is struck. BAD_USER_INPUT for a lead that has ended; with `readAt`, CONFLICT if another outcome, state or step
 * came since.
 */
export async function addOutcome(
  context: Context,
  id: string,
  raw: OutcomeInput,
  readAt?: Date | null,
): Promise<WithId<Person>> {
  const input = checkInput(OutcomeInput, raw);
  const keyed = await keyedBy(input.key, { ...raw, key: undefined });
  const person = await itemById(context, personNoun, id);
  if (sentBefore(context, person, keyed)) return person;
  await unchangedSince(context, personNoun, id, readAt, (present) => isSent(context, present, keyed));
  if (endedStates.includes(person.state))
    throw badInput('This lead has ended. Change its status first, then say what came of the call.');
  requireRoom(person);
  const { work, events } = changeOf(person, { ...input, step: raw.step }, keyed);
  const stored = await writeWork(context, person, work, events);
  // A colleague was faster: reading it again tells whether this is a conflict, or the same key.
  return stored ?? addOutcome(context, id, raw, readAt);
}

/**
 * Takes an outcome or a text of the caller back: the lead has the state and the next step that it had before, and a struck number
 * again. CONFLICT if the lead was worked on since; BAD_USER_INPUT for a key that the lead does not have.
 */
export async function undoOutcome(context: Context, id: string, key: string): Promise<WithId<Person>> {
  const person = await itemById(context, personNoun, id);
  const sent = outcomeEvent(person, key);
  if (sent?.by !== byWhom(context) || !sent.replaced || !undoable.includes(sent.kind))
    throw badField('key', 'This is not one of yours.');
  if (person.history.some(({ undoes }) => undoes?.getTime() === sent.at.getTime())) return person;
  const last = person.history.findLast(({ kind, at }) => sinceKinds.includes(kind) && at > sent.at);
  if (last) {
    const { updatedAt } = person;
    throw changedMeanwhile(personNoun.label, { updatedAt, updatedBy: last.by, fields: ['outcome'] });
  }
  const { at: undoes, kind, outcome, way, language, replaced } = sent;
  const { nextAt, unread } = replaced;
  const state = readChoice(replaced.state, Object.values(PersonState)) ?? person.state;
  const closeReason = readChoice(replaced.closeReason, Object.values(PersonReason)) ?? null;
  const work: Work = { state, closeReason, nextAt, unread, step: replaced.step ?? null };
  const events: Event[] = [
    { kind, outcome, way, language, undoes },
    ...(state === person.state ? [] : [{ kind: LeadEventKind.STATE, state, undoes }]),
    ...(isSame(nextAt, person.nextAt) ? [] : [{ kind: LeadEventKind.NEXT_DATE, nextAt, ...work.step }]),
  ];
  return (await writeWork(context, person, work, events)) ?? undoOutcome(context, id, key);
}

/** The events that are taken back by their key. */
const undoable = [LeadEventKind.OUTCOME, LeadEventKind.MESSAGE];

/** The events after which an outcome cannot be taken back. */
const sinceKinds = [...workKinds, LeadEventKind.CAME_BACK];

/** What an outcome makes of a lead, and the events that say so. */
function changeOf(person: Person, input: OutcomeInput, keyed: Keyed | null): { work: Work; events: Event[] } {
  const { outcome, note } = input;
  const number = outcome === CallOutcome.WRONG_NUMBER ? wrongNumber(person, input.number) : null;
  const { state, closeReason, words } = readChange(wantedState(person, input, number));
  const ended = endedStates.includes(state);
  const withoutAnswer = 1 + callsWithoutAnswer(person);
  const proposed = () => ({ at: proposedCall(outcome, withoutAnswer, timeNow()), details: call });
  const { at: nextAt, details = null } = ended
    ? { at: null }
    : input.step
      ? readStep(input.step)
      : proposed();
  const { unread } = person;
  const replaced = { state: person.state, closeReason: person.closeReason, nextAt: person.nextAt, unread };
  const before = { ...replaced, step: person.step ?? null };
  const isChanged = state !== person.state;
  return {
    work: { state, closeReason, nextAt, step: nextAt ? details : null, unread: false },
    events: [
      {
        kind: LeadEventKind.OUTCOME,
        outcome,
        ...keyed,
        replaced: before,
        ...(number && { text: number }),
      },
      ...(isChanged
        ? [
            {
              ...{ kind: LeadEventKind.STATE, state, replaced },
              ...(closeReason && { reason: closeReason }),
              ...(words && { text: words }),
            },
          ]
        : []),
      ...(ended || isSame(nextAt, person.nextAt)
        ? []
        : [{ kind: LeadEventKind.NEXT_DATE, nextAt, ...(nextAt && details) }]),
      ...(note ? [{ kind: LeadEventKind.NOTE, text: note }] : []),
    ],
  };
}

const call = { step: NextStepKind.CALL, text: null };

/** The state that an outcome leads to, with its reason. */
function wantedState(person: Person, { outcome, reason, words }: OutcomeInput, number: string | null) {
  if (outcome === CallOutcome.NO_ANSWER && reason === PersonReason.NO_ANSWER)
    return { state: PersonState.LOST, reason };
  const isReachable = person.reach.some((one) => one !== number);
  const after = stateAfter(outcome, person.state, isReachable);
  const state = readChoice(after, Object.values(PersonState)) ?? person.state;
  return { state, reason: state === PersonState.JUNK ? PersonReason.WRONG_NUMBER : reason, words };
}

/** The number that is wrong. BAD_USER_INPUT for one that the person does not have. */
function wrongNumber({ numbers }: Person, typed: string | undefined): string {
  const number = typed ? toE164(typed) : numbers[0];
  if (!number || !numbers.includes(number)) throw badField('number', 'This lead does not have this number.');
  return number;
}

function isSame(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime();
}
