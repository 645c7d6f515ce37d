import type { Filter, UpdateFilter, WithId } from 'mongodb';
import { byWhom } from '../../access/actor.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { badField, badInput, changedMeanwhile, notFound } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import type { StoredItem } from '../../base/types.ts';
import { touch } from '../../database/changes.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { changeItems, readIds } from '../../kit/bulk.ts';
import type { BulkOutcome, Selection } from '../../kit/bulk.ts';
import { itemById, itemsByIds } from '../../kit/items.ts';
import { isSent, notSentBefore, sentBefore } from './keyed-event.ts';
import type { Keyed } from './keyed-event.ts';
import { LeadEventKind } from './lead.type.ts';
import type { Lead, LeadEvent, NextStepDetails } from './lead.type.ts';
import { activityOf, collectionOf, seenOf } from '../../kit/noun.ts';
import type { Noun } from '../../kit/noun.ts';
import { wordsOf } from '../../kit/search-words.ts';

/** A kind of lead. */
export interface LeadNoun<Item extends Lead> extends Noun<Item> {
  /** The states that end the work; a lead in one of them has no next date. */
  endStates: readonly string[];
  /** What a hand-over changes besides. */
  handedOver?: Partial<Item>;
}

/** The most events that one lead can hold; people write a few dozen. */
const maxEvents = 1_000;
const latestNextDate = new Date('2100-01-01');

/** The initial values of a lead: new, unread, and with its e-mail still to be written. */
export function newLead(): Pick<Lead, 'unread' | 'nextAt' | 'history' | 'mailDue'> {
  return { unread: true, nextAt: null, history: [], mailDue: true };
}

/** Besides the new state: what holds as long as no other person changed a lead, and why the work ends. */
interface StateChange {
  unchanged?: Filter<Lead>;
  /** The field of the reason and its value, for a kind that has one. */
  closeReason?: string | null;
  /** What the event says besides. */
  words?: string | null;
  /** The request that makes the event. */
  keyed?: Keyed | null;
}

/**
 * Puts up to 1,000 leads into a state and notes who did; those that are in it, or that `unchanged` leaves out, stay as
 * they are. Each remembers what it was before, for `undoLeadStates`.
 */
export function setLeadStates<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  selection: Selection,
  state: string,
  { unchanged, closeReason, words, keyed }: StateChange = {},
): Promise<BulkOutcome> {
  const ended = noun.endStates.includes(state);
  const wanted = { state, ...(closeReason !== undefined && { closeReason }) };
  const from = { deleted: false, $nor: [wanted] };
  const done = { deleted: false, ...wanted };
  const event = {
    ...{ kind: LeadEventKind.STATE, state },
    ...(closeReason && { reason: closeReason }),
    ...(words && { text: words }),
    ...keyed,
  };
  return changeItems(context, noun, selection, {
    from,
    unchanged: unchanged as Filter<StoredItem> | undefined,
    values: { ...wanted, unread: false, ...(ended && { nextAt: null }) },
    append: {
      list: 'history',
      entry: eventOf(context, event, timeNow()),
      replaced: ['state', 'nextAt', 'unread', 'closeReason'],
    },
    done,
    verb: ActivityVerb.UPDATED,
  });
}

/** The events that change what a colleague relies on: a note adds to it, and a correction concerns other fields. */
export const workKinds = [LeadEventKind.STATE, LeadEventKind.NEXT_DATE, LeadEventKind.OUTCOME];

/** The leads whose state and date were not changed after a moment; later notes do not count. */
export function unchangedAfter(readAt: Date | null | undefined): Filter<Lead> | undefined {
  if (!readAt) return undefined;
  return { history: { $not: { $elemMatch: { kind: { $in: workKinds }, at: { $gt: readAt } } } } };
}

/**
 * Puts one lead into a state and returns it; its present state adds no event, nor does a key that the lead has. With `readAt`, throws
 * CONFLICT if the state or date has changed since. Throws NOT_FOUND for an unknown id.
 */
