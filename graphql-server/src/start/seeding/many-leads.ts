import { ObjectId } from 'mongodb';
import type { OptionalUnlessRequiredId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { personWords } from '../../base/text/phone.ts';
import type { StoredItem } from '../../base/types.ts';
import { addPeople } from '../../database/migrations/add-people.ts';
import { jobApplicationNoun } from '../../features/application/job-application.service.ts';
import { ApplicationState } from '../../features/application/job-application.type.ts';
import type { JobApplication } from '../../features/application/job-application.type.ts';
import { contactRequestNoun } from '../../features/contact/contact-request.service.ts';
import { ContactService, ContactSource, ContactState } from '../../features/contact/contact-request.type.ts';
import type { ContactRequest } from '../../features/contact/contact-request.type.ts';
import { LeadEventKind } from '../../features/lead/lead.type.ts';
import type { LeadEvent } from '../../features/lead/lead.type.ts';
import { propertyNoun } from '../../features/property/property.service.ts';
import type { Property } from '../../features/property/property.type.ts';
import { teamMemberNoun } from '../../features/team/team-member.service.ts';
import type { TeamMember } from '../../features/team/team-member.type.ts';
import { defaultPrefix } from '../../features/company/reference-prefix.ts';
import { referenceAt, referenceCount, referencesCollection } from '../../kit/given-references.ts';
import { newItem } from '../../kit/items.ts';
import { collectionOf } from '../../kit/noun.ts';
import type { Noun } from '../../kit/noun.ts';
import { wordsOf } from '../../kit/search-words.ts';
import { productPath } from 'domain/site/item-paths.ts';

/** The engine is slow with batches of more than a megabyte. */
const batchSize = 500;
const minuteMs = 60_000;
/** Makes consecutive references look as unlike as real ones; an odd step meets each number once. */
const oddStep = 7_654_321;
const halfYearMs = 182 * 24 * 60 * minuteMs;
const givenNames = [
  'Asha',
  'Ravi',
  'Meera',
  'Imran',
  'Nandini',
  'Farhan',
  'Kavita',
  'Arjun',
  'Sana',
  'Vikram',
];
const familyNames = ['Rao', 'Kumar', 'Shah', 'Ali', 'Verma', 'Singh', 'Iyer', 'Das', 'Khan', 'Mehta', 'Bose'];
const notes = [
  'Called, no answer.',
  'Wants three bedrooms and a balcony to the park.',
  'Asked for the loan of two banks.',
  'Will bring the family on Sunday.',
];
const roles = ['Sales executive', 'Site visit associate', 'Editor', 'Accountant'];

/**
 * Adds sample enquiries for measuring: from a third as many people, at least from 20,000, in every state, over the last half year, each with
 * four notes. The team has nine of ten people.
 */
export async function addContacts(
  context: Context,
  count: number,
  onDone: (done: number) => void,
): Promise<void> {
  const requests = collectionOf(context, contactRequestNoun);
  const before = await requests.countDocuments();
  const projects = await collectionOf(context, propertyNoun)
    .find({ deleted: false }, { projection: { title: 1 }, limit: 40 })
    .toArray();
  const team = await collectionOf(context, teamMemberNoun)
    .find({ deleted: false }, { projection: { name: 1 } })
    .toArray();
  const referenceFor = (place: number) =>
    referenceAt(defaultPrefix, ((place + 1) * oddStep) % referenceCount);
  const given = Array.from({ length: count }, (_, place) => ({ _id: referenceFor(before + place) }));
  for (let from = 0; from < count; from += batchSize)
    await context.db
      .collection<{ _id: string }>(referencesCollection)
      .insertMany(given.slice(from, from + batchSize), { ordered: false });
  await insertMany(context, contactRequestNoun, count, onDone, (place) =>
    contactAt(place, count, referenceFor(before + place), { projects, team }),
  );
  const begun = performance.now();
  await addPeople(context.db, (sentence) => {
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    context.log.info({ seconds }, `people of enquiries: ${sentence}`);
  });
}

/** Adds sample applications for measuring, without résumé files. */
export async function addApplications(
  context: Context,
  count: number,
  onDone: (done: number) => void,
): Promise<void> {
  await insertMany(context, jobApplicationNoun, count, onDone, applicationAt);
}

async function insertMany<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  count: number,
  onDone: (done: number) => void,
  make: (place: number) => Item,
): Promise<void> {
  for (let added = 0; added < count; added += batchSize) {
    const size = Math.min(batchSize, count - added);
    const batch = Array.from({ length: size }, (_, index) => make(added + index));
    await collectionOf(context, noun).insertMany(batch as OptionalUnlessRequiredId<Item>[], {
      ordered: false,
    });
    onDone(added + size);
  }
}

