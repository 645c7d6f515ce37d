import { ObjectId } from 'mongodb';
import type { GraphQLObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import {
  addProperty,
  addWithPicture,
  deleteItem,
  given,
  propertyInput,
  restoreItem,
  sendApplication,
  sendContact,
} from '../../testing/factories.ts';
import { makeToken } from '../../testing/api-tokens.ts';
import { picture } from '../../testing/data/files.ts';
import { createSchema } from '../../http/graphql/schema.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { Blog } from '../blog/blog.type.ts';
import { Property } from '../property/property.type.ts';
import { publicName } from './followed-items.ts';
import { noteChanges } from './note-changes.ts';
import { sweepChanges } from './sweep-changes.ts';

const app = await startTestApp();
const { ask, token } = app;

interface Row {
  sequence: number;
  kind: string;
  itemId: string;
  fields: string[];
  reason: string | null;
}
interface Part {
  logId: string;
  items: Row[];
  last: number;
  more: boolean;
}
const home = {
  towers: [{ name: 'Tower A', floors: 12 }],
  configurations: [{ name: '2 BHK', bedrooms: 2, carpet: 780, priceFrom: 9_500_000 }],
};
const question = `query ($after: Int, $logId: ID, $first: Int, $kinds: [ChangeKind!]) {
  changes(after: $after, logId: $logId, first: $first, kinds: $kinds) {
    logId last more items { sequence kind itemId fields reason }
  }
}`;

async function read(variables: Record<string, unknown>, as?: string): Promise<Part> {
  return given(await ask<{ changes: Part }>(question, variables, { token: as }), 'changes');
}

/** Notes what was written, and reads it from the beginning. */
async function all(as?: string): Promise<Row[]> {
  while (await noteChanges(app.context));
  return (await read({ after: 0, first: 500 }, as)).items;
}

const kindsOf = (rows: readonly Row[], id: string) =>
  rows.filter(({ itemId }) => itemId === id).map(({ kind, reason }) => [kind, reason]);

async function publish(id: string, state: string, publishAt?: Date): Promise<void> {
  const mutation = `mutation ($id: ID!, $publication: PublicationInput!) {
    setPropertyPublication(id: $id, publication: $publication) { id }
  }`;
  const { errors } = await ask(mutation, { id, publication: { state, publishAt } }, { token });
  expect(errors).toBeUndefined();
}

async function change(id: string, values: object): Promise<void> {
  const mutation =
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }';
  const { errors } = await ask(mutation, { id, input: values }, { token });
  expect(errors).toBeUndefined();
}

async function putBack(id: string): Promise<void> {
  const { errors } = await ask('mutation ($id: ID!) { putBack(id: $id) }', { id }, { token });
  expect(errors).toBeUndefined();
}

async function saveUnit(propertyId: string, number: string): Promise<void> {
  const mutation = `mutation ($id: ID!, $units: [SavedUnitInput!]!) {
    saveUnits(propertyId: $id, units: $units) { saved { id } failures { message } }
  }`;
  const units = [{ number, tower: 'tower-a', configuration: '2-bhk', floor: 3 }];
  const answer = await ask<{ saveUnits: { saved: object[] } }>(
    mutation,
    { id: propertyId, units },
    { token },
  );
  expect(given(answer, 'saveUnits').saved).toHaveLength(1);
}

/** As if the hours had passed: it was published and written long ago, and only these dates are of now. */
function letPass(id: string, dates: object) {
  const longAgo = new Date(Date.now() - 3_600_000);
  const passed = { publishAt: longAgo, touchedAt: longAgo, ...dates };
  return app.db.collection('properties').updateOne({ _id: new ObjectId(id) }, { $set: passed });
}

const justNow = () => new Date(Date.now() - 1_000);

test('a property is published, changed, taken off the site, deleted, restored, and gone for good', async () => {
  const { id } = await addProperty(app);
  await all();
  await publish(id, 'DRAFT');
  await all();
  await publish(id, 'PUBLISHED');
  await all();
  await deleteItem(app, 'PROPERTY', id);
  await all();
  await restoreItem(app, 'PROPERTY', id);
  await all();
  await deleteItem(app, 'PROPERTY', id);
  await all();
  await app.db.collection('properties').deleteOne({ _id: new ObjectId(id) });
  expect(kindsOf(await all(), id)).toEqual([
    ['LISTING_PUBLISHED', null],
    ['LISTING_REMOVED', 'DRAFT'],
    ['LISTING_PUBLISHED', null],
    ['LISTING_REMOVED', 'DELETED'],
    ['LISTING_PUBLISHED', null],
    ['LISTING_REMOVED', 'DELETED'],
    ['LISTING_REMOVED', 'PURGED'],
  ]);
});

