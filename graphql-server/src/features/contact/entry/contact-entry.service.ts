import type { Filter, ObjectId, UpdateFilter } from 'mongodb';
import { byWhom } from '../../../access/actor.ts';
import { timeNow } from '../../../base/clock.ts';
import type { Context } from '../../../base/context.ts';
import { badField, badInput, changedMeanwhile } from '../../../base/errors.ts';
import type { FieldMessages } from '../../../base/errors.ts';
import { parseId } from '../../../base/ids.ts';
import { checkInput } from '../../../base/input.ts';
import { toE164 } from '../../../base/text/phone.ts';
import { touch } from '../../../database/changes.ts';
import { ActivityVerb, recordActivity } from '../../../kit/change/activity-log.ts';
import { countEnquiry, enquiredItem } from '../../property/enquired-item.ts';
import { itemById } from '../../../kit/items.ts';
import { storeWrite } from '../../lead/submission.ts';
import type { SubmissionMark } from '../../lead/submission.ts';
import { eventOf, noteWords, requireRoom } from '../../lead/lead-work.ts';
import { LeadEventKind } from '../../lead/lead.type.ts';
import type { LeadCorrection } from '../../lead/lead.type.ts';
import { activityOf, collectionOf, seenOf } from '../../../kit/noun.ts';
import { enquiryPerson } from '../../team/responsible-person.ts';
import { isHidden } from '../../person/access/hidden-reach.ts';
import { freeKeys } from '../people/free-keys.ts';
import { receiverOf } from '../people/receiver.ts';
import { ContactDetailsInput, EnteredContactInput, reachSentence } from './contact-entry.input.ts';
import { contactRequestNoun, foundBy, insertContact } from '../contact-request.service.ts';
import { tapOf } from '../tap/tap.service.ts';
import { ContactState } from '../contact-request.type.ts';
import type { ContactRequest } from '../contact-request.type.ts';

const noun = contactRequestNoun;
const unknownCode = 'No chat of the last 30 days has this code. Please correct it, or leave it out.';
/** For a property that is not there. */
export const noProperty = 'This property is no longer here. Please choose another one.';

/**
 * Stores an enquiry that a colleague took by phone, in the office or in a chat, with the account that entered it. It
 * counts as read, no e-mail tells the company of it, and the limits for visitors do not apply. BAD_USER_INPUT without
 * a name, and without both phone number and e-mail address.
 */
export async function createContact(context: Context, raw: EnteredContactInput): Promise<ContactRequest> {
  const input = checkInput(EnteredContactInput, raw, missingReach);
  return storeWrite(context, contactRequestNoun, (mark) => enter(context, input, mark));
}

async function enter(
  context: Context,
  input: EnteredContactInput,
  mark: SubmissionMark,
): Promise<ContactRequest> {
  const { source, agree = false, state = ContactState.CONTACTED } = input;
  const tap = input.tapCode ? await tapOf(context, input.tapCode) : null;
  if (input.tapCode && !tap) throw badField('tapCode', unknownCode);
  const propertyId = input.propertyId ?? tap?.propertyId?.toHexString();
  // The home of a chat can be gone since.
  const about = input.propertyId
    ? await aboutOf(context, input.propertyId)
    : propertyId
      ? await enquiredItem(context, propertyId)
      : null;
  const details = detailsOf({ ...input, propertyId }, about);
  if (about && propertyId) await countEnquiry(context, propertyId);
  const event = eventOf(context, { kind: LeadEventKind.STATE, state }, timeNow());
  const values = {
    ...details,
    ...foundBy({ ...details, order: null }),
    order: null,
    responsibleId: null,
    responsibleName: null,
    source,
    agree,
    state,
    closeReason: null,
    receipt: null,
    enteredBy: byWhom(context),
    page: tap?.page ?? null,
    arrivals: tap?.arrivals ?? null,
    unread: false,
    nextAt: null,
    history: state === ContactState.NEW ? [] : [event],
  };
  const receiver =
    state === ContactState.NEW ? receiverOf(context, undefined, about) : enquiryPerson(context, about);
  return insertContact(context, values, mark, receiver);
}

/**
 * Corrects the details of an enquiry; its history keeps the former ones. With `readAt`, the
 * `updatedAt` that the caller read, throws CONFLICT if another correction was made since; notes, states and dates do not
 * matter. A missing field becomes empty.
 */