export async function setLeadState<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  id: string,
  state: string,
  change: Omit<StateChange, 'unchanged'> & { readAt?: Date | null } = {},
): Promise<WithId<Item>> {
  const { readAt, closeReason, words, keyed = null } = change;
  const lead = await itemById(context, noun, id);
  if (sentBefore(context, lead, keyed)) return lead;
  const unchanged = {
    ...(await unchangedSince(
      context,
      noun,
      id,
      readAt,
      (present) => present.state === state || isSent(context, present, keyed),
    )),
    ...notSentBefore(keyed),
  };
  const { failedIds } = await setLeadStates(context, noun, { ids: [id] }, state, {
    unchanged,
    closeReason,
    words,
    keyed,
  });
  // It was changed between reading and writing: reading it again tells by whom, or that it was only a note.
  if (failedIds.length > 0 && (readAt || keyed)) return setLeadState(context, noun, id, state, change);
  return itemById(context, noun, id);
}

/**
 * Sets the next date of a lead, or removes it with null; a key that the lead has adds nothing. Throws BAD_USER_INPUT for a lead whose
 * work has ended; with `readAt`, CONFLICT if the state or date has changed since.
 */
export async function setLeadNextDate<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  id: string,
  nextAt: Date | null,
  readAt?: Date | null,
  details?: NextStepDetails,
  keyed: Keyed | null = null,
): Promise<WithId<Item>> {
  checkNextDate(nextAt);
  const lead = await itemById(context, noun, id);
  if (sentBefore(context, lead, keyed)) return lead;
  if (nextAt && noun.endStates.includes(lead.state)) throw noNextDate();
  const unchanged = await unchangedSince(context, noun, id, readAt, (present) =>
    isSent(context, present, keyed),
  );
  const only = { ...unchanged, ...notSentBefore(keyed) };
  const event = { kind: LeadEventKind.NEXT_DATE, nextAt, ...details, ...keyed };
  const values = { nextAt, ...(details && { step: details }) };
  return changeLead(context, noun, id, event, values, { only, whenEnded: noNextDate }, () =>
    setLeadNextDate(context, noun, id, nextAt, readAt, details, keyed),
  );
}

/** BAD_USER_INPUT for a date that no one plans. */
export function checkNextDate(nextAt: Date | null): void {
  if (nextAt && (nextAt.getTime() < 0 || nextAt > latestNextDate))
    throw badField('nextAt', 'Please choose a date before the year 2100.');
}

/**
 * The condition that keeps a write from overwriting an unseen change; without `readAt`, any lead meets it. A
 * later note, or a change to the wanted value, is no conflict. Throws CONFLICT with the account that changed
 * the state or the date.
 */
export async function unchangedSince<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  id: string,
  readAt: Date | null | undefined,
  asWanted: (present: Lead) => boolean = () => false,
): Promise<Filter<Lead>> {
  if (!readAt) return {};
  const present = await itemById(context, noun, id);
  const { updatedAt, history } = present;
  const changes = history.filter(({ kind, at }) => workKinds.includes(kind) && at > readAt);
  const last = changes.at(-1);
  if (updatedAt.getTime() !== readAt.getTime() && last && !asWanted(present)) {
    const fields = [...new Set(changes.map(({ kind }) => changedFields[kind]))];
    throw changedMeanwhile(noun.label, { updatedAt, updatedBy: last.by, fields });
  }
  return { updatedAt };
}

/** The field that an event changes. */
const changedFields = {
  [LeadEventKind.NOTE]: 'notes',
  [LeadEventKind.STATE]: 'state',
  [LeadEventKind.NEXT_DATE]: 'nextAt',
  [LeadEventKind.CORRECTION]: 'details',
  [LeadEventKind.HANDED_OVER]: 'responsiblePerson',
  [LeadEventKind.CAME_BACK]: 'state',
  [LeadEventKind.OUTCOME]: 'outcome',
  [LeadEventKind.SEPARATED]: 'enquiries',
  [LeadEventKind.MERGED]: 'enquiries',
  [LeadEventKind.UNMERGED]: 'enquiries',
  [LeadEventKind.TAKEN]: 'responsiblePerson',
  [LeadEventKind.STOOD_IN]: 'responsiblePerson',
  [LeadEventKind.UNTAKEN]: 'responsiblePerson',
  [LeadEventKind.WHATSAPP]: 'whatsApp',
  [LeadEventKind.MESSAGE]: 'messages',
  [LeadEventKind.WISHES]: 'wishes',
  [LeadEventKind.VERDICT]: 'verdicts',
};

