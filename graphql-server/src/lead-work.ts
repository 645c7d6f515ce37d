import type { ObjectId } from 'mongodb';
import type { Filter, UpdateFilter, WithId } from 'mongodb';
import type { Context } from './context.ts';
import { ActivityVerb, recordActivity } from './database/activity-log.ts';
import { changeItems, readIds } from './database/bulk.ts';
import type { BulkOutcome, Selection } from './database/bulk.ts';
import { activityOf, collectionOf, itemById } from './database/items.ts';
import type { Noun } from './database/items.ts';
import { parseId } from './database/ids.ts';
import { dayInIndia, matches, oneOf } from './database/list-filters.ts';
import type { NounFilter } from './database/list-filters.ts';
import { badField, badInput, notFound } from './errors.ts';
import { checkInput } from './input.ts';
import { LeadEventKind, LeadNoteInput } from './lead.type.ts';
import type { Lead, LeadEvent, LeadNeighbours } from './lead.type.ts';
import type { ItemMatch, StoredItem } from './types.ts';

/** What the functions below need to know of a kind of lead. */
export interface LeadNoun<Item extends Lead> extends Noun<Item> {
  /** The states that end the work: there is no next date in them. */
  endStates: readonly string[];
}

/** Events that one lead can hold; a person writes a few dozen. */
const maxEvents = 1_000;
const latestNextDate = new Date('2100-01-01');

/** What a lead begins with: new, unread, and its e-mail still to be written. */
export function newLead(): Pick<Lead, 'unread' | 'nextAt' | 'history' | 'mailDue'> {
  return { unread: true, nextAt: null, history: [], mailDue: true };
}

/** What every list of leads can be filtered by, with the states of its own. */
export function leadFilters(states: readonly string[]): Record<string, NounFilter> {
  return {
    state: oneOf('state', states),
    // Dates compare with dates only: what has no next date is not overdue.
    overdue: (value) => (value === 'yes' ? { nextAt: { $lt: new Date() } } : null),
    unread: (value) => (['yes', 'no'].includes(value) ? { unread: value === 'yes' } : null),
    from: dayInIndia('$gte'),
    to: dayInIndia('$lt'),
  };
}

/** The leads before and after one, by the time they were sent, among those that a search and filters leave. */
export async function leadNeighbours<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  id: string,
  match: Partial<ItemMatch>,
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

/** Puts up to 1,000 leads into a state and notes who did; those that are in it stay as they are. */
export function setLeadStates<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  selection: Selection,
  state: string,
): Promise<BulkOutcome> {
  const ended = noun.endStates.includes(state);
  const from: Filter<Lead> = { deleted: false, state: { $ne: state } };
  const done: Filter<Lead> = { deleted: false, state };
  return changeItems(context, noun, selection, {
    from: from as Filter<StoredItem>,
    values: { state, unread: false, ...(ended && { nextAt: null }) },
    push: { history: eventOf(context, { kind: LeadEventKind.state, state }) },
    done: done as Filter<StoredItem>,
    verb: ActivityVerb.updated,
  });
}

/** Puts one lead into a state and returns it; the state it is in already is no event. NOT_FOUND for an unknown id. */
export async function setLeadState<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  id: string,
  state: string,
): Promise<WithId<Item>> {
  await setLeadStates(context, noun, { ids: [id] }, state);
  return itemById(context, noun, id);
}

/** Adds a note of at most 2,000 characters, which nobody changes afterwards. Notes of two people both stay. */
export async function addLeadNote<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  id: string,
  text: string,
): Promise<WithId<Item>> {
  const note = checkInput(LeadNoteInput, { text });
  return changeLead(context, noun, id, { kind: LeadEventKind.note, text: note.text }, {});
}

/** Sets when a lead is to be taken up again, or takes that back with null. BAD_USER_INPUT for one whose work has ended. */
export async function setLeadNextDate<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  id: string,
  nextAt: Date | null,
): Promise<WithId<Item>> {
  if (nextAt && (nextAt.getTime() < 0 || nextAt > latestNextDate))
    throw badField('nextAt', 'Please choose a date before the year 2100.');
  const { state } = await itemById(context, noun, id);
  if (nextAt && noun.endStates.includes(state)) throw noNextDate();
  return changeLead(context, noun, id, { kind: LeadEventKind.nextDate, nextAt }, { nextAt }, noNextDate);
}

function noNextDate() {
  return badField('nextAt', 'The work on it has ended. Change its state first, then set a date.');
}

/** Marks leads as seen by somebody of the company, or as unread again. Returns how many changed. */
export async function setLeadsRead<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  ids: string[],
  read: boolean,
): Promise<number> {
  const filter: Filter<Lead> = { _id: { $in: readIds(ids) }, deleted: false, unread: read };
  const values: Partial<Lead> = { unread: !read, touchedAt: new Date() };
  const { modifiedCount } = await collectionOf(context, noun).updateMany(filter as Filter<Item>, {
    $set: values as Partial<Item>,
  });
  return modifiedCount;
}

/** How many nobody has opened yet. */
export async function countUnread<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
): Promise<number> {
  const filter: Filter<Lead> = { deleted: false, unread: true };
  return collectionOf(context, noun).countDocuments(filter as Filter<Item>);
}

/** How many were sent after a time. */
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
  whenEnded?: () => Error,
): Promise<WithId<Item>> {
  const filter: Filter<Lead> = {
    _id: parseId(id),
    deleted: false,
    [`history.${maxEvents - 1}`]: { $exists: false },
    // Somebody may have ended the work since it was looked at.
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
    const changes = [{ field: kind === LeadEventKind.note ? 'notes' : 'nextAt', before: null, after }];
    await recordActivity(context, { ...activityOf(noun, item), verb: ActivityVerb.updated, changes });
    return item;
  }
  const present = await itemById(context, noun, id);
  if (present.history.length >= maxEvents) throw badInput('Its history is full.');
  throw whenEnded?.() ?? notFound(noun.label);
}

/** One update that changes fields and adds the event: whoever works at the same time loses nothing. */
function changed<Item extends Lead>(
  context: Context,
  event: WhatHappened,
  values: Partial<Lead>,
): UpdateFilter<Item> {
  const now = new Date();
  const update: UpdateFilter<Lead> = {
    $set: { ...values, unread: false, updatedAt: now, touchedAt: now },
    $push: { history: eventOf(context, event) },
  };
  return update as UpdateFilter<Item>;
}

function eventOf({ admin }: Context, event: WhatHappened): LeadEvent {
  return { ...event, at: new Date(), by: admin?.username ?? '' };
}