test('the sequence has no gap, and a second look at the same writes adds nothing', async () => {
  for (let count = 0; count < 5; count += 1) await addProperty(app);
  const rows = await all();
  expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
  expect(await all()).toEqual(rows);
});

test('a change names the fields that visitors read, and none that only the office reads', async () => {
  const input = propertyInput({ title: 'Neem Court', ...home });
  const { id } = await addProperty(app, input);
  await all();
  await change(id, { ...input, privateFacts: { ownerName: 'Discreet Owner' } });
  const [, saved] = await all();
  expect(saved).toMatchObject({ kind: 'LISTING_CHANGED', fields: [] });
  await change(id, { ...input, disclaimer: 'Another text.', features: ['Garden'] });
  await all();
  await saveUnit(id, '101');
  const [, , changed, withUnit] = (await all()).filter(({ itemId }) => itemId === id);
  expect(changed).toMatchObject({ kind: 'LISTING_CHANGED', reason: null });
  expect(changed?.fields).toEqual(['disclaimer', 'features']);
  expect(withUnit?.fields).toEqual(['availability']);
});

test('what the log names of a listing or a story, visitors can read', async () => {
  const types = createSchema().getTypeMap();
  const { id } = await addProperty(app, home, [await picture()]);
  await saveUnit(id, '7');
  await addWithPicture(app, 'createBlog');
  for (const [collection, type, name] of [
    ['properties', Property, 'Property'],
    ['blogs', Blog, 'Blog'],
  ] as const) {
    const fields = (types[name] as GraphQLObjectType).getFields();
    const stored = await app.db.collection(collection).find().toArray();
    const names = stored.flatMap(Object.keys).map((field) => publicName(type, field));
    expect(names.filter((one) => one !== null && !(one in fields))).toEqual([]);
    expect(names).toContain('title');
    expect(names).not.toContain('privateFacts');
  }
});

test('a scheduled property appears, and one lapses or fails the checks of the site, without a write', async () => {
  const { id: scheduled } = await addProperty(app);
  await publish(scheduled, 'SCHEDULED', new Date(Date.now() + 3_600_000));
  const [{ id: lapsing }, { id: failing }] = [await addProperty(app), await addProperty(app)];
  const before = await all();
  expect(kindsOf(before, scheduled)).toEqual([]);
  await letPass(scheduled, { publishAt: justNow() });
  await letPass(lapsing, { shownUntil: justNow(), 'gate.passes': true });
  await letPass(failing, { shownUntil: justNow(), 'gate.passes': false });
  const rows = await all();
  expect(kindsOf(rows, scheduled)).toEqual([['LISTING_PUBLISHED', null]]);
  expect(kindsOf(rows, lapsing).at(-1)).toEqual(['LISTING_REMOVED', 'LAPSED']);
  expect(kindsOf(rows, failing).at(-1)).toEqual(['LISTING_REMOVED', 'GATE']);
});

test.each([
  [
    'the trash',
    (id: string) => deleteItem(app, 'PROPERTY', id),
    (id: string) => restoreItem(app, 'PROPERTY', id),
  ],
  ['a draft', (id: string) => publish(id, 'DRAFT'), putBack],
])(
  'what was unseen between two looks, by %s, has changed: a copy may have missed it',
  async (_by, hide, show) => {
    const { id } = await addProperty(app);
    await all();
    await hide(id);
    await show(id);
    expect(kindsOf(await all(), id)).toEqual([
      ['LISTING_PUBLISHED', null],
      ['LISTING_CHANGED', null],
    ]);
  },
);

test('a story is followed like a listing', async () => {
  const { id } = await addWithPicture(app, 'createBlog');
  await all();
  await deleteItem(app, 'BLOG', id);
  expect(kindsOf(await all(), id)).toEqual([
    ['STORY_PUBLISHED', null],
    ['STORY_REMOVED', 'DELETED'],
  ]);
});

test('leads are in the log for owners and for tokens that read leads, and no row says anything of the person', async () => {
  await sendContact(app, { name: 'Discreet Buyer', email: 'discreet@example.com' });
  await sendApplication(app, { fullName: 'Discreet Applicant' });
  const secret = async (...scopes: string[]) => (await makeToken(app, scopes)).secret;
  const seenBy = async (as?: string) => new Set((await all(as)).map(({ kind }) => kind));
  expect(await seenBy()).toEqual(new Set());
  expect(await seenBy(await secret('LEADS_CREATE', 'LISTINGS_READ'))).toEqual(new Set());
  expect(await seenBy(await tokenOfRole(app, AdminRole.SALES))).toEqual(new Set());
  expect(await seenBy(await secret('LEADS_READ'))).toEqual(new Set(['ENQUIRY_CREATED', 'PERSON_CREATED']));
  expect(await seenBy(token)).toEqual(new Set(['ENQUIRY_CREATED', 'PERSON_CREATED', 'APPLICATION_CREATED']));
  const stored = JSON.stringify(await app.db.collection('changes').find().toArray());
  expect(stored).not.toMatch(/discreet|98100/i);
});

