import type { ObjectId, WithId } from 'mongodb';
import { afterDuty, minutesOnDuty } from 'domain/duty/duty-time.ts';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { collectionOf } from '../../kit/noun.ts';
import { adminsOf } from '../auth/admin.type.ts';
import { CallOutcome, LeadEventKind } from '../lead/lead.type.ts';
import type { Giving, LeadEvent } from '../lead/lead.type.ts';
import { endedStates, personNoun } from '../person/person.service.ts';
import type { LeadMoment, LeadTurn, Person } from '../person/person.type.ts';
import { writeUnchanged } from '../person/write-work.ts';
import type { Change } from '../person/write-work.ts';
import { dutyMembers, officeOf, timesOfOffice } from './duty-members.ts';
import type { Office } from './duty-members.ts';
import { uncountGiven } from './roster.ts';
import type { Colleague } from './roster.ts';

/** So often a lead passes to the next, before no one took it. */
export const maxPasses = 3;

const minuteMs = 60_000;

type Lead = WithId<Person>;

/** The turn of a colleague that begins now; after a former one, the lead passes on. */
export function turnOf(
  { _id: memberId, name, email, times }: Colleague,
  { clockMinutes }: Office,
  { responsibleId }: Pick<Person, 'responsibleId'>,
  former?: LeadTurn | null,
): LeadTurn {
  const keepsOwner = former ? former.keepsOwner : responsibleId !== null;
  const standsIn = keepsOwner && !responsibleId?.equals(memberId);
  const from = timeNow();
  const until = afterDuty(times, from, clockMinutes) ?? new Date(from.getTime() + clockMinutes * minuteMs);
  return {
    ...{ memberId, name, email, from, until, keepsOwner, standsIn },
    passes: former ? former.passes + 1 : 0,
    had: [...(former?.had ?? []), memberId],
  };
}

/** What starts a turn; one who does not stand in becomes the owner, and the open enquiries follow. */
export function startedTurn(turn: LeadTurn, { responsibleId }: Person, giving: Giving) {
  const { memberId, name, from: at, standsIn } = turn;
  const becomesOwner = !standsIn && !responsibleId?.equals(memberId);
  const event: LeadEvent = standsIn
    ? { kind: LeadEventKind.STOOD_IN, at, by: '', person: name }
    : { kind: LeadEventKind.HANDED_OVER, at, by: '', person: name, giving };
  return {
    set: {
      turn,
      standInId: standsIn ? memberId : null,
      updatedAt: at,
      ...(becomesOwner && { responsibleId: memberId, responsibleName: name, followDue: true }),
    },
    unset: { untaken: 1, waits: 1 } as const,
    events: becomesOwner || standsIn ? [event] : [],
  };
}

/**
 * Starts the turn of a colleague for whom the lead was counted, and has an e-mail tell of it. If the lead was written since it
 * was read, the count is taken back.
 */
export async function startTurn(
  context: AppContext,
  person: Lead,
  { colleague, office, giving, former }: Start,
): Promise<void> {
  const { set, unset, events } = startedTurn(turnOf(colleague, office, person, former), person, giving);
  const isWritten = await writeUnchanged(context, person, {
    $set: { ...set, mailDue: true, noticeDue: true },
    $unset: unset,
    $push: { history: { $each: events } },
  });
  if (!isWritten) await uncountGiven(context, colleague);
  else if (set.followDue) await personNoun.follows?.tell(context, [person._id]);
}

interface Start {
  colleague: Colleague;
  office: Office;
  giving: Giving;
  /** The turn that ends with it; none for a lead that is given. */
  former?: LeadTurn;
}

/** The events that take a lead. Opening it is none. */
const takingKinds = [
  ...[LeadEventKind.TAKEN, LeadEventKind.OUTCOME, LeadEventKind.NOTE, LeadEventKind.MESSAGE],
  ...[LeadEventKind.STATE, LeadEventKind.NEXT_DATE, LeadEventKind.HANDED_OVER],
];

/** The first work of a colleague since a moment, which takes the lead. */
export function takingEvent({ history }: Person, since: Date): LeadEvent | undefined {
  return history.find(({ kind, at, by }) => by !== '' && at >= since && takingKinds.includes(kind));
}

/**
 * Ends the turns of people on whom a colleague has worked, or who have ended, and notes when they were first tried and
 * reached. The first colleague of those who had a turn to work on the lead becomes its owner, as does the first who works on one that waits.
 */
