import { byWhom } from '../../access/actor.ts';
import { noticesOf } from '../../features/push/notice-queue.ts';
import { ObjectId } from 'mongodb';
import type { WithId } from 'mongodb';
import { buffer } from 'node:stream/consumers';
import type { PrivateName } from 'domain/property/private-fields.ts';
import { monthsAfter, timeNow } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { jobApplicationNoun } from '../../features/application/job-application.service.ts';
import { settlePerson } from '../../features/contact/people/settle-people.ts';
import { contactRequestNoun } from '../../features/contact/contact-request.service.ts';
import { subscriberNoun } from '../../features/contact/subscriber/subscriber.service.ts';
import { propertyNoun } from '../../features/property/property.service.ts';
import { listingReportNoun } from '../../features/report/listing-report.service.ts';
import { settings } from '../../features/company/site-settings.service.ts';
import { deleteFile, fileInfo, readFile } from '../../files/store.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import type { ConsentReceipt } from '../../features/lead/consent.type.ts';
import { LeadEventKind } from '../../features/lead/lead.type.ts';
import { collectionOf } from '../../kit/noun.ts';
import { eraseDeliveriesAbout } from '../../features/webhook/sweep-webhooks.ts';
import { forgetAnswers } from '../../kit/once/kept-writes.ts';
import { eraseAlerts } from '../../features/alert/sweep-alerts.ts';
import { ItemKind } from '../../kit/item-kind.ts';
import { codesOf, findHeld, mailsAbout } from './held-data.ts';
import type { Held } from './held-data.ts';
import type { Erasure, HeldItem, PersonalData } from './personal-data.type.ts';
import { removeExternalIds } from '../../kit/external/external-ids.ts';

/** What stays of erased data for a year, because the law asks for it: no name, no number, no words. */
export interface ErasureRecord {
  _id: ObjectId;
  at: Date;
  /** The account that erased them. */
  by: string;
  /** The person’s addresses and numbers as codes. */
  codes: string[];
  records: {
    kind: ItemKind | 'ALERT';
    createdAt: Date;
    reference?: string;
    receipt: ConsentReceipt | null;
  }[];
  purgeAt: Date;
}

export function erasuresOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<ErasureRecord>('erasures');
}

/** Everything that is kept about a person, by phone number or e-mail address. */
export async function personalData(context: Context, person: string): Promise<PersonalData> {
  const held = await findHeld(context, person);
  const { collection, filter } = mailsAbout(context, held);
  const erasures = await erasuresOf(context)
    .find({ codes: { $in: await codesOf(context, held.keys) } }, { sort: { at: -1 } })
    .toArray();
  const leads = [...held.contacts, ...held.people, ...held.applications];
  return {
    keys: held.keys,
    items: itemsOf(held),
    notes: leads.flatMap(({ history }) => history.filter(({ kind }) => kind === LeadEventKind.NOTE)).length,
    mails: await collection.countDocuments(filter),
    alerts: held.alerts.length,
    erasedOn: erasures.map(({ at }) => at),
  };
}

function itemsOf({ contacts, applications, subscribers, reports, owned }: Held): HeldItem[] {
  const item = (kind: ItemKind, { _id, createdAt, deleted }: Listed, label: string): HeldItem => ({
    id: _id,
    kind,
    label,
    createdAt,
    deleted,
  });
  return [
    ...contacts.map((one) => item(ItemKind.CONTACT_REQUEST, one, one.reference)),
    ...applications.map((one) => item(ItemKind.JOB_APPLICATION, one, one.role)),
    ...subscribers.map((one) => item(ItemKind.SUBSCRIBER, one, one.source)),
    ...reports.map((one) => item(ItemKind.LISTING_REPORT, one, one.reference)),
    ...owned.map((one) => item(ItemKind.PROPERTY, one, one.title)),
  ].toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

/** What a property says of its owner. */
const ownerFields = ['ownerName', 'ownerMobile', 'keys', 'remark'] as const satisfies PrivateName[];

type Listed = WithId<{ createdAt: Date; deleted: boolean }>;

/** Fields that only help to find and store an item. */
const ownFields = new Set([
  'words',
  'nonce',
  'threadKeys',
  ...['submissionKey', 'submissionCode'],
  'mailDue',
  'answerMailDue',
  'writes',
  'deleted',
  'personDue',
  'followDue',
  ...['noticeDue', 'dueNoticed'],
  'giveDue',
  'wanted',
  'turn',
  'givenFor',
  'givingAt',
  'clockedFrom',
  'waits',
  'reach',
  'enquiryIds',
  'movedBy',
  'notSame',
  'mergedInto',
  'settledAt',
  'dueAt',
]);

/**
 * Everything that is kept about a person as one JSON text, with each résumé in Base64; the activity log notes it
 * without the person.
 */
export async function exportPersonalData(context: Context, person: string): Promise<string> {
  const held = await findHeld(context, person);
  const { collection, filter } = mailsAbout(context, held);
  const mails = await collection.find(filter).toArray();
  const applications = await Promise.all(
    held.applications.map(async ({ resume, ...rest }) => ({
      ...plain(rest),
      resume: { ...plain(resume), base64: await contentOf(context, resume.fileId) },
    })),
  );
  const label = `${itemsOf(held).length} items of one person`;
  await recordActivity(context, { verb: ActivityVerb.EXPORTED, noun: contactRequestNoun.collection, label });
  const all = {
    madeAt: timeNow(),
    foundBy: held.keys,
    enquiries: held.contacts.map(plain),
    leads: held.people.map(plain),
    applications,
    subscriptions: held.subscribers.map(plain),
    alerts: held.alerts.map(plain),
    reports: held.reports.map(plain),
    ownerOf: held.owned.map(({ title, privateFacts }) => ({ title, ...privateFacts })),
    mailsToTheOffice: mails.map(plain),
  };
  return JSON.stringify(all, null, 2);
}

function plain(item: object): object {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !ownFields.has(name)));
}

