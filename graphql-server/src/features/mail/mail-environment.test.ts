import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOfOpenEngine } from '../../database/engine/embedded-engine.ts';
import { createApp } from '../../http/app.ts';
import { startApollo } from '../../http/graphql/graphql.ts';
import { readConfig } from '../../start/config.ts';
import { createClient } from '../../testing/client.ts';
import type { Client } from '../../testing/client.ts';
import { sendContact } from '../../testing/factories.ts';
import { mailUser, startMailServer } from '../../testing/peers/mail-server.ts';
import { killAll, startServer } from '../../testing/programs/server-process.ts';
import { adminName, adminPassword, startTestApp } from '../../testing/start-test-app.ts';
import { makeTestFolder } from '../../testing/fresh/test-folder.ts';
import { isPrivateAddress } from '../../access/public-address.ts';
import { workOutbox } from '../../office/outbox/outbox.worker.ts';

const app = await startTestApp({ othersWrite: true });
const { ask, db, token } = app;
const server = await startMailServer();
const folder = makeTestFolder('mail');
let one: Client;
let other: Client;

beforeAll(async () => {
  const shared = { JWT_SECRET: 'a-secret-that-both-processes-share-here', MAIL_ALLOW_PRIVATE_HOSTS: '1' };
  ({ client: one } = await startServer({ ...shared, DATA_DIR: folder }));
  const settings = { ...shared, MONGODB_URI: addressOfOpenEngine(folder) ?? '' };
  ({ client: other } = await startServer(settings));
}, 60_000);
afterAll(async () => {
  await killAll();
  rmSync(folder, { recursive: true, force: true });
});

/** The same product with other settings of the environment. */
async function startWith(env: NodeJS.ProcessEnv) {
  const context = { ...app.context, config: { ...app.context.config, mail: readConfig(env).mail } };
  const apollo = await startApollo(context);
  const listening = createApp(context, apollo).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  async function stop() {
    listening.closeAllConnections();
    listening.close();
    await apollo.stop();
  }
  return { client: createClient(`http://127.0.0.1:${port}`), stop };
}

const typed = {
  host: '127.0.0.1',
  port: server.port,
  security: 'OFFERED',
  ...mailUser,
  senderAddress: 'site@homes.example.com',
  recipients: ['desk@homes.example.com'],
};
const saving = 'mutation ($input: MailSettingsInput!) { updateMailSettings(input: $input) { updatedAt } }';
const testing =
  'mutation ($input: MailSettingsInput) { sendTestMail(to: "owner@homes.example.com", input: $input) { sent message } }';

test.each([
  [{ host: '127.0.0.1' }, 'host', 'Please enter the name of the server, such as smtp.example.com.'],
  [{ host: '[::1]' }, 'host', 'Please enter the name of the server, such as smtp.example.com.'],
  [{ host: '169.254.169.254' }, 'host', 'Please enter the name of the server, such as smtp.example.com.'],
  [{ host: 'localhost' }, 'host', 'localhost is inside the server’s own network.'],
  [{ host: '127.1' }, 'host', '127.1 is inside the server’s own network.'],
  [{ host: '2130706433' }, 'host', '2130706433 is inside the server’s own network.'],
  [{ host: 'localhost', port: 27_017 }, 'port', 'Please use one of the ports 25, 465, 587, 2525.'],
  [{ host: 'localhost', security: 'OFFERED' }, 'security', 'Please choose TLS or STARTTLS.'],
])(
  'without leave of the environment, no owner reaches into the network with %j',
  async (values, field, sentence) => {
    const input = { ...typed, port: 587, security: 'STARTTLS', ...values };
    for (const operation of [saving, testing]) {
      const { errors } = await ask(operation, { input }, { token });
      const refusal = { [field]: expect.stringContaining(sentence) as string };
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields: refusal } }]);
    }
    expect(await db.collection('mailSettings').findOne()).toBeNull();
  },
);

