import type { Filter, ObjectId, UpdateFilter } from 'mongodb';
import { countUse } from '../../access/rate-limit.ts';
import type { RateLimit } from '../../access/rate-limit.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { checkInput } from '../../base/input.ts';
import type { StoredItem } from '../../base/types.ts';
import { touch } from '../../database/changes.ts';
import { jobApplicationNoun } from '../../features/application/job-application.service.ts';
import { contactRequestNoun } from '../../features/contact/contact-request.service.ts';
import { subscriberIds, subscriberNoun } from '../../features/contact/subscriber/subscriber.service.ts';
import { maybeSame, personNoun } from '../../features/person/person.service.ts';
import type { Person } from '../../features/person/person.type.ts';
import { whatsAppPermissions } from '../../features/contact/whatsapp/whatsapp-permission.ts';
import { ConsentPurpose } from '../../features/lead/consent.type.ts';
import type { ConsentReceipt } from '../../features/lead/consent.type.ts';
import { LeadEventKind } from '../../features/lead/lead.type.ts';
import { collectionOf } from '../../kit/noun.ts';
import type { Noun } from '../../kit/noun.ts';
import { isRobot } from '../../features/lead/submission.ts';
import { readLink } from './choices-link.ts';
import type { SentKind } from './choices-link.ts';
import { UnsubscribeInput } from './choices.input.ts';
import type { Choices } from './choices.type.ts';

/** An enquiry or an application, with what a link needs of it. */
interface Sent {
  _id: ObjectId;
  kind: SentKind;
  deleted: boolean;
  reference?: string;
  email: string | null;
  personId?: ObjectId | null;
  threadKeys?: string[];
  createdAt: Date;
  receipt?: ConsentReceipt | null;
}

const unsubscribeLimit: RateLimit = {
  name: 'unsubscribe',
  max: 20,
  windowMs: 10 * 60_000,
  sentence: 'Too many addresses from your connection.',
};

/** What the sender of a form allowed, by the link from after sending; null for a wrong link, and once it was erased. */
export async function choices(context: Context, link: string): Promise<Choices | null> {
  const sent = await findSent(context, link);
  return sent?.receipt
    ? { reference: sent.reference ?? null, sentAt: sent.createdAt, receipt: sent.receipt }
    : null;
}

/**
 * Takes back one consent of the sender of a form, for good, and answers what is left. The answer to an enquiry is taken
 * back for this enquiry; sharing, WhatsApp and news for each enquiry of the person, or with the same e-mail address or phone
 * number, unless a colleague has said that it is someone else’s. News also end for the subscribed address. Null for a wrong
 * link.
 */
export async function withdrawConsent(
  context: Context,
  link: string,
  purpose: ConsentPurpose,
): Promise<Choices | null> {
  const sent = await findSent(context, link);
  if (!sent?.receipt) return null;
  const own: Filter<Sent> = { _id: sent._id };
  const person = sent.personId && (await collectionOf(context, personNoun).findOne({ _id: sent.personId }));
  const before = person && (await whatsAppPermissions(context).load(person));
  if (sent.kind === 'a') await withdraw(context, jobApplicationNoun, own, purpose);
  else {
    await withdraw(context, contactRequestNoun, own, purpose);
    if (purpose !== ConsentPurpose.ANSWER)
      await withdraw(context, contactRequestNoun, await alsoOf(context, sent, person), purpose);
    if (purpose === ConsentPurpose.NEWSLETTER && sent.email) await endSubscriptions(context, sent.email);
    if (person && before?.allowed && closesWhatsApp.includes(purpose)) await noteClosed(context, person);
    await contactRequestNoun.follows?.tell(context, [sent._id]);
  }
  return choices(context, link);
}

/**
 * Ends the newsletter and the launch notice for an address, and takes back the consent to news of its enquiries. Whether
 * there was a subscription, the answer does not tell.
 */
export async function unsubscribe(context: Context, raw: UnsubscribeInput): Promise<void> {
  const input = checkInput(UnsubscribeInput, raw);
  if (isRobot(context, input)) return;
  await countUse(context, unsubscribeLimit);
  const email = input.email.toLowerCase();
  const all = { deleted: { $in: [false, true] }, threadKeys: email };
  await withdraw(context, contactRequestNoun, all, ConsentPurpose.NEWSLETTER);
  await endSubscriptions(context, email);
}

const closesWhatsApp: readonly ConsentPurpose[] = [ConsentPurpose.WHATSAPP, ConsentPurpose.ANSWER];

/** The history keeps what was taken back, also once the enquiry with the receipt is gone. */
async function noteClosed(context: Context, { _id }: Person): Promise<void> {
  const event = { kind: LeadEventKind.WHATSAPP, allowed: false, at: timeNow(), by: '' };
  await collectionOf(context, personNoun).updateOne({ _id }, { $push: { history: event }, ...touch });
}

/** All enquiries of the sender of one. */
async function alsoOf(
  context: Context,
  { personId, threadKeys = [] }: Sent,
  person: Person | null | undefined,
): Promise<Filter<Sent>> {
  const others = person ? await maybeSame(context, person, { apart: true }) : [];
  const theirs = { personId: { $nin: others.map(({ _id }) => _id) } };
  return {
    deleted: { $in: [false, true] },
    $or: [{ threadKeys: { $in: threadKeys }, ...theirs }, ...(personId ? [{ personId }] : [])],
  };
}

async function findSent(context: Context, link: string): Promise<Sent | null> {
  const read = await readLink(context, link);
  if (!read) return null;
  const { collection } = read.kind === 'a' ? jobApplicationNoun : contactRequestNoun;
  const fields = ['deleted', 'reference', 'email', 'personId', 'threadKeys', 'createdAt', 'receipt'];
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  const found = await context.db
    .collection<Omit<Sent, 'kind'>>(collection)
    .findOne({ _id: read.id, deleted: false }, { projection });
  return found && { ...found, kind: read.kind };
}

/** Open pages of the office see the change, also of its person; a lead whose answer is taken back is unread again. */
async function withdraw(
  { db }: Context,
  { collection, follows }: Pick<Noun<StoredItem>, 'collection' | 'follows'>,
  filter: Filter<Sent>,
  purpose: ConsentPurpose,
): Promise<void> {
  const held = { purpose, withdrawnAt: null };
  const update: UpdateFilter<Sent> = {
    $set: {
      'receipt.consents.$[held].withdrawnAt': timeNow(),
      ...(purpose === ConsentPurpose.ANSWER && { unread: true }),
      ...follows?.mark,
    },
    ...touch,
  };
  await db
    .collection<Sent>(collection)
    .updateMany({ ...filter, 'receipt.consents': { $elemMatch: held } }, update, {
      arrayFilters: [{ 'held.purpose': purpose, 'held.withdrawnAt': null }],
    });
}

async function endSubscriptions(context: Context, email: string): Promise<void> {
  const gone = { _id: { $in: subscriberIds(email) } };
  await collectionOf(context, subscriberNoun).deleteMany(gone);
}
