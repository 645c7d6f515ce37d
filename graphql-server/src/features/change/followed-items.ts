import { createHash } from 'node:crypto';
import type { Document, ObjectId } from 'mongodb';
import { isForAccounts } from '../../base/for-accounts.ts';
import type { AppContext } from '../../base/context.ts';
import type { StoredItem } from '../../base/types.ts';
import { bookkeeping } from '../../kit/change/field-changes.ts';
import type { Noun } from '../../kit/noun.ts';
import { jobApplicationNoun } from '../application/job-application.service.ts';
import { blogNoun } from '../blog/blog.service.ts';
import { Blog } from '../blog/blog.type.ts';
import { contactRequestNoun } from '../contact/contact-request.service.ts';
import { publicDocuments } from '../document/property-documents.service.ts';
import { documentsOf } from '../property/documents/document-records.ts';
import { personNoun } from '../person/person.service.ts';
import { propertyNoun } from '../property/property.service.ts';
import { Property } from '../property/property.type.ts';
import { availability, unitsOf } from '../unit/units.service.ts';
import { ChangeKind, RemovalReason } from './change.type.ts';
import type { Subject } from './change-log.ts';

/**
 * A mark that names no field: it changes with each save, with each way back from the trash, and with the end of being seen. Between two
 * looks an item may have been unseen, and a copy that read it just then needs a change to read it again.
 */
export const saveMark = '_saved';

/** What the log says of an item at one moment. */
export interface ItemState {
  /** Why it is not seen; null while it is. */
  reason: RemovalReason | null;
  /** What it has in each field, as short hashes; empty while it is not seen. */
  marks: Record<string, string>;
}

/** A kind of items that the log follows. */
export interface Followed {
  subject: Subject;
  noun: Noun<StoredItem>;
  kinds: { seen: ChangeKind; changed?: ChangeKind; removed: ChangeKind };
  /** The states of items at a moment, in their order. */
  statesOf: (
    context: AppContext,
    items: readonly Document[],
    now: Date,
  ) => Promise<ItemState[]> | ItemState[];
}

/** Stored fields that visitors read under another name, or not at all: what is counted, and how an item came to be. */
const otherFields: Record<string, string | null> = {
  ...{ responsibleId: 'responsible', isTrial: 'mark' },
  ...{
    publishAt: null,
    viewCount: null,
    draftedBy: null,
    enquiredAt: null,
    sample: null,
    hidesUnitNumbers: 'showsUnitNumbers',
  },
};

/** All kinds that the log follows. */
export const followed: readonly Followed[] = [
  {
    ...{ subject: 'LISTING', noun: propertyNoun },
    kinds: {
      seen: ChangeKind.LISTING_PUBLISHED,
      changed: ChangeKind.LISTING_CHANGED,
      removed: ChangeKind.LISTING_REMOVED,
    },
    statesOf: listingStates,
  },
  {
    ...{ subject: 'STORY', noun: blogNoun },
    kinds: {
      seen: ChangeKind.STORY_PUBLISHED,
      changed: ChangeKind.STORY_CHANGED,
      removed: ChangeKind.STORY_REMOVED,
    },
    statesOf: (_context, stories, now) =>
      stories.map((story) => {
        const reason = whyHidden(story, now);
        return { reason, marks: reason ? {} : marksOf(Blog, story) };
      }),
  },
  {
    ...{ subject: 'ENQUIRY', noun: contactRequestNoun },
    kinds: {
      seen: ChangeKind.ENQUIRY_CREATED,
      changed: ChangeKind.ENQUIRY_CHANGED,
      removed: ChangeKind.ENQUIRY_REMOVED,
    },
    statesOf: leadStates,
  },
  {
    ...{ subject: 'PERSON', noun: personNoun },
    kinds: {
      seen: ChangeKind.PERSON_CREATED,
      changed: ChangeKind.PERSON_CHANGED,
      removed: ChangeKind.PERSON_REMOVED,
    },
    statesOf: leadStates,
  },
  {
    ...{ subject: 'APPLICATION', noun: jobApplicationNoun },
    kinds: { seen: ChangeKind.APPLICATION_CREATED, removed: ChangeKind.APPLICATION_REMOVED },
    statesOf: leadStates,
  },
];