test('a lead that is worked on has changed, and one that is gone for good is gone from a copy', async () => {
  await sendContact(app);
  const person = await app.db.collection('people').findOne();
  const id = String(person?._id);
  await all();
  await ask(
    'mutation ($id: ID!) { addPersonNote(id: $id, text: "Likes the park.") { id } }',
    { id },
    { token },
  );
  await all();
  await app.db.collection('people').deleteOne({ _id: person?._id });
  expect(kindsOf(await all(token), id)).toEqual([
    ['PERSON_CREATED', null],
    ['PERSON_CHANGED', null],
    ['PERSON_REMOVED', 'PURGED'],
  ]);
});

test.each([
  [{ after: 0, kinds: ['ENQUIRY_CREATED'] }, undefined, 'UNAUTHENTICATED'],
  [{ after: 0, kinds: ['LISTING_CHANGED', 'PERSON_CHANGED'] }, 'LISTINGS_READ', 'FORBIDDEN'],
  [{ after: 0, kinds: ['APPLICATION_CREATED'] }, 'LEADS_READ', 'FORBIDDEN'],
  [{ after: 0, kinds: [] }, undefined, 'BAD_USER_INPUT'],
  [{ after: -1 }, undefined, 'BAD_USER_INPUT'],
  [{ after: 1.5 }, undefined, 'BAD_USER_INPUT'],
  [{ after: 2 ** 53 }, undefined, 'BAD_USER_INPUT'],
  [{ after: 2 }, undefined, 'BAD_USER_INPUT'],
  [{ after: 0, first: 0 }, undefined, 'BAD_USER_INPUT'],
  [{ after: 0, first: 501 }, undefined, 'BAD_USER_INPUT'],
  [{ after: 0, logId: '0'.repeat(24) }, undefined, 'GONE'],
])('%j of a caller with %s is refused', async (variables, scope, code) => {
  await addProperty(app);
  await all();
  const as = scope && (await makeToken(app, [scope])).secret;
  const { errors } = await ask(question, variables, { token: as });
  expect(errors?.[0]?.extensions).toMatchObject({ code, ...(code === 'GONE' && { sequence: 1 }) });
});

test('a reader goes on from place to place, and past changes that it may not read', async () => {
  const ids = [];
  for (let count = 0; count < 3; count += 1) ids.push((await addProperty(app)).id);
  await sendContact(app);
  await all();
  const { logId, last: end } = await read({});
  expect(await read({})).toMatchObject({ items: [], more: false });
  const one = await read({ after: 0, first: 2, logId });
  expect(one).toMatchObject({ last: 2, more: true });
  const other = await read({ after: one.last, first: 2, logId });
  expect(other).toMatchObject({ last: end, more: false });
  expect([...one.items, ...other.items].map(({ itemId }) => itemId)).toEqual(ids);
  expect(end).toBeGreaterThan(3);
});

test('two processes that look at once write no place twice, and leave none out', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id } = await addProperty(app);
    await Promise.all([1, 2, 3].map(() => noteChanges(app.context)));
    await deleteItem(app, 'PROPERTY', id);
    await Promise.all([1, 2, 3].map(() => noteChanges(app.context)));
    expect(kindsOf(await all(), id).at(-1)).toEqual(['LISTING_REMOVED', 'DELETED']);
  }
  const rows = await all(token);
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_row, index) => index + 1));
});

test('after 90 days the log begins later, and still knows what it said last', async () => {
  const [{ id: kept }, { id: gone }] = [await addProperty(app), await addProperty(app)];
  await all();
  await deleteItem(app, 'PROPERTY', gone);
  await all();
  await app.db.collection('changes').updateMany({}, { $set: { at: new Date(Date.now() - 91 * 86_400_000) } });
  await sweepChanges(app.context);
  const { errors } = await ask(question, { after: 0 });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'GONE', sequence: 3 });
  expect(await read({ after: 3 })).toMatchObject({ items: [], last: 3 });
  expect(await app.db.collection('changes').countDocuments()).toBe(2);
  await publish(kept, 'DRAFT');
  while (await noteChanges(app.context));
  const { items } = await read({ after: 3 });
  expect(kindsOf(items, kept)).toEqual([['LISTING_REMOVED', 'DRAFT']]);
  expect(items[0]?.sequence).toBe(4);
});
