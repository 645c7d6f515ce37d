import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { onChange } from '../../database/changes.ts';
import { linkedAccount } from '../../testing/accounts.ts';
import { addProperty, addWithPicture, given, sendApplication, sendContact } from '../../testing/factories.ts';
import { pdf } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, token } = app;

interface Outcome {
  doneIds: string[];
  failedIds: string[];
  remaining: number;
}

async function bulk(
  mutation: 'deleteItems' | 'restoreItems',
  kind: string,
  selection: object,
  filter?: object,
): Promise<Outcome> {
  const answer = await ask<Record<string, Outcome>>(
    `mutation ($kind: ItemKind!, $selection: ItemSelection!, $filter: ItemsFilter) {
      ${mutation}(kind: $kind, selection: $selection, filter: $filter) { doneIds failedIds remaining }
    }`,
    { kind, selection, filter },
    { token },
  );
  return given(answer, mutation);
}

interface Trash {
  totalCount: number;
  items: { id: string; kind: string; name: string; daysLeft: number }[];
}

async function trash(args = ''): Promise<Trash> {
  const answer = await ask<{ trash: Trash }>(
    `{ trash${args} { totalCount items { id kind name daysLeft } } }`,
    {},
    { token },
  );
  return given(answer, 'trash');
}

async function titles(filter: object = {}): Promise<string[]> {
  const answer = await ask<{ adminProperties: { items: { title: string }[] } }>(
    'query ($filter: PropertyFilter) { adminProperties(filter: $filter) { items { title } } }',
    { filter },
    { token },
  );
  return given(answer, 'adminProperties').items.map(({ title }) => title);
}

const unknownId = '0123456789abcdef01234567';

test('several items are deleted and restored at once, and the answer names the missing ones', async () => {
  const [a, b] = [await addProperty(app, { title: 'A' }), await addProperty(app, { title: 'B' })];
  await addProperty(app, { title: 'C' });
  const outcome = await bulk('deleteItems', 'PROPERTY', { ids: [a.id, b.id, unknownId] });
  expect(outcome).toEqual({ doneIds: [a.id, b.id], failedIds: [unknownId], remaining: 0 });
  expect(await titles()).toEqual(['C']);
  expect(await bulk('deleteItems', 'PROPERTY', { ids: [a.id] })).toMatchObject({ doneIds: [a.id] });
  expect(await bulk('restoreItems', 'PROPERTY', { ids: [a.id, b.id] })).toMatchObject({ failedIds: [] });
  expect(await titles()).toEqual(['C', 'B', 'A']);
});

test('all items that match are deleted, except later ones', async () => {
  await addProperty(app, { title: 'Lotus One', category: 'STUDIO' });
  await addProperty(app, { title: 'Lotus Two', category: 'COMMERCIAL' });
  const late = await addProperty(app, { title: 'Lotus Late', category: 'STUDIO' });
  const createdUntil = new Date();
  const createdAt = new Date(createdUntil.getTime() + 1);
  await app.db.collection('properties').updateOne({ _id: new ObjectId(late.id) }, { $set: { createdAt } });
  const filter = { properties: { category: 'STUDIO' } };
  const matching = { search: 'lotus', createdUntil };
  const outcome = await bulk('deleteItems', 'PROPERTY', { matching }, filter);
  expect(outcome.doneIds).toHaveLength(1);
  expect(await titles()).toEqual(['Lotus Late', 'Lotus Two']);
});

test('a deletion of more than a thousand items continues where it stopped', async () => {
  await addProperty(app);
  const sample = await app.db.collection('properties').findOne({}, { projection: { _id: 0 } });
  const copies = Array.from({ length: 1_204 }, (_, index) => ({ ...sample, slug: `copy-${index}` }));
  await app.db.collection('properties').insertMany(copies);
  expect(await bulk('deleteItems', 'PROPERTY', { matching: {} })).toMatchObject({ remaining: 205 });
  expect(await bulk('deleteItems', 'PROPERTY', { matching: {} })).toMatchObject({ remaining: 0 });
  expect(await titles()).toEqual([]);
});

