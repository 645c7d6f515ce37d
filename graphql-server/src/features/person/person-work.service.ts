import type { WithId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { checkInput } from '../../base/input.ts';
import { ActivityVerb } from '../../kit/change/activity-log.ts';
import { changeItems } from '../../kit/bulk.ts';
import type { BulkOutcome, Selection } from '../../kit/bulk.ts';
import type { Channel } from '../lead/arrival.type.ts';
import { setLeadNextDates } from '../lead/lead-dates.ts';
import { itemById } from '../../kit/items.ts';
import { keyedBy, sentBefore } from '../lead/keyed-event.ts';
import { handOverLeads } from '../lead/lead-hand-over.ts';
import { eventOf, setLeadNextDate, setLeadState, setLeadStates, unchangedAfter } from '../lead/lead-work.ts';
import type { NextStepDetails } from '../lead/lead.type.ts';
import { LeadEventKind, NextStepKind } from '../lead/lead.type.ts';
import { NextStepInput, ReasonWords } from './person.input.ts';
import type { PeopleFilter } from './person.input.ts';
import { ownFilter, personNoun, readPersonReason } from './person.service.ts';
import { PersonReason } from './person.type.ts';
import type { Person, PersonState } from './person.type.ts';

interface StateChange {
  state: PersonState;
  reason?: string | null;
  words?: string | null;
  readAt?: Date | null;
  /** The key of the client; one that the lead has adds nothing. */
  key?: string | null;
}

/** The chosen people: by ids, or all that match, where the filter may say `mine`. */
export type PeopleSelection = Selection & { filter?: PeopleFilter | null };

/**
 * Puts a person into a state; the open enquiries follow. LOST and JUNK need a reason, and OTHER says it in words. A key that the lead
 * has adds nothing. With `readAt`, throws CONFLICT if the state or the next step has changed since.
 */
export async function setPersonState(
  context: Context,
  id: string,
  change: StateChange,
): Promise<WithId<Person>> {
  const { state, readAt, ...reason } = readChange(change);
  const keyed = await keyedBy(change.key, { state, ...reason });
  return setLeadState(context, personNoun, id, state, { readAt, ...reason, keyed });
}

/** Puts up to 1,000 people into a state; those that another account has changed since `readAt` count as failed. */
export async function setPersonStates(
  context: Context,
  selection: PeopleSelection,
  change: StateChange,
): Promise<BulkOutcome> {
  const { state, readAt, ...reason } = readChange(change);
  const chosen = { ...selection, filter: await ownFilter(context, selection.filter) };
  return setLeadStates(context, personNoun, chosen, state, { unchanged: unchangedAfter(readAt), ...reason });
}

/** A change of state as it is stored: with a reason that fits, and with words for OTHER alone. */
export function readChange({ state, reason, words, readAt }: StateChange) {
  const closeReason = readPersonReason(state, reason);
  const said = checkInput(ReasonWords, { words: words ?? undefined }).words ?? null;
  if (closeReason === PersonReason.OTHER && !said) throw badField('words', 'Please say why in a few words.');
  return { state, readAt, closeReason, words: closeReason === PersonReason.OTHER ? said : null };
}

/**
 * Sets the next step of an open lead, or removes it with null; a key that the lead has adds nothing. BAD_USER_INPUT for a moment that
 * has passed or lies after 2099, and for a lead that has ended; with `readAt`, CONFLICT if the state or the next step has changed
 * since.
 */
export async function setNextStep(
  context: Context,
  id: string,
  raw: NextStepInput | null,
  { readAt, key }: { readAt?: Date | null; key?: string | null } = {},
): Promise<WithId<Person>> {
  const keyed = await keyedBy(key, { step: raw });
  const lead = await itemById(context, personNoun, id);
  // Before the moment is looked at: what was stored in time may be sent again later.
  if (sentBefore(context, lead, keyed)) return lead;
  const { at, details } = readStep(raw);
  return setLeadNextDate(context, personNoun, id, at, readAt, details, keyed);
}

/** Sets the next step of up to 1,000 people; ended ones, and those changed since `readAt`, count as failed. */
export async function setNextSteps(
  context: Context,
  selection: PeopleSelection,
  raw: NextStepInput | null,
  readAt?: Date | null,
): Promise<BulkOutcome> {
  const { at, details } = readStep(raw);
  const filter = await ownFilter(context, selection.filter);
  return setLeadNextDates(context, personNoun, { ...selection, filter }, at, readAt, details);
}

/** A minute ago counts as now: a form was filled in meanwhile. */
const slackMs = 60_000;

/** A next step as it is stored. BAD_USER_INPUT for a moment that has passed or lies after 2099. */
export function readStep(raw: NextStepInput | null): { at: Date | null; details?: NextStepDetails } {
  if (!raw) return { at: null };
  const { at } = raw;
  const { kind = NextStepKind.CALL, text = null } = checkInput(NextStepInput, raw);
  if (at.getTime() < timeNow().getTime() - slackMs)
    throw badField('at', 'Please choose a moment that is still to come.');
  if (at >= new Date('2100-01-01')) throw badField('at', 'Please choose a date before the year 2100.');
  return { at, details: { step: kind, text } };
}

/**
 * Hands up to 1,000 people to a team member, or to nobody with null; their open enquiries follow. BAD_USER_INPUT beside
 * `responsibleId` for one who is not on the team.
 */
export async function handOver(
  context: Context,
  selection: PeopleSelection,
  ownerId: string | null,
): Promise<BulkOutcome> {
  const filter = await ownFilter(context, selection.filter);
  return handOverLeads(context, personNoun, { ...selection, filter }, ownerId);
}

/**
 * Says how a person first came to the company, where what is known is wrong or nothing is; what the visitor’s device sent stays.
 * The history keeps the former channel.
 */
export async function setPersonChannel(
  context: Context,
  id: string,
  channel: Channel,
): Promise<WithId<Person>> {
  const { channel: before = null } = await itemById(context, personNoun, id);
  const corrections = [{ field: 'channel', before }];
  await changeItems(
    context,
    personNoun,
    { ids: [id] },
    {
      from: { deleted: false, channel: before, $nor: [{ channel }] },
      values: { channel, channelCorrected: true },
      append: {
        list: 'history',
        entry: eventOf(context, { kind: LeadEventKind.CORRECTION, corrections }, timeNow()),
      },
      done: { deleted: false, channel },
      verb: ActivityVerb.UPDATED,
    },
  );
  return itemById(context, personNoun, id);
}