/** The same person for the same number, so that measurements can be repeated. */
function personAt(number: number) {
  const name = `${at(givenNames, number)} ${at(familyNames, number * 7)}`;
  const phoneE164 = `+9198${String(10_000_000 + ((number * 7_919) % 89_999_999))}`;
  return { name, email: `visitor${number}@example.com`, phone: phoneE164, phoneE164 };
}

/** What enquiries are about, and who has them. */
interface Beside {
  projects: readonly Pick<Property, '_id' | 'title'>[];
  team: readonly Pick<TeamMember, '_id' | 'name'>[];
}

function contactAt(
  place: number,
  count: number,
  reference: string,
  { projects, team }: Beside,
): ContactRequest {
  const number = Math.floor((place * 13) / 3) % Math.max(20_000, Math.ceil(count / 3));
  const person = personAt(number);
  const responsible = number % 10 === 0 ? undefined : team[number % team.length];
  const createdAt = new Date(timeNow().getTime() - (place / count) * halfYearMs);
  const state = at(Object.values(ContactState), place);
  const source = at(Object.values(ContactSource), place * 5 + Math.floor(place / 9));
  const project = source === ContactSource.ENQUIRY ? projects[(place * 11) % projects.length] : undefined;
  const message = 'I should like to see it at the weekend. Please call me after six.';
  return {
    ...newItem<ContactRequest>({
      ...person,
      ...workAt(place, state === ContactState.CLOSED, state === ContactState.NEW),
      state,
      createdAt,
      history: notesSince(createdAt),
      ...(responsible && { responsibleId: responsible._id, responsibleName: responsible.name }),
      threadKeys: [person.email, person.phoneE164],
      reference,
      service: at(Object.values(ContactService), place),
      message,
      agree: false,
      source,
      page: project ? productPath(project._id.toHexString()) : '/contact',
      propertyId: project?._id ?? null,
      propertyTitle: project?.title ?? null,
      words: [
        ...personWords(person.email, person.phoneE164),
        ...wordsOf(reference, person.name, person.email, person.phone, message, project?.title, ...notes),
      ],
    }),
  };
}

function applicationAt(place: number): JobApplication {
  const { name: fullName, ...person } = personAt(place);
  const state = at(Object.values(ApplicationState), place);
  const role = at(roles, place * 3);
  const ended = state === ApplicationState.REJECTED || state === ApplicationState.HIRED;
  return newItem<JobApplication>({
    ...person,
    ...workAt(place, ended, state === ApplicationState.NEW),
    fullName,
    state,
    role,
    createdAt: new Date(timeNow().getTime() - place * 97 * minuteMs),
    coverLetter: 'I have sold flats for three years and speak three languages.',
    resume: { fileId: new ObjectId(), name: 'resume.pdf', contentType: 'application/pdf', bytes: 0 },
    words: [
      ...personWords(person.email, person.phoneE164),
      ...wordsOf(fullName, person.email, person.phone, role),
    ],
  });
}

/** What colleagues noted in the hours after an enquiry. */
function notesSince(createdAt: Date): LeadEvent[] {
  return notes.map((text, place) => ({
    kind: LeadEventKind.NOTE,
    at: new Date(createdAt.getTime() + (place + 1) * 60 * minuteMs),
    by: 'owner',
    text,
  }));
}

function workAt(place: number, ended: boolean, isNew: boolean) {
  const hours = (place * 31) % 400;
  const nextAt = ended || place % 6 ? null : new Date(timeNow().getTime() + (hours - 40) * 60 * minuteMs);
  return { unread: isNew && place % 3 === 0, nextAt, history: [] };
}

function at<Value>(values: readonly Value[], place: number): Value {
  return values[place % values.length] as Value;
}