function whyHidden({ deleted, publishAt }: Document, now: Date): RemovalReason | null {
  if (deleted) return RemovalReason.DELETED;
  return publishAt && publishAt <= now ? null : RemovalReason.DRAFT;
}

async function listingStates(
  context: AppContext,
  items: readonly Document[],
  now: Date,
): Promise<ItemState[]> {
  const ids = items.map(({ _id }) => _id as ObjectId);
  const [withUnits, withDocuments] = await Promise.all([
    unitsOf(context).distinct('itemId', { itemId: { $in: ids } }),
    documentsOf(context).distinct('itemId', { itemId: { $in: ids } }),
  ]);
  const [haveUnits, haveDocuments] = [withUnits, withDocuments].map((found) => new Set(found.map(String)));
  return Promise.all(
    items.map(async (item) => {
      const property = item as Property;
      const id = String(property._id);
      const reason = whyHidden(property, now) ?? whyLapsed(property, now);
      if (reason) return { reason, marks: {} };
      const units = haveUnits?.has(id) ? await availability(context, property) : null;
      const documents = haveDocuments?.has(id) ? await publicDocuments(context, property) : [];
      const marks = marksOf(Property, property);
      return { reason, marks: { ...marks, availability: markOf(units), documents: markOf(documents) } };
    }),
  );
}

function whyLapsed({ shownUntil, gate }: Property, now: Date): RemovalReason | null {
  if (shownUntil > now) return null;
  return gate?.passes ? RemovalReason.LAPSED : RemovalReason.GATE;
}

/** Of people and what they sent, the log keeps only that it was written. */
function leadStates(_context: AppContext, items: readonly Document[]): ItemState[] {
  return items.map(({ deleted, writes = 0 }): ItemState => {
    if (deleted) return { reason: RemovalReason.DELETED, marks: {} };
    return { reason: null, marks: { [saveMark]: String(writes) } };
  });
}

function marksOf(type: abstract new () => object, item: Document): Record<string, string> {
  const { updatedAt, shownUntil, restoredAt } = item;
  const marks: Record<string, string> = { [saveMark]: markOf([updatedAt, shownUntil, restoredAt]) };
  for (const [field, value] of Object.entries(item)) {
    const name = publicName(type, field);
    if (name && value !== null && value !== undefined) marks[name] = markOf(value);
  }
  return marks;
}

/** The name under which visitors read a stored field; null for what they do not read. */
export function publicName(type: abstract new () => object, field: string): string | null {
  const other = otherFields[field];
  if (other !== undefined) return other;
  const isHidden = bookkeeping.has(field) || isForAccounts(type, field);
  return isHidden ? null : field;
}

function markOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 8);
}

/** The number of documents of a collection, as the engine keeps it. */
export function countOf({ db }: AppContext, { noun }: Followed): Promise<number> {
  return db.collection(noun.collection).estimatedDocumentCount();
}

/** An item by its id alone. */
export interface Identified {
  _id: ObjectId;
}

/** The items that were written since a moment, that have appeared since, or have lapsed. */
export function changedSince(
  { db }: AppContext,
  { noun }: Followed,
  since: Date,
  now: Date,
): Promise<Identified[]> {
  const window = { $gt: since, $lte: now };
  // One question, because each round asks it of each kind; each part has an index of its own.
  const changed = {
    $or: [
      { touchedAt: { $gte: since } },
      ...(noun.scheduled ? [{ deleted: false, publishAt: window }] : []),
      ...(noun.lapses ? [{ deleted: false, shownUntil: window }] : []),
    ],
  };
  return db
    .collection(noun.collection)
    .find(changed, { projection: { _id: 1 } })
    .toArray();
}
