import { dayInIndia } from '../base/clock.ts';
import { pdf, picture } from './data/files.ts';
import type { TestApp } from './start-test-app.ts';

/** A client of a running server, logged in to an account. */
type Caller = Pick<TestApp, 'ask' | 'call' | 'token'>;

let counted = 0;

/**
 * Why a listing may be advertised, and the reasons for what its checks warn of: with both, each sample home passes in a test
 * app, where the company is registered.
 */
export const passingChecks = {
  rera: {
    status: 'EXEMPT',
    exemption: 'COMPLETED_BEFORE_ACT',
    exemptionNote: 'Completed in 2016.',
    certificateNumber: 'CC 12',
    certificateDate: '2016-03-01',
    // Today, also in a run that began yesterday.
    get checkedOn() {
      return dayInIndia();
    },
  },
  gateReasons: [2, 3, 4, 5, 8, 9, 10, 12, 13, 14, 15].map((check) => ({ check, reason: 'This is a test.' })),
};

/** The block of a registered project, for a property with a `reraNumber`. */
export const registeredBlock = {
  ...{ status: 'REGISTERED', authority: 'UP', validFrom: '2025-02-01', validTo: '2039-01-31' },
  qrLink: 'https://www.up-rera.in/projectsummary?id=00000',
  get checkedOn() {
    return dayInIndia();
  },
  ...{ accountNumber: '00110022003300', accountBank: 'Sample Bank', accountIfsc: 'ABCD0123456' },
  authorityScope: 'Sale of all homes',
};

/** Whether a project is not ready yet, so that it needs a registration. */
function isBuilding({ stage, yearBuilt, propertyStatus }: Record<string, unknown>): boolean {
  if (stage === 'READY') return false;
  if (stage === 'NEW_LAUNCH') return true;
  const [year = 0] = /20\d\d/.exec(typeof yearBuilt === 'string' ? yearBuilt : '') ?? [];
  const isLater = Number(year) > new Date().getFullYear();
  return (stage === 'UNDER_CONSTRUCTION' || isLater) && propertyStatus !== 'FOR_RENT';
}

/**
 * A project with all required fields and a unique title, which passes its checks; one that is being built is registered, and
 * needs its Form C besides. A price gets a carpet area.
 */
export function propertyInput(values: Record<string, unknown> = {}) {
  counted += 1;
  return {
    title: `Sample Heights ${counted}`,
    aboutBuilder: 'A builder of samples.',
    address: 'Plot 12, Sector 150, Noida',
    disclaimer: 'Sample data.',
    reraDetails: 'UPRERA-SAMPLE-1',
    ...passingChecks,
    ...(isBuilding(values) && { rera: registeredBlock, reraNumber: `UPRERAPRJ${100_000 + counted}/01/2026` }),
    ...(typeof values.price === 'string' && { area: '1,000 sq ft carpet' }),
    ...values,
  };
}

export const contactInput = (values: Record<string, unknown> = {}) => ({
  name: 'Asha Rao',
  email: 'asha@example.com',
  service: 'RESIDENTIAL',
  phone: '98100 00000',
  message: 'Please call me.',
  agree: true,
  ...values,
});

export const applicationInput = (values: Record<string, unknown> = {}) => ({
  fullName: 'Ravi Kumar',
  email: 'ravi@example.com',
  role: 'Sales executive',
  phone: '+91 98100 00001',
  ...values,
});

export const blogInput = (values: Record<string, unknown> = {}) => ({
  title: 'Buying on plan',
  description: 'What to look at.',
  para_1: 'First part.',
  para_2: 'Second part.',
  conclusion: 'In the end.',
  writtenBy: 'Meera Shah',
  ...values,
});

export const teamMemberInput = (values: Record<string, unknown> = {}) => ({
  name: 'Neha Verma',
  position: 'Commercial leasing',
  ...values,
});

export const testimonialInput = (values: Record<string, unknown> = {}) => ({
  name: 'Imran Ali',
  position: 'Moved to Sector 137',
  description: 'They told us the truth.',
  ...values,
});

export interface Stored {
  id: string;
  slug: string;
  title: string;
}

/** Adds a published project over GraphQL, a registered one with its Form C; fails the test if the server refuses it. */
export async function addProperty(
  caller: Caller,
  values: Record<string, unknown> = {},
  pictures: File[] = [],
): Promise<Stored> {
  const input: { rera?: { status?: string } } & Record<string, unknown> = propertyInput(values);
  const isRegistered = input.rera?.status === 'REGISTERED';
  const answer = await caller.ask<{ createProperty: Stored }>(
    `mutation ($input: PropertyInput!, $pictures: [ChosenPicture!], $publication: PublicationInput) {
      createProperty(input: $input, pictures: $pictures, publication: $publication) { id slug title }
    }`,
    {
      ...{ input, pictures: await uploadPictures(caller, pictures) },
      ...(isRegistered && { publication: { state: 'DRAFT' } }),
    },
    { token: caller.token },
  );
  const stored = given(answer, 'createProperty');
  if (!isRegistered) return stored;
  await addFormC(caller, stored.id);
  const published = await caller.ask<{ setPropertyPublication: { id: string } }>(
    'mutation ($id: ID!) { setPropertyPublication(id: $id, publication: { state: PUBLISHED }) { id } }',
    { id: stored.id },
    { token: caller.token },
  );
  given(published, 'setPropertyPublication');
  return stored;
}

