import { createHmac } from 'node:crypto';
import type { WithId } from 'mongodb';
import { visibleText } from 'domain/text/typed-text.ts';
import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { endingWith, toE164 } from '../../base/text/phone.ts';
import { derivedKey } from '../../access/secret.ts';
import { jobApplicationNoun } from '../../features/application/job-application.service.ts';
import type { JobApplication } from '../../features/application/job-application.type.ts';
import { contactRequestNoun } from '../../features/contact/contact-request.service.ts';
import type { ContactRequest } from '../../features/contact/contact-request.type.ts';
import { subscriberIds, subscriberNoun } from '../../features/contact/subscriber/subscriber.service.ts';
import type { Subscriber } from '../../features/contact/subscriber/subscriber.type.ts';
import { personKeysOf } from '../../features/person/person-keys.ts';
import { personNoun } from '../../features/person/person.service.ts';
import type { Person } from '../../features/person/person.type.ts';
import { answerMailId, listingReportNoun } from '../../features/report/listing-report.service.ts';
import type { ListingReport } from '../../features/report/listing-report.type.ts';
import type { StoredAlert } from '../../features/alert/alert.type.ts';
import { collectionOf } from '../../kit/noun.ts';
import { propertyNoun } from '../../features/property/property.service.ts';
import type { Property } from '../../features/property/property.type.ts';
import { alertsOf } from '../../features/alert/alerts.ts';
import { mailNoun } from '../../features/mail/outbox.service.ts';

/** All that is kept about one person. */
export interface Held {
  keys: string[];
  contacts: WithId<ContactRequest>[];
  /** The leads that these enquiries make. */
  people: WithId<Person>[];
  applications: WithId<JobApplication>[];
  subscribers: WithId<Subscriber>[];
  alerts: StoredAlert[];
  reports: WithId<ListingReport>[];
  /** The properties of which the person is the owner, as the office notes it for itself. */
  owned: WithId<Property>[];
}

/** The given key finds others: a person wrote with both, and at other times with one of them. */
const steps = 3;
const everywhere = { $in: [false, true] };

/**
 * Finds what a person sent by phone number or e-mail address, in the trash too, and through it by the person’s other
 * numbers and addresses; one that the person shares with others leads to them only if it is asked for itself. Throws
 * BAD_USER_INPUT beside `person` for anything else.
 */
export async function findHeld(context: Context, person: string): Promise<Held> {
  let keys = [keyOf(person)];
  for (let step = 1; ; step += 1) {
    const held = await heldBy(context, keys);
    const others = await ofOnePerson(context, keysIn(held));
    const known = [...new Set([...keys, ...others])];
    if (known.length === keys.length || step === steps) return { ...held, keys };
    keys = known;
  }
}

/** The numbers and addresses that no other person has. */
async function ofOnePerson(context: Context, keys: string[]): Promise<string[]> {
  const shared = await personKeysOf(context).distinct('_id', {
    _id: { $in: keys },
    'people.1': { $exists: true },
  });
  return keys.filter((key) => !shared.includes(key));
}

function keyOf(person: string): string {
  const typed = visibleText(person).slice(0, 254);
  const key = typed.includes('@') ? typed.toLowerCase() : toE164(typed);
  if (!key) throw badField('person', 'Please enter a phone number or an e-mail address.');
  return key;
}

async function heldBy(context: Context, keys: string[]): Promise<Omit<Held, 'keys'>> {
  const emails = keys.filter((key) => key.includes('@'));
  const people = await collectionOf(context, personNoun)
    .find({ reach: { $in: keys } })
    .toArray();
  const ofPeople = { personId: { $in: people.map(({ _id }) => _id) } };
  const contacts = await collectionOf(context, contactRequestNoun)
    .find({ deleted: everywhere, $or: [{ threadKeys: { $in: keys } }, ofPeople] })
    .toArray();
  const words = keys.map((key) => (key.includes('@') ? key : endingWith(key)));
  const applications = await collectionOf(context, jobApplicationNoun)
    .find({ deleted: everywhere, words: { $in: words } })
    .toArray();
  const subscribers = await collectionOf(context, subscriberNoun)
    .find({ _id: { $in: emails.flatMap(subscriberIds) } })
    .toArray();
  const alerts = await alertsOf(context)
    .find({ email: { $in: emails } })
    .toArray();
  const reports = await collectionOf(context, listingReportNoun)
    .find({ deleted: everywhere, email: { $in: emails } })
    .toArray();
  const owned = await collectionOf(context, propertyNoun)
    .find({ deleted: everywhere, 'privateFacts.ownerMobile': { $in: keys } })
    .toArray();
  const own = applications.filter((one) => isOf(one, keys));
  return { contacts, people, applications: own, subscribers, alerts, reports, owned };
}

/** A word of a cover letter can look like an address. */
function isOf({ email, phoneE164 }: JobApplication, keys: string[]): boolean {
  return keys.includes(email.toLowerCase()) || (phoneE164 !== null && keys.includes(phoneE164));
}

function keysIn({ contacts, people, applications }: Omit<Held, 'keys'>): string[] {
  return [
    // A merged person has numbers that stand together in no enquiry.
    ...people.flatMap(({ reach }) => reach),
    ...contacts.flatMap(({ threadKeys }) => threadKeys),
    ...applications.flatMap(({ email, phoneE164 }) => [
      email.toLowerCase(),
      ...(phoneE164 ? [phoneE164] : []),
    ]),
  ];
}

/** The e-mails to the office about what a person sent have its ids; answers to reports have ids made of them. */
export function mailsAbout(context: Context, { contacts, applications, reports, people }: Held) {
  const sent = [...contacts, ...applications, ...reports].map(({ _id }) => _id);
  const ids = [...sent, ...reports.map(({ _id }) => answerMailId(_id))];
  const filter = { $or: [{ _id: { $in: ids } }, { personId: { $in: people.map(({ _id }) => _id) } }] };
  return { collection: context.db.collection(mailNoun.collection), filter };
}

/** Codes by which a record without names is found again; only this product can compute them. */
export async function codesOf(context: Context, keys: string[]): Promise<string[]> {
  const secret = await derivedKey(context, 'erased people');
  return keys.map((key) => createHmac('sha256', secret).update(key).digest('base64url'));
}
