import type { TestApp } from './start-test-app.ts';
import { pdf, picture } from './files.ts';

let counted = 0;

/** A project with everything that is required; each has a title of its own. */
export function propertyInput(values: Record<string, unknown> = {}) {
  counted += 1;
  return {
    title: `Sample Heights ${counted}`,
    aboutBuilder: 'A builder of samples.',
    address: 'Plot 12, Sector 150, Noida',
    disclaimer: 'Sample data.',
    reraDetails: 'UPRERA-SAMPLE-1',
    ...values,
  };
}

export const contactInput = (values: Record<string, unknown> = {}) => ({
  name: 'Asha Rao',
  email: 'asha@example.com',
  service: 'Residential',
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

/** Adds a project over GraphQL; fails the test when that is refused. */
export async function addProperty(
  { ask, token }: TestApp,
  values: Record<string, unknown> = {},
  pictures: File[] = [],
): Promise<Stored> {
  const files = Object.fromEntries(pictures.map((file, index) => [`images.${index}`, file]));
  const answer = await ask<{ createProperty: Stored }>(
    `mutation ($input: PropertyInput!, $images: [Upload!]) {
      createProperty(input: $input, images: $images) { id slug title }
    }`,
    { input: propertyInput(values), images: pictures.map(() => null) },
    { token, ...(pictures.length > 0 && { files }) },
  );
  return given(answer, 'createProperty');
}

/** Sends a contact request over GraphQL and returns its reference. */
export async function sendContact({ ask }: TestApp, values: Record<string, unknown> = {}): Promise<string> {
  const answer = await ask<{ submitContact: { reference: string } }>(
    'mutation ($input: ContactRequestInput!) { submitContact(input: $input) { reference } }',
    { input: contactInput(values) },
  );
  return given(answer, 'submitContact').reference;
}

/** Sends a job application over REST and returns its id. */
export async function sendApplication(
  { call }: TestApp,
  values: Record<string, string> = {},
  resume = pdf(),
): Promise<string> {
  const answer = await call<{ data: { id: string } }>('POST', '/api/applications', {
    form: { ...applicationInput(values), resume },
  });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.data.id;
}

const createdWithPicture = {
  createBlog: { type: 'BlogInput', input: blogInput },
  createMediaItem: { type: 'MediaItemInput', input: (values: Record<string, unknown> = {}) => values },
  createTeamMember: { type: 'TeamMemberInput', input: teamMemberInput },
  createTestimonial: { type: 'TestimonialInput', input: testimonialInput },
};

export interface StoredWithPicture {
  id: string;
  image: { id: string; url: string };
}

/** Adds a story, a media item, a team member or a testimonial over GraphQL. */
export async function addWithPicture(
  { ask, token }: TestApp,
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

/** The answer to one operation; its errors become the test’s. */
export function given<Data extends object, Key extends keyof Data>(
  { data, text }: { data: Data; text: string },
  key: Key,
): NonNullable<Data[Key]> {
  const value = data[key];
  if (value === null || value === undefined) throw new Error(`No ${String(key)} in ${text}`);
  return value;
}