/** Adds Form C to the documents of a property: the evidence of its registration. */
export async function addFormC({ ask, token }: Caller, propertyId: string): Promise<void> {
  const input = { kind: 'FORM_C', title: 'Form C', dated: '2025-02-01', isPublic: false };
  const answer = await ask<{ addPropertyDocument: { id: string } }>(
    `mutation ($id: ID!, $input: PropertyDocumentInput!, $file: Upload) {
      addPropertyDocument(propertyId: $id, input: $input, file: $file) { id }
    }`,
    { id: propertyId, input, file: null },
    { token, files: { file: pdf() } },
  );
  given(answer, 'addPropertyDocument');
}

/** Uploads pictures one after the other, and returns their ids for a property. */
export async function uploadPictures({ ask, token }: Caller, pictures: File[]): Promise<{ id: string }[]> {
  const uploaded = [];
  for (const image of pictures) {
    const answer = await ask<{ uploadPicture: { id: string } }>(
      'mutation ($image: Upload) { uploadPicture(image: $image) { id } }',
      { image: null },
      { token, files: { image } },
    );
    uploaded.push(given(answer, 'uploadPicture'));
  }
  return uploaded;
}

/** Sends a contact request over GraphQL and returns its reference. */
export async function sendContact({ ask }: Caller, values: Record<string, unknown> = {}): Promise<string> {
  const answer = await ask<{ submitContact: { reference: string } }>(
    'mutation ($input: ContactRequestInput!) { submitContact(input: $input) { reference } }',
    { input: contactInput(values) },
  );
  return given(answer, 'submitContact').reference;
}

/** Sends a job application over REST and returns its id. */
export async function sendApplication(
  { call }: Caller,
  values: Record<string, string> = {},
  resume = pdf(),
): Promise<string> {
  const answer = await call<{ data: { id: string } }>('POST', '/api/applications', {
    form: { ...applicationInput(values), resume },
  });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.data.id;
}

/** The answer of `deleteItems` and `restoreItems`. */
export interface BulkAnswer {
  doneIds: string[];
  failedIds: string[];
}

/** Deletes one item over GraphQL; a missing item is among the `failedIds`. */
export function deleteItem(caller: Caller, kind: string, id: string): Promise<BulkAnswer> {
  return changeItem(caller, 'deleteItems', kind, id);
}

/** Restores one item over GraphQL; a missing item is among the `failedIds`. */
export function restoreItem(caller: Caller, kind: string, id: string): Promise<BulkAnswer> {
  return changeItem(caller, 'restoreItems', kind, id);
}

async function changeItem(
  { ask, token }: Caller,
  mutation: 'deleteItems' | 'restoreItems',
  kind: string,
  id: string,
): Promise<BulkAnswer> {
  const answer = await ask<Record<string, BulkAnswer>>(
    `mutation ($kind: ItemKind!, $ids: [ID!]) {
      ${mutation}(kind: $kind, selection: { ids: $ids }) { doneIds failedIds }
    }`,
    { kind, ids: [id] },
    { token },
  );
  return given(answer, mutation);
}

export const builderInput = (values: Record<string, unknown> = {}) => ({
  name: 'Tulsi Angan Developers',
  ...values,
});

const createdWithPicture = {
  createBuilder: { type: 'BuilderInput', input: builderInput },
  createBlog: { type: 'BlogInput', input: blogInput },
  createMediaItem: { type: 'MediaItemInput', input: (values: Record<string, unknown> = {}) => values },
  createTeamMember: { type: 'TeamMemberInput', input: teamMemberInput },
  createTestimonial: { type: 'TestimonialInput', input: testimonialInput },
};

export interface StoredWithPicture {
  id: string;
  image: { id: string; url: string };
}

/** Adds a builder, a story, a media item, a team member or a testimonial over GraphQL. */
export async function addWithPicture(
  { ask, token }: Caller,
  mutation: keyof typeof createdWithPicture,
  values: Record<string, unknown> = {},
): Promise<StoredWithPicture> {
  const { type, input } = createdWithPicture[mutation];
  const answer = await ask<Record<string, StoredWithPicture>>(
    `mutation ($input: ${type}!, $image: Upload) { ${mutation}(input: $input, image: $image) { id image { id url } } }`,
    { input: input(values), image: null },
    { token, files: { image: await picture() } },
  );
  return given(answer, mutation);
}

/** The data of one operation; fails the test with its errors if there is none. */
export function given<Data extends object, Key extends keyof Data>(
  { data, text }: { data: Data; text: string },
  key: Key,
): NonNullable<Data[Key]> {
  const value = data[key];
  if (value === null || value === undefined) throw new Error(`No ${String(key)} in ${text}`);
  return value;
}
