import { getNamedType, isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { alertToken } from '../features/alert/alert-links.ts';
import {
  addProperty,
  addWithPicture,
  contactInput,
  given,
  propertyInput,
  sendContact,
} from '../testing/factories.ts';
import { picture } from '../testing/data/files.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { createSchema } from './graphql/schema.ts';

const app = await startTestApp();
const { ask, token } = app;

const publicQueries = Object.values(createSchema().getQueryType()?.getFields() ?? {}).filter(
  ({ extensions }) => extensions.access === 'public',
);

/** Selects all fields of a type and of the types inside it, each type once on a path. */
function everyField(type: GraphQLObjectType, above: GraphQLObjectType[] = []): string {
  const fields = Object.values(type.getFields()).map(({ name, type: field }) => {
    const inner = getNamedType(field);
    if (!isObjectType(inner)) return name;
    const path = [...above, type];
    return path.includes(inner) ? '' : `${name} { ${everyField(inner, path)} }`;
  });
  return fields.join(' ');
}

/** A question has at most 1,000 tokens, and a cost. */
const mostWords = 500;

/** All fields of a query in a few questions: its plain values, and each object, which is taken apart where it is large. */
function selectionsOf({ type }: GraphQLField<unknown, unknown>): string[] {
  const named = getNamedType(type);
  if (isInterfaceType(named)) return ['{ __typename id }'];
  return isObjectType(named) ? partsOf(named, []).map((part) => `{ ${part} }`) : [''];
}

function partsOf(type: GraphQLObjectType, above: GraphQLObjectType[]): string[] {
  const path = [...above, type];
  const fields = Object.values(type.getFields());
  const plain = fields.filter((field) => !isObjectType(getNamedType(field.type))).map(({ name }) => name);
  const objects = fields.flatMap(({ name, type: field }) => {
    const inner = getNamedType(field);
    if (!isObjectType(inner) || path.includes(inner)) return [];
    const whole = everyField(inner, path);
    const parts = whole.split(' ').length > mostWords ? partsOf(inner, path) : [whole];
    return parts.map((part) => `${name} { ${part} }`);
  });
  return [...(plain.length > 0 ? [plain.join(' ')] : []), ...objects];
}

/** The token of a link with which an invited person chooses a password. */
async function linkToken(): Promise<string> {
  const answer = await ask<{ inviteAccount: { link: string } }>(
    'mutation { inviteAccount(input: { username: "meena", role: SALES }) { link } }',
    {},
    { token },
  );
  return given(answer, 'inviteAccount').link.replace(/^.*#/, '');
}

/** The link with which a visitor sees the consents of an enquiry. */
async function choicesLink(): Promise<string> {
  const answer = await ask<{ submitContact: { choicesPath: string } }>(
    'mutation ($input: ContactRequestInput!) { submitContact(input: $input) { choicesPath } }',
    { input: contactInput() },
  );
  return given(answer, 'submitContact').choicesPath.replace(/^.*link=/, '');
}

/** The token of a shared shortlist with a thumb and a note, and a hidden home. */
async function sharedToken(propertyId: string): Promise<string> {
  const input = { name: 'Asha', mode: 'TOGETHER', propertyIds: [propertyId] };
  const answer = await ask<{ shareShortlist: { token: string; key: string } }>(
    'mutation ($input: ShareShortlistInput!) { shareShortlist(input: $input) { token key } }',
    { input },
  );
  const { token: shared, key } = given(answer, 'shareShortlist');
  const by = { token: shared, key, name: 'Asha', propertyId };
  await ask(
    `mutation ($note: SharedNoteInput!, $thumb: SharedThumbInput!, $hide: HideSharedHomeInput!) {
      addSharedNote(input: $note) { me } setSharedThumb(input: $thumb) { me } setSharedHomeHidden(input: $hide) { me }
    }`,
    {
      note: { ...by, text: 'Near the school' },
      thumb: { ...by, thumb: 'UP' },
      hide: { ...by, hidden: true },
    },
  );
  return shared;
}

/** The token of a link that confirms an alert. */
async function alertLink(): Promise<string> {
  const alert = { _id: new ObjectId(), nonce: 'a-nonce' };
  const wish = { kind: 'SEARCH', label: '3 BHK', path: '/shop', frequency: 'WEEKLY', state: 'WAITING' };
  await app.db.collection('alerts').insertOne({ ...wish, ...alert });
  return alertToken(app.context, 'confirm', alert);
}

/** Arguments with results, for each query that needs some. */
async function makeArguments(): Promise<Record<string, string>> {
  const whole = propertyInput({
    ...{
      price: '1–2 Cr',
      area: '1,150–1,850 sq ft carpet',
      rooms: '2–3 BHK',
      baths: '2',
      yearBuilt: 'Dec 2027',
    },
    builder: 'Builder of one home',
    ...{ locality: 'Sector 150', city: 'Noida', latitude: 28.4, longitude: 77.4 },
  });
  const { id } = await addProperty(app, whole, [await picture()]);
  // A landing page has at least three projects.
  for (const title of ['Another', 'A third']) await addProperty(app, { ...whole, title });
  const input = { ...whole, title: 'Changed' };
  await ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id, input },
    { token },
  );
  await app.db.collection('jobOpenings').insertOne({
    ...{ title: 'Clerk', place: 'Noida', employment: 'FULL_TIME', text: 'Files.', deleted: false },
    ...{ payFrom: null, payTo: null, postedOn: '2026-01-01', applyBy: '2999-12-31', sample: false },
  });
  await ask(
    'mutation ($blocks: [BlockInput!]!) { saveBlocks(blocks: $blocks) { id } }',
    {
      blocks: [
        { page: 'home', key: 'hero.title', text: 'Homes in Noida' },
        { page: 'plain', key: 'fees', text: 'Our fees' },
      ],
    },
    { token },
  );
  const itemId = async (mutation: Parameters<typeof addWithPicture>[1], values = {}) =>
    `(id: "${(await addWithPicture(app, mutation, values)).id}")`;
  return {
    blocks: '(page: "home")',
    plainPage: '(slug: "fees")',
    property: `(id: "${id}")`,
    listing: `(id: "${id}")`,
    listings: '(first: 1)',
    node: `(id: "${id}")`,
    nodes: `(ids: ["${id}"])`,
    propertiesByIds: `(ids: ["${id}"])`,
    similarProperties: `(id: "${id}")`,
    landingPage: '(slug: "in-sector-150-noida")',
    commute: '(circles: [{ place: "noida/sector-150", kilometres: 10 }])',
    costSheet: `(propertyId: "${id}")`,
    understand: '(query: "3 bhk sector 10")',
    suggestions: '(query: "sec 1")',
    blog: await itemId('createBlog', { tags: ['metro'] }),
    teamMember: await itemId('createTeamMember'),
    testimonial: await itemId('createTestimonial'),
    builder: await itemId('createBuilder', { name: 'Builder of one home' }),
    builderProjects: '(slug: "builder-of-one-home")',
    mediaItem: await itemId('createMediaItem'),
    passwordLink: `(token: "${await linkToken()}")`,
    sharedShortlist: `(token: "${await sharedToken(id)}")`,
    alertOffer: `(propertyId: "${id}")`,
    alert: `(token: "${await alertLink()}")`,
    choices: `(link: "${await choicesLink()}")`,
    developerPage: '(key: "start")',
    contactStatus: `(reference: "${await sendContact(app)}", email: "asha@example.com")`,
  };
}

test('a visitor may ask for every field of every public query', async () => {
  const args = await makeArguments();
  expect(publicQueries.length).toBeGreaterThan(12);
  for (const query of publicQueries) {
    for (const selection of selectionsOf(query)) {
      const { data, errors } = await ask(`{ found: ${query.name}${args[query.name] ?? ''} ${selection} }`);
      expect([query.name, errors]).toEqual([query.name, undefined]);
      expect([query.name, data.found ?? null]).not.toEqual([query.name, null]);
      expect([query.name, data.found]).not.toEqual([query.name, []]);
    }
  }
});

test('fields for accounts are null for visitors and have values for accounts', async () => {
  const { id } = await addProperty(app);
  const query = `{ property(id: "${id}") { enquiryCount } }`;
  expect(await ask(query)).toMatchObject({ data: { property: { enquiryCount: null } }, errors: undefined });
  expect((await ask(query, {}, { token })).data).toEqual({ property: { enquiryCount: 0 } });
});