test('more than a thousand ids, a malformed one, or no selection are refused', async () => {
  for (const selection of [{ ids: Array(1_001).fill(unknownId) }, { ids: ['x'] }, {}]) {
    const answer = await ask(
      'mutation ($selection: ItemSelection!) { deleteItems(kind: BLOG, selection: $selection) { remaining } }',
      { selection },
      { token },
    );
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});

test('many deletions are announced once', async () => {
  const ids = [await addProperty(app), await addProperty(app), await addProperty(app)].map(({ id }) => id);
  const announced: string[] = [];
  onChange(app.context, (topic) => announced.push(topic));
  await bulk('deleteItems', 'PROPERTY', { ids });
  expect(announced).toEqual(['properties']);
});

test('the status of several properties changes at once, and so does the public list', async () => {
  const { id } = await addProperty(app, { title: 'A' });
  await addProperty(app, { title: 'B', propertyStatus: 'SOLD' });
  const answer = await ask<{ setPropertyStatuses: Outcome }>(
    `mutation { setPropertyStatuses(selection: { matching: {} }, propertyStatus: SOLD) { doneIds remaining } }`,
    {},
    { token },
  );
  expect(given(answer, 'setPropertyStatuses')).toEqual({ doneIds: [id], remaining: 0 });
  expect(await titles({ status: 'SOLD' })).toEqual(['B', 'A']);
  expect((await ask('{ projects { totalCount } }')).data).toEqual({ projects: { totalCount: 0 } });
});

test('a filter by status limits which properties change their status', async () => {
  await addProperty(app, { title: 'A' });
  await addProperty(app, { title: 'B', propertyStatus: 'SOLD' });
  const answer = await ask<{ setPropertyStatuses: Outcome }>(
    `mutation ($filter: PropertyFilter) {
      setPropertyStatuses(selection: { matching: {} }, filter: $filter, propertyStatus: OFF_MARKET) { doneIds remaining }
    }`,
    { filter: { status: 'SOLD' } },
    { token },
  );
  expect(given(answer, 'setPropertyStatuses').doneIds).toHaveLength(1);
  expect(await titles({ status: 'FOR_SALE' })).toEqual(['A']);
  expect(await titles({ status: 'OFF_MARKET' })).toEqual(['B']);
});

test('items of a kind are deleted by the filter of that kind, and by no other', async () => {
  const kept = await addProperty(app, { title: 'A', category: 'STUDIO' });
  const { id } = await addProperty(app, { title: 'B', category: 'COMMERCIAL' });
  const mutation = `mutation ($filter: ItemsFilter) {
    deleteItems(kind: PROPERTY, selection: { matching: {} }, filter: $filter) { doneIds }
  }`;
  const wrong = await ask(mutation, { filter: { contacts: { state: 'NEW' } } }, { token });
  expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  const filter = { properties: { category: 'COMMERCIAL' } };
  const answer = await ask<{ deleteItems: Outcome }>(mutation, { filter }, { token });
  expect(given(answer, 'deleteItems').doneIds).toEqual([id]);
  expect(await titles()).toEqual(['A']);
  expect(kept.id).not.toBe(id);
});

test('lists accept their own filters, and no others', async () => {
  await addProperty(app, { title: 'Bare' });
  expect(await titles({ hasPictures: false })).toEqual(['Bare']);
  expect(await titles({ hasPictures: true })).toEqual([]);
  for (const filter of [{ words: 'x' }, { constructor: 'x' }, { status: 'burnt' }]) {
    const query = 'query ($filter: PropertyFilter) { adminProperties(filter: $filter) { totalCount } }';
    const answer = await ask(query, { filter }, { token });
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});

test('the trash holds deleted items of every kind, latest first', async () => {
  const property = await addProperty(app, { title: 'Lotus Court' });
  const member = await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma' });
  await sendContact(app, { name: 'Asha Rao' });
  const contact = String((await app.db.collection('contactRequests').findOne())?._id);
  await bulk('deleteItems', 'PROPERTY', { ids: [property.id] });
  await bulk('deleteItems', 'TEAM_MEMBER', { ids: [member.id] });
  await bulk('deleteItems', 'CONTACT_REQUEST', { ids: [contact] });
  expect(await trash()).toEqual({
    totalCount: 3,
    items: [
      { id: contact, kind: 'CONTACT_REQUEST', name: 'Asha Rao', daysLeft: 29 },
      { id: member.id, kind: 'TEAM_MEMBER', name: 'Neha Verma', daysLeft: 29 },
      { id: property.id, kind: 'PROPERTY', name: 'Lotus Court', daysLeft: 29 },
    ],
  });
  expect((await trash('(page: 2, perPage: 1)')).items.map(({ id }) => id)).toEqual([member.id]);
  expect((await trash('(search: "lot")')).items.map(({ id }) => id)).toEqual([property.id]);
  expect((await trash('(kind: CONTACT_REQUEST)')).totalCount).toBe(1);
});

test('an application is removed for good only from the trash, a property never', async () => {
  const id = await sendApplication(app, {}, pdf());
  await app.db.collection<{ _id: ObjectId }>('outbox').insertOne({ _id: new ObjectId(id) });
  const left = () =>
    Promise.all(['fs.files', 'fs.chunks', 'outbox'].map((name) => app.db.collection(name).countDocuments()));
  const purge = (kind: string) =>
    ask<{ purgeItems: Outcome }>(
      'mutation ($kind: ItemKind!, $ids: [ID!]!) { purgeItems(kind: $kind, ids: $ids) { doneIds failedIds } }',
      { kind, ids: [id] },
      { token },
    );
  expect((await purge('JOB_APPLICATION')).data.purgeItems).toEqual({ doneIds: [], failedIds: [id] });
  await bulk('deleteItems', 'JOB_APPLICATION', { ids: [id] });
  expect((await purge('PROPERTY')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(await left()).toEqual([1, 1, 1]);
  expect((await purge('JOB_APPLICATION')).data.purgeItems).toEqual({ doneIds: [id], failedIds: [] });
  expect(await app.db.collection('jobApplications').countDocuments()).toBe(0);
  expect(await left()).toEqual([0, 0, 0]);
});

test('an export opens in a spreadsheet: byte order mark, line ends, quotes, and no formula', async () => {
  await sendContact(app, {
    name: '=HYPERLINK("http://x.example")',
    phone: '+91 98100 00000',
    message: 'One, "two"\nthree कविता',
  });
  const { status, headers, text } = await call('GET', '/api/export/contacts.csv', { token });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename=contacts.csv');
  const [head, ...rest] = text.replace('\uFEFF', '').split('\r\n');
  expect(head).toMatch(/^ID,Reference,Status,Next date \(IST\),Name,E-mail,Phone,/);
  expect(rest.join('\r\n')).toContain(
    `"'=HYPERLINK(""http://x.example"")",asha@example.com,(+91) 98100 00000,`,
  );
  expect(text).toContain('"One, ""two""\nthree कविता"');
  expect(text).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d\r\n$/);
  const bytes = await fetch(`${app.origin}/api/export/contacts.csv`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(new Uint8Array(await bytes.arrayBuffer()).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
});

test('an export holds the filtered or selected items, without deleted ones', async () => {
  const studio = await addProperty(app, { title: 'Studio one', category: 'STUDIO' });
  const other = await addProperty(app, { title: 'Office one', category: 'COMMERCIAL' });
  const lines = async (method: string, path: string, json?: object) => {
    const { text } = await call(method, path, { token, json });
    return text.split('\r\n').slice(1, -1);
  };
  expect(await lines('GET', '/api/export/properties.csv')).toHaveLength(2);
  expect(await lines('GET', '/api/export/properties.csv?category=Studio')).toEqual([
    expect.stringContaining('Studio one'),
  ]);
  expect(await lines('POST', '/api/export/properties.csv', { ids: [other.id] })).toEqual([
    expect.stringContaining('Office one'),
  ]);
  await bulk('deleteItems', 'PROPERTY', { ids: [studio.id] });
  expect(await lines('GET', '/api/export/properties.csv?search=studio')).toEqual([]);
});

test.each([
  ['GET', '/api/export/properties.csv?words=x', undefined, 400],
  ['GET', '/api/export/properties.csv?category[$ne]=x', undefined, 400],
  ['GET', '/api/export/properties.csv?search=a&search=b', undefined, 400],
  ['GET', '/api/export/constructor.csv', undefined, 404],
  ['POST', '/api/export/properties.csv', { ids: [{ $ne: 1 }] }, 400],
  ['POST', '/api/export/properties.csv', { matching: 'all' }, 400],
  ['POST', '/api/export/properties.csv', { filter: { category: { $ne: 1 } } }, 400],
  ['POST', '/api/export/properties.csv', { filter: 'all' }, 400],
  ['POST', '/api/export/properties.csv', { matching: { createdUntil: 'soon' } }, 400],
])('%s %s with %j is refused with %i', async (method, path, json, status) => {
  expect(await call(method, path, { token, json })).toMatchObject({
    status,
    body: { message: expect.any(String) },
  });
});

test('a visitor exports nothing', async () => {
  expect((await call('GET', '/api/export/contacts.csv')).status).toBe(401);
  expect((await call('POST', '/api/export/contacts.csv', { json: {} })).status).toBe(401);
});

const lists: [list: string, kind: string, role: AdminRole, other: AdminRole][] = [
  ...[
    ['properties', 'PROPERTY'],
    ['team', 'TEAM_MEMBER'],
    ['testimonials', 'TESTIMONIAL'],
    ['blogs', 'BLOG'],
    ['media', 'MEDIA_ITEM'],
  ].map(([list = '', kind = '']): [string, string, AdminRole, AdminRole] => [
    list,
    kind,
    AdminRole.EDITOR,
    AdminRole.SALES,
  ]),
  ['contacts', 'CONTACT_REQUEST', AdminRole.SALES, AdminRole.EDITOR],
  ['applications', 'JOB_APPLICATION', AdminRole.SALES, AdminRole.EDITOR],
];

test.each(lists)(
  'one role alone may export %s, delete each %s, and see it in the trash too',
  async (...row) => {
    const [list, kind, role, other] = row;
    for (const [caller, status, codes] of [
      [role, 200, []],
      [other, 403, ['FORBIDDEN']],
    ] as const) {
      // Sales export what is their own.
      const { token: callerToken } = await linkedAccount(app, `A person of ${caller}`, caller);
      expect((await call('GET', `/api/export/${list}.csv`, { token: callerToken })).status).toBe(status);
      for (const operation of [
        `mutation { deleteItems(kind: ${kind}, selection: { ids: [] }) { remaining } }`,
        `mutation { restoreItems(kind: ${kind}, selection: { ids: [] }) { remaining } }`,
        `{ trash(kind: ${kind}) { totalCount } }`,
      ]) {
        const { errors = [] } = await ask(operation, {}, { token: callerToken });
        expect(errors.map(({ extensions }) => extensions.code)).toEqual(codes);
      }
    }
  },
);