async function contentOf(context: Context, fileId: ObjectId): Promise<string | null> {
  if (!(await fileInfo(context, fileId))) return null;
  return (await buffer(readFile(context, { _id: fileId }))).toString('base64');
}

/**
 * Erases everything that is kept about a person: enquiries and leads with their notes, applications with their résumés,
 * subscriptions, alerts, e-mails to the office about them, and what a property says of its owner, also from the trash. A minimal record stays for the months that
 * the settings say, and then goes. Broken off halfway, it is done again. Throws BAD_USER_INPUT if there is nothing.
 */
export async function erasePersonalData(context: Context, person: string): Promise<Erasure> {
  const held = await findHeld(context, person);
  const items = itemsOf(held);
  const count = items.length + held.alerts.length;
  if (count + held.people.length === 0) throw badField('person', 'We hold no data about this person.');
  const { privacy } = await settings(context);
  const at = timeNow();
  const keptUntil = monthsAfter(at, privacy.logMonths);
  // The record comes first: data that are gone without it could not be accounted for.
  await erasuresOf(context).insertOne({
    _id: new ObjectId(),
    at,
    by: byWhom(context) ?? '',
    codes: await codesOf(context, held.keys),
    records: recordsOf(held),
    purgeAt: keptUntil,
  });
  const mails = mailsAbout(context, held);
  await mails.collection.deleteMany(mails.filter);
  await forgetAnswers(context);
  const idsOf = (found: Listed[]) => ({ _id: { $in: found.map(({ _id }) => _id) } });
  await collectionOf(context, contactRequestNoun).deleteMany(idsOf(held.contacts));
  await removeExternalIds(
    context,
    held.contacts.map(({ _id }) => _id),
  );
  // A person without enquiries goes, with its numbers, addresses and notes.
  for (const { _id } of held.people) await settlePerson(context, _id);
  await noticesOf(context).deleteMany({ personId: { $in: held.people.map(({ _id }) => _id) } });
  await collectionOf(context, jobApplicationNoun).deleteMany(idsOf(held.applications));
  await collectionOf(context, subscriberNoun).deleteMany(idsOf(held.subscribers));
  await collectionOf(context, listingReportNoun).deleteMany(idsOf(held.reports));
  await collectionOf(context, propertyNoun).updateMany(idsOf(held.owned), {
    $set: Object.fromEntries(ownerFields.map((name) => [`privateFacts.${name}`, null])),
  });
  await eraseAlerts(
    context,
    held.alerts.map(({ _id }) => _id),
  );
  const told = [...held.contacts, ...held.people, ...held.applications].map(({ _id }) => _id);
  await eraseDeliveriesAbout(context, told);
  for (const { resume } of held.applications) await deleteFile(context, resume.fileId);
  const label = `${count} items of one person`;
  await recordActivity(context, { verb: ActivityVerb.PURGED, noun: contactRequestNoun.collection, label });
  return { items: count, keptUntil };
}

function recordsOf({
  contacts,
  applications,
  subscribers,
  alerts,
  reports,
  owned,
}: Held): ErasureRecord['records'] {
  return [
    ...contacts.map(({ createdAt, reference, receipt = null }) => ({
      kind: ItemKind.CONTACT_REQUEST,
      createdAt,
      reference,
      receipt,
    })),
    ...applications.map(({ createdAt, receipt = null }) => ({
      kind: ItemKind.JOB_APPLICATION,
      createdAt,
      receipt,
    })),
    ...subscribers.map(({ createdAt, receipt = null }) => ({
      kind: ItemKind.SUBSCRIBER,
      createdAt,
      receipt,
    })),
    ...reports.map(({ createdAt, reference, receipt }) => ({
      kind: ItemKind.LISTING_REPORT,
      createdAt,
      reference,
      receipt,
    })),
    ...owned.map(({ createdAt }) => ({ kind: ItemKind.PROPERTY, createdAt, receipt: null })),
    ...alerts.map(({ createdAt, receipt }) => ({ kind: 'ALERT' as const, createdAt, receipt })),
  ];
}