export async function settleTurns(
  context: AppContext,
  ids: readonly ObjectId[],
  withWork: (person: Lead) => Promise<Lead>,
): Promise<void> {
  const found = await collectionOf(context, personNoun)
    .find({
      _id: { $in: [...ids] },
      deleted: false,
      $or: [{ turn: { $ne: null } }, { untaken: true }, { waits: true }, { clockedFrom: { $exists: true } }],
    })
    .toArray();
  if (found.length === 0) return;
  const office = await officeOf(context);
  for (const person of found) await settleTurn(context, await withWork(person), office, withWork);
}

const maxTries = 20;

async function settleTurn(
  context: AppContext,
  person: Lead,
  office: Office,
  withWork: (person: Lead) => Promise<Lead>,
  tries = 0,
): Promise<void> {
  const change = await settledTurn(context, person, office);
  if (!change || tries >= maxTries) return;
  if (await writeUnchanged(context, person, change)) {
    if (change.$push) await personNoun.follows?.tell(context, [person._id]);
    return;
  }
  const again = await collectionOf(context, personNoun).findOne({ _id: person._id, deleted: false });
  if (again) await settleTurn(context, await withWork(again), office, withWork, tries + 1);
}

/** What changes of a person once it was worked on; null for nothing. */
async function settledTurn(context: AppContext, person: Lead, office: Office): Promise<Change | null> {
  const times = momentsOf(person, office);
  const { turn, untaken, waits, state } = person;
  const isRunning = Boolean(turn ?? untaken ?? waits);
  const since = turn?.from ?? (untaken ? lastGiving(person) : undefined) ?? person.lastTouchAt;
  const taking = isRunning ? takingEvent(person, since) : undefined;
  if (!taking && !(isRunning && endedStates.includes(state))) return times ? { $set: times } : null;
  const owner = taking && (await takerOf(context, person, taking));
  return {
    $set: { ...times, turn: null, ...owner?.values },
    $unset: { untaken: 1, waits: 1 },
    ...(owner && { $push: { history: owner.event } }),
  };
}

function lastGiving({ history }: Person): Date | undefined {
  return history.findLast(({ kind, giving }) => giving || kind === LeadEventKind.STOOD_IN)?.at;
}

/** The colleague who becomes the owner by taking a lead, if it is another one than before. */
async function takerOf(context: AppContext, person: Person, { by, kind }: LeadEvent) {
  const { turn, waits, untaken, responsibleId } = person;
  if (turn?.keepsOwner || kind === LeadEventKind.HANDED_OVER) return undefined;
  const account = await adminsOf(context).findOne({ username: by });
  const id = account?.memberId;
  if (!id || responsibleId?.equals(id)) return undefined;
  const isFree = !responsibleId || untaken === true || waits === true || kind === LeadEventKind.TAKEN;
  if (!isFree && !turn?.had.some((one) => one.equals(id))) return undefined;
  const member = (await dutyMembers(context)).find(({ _id }) => _id.equals(id));
  if (!member) return undefined;
  const event: LeadEvent = { kind: LeadEventKind.HANDED_OVER, at: timeNow(), by, person: member.name };
  return { values: { responsibleId: id, responsibleName: member.name, followDue: true }, event };
}

const notReached = [CallOutcome.NO_ANSWER, CallOutcome.WRONG_NUMBER];

/** When a person was first tried and reached, as far as it is not noted yet; null for nothing new. */
function momentsOf({ clockedFrom, firstAttempt, firstReached, history }: Person, office: Office) {
  if (!clockedFrom || (firstAttempt && firstReached)) return null;
  const undone = new Set(history.map(({ undoes }) => undoes?.getTime()));
  const own = history.filter((event) => event.by && !event.undoes && !undone.has(event.at.getTime()));
  const tried = own.find(
    ({ kind, takenBy }) => takenBy ?? [LeadEventKind.OUTCOME, LeadEventKind.MESSAGE].includes(kind),
  );
  const reached = own.find(({ outcome }) => outcome && !notReached.includes(outcome));
  const moment = ({ at, by }: LeadEvent): LeadMoment => ({
    ...{ at, by },
    minutes: minutesOnDuty(timesOfOffice(office), clockedFrom, at),
  });
  const values = {
    ...(!firstAttempt && tried && { firstAttempt: moment(tried) }),
    ...(!firstReached && reached && { firstReached: moment(reached) }),
  };
  return Object.keys(values).length > 0 ? values : null;
}
