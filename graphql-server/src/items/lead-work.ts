import type { ObjectId } from 'mongodb';
import type { Filter, UpdateFilter, WithId } from 'mongodb';
import { timeNow } from '../base/clock.ts';
import type { Context } from '../base/context.ts';
import { badField, badInput, changedMeanwhile, notFound } from '../base/errors.ts';
import { parseId } from '../base/ids.ts';
import { checkInput } from '../base/input.ts';
import type { StoredItem } from '../base/types.ts';
import { touch } from '../database/changes.ts';
import { ActivityVerb, recordActivity } from './activity-log.ts';
import { changeItems, readIds } from './bulk.ts';
import type { BulkOutcome, Selection } from './bulk.ts';
import { itemById, itemsByIds } from './items.ts';
import { LeadEventKind, LeadNoteInput } from './lead.type.ts';
import type { Lead, LeadEvent, LeadNeighbours } from './lead.type.ts';
import { dayInIndia, matches, oneOf, yesOrNo } from './list-filters.ts';
import type { Match } from './list-filters.ts';
import { activityOf, collectionOf } from './noun.ts';
import type { Noun } from './noun.ts';
import type { NounFilter } from './noun.ts';

/** A kind of lead. */
export interface LeadNoun<Item extends Lead> extends Noun<Item> {
  /** The states that end the work; a lead in one of them has no next date. */
  endStates: readonly string[];
}

/** The most events that one lead can hold; people write a few dozen. */
const maxEvents = 1_000;
const latestNextDate = new Date('2100-01-01');

/** The initial values of a lead: new, unread, and with its e-mail still to be written. */
export function newLead(): Pick<Lead, 'unread' | 'nextAt' | 'history' | 'mailDue'> {
  return { unread: true, nextAt: null, history: [], mailDue: true };
}

/** The filters that all lists of leads share, with the states of the kind. */
export function leadFilters(states: readonly string[]): Record<string, NounFilter> {
  return {
    state: oneOf('state', states),
    // Dates compare with dates only, so a lead without a next date is not overdue.
    overdue: yesOrNo((yes) =>
      yes ? { nextAt: { $lt: timeNow() } } : { nextAt: { $not: { $lt: timeNow() } } },
    ),
    unread: yesOrNo((unread) => ({ unread })),
    from: dayInIndia('$gte'),
    to: dayInIndia('$lt'),
  };
}

/** The leads before and after one, by the time sent, among those that match a search and filters. */
export async function leadNeighbours<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  id: string,
  match: Match,
): Promise<LeadNeighbours> {
  const { _id, createdAt } = await itemById(context, noun, id);
  const inList = matches(noun, match);
  const next = async (order: 1 | -1): Promise<ObjectId | null> => {
    const [reaches, beyond] = order === 1 ? (['$gte', '$gt'] as const) : (['$lte', '$lt'] as const);
    const place: Filter<StoredItem> = {
      createdAt: { [reaches]: createdAt },
      $or: [{ createdAt: { [beyond]: createdAt } }, { _id: { [beyond]: _id } }],
    };
    const filter: Filter<StoredItem> = { deleted: false, $and: [inList, place] };
    const found = await collectionOf(context, noun).findOne(filter as Filter<Item>, {
      sort: { createdAt: order, _id: order },
      projection: { _id: 1 },
    });
    return found?._id ?? null;
  };
  const [newerId, olderId] = await Promise.all([next(1), next(-1)]);
  return { newerId, olderId };
}

/**
 * Puts up to 1,000 leads into a state and records it. Leads already in it, and leads outside `unchanged`,
 * stay unchanged.
 */
export function setLeadStates<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  selection: Selection,
  state: string,
  unchanged?: Filter<Lead>,
): Promise<BulkOutcome> {
  const ended = noun.endStates.includes(state);
  const from: Filter<Lead> = { deleted: false, state: { $ne: state } };
  const done: Filter<Lead> = { deleted: false, state };
  return changeItems(context, noun, selection, {
    from: from as Filter<StoredItem>,
    unchanged: unchanged as Filter<StoredItem> | undefined,
    values: { state, unread: false, ...(ended && { nextAt: null }) },
    push: { history: eventOf(context, { kind: LeadEventKind.STATE, state }, timeNow()) },
    done: done as Filter<StoredItem>,
    verb: ActivityVerb.UPDATED,
  });
}

/** A filter for leads whose state and date have not changed since a moment; later notes do not count. */
export function unchangedAfter(readAt: Date | null | undefined): Filter<Lead> | undefined {
  if (!readAt) return undefined;
  return { history: { $not: { $elemMatch: { kind: { $ne: LeadEventKind.NOTE }, at: { $gt: readAt } } } } };
}

/**
 * Puts one lead into a state and returns it; its present state adds no event. With `readAt`, throws CONFLICT
 * if the state or date has changed since. Throws NOT_FOUND for an unknown id.
 */
export async function setLeadState<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  id: string,
  state: string,
  readAt?: Date | null,
): Promise<WithId<Item>> {
  const only = await unchangedSince(context, noun, id, readAt, (present) => present.state === state);
  const { failedIds } = await setLeadStates(context, noun, { ids: [id] }, state, only);
  // The lead changed between reading and writing: read it again to learn who changed it, or that it was only a note.
  if (failedIds.length > 0 && readAt) return setLeadState(context, noun, id, state, readAt);
  return itemById(context, noun, id);
}