export async function updateContact(
  context: Context,
  id: string,
  raw: ContactDetailsInput,
  readAt?: Date | null,
): Promise<ContactRequest> {
  const input = checkInput(ContactDetailsInput, raw, missingReach);
  const stored = await itemById(context, noun, id);
  if (await isHidden(context, stored.personId))
    throw badInput(
      'Its number and address are hidden from you. Open the lead and press “Show”, then correct it.',
    );
  const same = stored.propertyId?.equals(input.propertyId ?? '') ?? false;
  const details = same
    ? { ...plainDetails(input), propertyId: stored.propertyId, propertyTitle: stored.propertyTitle }
    : detailsOf(input, await aboutOf(context, input.propertyId));
  const since = readAt ? correctionsAfter(stored, readAt) : [];
  if (since.length > 0) throw conflictOf(stored, since);
  const corrections = differences(stored, details);
  if (corrections.length === 0) return stored;
  requireRoom(stored);
  const now = timeNow();
  const found = foundBy({ reference: stored.reference, ...details, order: stored.order });
  const update: UpdateFilter<ContactRequest> = {
    $set: {
      ...details,
      ...found,
      words: [...found.words, ...noteWords(stored.history)],
      unread: false,
      ...noun.follows?.mark,
      updatedAt: now,
      updatedBy: byWhom(context),
    },
    $unset: { said: 1 },
    ...touch,
    $push: { history: eventOf(context, { kind: LeadEventKind.CORRECTION, corrections }, now) },
  };
  // The history keeps the former details, so a colleague’s simultaneous work is read first.
  const filter: Filter<ContactRequest> = { _id: stored._id, deleted: false, updatedAt: stored.updatedAt };
  const item = await collectionOf(context, noun).findOneAndUpdate(filter, update, {
    returnDocument: 'after',
  });
  if (!item) return updateContact(context, id, raw, readAt);
  const changes = corrections.map(({ field }) => ({ field, before: null, after: null }));
  await recordActivity(context, { ...activityOf(noun, item), verb: ActivityVerb.UPDATED, changes });
  await freeKeys(context, stored, item);
  await noun.follows?.tell(context, [item._id]);
  return item;
}

/** Whether the account of the request sees an enquiry. */
export async function isSeen(context: Context, _id: ObjectId): Promise<boolean> {
  const filter = await seenOf(context, noun, { _id }, { ids: [_id] });
  const found = await collectionOf(context, noun).findOne(filter as Filter<ContactRequest>, {
    projection: { _id: 1 },
  });
  return found !== null;
}

/** The sentence for a person who cannot be reached: there is neither a phone number nor an e-mail address. */
export function missingReach({ phone, email }: ContactDetailsInput): FieldMessages {
  return phone || email ? {} : { phone: reachSentence };
}

type Details = Pick<
  ContactRequest,
  'name' | 'phone' | 'phoneE164' | 'email' | 'service' | 'propertyId' | 'propertyTitle' | 'message'
>;

function plainDetails(input: ContactDetailsInput): Omit<Details, 'propertyId' | 'propertyTitle'> {
  const { name, phone = null, email = null, service = null, message = null } = input;
  return { name, phone, phoneE164: toE164(phone), email, service, message };
}

type About = Awaited<ReturnType<typeof enquiredItem>>;

/** The project that it is about. Throws BAD_USER_INPUT beside the field for one that is not there. */
async function aboutOf(context: Context, propertyId: string | undefined): Promise<About> {
  if (!propertyId) return null;
  const found = await enquiredItem(context, propertyId);
  if (!found) throw badField('propertyId', noProperty);
  return found;
}

function detailsOf(input: ContactDetailsInput, about: About): Details {
  const propertyId = about && input.propertyId ? parseId(input.propertyId) : null;
  return { ...plainDetails(input), propertyId, propertyTitle: about?.title ?? null };
}

function correctionsAfter({ history }: ContactRequest, readAt: Date) {
  return history.filter(({ kind, at }) => kind === LeadEventKind.CORRECTION && at > readAt);
}

function conflictOf({ updatedAt }: ContactRequest, since: ContactRequest['history']) {
  const fields = since.flatMap(({ corrections = [] }) => corrections.map(({ field }) => field));
  const updatedBy = since.at(-1)?.by ?? null;
  return changedMeanwhile(noun.label, { updatedAt, updatedBy, fields: [...new Set(fields)] });
}

/** The labels of the fields that differ, with their former values. */
function differences(stored: ContactRequest, details: Details): LeadCorrection[] {
  const compared: [string, unknown, unknown, string | null][] = [
    ['name', stored.name, details.name, stored.name],
    ['phone', stored.phone, details.phone, stored.phone],
    ['email', stored.email, details.email, stored.email],
    ['service', stored.service, details.service, stored.service],
    ['property', idText(stored.propertyId), idText(details.propertyId), stored.propertyTitle],
    ['message', stored.message, details.message, stored.message],
  ];
  return compared.flatMap(([field, before, after, text]) =>
    before === after ? [] : [{ field, before: text }],
  );
}

function idText(id: ObjectId | null): string | null {
  return id?.toHexString() ?? null;
}
