import { expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { linkedAccount, tokenOfRole } from '../../testing/accounts.ts';
import { startPushService } from '../../testing/peers/push-service.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { pushKeys } from './push-keys.ts';

const app = await startTestApp();
const { ask, context, db, token } = app;
const { origin, subscribe } = await startPushService();
/** As if the operator allowed push services in the own network. */
const settings = context.config;
const allow = (allowPrivateHosts: boolean) => Object.assign(settings, { push: { allowPrivateHosts } });

const add = (input: object, as = token) =>
  ask<{ addPushDevice: { id: string } }>(
    'mutation ($input: PushDeviceInput!) { addPushDevice(input: $input) { id userAgent } }',
    { input },
    { token: as },
  );
const devices = async (as = token) =>
  (await ask<{ pushDevices: { id: string }[] }>('{ pushDevices { id lastSentAt } }', {}, { token: as })).data
    .pushDevices;
const byId = (operation: string, id: string, as = token) =>
  ask(`mutation ($id: ID!) { ${operation}(id: $id) { id } }`, { id }, { token: as });
const sentence = 'This is not the address of a push service: it must be https on a public host.';

test.each([
  ['http', 'http://push.example.com/x'],
  ['this machine', 'https://localhost/x'],
  ['a private address', 'https://10.0.0.1/x'],
  ['a public address without a name', 'https://8.8.8.8/x'],
  ['a short form of a private address', 'https://127.1/x'],
  ['an address of IPv6', 'https://[::1]/x'],
  ['another port', 'https://localhost:8080/x'],
  ['a user', 'https://a:b@localhost/x'],
  ['no address', 'push'],
  ['10,000 characters', `https://localhost/${'x'.repeat(10_000)}`],
  ['a name that does not exist', 'https://no-such-push-service.invalid/x'],
])('a device at %s is refused, and nothing is stored', async (_what, endpoint) => {
  allow(false);
  const { errors } = await add({ ...subscribe().input, endpoint });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { endpoint: sentence } });
  expect(await db.collection('pushDevices').countDocuments()).toBe(0);
});

test('keys that do not fit are refused', async () => {
  allow(true);
  const { input } = subscribe();
  for (const wrong of [{ p256dh: 'BAAA' }, { p256dh: input.p256dh.slice(0, -4) }, { auth: 'AAAA' }]) {
    const { errors } = await add({ ...input, ...wrong });
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual(Object.keys(wrong));
  }
  expect(await devices()).toEqual([]);
});

test('a browser is there once, for the account that used it last', async () => {
  allow(true);
  const meera = await linkedAccount(app, 'Meera');
  const { input } = subscribe();
  const first = await add(input);
  expect((await add(input)).data.addPushDevice.id).toBe(first.data.addPushDevice.id);
  expect(await devices()).toHaveLength(1);
  await add(input, meera.token);
  expect(await devices()).toEqual([]);
  expect(await devices(meera.token)).toHaveLength(1);
});

test('a device is removed and tested by its own account alone', async () => {
  allow(true);
  const meera = await linkedAccount(app, 'Meera');
  const browser = subscribe();
  const { id } = (await add(browser.input)).data.addPushDevice;
  for (const operation of ['removePushDevice', 'testPushDevice'])
    expect((await byId(operation, id, meera.token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await byId('testPushDevice', id)).errors).toBeUndefined();
  expect(browser.received).toMatchObject([{ ttl: 60, message: { title: 'Test notice' } }]);
  expect(await devices()).toEqual([{ id, lastSentAt: expect.any(String) as string }]);
  await byId('removePushDevice', id);
  expect(await devices()).toEqual([]);
});

test.each([404, 410])('a device whose service answers %s to a test is removed', async (status) => {
  allow(true);
  const browser = subscribe();
  const { id } = (await add(browser.input)).data.addPushDevice;
  browser.answer(status);
  expect((await byId('testPushDevice', id)).errors?.[0]?.message).toContain('was removed');
  expect(await devices()).toEqual([]);
});

test('a redirect of a push service is not followed', async () => {
  allow(true);
  const browser = subscribe();
  const { id } = (await add(browser.input)).data.addPushDevice;
  browser.answer(307);
  expect((await byId('testPushDevice', id)).errors?.[0]?.message).toContain('did not take the notice');
  expect(await devices()).toHaveLength(1);
});

test('a device that is no longer at a public host gets nothing', async () => {
  allow(true);
  const browser = subscribe();
  expect(browser.input.endpoint).toContain(origin);
  const { id } = (await add(browser.input)).data.addPushDevice;
  allow(false);
  expect((await byId('testPushDevice', id)).errors?.[0]?.message).toContain('did not take the notice');
  expect(browser.received).toEqual([]);
});

test('a device goes with the login that a person ends, and with a disabled account', async () => {
  allow(true);
  const own = await tokenOfRole(app, AdminRole.SALES);
  await add(subscribe().input, own);
  await ask('mutation { logout { id } }', {}, { token: own });
  expect(await db.collection('pushDevices').countDocuments()).toBe(0);
  const kabir = await tokenOfRole(app, AdminRole.SALES);
  await add(subscribe().input, kabir);
  const { data } = await ask<{ me: { id: string } }>('{ me { id } }', {}, { token: kabir });
  await ask(
    'mutation ($id: ID!) { setAccountDisabled(id: $id, disabled: true) { id } }',
    { id: data.me.id },
    { token },
  );
  expect(await db.collection('pushDevices').countDocuments()).toBe(0);
});

test('the keys are made once, and their private part is stored encrypted', async () => {
  const [one, other] = await Promise.all([pushKeys(context), pushKeys({ ...context })]);
  expect(one).toEqual(other);
  const { data } = await ask<{ pushKey: string }>('{ pushKey }', {}, { token });
  expect(data.pushKey).toBe(one.publicKey);
  expect(JSON.stringify(await db.collection('secrets').find().toArray())).not.toContain(one.privateKey);
});

test('with another process secret there are new keys, and no device of the former ones', async () => {
  allow(true);
  await add(subscribe().input);
  const former = await pushKeys(context);
  const config = { ...settings, jwtSecret: 'another secret of more than 32 characters' };
  const [fresh, same] = await Promise.all([
    pushKeys({ ...context, config }),
    pushKeys({ ...context, config }),
  ]);
  expect(fresh.publicKey).not.toBe(former.publicKey);
  expect(same).toEqual(fresh);
  expect(await devices()).toEqual([]);
});