/**
 * Adds a note of at most 2,000 characters, which is never changed afterwards. Concurrent notes of two people
 * both stay.
 */
export async function addLeadNote<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  id: string,
  text: string,
): Promise<WithId<Item>> {
  const note = checkInput(LeadNoteInput, { text });
  return changeLead(context, noun, id, { kind: LeadEventKind.NOTE, text: note.text }, {});
}

/**
 * Sets the next date of a lead, or removes it with null. Throws BAD_USER_INPUT for a lead whose work has
 * ended; with `readAt`, CONFLICT if the state or date has changed since.
 */
export async function setLeadNextDate<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  id: string,
  nextAt: Date | null,
  readAt?: Date | null,
): Promise<WithId<Item>> {
  if (nextAt && (nextAt.getTime() < 0 || nextAt > latestNextDate))
    throw badField('nextAt', 'Please choose a date before the year 2100.');
  const { state } = await itemById(context, noun, id);
  if (nextAt && noun.endStates.includes(state)) throw noNextDate();
  const only = await unchangedSince(context, noun, id, readAt);
  const event = { kind: LeadEventKind.NEXT_DATE, nextAt };
  return changeLead(context, noun, id, event, { nextAt }, { only, whenEnded: noNextDate }, () =>
    setLeadNextDate(context, noun, id, nextAt, readAt),
  );
}

/**
 * The condition that keeps a write from overwriting an unseen change; without `readAt`, any lead meets it. A
 * later note, or a change to the wanted value, is no conflict. Throws CONFLICT with the account that changed
 * the state or the date.
 */
async function unchangedSince<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  id: string,
  readAt: Date | null | undefined,
  asWanted: (present: Lead) => boolean = () => false,
): Promise<Filter<Lead>> {
  if (!readAt) return {};
  const present = await itemById(context, noun, id);
  const { updatedAt, history } = present;
  const changes = history.filter(({ kind, at }) => kind !== LeadEventKind.NOTE && at > readAt);
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
};

function noNextDate() {
  return badField('nextAt', 'This one is closed. Change its state first, then set a date.');
}

/** Marks leads as read by the company, or as unread, and returns those that exist. */
export async function setLeadsRead<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  ids: string[],
  read: boolean,
): Promise<WithId<Item>[]> {
  const given = readIds(ids);
  const filter: Filter<Lead> = { _id: { $in: given }, deleted: false, unread: read };
  const update: UpdateFilter<Lead> = { $set: { unread: !read }, ...touch };
  await collectionOf(context, noun).updateMany(filter as Filter<Item>, update as UpdateFilter<Item>);
  return itemsByIds(context, noun, given);
}

/** The number of unread leads. */
export async function countUnread<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
): Promise<number> {
  const filter: Filter<Lead> = { deleted: false, unread: true };
  return collectionOf(context, noun).countDocuments(filter as Filter<Item>);
}

/** The number of leads sent after a time. */
export async function countSince<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  since: Date,
): Promise<number> {
  const filter: Filter<Lead> = { deleted: false, createdAt: { $gt: since } };
  return collectionOf(context, noun).countDocuments(filter as Filter<Item>);
}

type WhatHappened = Omit<LeadEvent, 'at' | 'by'>;

async function changeLead<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  id: string,
  event: WhatHappened,
  values: Partial<Lead>,
  { only = {}, whenEnded }: { only?: Filter<Lead>; whenEnded?: () => Error } = {},
  again?: () => Promise<WithId<Item>>,
): Promise<WithId<Item>> {
  const filter: Filter<Lead> = {
    ...only,
    _id: parseId(id),
    deleted: false,
    [`history.${maxEvents - 1}`]: { $exists: false },
    // A colleague may have ended the work in the meantime.
    ...(whenEnded && values.nextAt && { state: { $nin: [...noun.endStates] } }),
  };
  const item = await collectionOf(context, noun).findOneAndUpdate(
    filter as Filter<Item>,
    changed<Item>(context, event, values),
    { returnDocument: 'after' },
  );
  if (item) {
    const { kind, nextAt = null } = event;
    const after = nextAt?.toISOString() ?? null;
    const changes = [{ field: changedFields[kind], before: null, after }];
    await recordActivity(context, { ...activityOf(noun, item), verb: ActivityVerb.UPDATED, changes });
    return item;
  }
  const present = await itemById(context, noun, id);
  if (present.history.length >= maxEvents) throw badInput('The history of this item is full.');
  // The lead changed between reading and writing: read it again to learn who changed it, or that it was only a note.
  if (again && only.updatedAt) return again();
  throw whenEnded?.() ?? notFound(noun.label);
}

/** Changes fields and adds the event in one update, so that two people at the same time both keep their work. */
function changed<Item extends Lead>(
  context: Context,
  event: WhatHappened,
  values: Partial<Lead>,
): UpdateFilter<Item> {
  const now = timeNow();
  const update: UpdateFilter<Lead> = {
    $set: { ...values, unread: false, updatedAt: now, updatedBy: context.admin?.username ?? null },
    ...touch,
    $push: { history: eventOf(context, event, now) },
  };
  return update as UpdateFilter<Item>;
}

function eventOf({ admin }: Context, event: WhatHappened, at: Date): LeadEvent {
  return { ...event, at, by: admin?.username ?? '' };
}