function noNextDate() {
  return badField('nextAt', 'This one is closed. Change its status first, then set a date.');
}

/** Marks leads as read by the company, or as unread, and returns those that exist. */
export async function setLeadsRead<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  ids: string[],
  read: boolean,
): Promise<WithId<Item>[]> {
  const given = readIds(ids);
  const asked = { _id: { $in: given }, deleted: false, unread: read } as Filter<StoredItem>;
  const filter = await seenOf(context, noun, asked, { ids: given });
  const update: UpdateFilter<Lead> = { $set: { unread: !read, ...noun.follows?.mark }, ...touch };
  const { modifiedCount } = await collectionOf(context, noun).updateMany(
    filter as Filter<Item>,
    update as UpdateFilter<Item>,
  );
  if (modifiedCount > 0) await noun.follows?.tell(context, given);
  return itemsByIds(context, noun, given);
}

type WhatHappened = Omit<LeadEvent, 'at' | 'by'>;

/**
 * Adds an event to a lead with what it changes, in one write. Throws NOT_FOUND for an unknown one, and BAD_USER_INPUT for one
 * whose history is full.
 */
export async function changeLead<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  id: string,
  event: WhatHappened,
  values: Partial<Lead>,
  { only = {}, whenEnded }: { only?: Filter<Lead>; whenEnded?: () => Error } = {},
  again?: () => Promise<WithId<Item>>,
): Promise<WithId<Item>> {
  const _id = parseId(id);
  const asked: Filter<Lead> = {
    ...only,
    _id,
    deleted: false,
    [`history.${maxEvents - 1}`]: { $exists: false },
    // A colleague may have ended the work in the meantime.
    ...(whenEnded && values.nextAt && { state: { $nin: [...noun.endStates] } }),
  };
  const filter = await seenOf(context, noun, asked as Filter<StoredItem>, { ids: [_id] });
  const item = await collectionOf(context, noun).findOneAndUpdate(
    filter as Filter<Item>,
    changed<Item>(context, event, { ...values, ...noun.follows?.mark }),
    { returnDocument: 'after' },
  );
  if (item) {
    const { kind, nextAt = null } = event;
    const after = nextAt?.toISOString() ?? null;
    const changes = [{ field: changedFields[kind], before: null, after }];
    await recordActivity(context, { ...activityOf(noun, item), verb: ActivityVerb.UPDATED, changes });
    if (!noun.follows) return item;
    await noun.follows.tell(context, [item._id]);
    // What follows from the change, such as when the lead is due, stands in the item only now.
    return (await collectionOf(context, noun).findOne({ _id: item._id } as Filter<Item>)) ?? item;
  }
  const present = await itemById(context, noun, id);
  requireRoom(present);
  // It was changed between reading and writing: reading it again tells by whom, or that it was only a note.
  if (again && (only.updatedAt ?? only['history.key'])) return again();
  throw whenEnded?.() ?? notFound(noun.label);
}

/** The search words of the notes in a history. */
export function noteWords(history: readonly LeadEvent[]): string[] {
  return wordsOf(...history.map(({ kind, text }) => (kind === LeadEventKind.NOTE ? text : null)));
}

/** BAD_USER_INPUT for a lead that can hold no further event. */
export function requireRoom({ history }: Lead): void {
  if (history.length >= maxEvents) throw badInput('Its history is full, so nothing can be added.');
}

/** One update changes fields and adds the event, so that two people at the same time both keep their work. */
function changed<Item extends Lead>(
  context: Context,
  event: WhatHappened,
  values: Partial<Lead>,
): UpdateFilter<Item> {
  const now = timeNow();
  const words = event.kind === LeadEventKind.NOTE ? wordsOf(event.text) : [];
  const update: UpdateFilter<Lead> = {
    $set: { ...values, unread: false, updatedAt: now, updatedBy: byWhom(context) },
    ...touch,
    $push: { history: eventOf(context, event, now) },
    ...(words.length > 0 && { $addToSet: { words: { $each: words } } }),
  };
  return update as UpdateFilter<Item>;
}

/** An event of this moment by the account of the request. */
export function eventOf(context: Context, event: WhatHappened, at: Date): LeadEvent {
  return { ...event, at, by: byWhom(context) ?? '' };
}
