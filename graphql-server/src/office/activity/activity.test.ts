import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { ensureIndexes } from '../../database/ensure-indexes.ts';
import { agentRecords } from '../../features/team/agent-training.ts';
import { defaultSiteSettings } from '../../features/company/site-settings.seed.ts';
import { activitiesOf } from '../../kit/change/activity-log.ts';
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
import { adminName, adminPassword, startTestApp } from '../../testing/start-test-app.ts';
import { indexes } from '../rooms.ts';

const app = await startTestApp();
const { ask, call, token } = app;

interface Entry {
  id: string;
  at: string;
  username: string;
  verb: string;
  noun: string;
  itemId: string | null;
  label: string;
  changes: { field: string; before: string | null; after: string | null }[];
}

async function log(variables: Record<string, unknown> = {}): Promise<Entry[]> {
  const answer = await ask<{ activities: { items: Entry[] } }>(
    `query ($filter: ActivityFilter, $search: String, $page: Int, $perPage: Int) {
      activities(filter: $filter, search: $search, page: $page, perPage: $perPage) {
        items { id at accountId username address verb noun itemId label changes { field before after } }
      }
    }`,
    variables,
    { token },
  );
  return given(answer, 'activities').items;
}

const inWords = (entries: Entry[]) => entries.map(({ verb, noun, label }) => `${verb} ${noun} ${label}`);

async function updateProperty(id: string, values: Record<string, unknown>): Promise<void> {
  const answer = await ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id, input: propertyInput(values) },
    { token },
  );
  given(answer, 'updateProperty');
}

test('of more than 5,000 entries the newest count, and filters find the older ones', async () => {
  const entries = Array.from({ length: 5_030 }, (_, place) => ({
    ...{ at: new Date(Date.UTC(2026, 0, 1) - place * 60_000), adminId: new ObjectId(), username: 'asha' },
    ...{ address: '', verb: 'UPDATED', noun: 'blogs', itemId: null, label: `Entry ${place}`, changes: [] },
    words: ['entry', String(place)],
  }));
  await app.db.collection('activities').insertMany(entries);
  const asked = (variables: Record<string, unknown>) =>
    ask<{ activities: { totalCount: number; hasMore: boolean; items: { label: string }[] } | null }>(
      `query ($filter: ActivityFilter, $search: String, $page: Int) {
        activities(filter: $filter, search: $search, page: $page) { totalCount hasMore items { label } }
      }`,
      variables,
      { token },
    );
  const last = given(await asked({ page: 250 }), 'activities');
  expect(last).toMatchObject({ totalCount: 5_000, hasMore: true });
  expect(last.items.map(({ label }) => label)).toEqual(entries.slice(4_980, 5_000).map(({ label }) => label));
  expect((await asked({ page: 251 })).errors).toMatchObject([
    { message: 'Please search or filter to find this item; the list ends here.' },
  ]);
  const oldest = { totalCount: 1, hasMore: false, items: [{ label: 'Entry 5029' }] };
  expect(given(await asked({ search: '5029' }), 'activities')).toEqual(oldest);
  const to = new Date(Date.UTC(2026, 0, 1) - 5_028 * 60_000).toISOString();
  expect(given(await asked({ filter: { to } }), 'activities')).toEqual(oldest);
});