test('settings saved with leave of the environment send nothing once it is withdrawn', async () => {
  const allowed = { ...app.context, config: { ...app.context.config, mail: { allowPrivateHosts: true } } };
  const values = { ...typed, user: null, password: null, senderName: null, updatedAt: null, updatedBy: null };
  await db.collection<{ _id: string }>('mailSettings').insertOne({ _id: 'mail', ...values });
  await sendContact(app);
  await workOutbox(app.context);
  const waiting = await db.collection('outbox').findOne();
  expect(waiting).toMatchObject({
    state: 'QUEUED',
    lastError: expect.stringContaining('own network') as string,
  });
  expect(server.received).toEqual([]);
  await workOutbox(allowed, new Date(Date.now() + 3_600_000));
  expect(server.received).toHaveLength(1);
});

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.255.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['192.0.2.1', '198.51.100.1', '203.0.113.1', '192.88.99.1', '2001:db8::1', '3fff:0:1::', '5f00::1'],
  ...['255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', 'ff02::1'],
])('the address %s counts as private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '203.0.114.1', '2001:4860:4860::8888', '3fff:1000::1'])(
  'the address %s counts as public',
  (address) => expect(isPrivateAddress(address)).toBe(false),
);

test('values of the environment win and are shown, without the password', async () => {
  const env = {
    SMTP_URL: `smtp://desk%40homes.example.com:${mailUser.password}@127.0.0.1:${server.port}`,
    MAIL_FROM: 'env@homes.example.com',
    MAIL_TO: 'one@homes.example.com, two@homes.example.com',
  };
  const { client, stop } = await startWith(env);
  const input = { ...typed, senderName: 'Homes', orderRecipients: ['post@homes.example.com'] };
  expect((await client.ask(saving, { input }, { token })).errors).toBeUndefined();
  const shown = await client.ask(
    `{ mailSettings { sends host port security user hasPassword senderName senderAddress recipients orderRecipients fromEnvironment } }`,
    {},
    { token },
  );
  expect(shown.data.mailSettings).toEqual({
    sends: true,
    host: '127.0.0.1',
    port: server.port,
    security: 'OFFERED',
    user: 'desk@homes.example.com',
    hasPassword: true,
    senderName: 'Homes',
    senderAddress: 'env@homes.example.com',
    recipients: ['one@homes.example.com', 'two@homes.example.com'],
    orderRecipients: ['post@homes.example.com'],
    fromEnvironment: ['SERVER', 'SENDER', 'RECIPIENTS'],
  });
  expect(shown.text).not.toContain(mailUser.password);
  const sent = await client.ask(testing, { input: { ...typed, port: 1 } }, { token });
  expect(sent.data.sendTestMail).toMatchObject({ sent: true });
  expect(server.received[0]).toContain('From: Apna Hi Ghar Realty <env@homes.example.com>');
  await stop();
});

test('a second process sends with what the first has saved, at once', async () => {
  const { token: owner } = await one.logIn(adminName, adminPassword);
  const send = () => other.ask<{ sendTestMail?: object }>(testing, {}, { token: owner });
  expect((await send()).errors?.[0]?.message).toContain('E-mail is not set up.');
  expect((await one.ask(saving, { input: typed }, { token: owner })).errors).toBeUndefined();
  expect((await send()).data.sendTestMail).toMatchObject({ sent: true });
  const wrong = { ...typed, password: 'another-password' };
  expect((await one.ask(saving, { input: wrong }, { token: owner })).errors).toBeUndefined();
  expect((await send()).data.sendTestMail).toMatchObject({ sent: false });
});

test('each setting of the environment counts for itself', () => {
  expect(readConfig({ MAIL_TO: 'a@example.com' }).mail).toMatchObject({
    to: ['a@example.com'],
    allowPrivateHosts: false,
  });
  expect(readConfig({ MAIL_ALLOW_PRIVATE_HOSTS: '1' }).mail?.allowPrivateHosts).toBe(true);
  expect(() => readConfig({ MAIL_ALLOW_PRIVATE_HOSTS: 'yes' })).toThrow(
    'MAIL_ALLOW_PRIVATE_HOSTS must be 0 or 1',
  );
});
