import { expect, test } from 'vitest';
import { AdminRole } from '../../../base/admin-role.ts';
import { migrate } from '../../../database/migrations/migrations.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { deleteItem, restoreItem, sendContact } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, db, token } = app;

function subscribe(values: object = {}) {
  return ask<{ subscribe: boolean } | null>(
    'mutation ($input: SubscriberInput!) { subscribe(input: $input) }',
    { input: { email: 'asha@example.com', source: 'NEWSLETTER', ...values } },
  );
}

interface Listed {
  id: string;
  email: string;
  source: string;
}

async function list(as = token, filter: object = {}): Promise<Listed[] | undefined> {
  const { data } = await ask<{ subscribers?: { items: Listed[] } } | null>(
    'query ($filter: SubscriberFilter) { subscribers(filter: $filter) { items { id email source } } }',
    { filter },
    { token: as },
  );
  return data?.subscribers?.items;
}

test('a sign-up is a subscriber and no enquiry, once for each address and wish', async () => {
  for (const values of [{}, { email: 'ASHA@example.com' }, { source: 'COMING_SOON' }])
    expect((await subscribe(values)).data).toEqual({ subscribe: true });
  expect(await list()).toHaveLength(2);
  expect(await list(token, { source: 'COMING_SOON' })).toMatchObject([{ email: 'asha@example.com' }]);
  expect(await db.collection('contactRequests').countDocuments()).toBe(0);
});

test('a wrong address is refused beside the field, and a robot stores nothing', async () => {
  expect((await subscribe({ email: 'nonsense' })).errors?.[0]?.extensions.fields).toHaveProperty('email');
  expect((await subscribe({ website: 'https://robot.example' })).data).toEqual({ subscribe: true });
  expect(await list()).toEqual([]);
});

test('old clients that name the newsletter as their form make a subscriber', async () => {
  const sent = await call('POST', '/api/contacts', {
    json: { email: 'ravi@example.com', source: 'newsletter' },
  });
  expect(sent).toMatchObject({
    status: 201,
    body: { data: { email: 'ravi@example.com', source: 'newsletter' } },
  });
  expect(await list()).toMatchObject([{ email: 'ravi@example.com', source: 'NEWSLETTER' }]);
});

test('owners and editors see the list and its file, sales and visitors do not', async () => {
  await subscribe();
  expect(await list(await tokenOfRole(app, AdminRole.EDITOR))).toHaveLength(1);
  expect(await list(await tokenOfRole(app, AdminRole.SALES))).toBeUndefined();
  expect(await list('')).toBeUndefined();
  const file = await call('GET', '/api/export/subscribers.csv?source=newsletter', { token });
  expect(file.text).toContain('asha@example.com');
});

test('one that was deleted can be restored, and comes back when it subscribes again', async () => {
  await subscribe();
  const id = (await list())?.[0]?.id ?? '';
  await deleteItem(app, 'SUBSCRIBER', id);
  expect(await list()).toEqual([]);
  expect((await restoreItem(app, 'SUBSCRIBER', id)).doneIds).toEqual([id]);
  await deleteItem(app, 'SUBSCRIBER', id);
  await subscribe();
  expect(await list()).toMatchObject([{ id }]);
});

test('sign-ups leave the enquiries, except those with a message or work on them', async () => {
  const requests = db.collection('contactRequests');
  await sendContact(app, { name: 'Plain', email: 'Plain@example.com' });
  await sendContact(app, { name: 'Worked', email: 'worked@example.com' });
  await requests.updateMany({}, { $set: { source: 'NEWSLETTER', message: null, phone: null } });
  const history = [{ kind: 'NOTE', at: new Date(), by: 'owner', text: 'Called.' }];
  await requests.updateOne({ name: 'Worked' }, { $set: { history } });
  for (let times = 0; times < 2; times += 1) {
    await db.collection('migrations').deleteMany({});
    await migrate(db);
  }
  expect(await list()).toMatchObject([{ email: 'plain@example.com', source: 'NEWSLETTER' }]);
  expect(await requests.find().toArray()).toMatchObject([{ name: 'Worked', source: 'CONTACT' }]);
});