test('the log has each change of a property with account, time, and values before and after', async () => {
  const { id } = await addProperty(app, { title: 'Lotus Court', price: '1 Cr', features: ['Garden'] });
  await updateProperty(id, {
    title: 'Lotus Gardens',
    price: '1.2–1.5 Cr',
    features: ['Garden', 'Parking'],
    disclaimer: 'x'.repeat(500),
  });
  await deleteItem(app, 'PROPERTY', id);
  await restoreItem(app, 'PROPERTY', id);
  const entries = await log({ filter: { itemId: id } });
  expect(inWords(entries)).toEqual([
    'RESTORED properties Lotus Gardens',
    'DELETED properties Lotus Gardens',
    'UPDATED properties Lotus Gardens',
    'CREATED properties Lotus Court',
  ]);
  expect(entries[2]).toMatchObject({ username: adminName, itemId: id, address: '127.0.0.0' });
  expect(Date.parse(entries[2]?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const changes = new Map(entries[2]?.changes.map(({ field, before, after }) => [field, [before, after]]));
  expect(Object.fromEntries(changes)).toEqual({
    title: ['Lotus Court', 'Lotus Gardens'],
    slug: ['lotus-court', 'lotus-gardens'],
    'price.from': ['10000000', '12000000'],
    'price.to': [null, '15000000'],
    features: ['Garden', 'Garden, Parking'],
    extras: [null, 'PARKING'],
    disclaimer: [null, null],
  });
});

test('an added or removed price is recorded with its parts', async () => {
  const { id, title } = await addProperty(app, { price: '1 Cr' });
  await updateProperty(id, { title, price: 'On Request' });
  await updateProperty(id, { title, price: '2 Cr' });
  const [came, went] = await log({ filter: { itemId: id, verb: 'UPDATED' } });
  expect(went?.changes).toEqual([{ field: 'price.from', before: '10000000', after: null }]);
  expect(came?.changes).toEqual([{ field: 'price.from', before: null, after: '20000000' }]);
});

test('saving without a change leaves no entry', async () => {
  const { id, title } = await addProperty(app);
  await updateProperty(id, { title });
  expect(inWords(await log({ filter: { itemId: id } }))).toEqual([`CREATED properties ${title}`]);
});

test('additions and deletions of every other noun are in the log, through both doors', async () => {
  const { id: story } = await addWithPicture(app, 'createBlog', { title: 'A story' });
  const { id: member } = await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma' });
  const { id: voice } = await addWithPicture(app, 'createTestimonial', { name: 'Imran Ali' });
  const { id: picture } = await addWithPicture(app, 'createMediaItem', { name: 'A view' });
  for (const path of [
    `blogs/${story}`,
    `teamMembers/${member}`,
    `testimonialUsers/${voice}`,
    `media/${picture}`,
  ])
    expect((await call('DELETE', `/api/${path}`, { token })).status).toBe(200);
  expect(inWords(await log())).toEqual([
    'DELETED mediaItems A view',
    'DELETED testimonials Imran Ali',
    'DELETED teamMembers Neha Verma',
    'DELETED blogs A story',
    'CREATED mediaItems A view',
    'CREATED testimonials Imran Ali',
    'CREATED teamMembers Neha Verma',
    'CREATED blogs A story',
  ]);
});

test('visitors’ submissions are not logged, and work on them is logged without their names', async () => {
  const reference = await sendContact(app);
  const application = await sendApplication(app);
  expect(await log()).toEqual([]);
  const { body } = await call<{ id: string }[]>('GET', '/api/contacts', { token });
  const sales = { ...app, token: await tokenOfRole(app, AdminRole.SALES) };
  await deleteItem(sales, 'CONTACT_REQUEST', body[0]?.id ?? '');
  await deleteItem(sales, 'JOB_APPLICATION', application);
  const entries = await log();
  expect(inWords(entries)).toEqual([
    'DELETED jobApplications Sales executive',
    `DELETED contactRequests ${reference}`,
    'EXPORTED contactRequests 1 of contacts over REST',
  ]);
  expect(entries[0]?.username).toMatch(/^SALES-/);
  expect(JSON.stringify(await activitiesOf(app.context).find().toArray())).not.toMatch(/asha|ravi|98100/i);
});

test('a bulk change is in the log for each item, and an export with its size', async () => {
  const one = await addProperty(app, { title: 'Champa House' });
  const two = await addProperty(app, { title: 'Juhi House', propertyStatus: 'SOLD' });
  const ids = [one.id, two.id];
  await ask(
    'mutation ($ids: [ID!]) { setPropertyStatuses(selection: { ids: $ids }, propertyStatus: SOLD) { doneIds } }',
    { ids },
    { token },
  );
  // The second property was sold already.
  expect(await log({ filter: { verb: 'UPDATED' } })).toMatchObject([
    { label: 'Champa House', changes: [{ field: 'propertyStatus', before: 'FOR_SALE', after: 'SOLD' }] },
  ]);
  await ask(
    'mutation ($ids: [ID!]) { deleteItems(kind: PROPERTY, selection: { ids: $ids }) { doneIds } }',
    { ids },
    { token },
  );
  expect(inWords(await log({ filter: { itemId: two.id } }))).toEqual([
    'DELETED properties Juhi House',
    'CREATED properties Juhi House',
  ]);
  await sendContact(app);
  expect((await call('GET', '/api/export/contacts.csv', { token })).status).toBe(200);
  expect(inWords(await log({ filter: { verb: 'EXPORTED' } }))).toEqual([
    'EXPORTED contactRequests 1 of contacts',
  ]);
});

test('changed settings are in the log', async () => {
  const { number: registrationNumber } = await agentRecords(app.context);
  const input = { ...defaultSiteSettings, registrationNumber, companyName: 'Another Name' };
  await ask(
    'mutation ($input: SiteSettingsInput!) { updateSettings(input: $input) { companyName } }',
    { input },
    { token },
  );
  expect(await log()).toMatchObject([
    {
      verb: 'UPDATED',
      noun: 'siteSettings',
      changes: [{ field: 'companyName', before: defaultSiteSettings.companyName, after: 'Another Name' }],
    },
  ]);
});

test('logins, failed logins and logouts are in the log, and unknown names are not', async () => {
  await app.logIn('nobody', 'whatever-it-is');
  await app.logIn(adminName, 'not-the-password');
  await expect.poll(async () => inWords(await log())).toEqual(['LOGIN_FAILED admins owner']);
  const { token: other } = await app.logIn(adminName, adminPassword);
  await ask('mutation { logout { id } }', {}, { token: other });
  expect(inWords(await log({ perPage: 2 }))).toEqual(['LOGOUT admins owner', 'LOGIN admins owner']);
  expect(JSON.stringify(await log())).not.toMatch(/not-the-password|whatever|nobody/);
});

test('the log is filtered, searched and paged', async () => {
  const { id } = await addProperty(app, { title: 'Lotus Court' });
  await addProperty(app, { title: 'Marigold House' });
  await addWithPicture(app, 'createBlog', { title: 'A story' });
  await deleteItem(app, 'PROPERTY', id);
  const { data } = await ask<{ me: { id: string } }>('{ me { id } }', {}, { token });
  const deleted = 'DELETED properties Lotus Court';
  expect(inWords(await log({ filter: { verb: 'DELETED' } }))).toEqual([deleted]);
  expect(await log({ filter: { noun: 'properties' } })).toHaveLength(3);
  expect(inWords(await log({ filter: { noun: 'blogs' } }))).toEqual(['CREATED blogs A story']);
  expect(await log({ filter: { accountId: data.me.id } })).toHaveLength(4);
  expect(await log({ filter: { accountId: id } })).toEqual([]);
  expect(inWords(await log({ search: 'mari' }))).toEqual(['CREATED properties Marigold House']);
  expect(inWords(await log({ page: 1, perPage: 1 }))).toEqual([deleted]);
  const [newest] = await log();
  expect(await log({ filter: { from: newest?.at } })).toHaveLength(1);
  expect(await log({ filter: { to: newest?.at } })).toHaveLength(3);
});

test.each([{ accountId: 'x' }, { itemId: 'x' }])('the filter %j is refused', async (filter) => {
  const { errors } = await ask(
    'query ($filter: ActivityFilter) { activities(filter: $filter) { totalCount } }',
    { filter },
    { token },
  );
  expect(errors).toMatchObject([{ message: 'Invalid ID', extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('a failure of the log loses no change, and is reported to the operator', async () => {
  await app.db.dropCollection('activities');
  await app.db.createCollection('activities', { validator: { neverThere: { $exists: true } } });
  const { id, title } = await addProperty(app);
  await app.db.dropCollection('activities');
  await ensureIndexes(app.db, indexes);
  expect(await call('GET', `/form/view/${id}`)).toMatchObject({ status: 200, body: { data: { title } } });
  expect(app.logged.splice(0)).toMatchObject([expect.stringContaining('an activity was not recorded')]);
});
