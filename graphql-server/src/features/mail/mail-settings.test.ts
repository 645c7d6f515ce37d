import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { addProperty, sendApplication, sendContact } from '../../testing/factories.ts';
import { mailUser, startMailServer } from '../../testing/peers/mail-server.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import { AdminRole } from '../../base/admin-role.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { workOutbox } from '../../office/outbox/outbox.worker.ts';

const app = await startTestApp({ settings: { mail: { allowPrivateHosts: true } } });
const { ask, db, token } = app;
const server = await startMailServer();
const encrypted = await startMailServer({ disabledCommands: [] });
const tlsOnly = await startMailServer({ secure: true });

const fields = `sends passwordUnreadable host port security user hasPassword senderName senderAddress recipients
  enquiryRecipients applicationRecipients orderRecipients fromEnvironment privateHosts updatedAt updatedBy`;

const typed = {
  host: '127.0.0.1',
  port: server.port,
  security: 'OFFERED',
  ...mailUser,
  senderName: 'Journey Homes',
  senderAddress: 'site@homes.example.com',
  recipients: ['desk@homes.example.com'],
};

interface Settings {
  updatedAt: string;
  [field: string]: unknown;
}

function save(values: Record<string, unknown> = {}, readAt?: string) {
  return ask<{ updateMailSettings: Settings }>(
    `mutation ($input: MailSettingsInput!, $readAt: DateTimeISO) {
      updateMailSettings(input: $input, readAt: $readAt) { ${fields} }
    }`,
    { input: { ...typed, ...values }, readAt },
    { token },
  );
}

async function stored(): Promise<Settings> {
  const { data } = await ask<{ mailSettings: Settings }>(`{ mailSettings { ${fields} } }`, {}, { token });
  return data.mailSettings;
}

async function testMail(
  values: Record<string, unknown> | null = {},
  to = 'owner@homes.example.com',
  withToken = token,
) {
  const answer = await ask<{ sendTestMail: { sent: boolean; message: string } }>(
    'mutation ($to: String!, $input: MailSettingsInput) { sendTestMail(to: $to, input: $input) { sent message } }',
    { to, input: values && { ...typed, ...values } },
    { token: withToken },
  );
  return { ...answer, result: answer.data.sendTestMail };
}

test('without settings nothing is sent; saved settings count at the next e-mail', async () => {
  expect(await stored()).toMatchObject({ sends: false, host: null, hasPassword: false, updatedAt: null });
  const { data, errors } = await save();
  expect(errors).toBeUndefined();
  expect(data.updateMailSettings).toMatchObject({
    sends: true,
    host: '127.0.0.1',
    security: 'OFFERED',
    user: mailUser.user,
    hasPassword: true,
    updatedBy: 'owner',
  });
  await sendContact(app);
  await workOutbox(app.context);
  expect(server.recipients).toEqual([['desk@homes.example.com']]);
  expect(server.received[0]).toContain('From: Journey Homes <site@homes.example.com>');
});

test('each kind of e-mail goes to its own recipients, and otherwise to the general ones', async () => {
  await save({ enquiryRecipients: ['sales@homes.example.com'], orderRecipients: ['post@homes.example.com'] });
  await sendContact(app);
  await sendApplication(app);
  const { id: propertyId } = await addProperty(app);
  const input = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '98100 00000',
    address: '12 Rose Lane',
    town: 'Noida',
    postcode: '201301',
    country: 'India',
    payment: 'CASH_ON_DELIVERY',
    lines: [{ propertyId, copies: 2 }],
  };
  const order = await ask(
    'mutation ($input: BrochureOrderInput!) { submitOrder(input: $input) { reference } }',
    { input },
  );
  expect(order.errors).toBeUndefined();
  while (await workOutbox(app.context));
  expect(server.recipients.flat().sort()).toEqual([
    'desk@homes.example.com',
    'post@homes.example.com',
    'sales@homes.example.com',
  ]);
  expect(server.received.join()).toContain('Subject: New order of brochures from Asha Rao');
});

test('the password leaves the server in no answer, log, error or stored text', async () => {
  const answers: { text: string }[] = [
    await save(),
    await save({ senderName: 'Another name', password: undefined }),
  ];
  answers.push(await ask(`{ mailSettings { ${fields} } }`, {}, { token }));
  answers.push(await save({ port: 'nonsense' }));
  // This server repeats the password in its refusal.
  answers.push(await testMail({ user: 'stranger@homes.example.com' }));
  answers.push(
    await ask('{ activities { items { verb noun label changes { field before after } } } }', {}, { token }),
  );
  for (const { text } of answers) expect(text).not.toContain(mailUser.password);
  const { text = '' } = answers.at(-1) ?? {};
  expect(text).toContain('{"field":"password","before":null,"after":null}');
  for (const name of ['mailSettings', 'activities', 'outbox']) {
    const documents = JSON.stringify(await db.collection(name).find().toArray());
    expect(documents).not.toContain(mailUser.password);
  }
  const document = await db.collection('mailSettings').findOne();
  expect(document?.password).toMatch(/^[\w-]{40,}$/);
  expect(text).not.toContain(document?.password);
});

test('a stored password stays with its server and user, and is sent to no other', async () => {
  await save();
  expect((await save({ password: undefined, recipients: ['new@homes.example.com'] })).errors).toBeUndefined();
  expect((await testMail({ password: undefined })).result).toMatchObject({ sent: true });
  for (const moved of [{ host: 'localhost' }, { user: 'other@homes.example.com' }]) {
    const sentence = 'Please enter the password again, because the server or the user has changed.';
    const refusal = { extensions: { fields: { password: sentence } } };
    expect((await save({ ...moved, password: undefined })).errors).toMatchObject([refusal]);
    expect((await testMail({ ...moved, password: undefined })).errors).toMatchObject([refusal]);
  }
  // Not even a document changed by hand leads the password to another server.
  await db.collection('mailSettings').updateOne({}, { $set: { host: 'localhost' } });
  expect(await stored()).toMatchObject({ sends: false, passwordUnreadable: true });
});

test('after a change of the secret, e-mails wait until the password is typed again', async () => {
  await save();
  const config = { ...app.context.config, jwtSecret: 'another-secret-that-is-long-enough-too' };
  const changed = { ...app.context, config };
  await sendContact(app);
  expect(await workOutbox(changed)).toBe(false);
  expect(await db.collection('outbox').findOne()).toMatchObject({ state: 'QUEUED', attempts: 0 });
  expect(server.received).toEqual([]);
  await workOutbox(app.context);
  expect(server.received).toHaveLength(1);
});

test('two owners cannot overwrite each other, and leaving out the server stops all sending', async () => {
  const { data } = await save();
  const { updatedAt } = data.updateMailSettings;
  await save({ senderName: 'First' }, updatedAt);
  const { errors } = await save({ senderName: 'Second', password: undefined }, updatedAt);
  expect(errors).toMatchObject([
    { extensions: { code: 'CONFLICT', conflict: { updatedBy: 'owner', fields: ['senderName'] } } },
  ]);
  expect(await stored()).toMatchObject({ senderName: 'First', hasPassword: true });
  const off = await save({ host: '', password: undefined });
  expect(off.data.updateMailSettings).toMatchObject({ sends: false, host: null, hasPassword: false });
  await sendContact(app);
  await workOutbox(app.context);
  expect(await db.collection('outbox').findOne()).toMatchObject({ state: 'KEPT' });
});

test.each([
  [{ senderAddress: '' }, 'senderAddress', 'Please enter the address of the sender.'],
  [{ senderAddress: 'site' }, 'senderAddress', 'Please enter a valid e-mail address.'],
  [{ senderName: 'A\nBcc: b' }, 'senderName', 'Please use a name without quotes and brackets, on one line.'],
  [{ recipients: [] }, 'recipients', 'Please enter at least one address.'],
  [
    { orderRecipients: ['a@example.com', 'b'] },
    'orderRecipients',
    'Please enter valid e-mail addresses, one on each line.',
  ],
  [{ port: 70_000 }, 'port', 'Please enter a port such as 465 or 587.'],
  [{ password: '' }, 'password', 'Please enter the password.'],
])('the settings %j are refused beside their field', async (values, field, sentence) => {
  const { errors } = await save(values);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields: { [field]: sentence } } }]);
  expect(await stored()).toMatchObject({ updatedAt: null });
});

test('a test e-mail goes out with typed settings that are not saved, and with saved ones', async () => {
  const { result } = await testMail({ recipients: [] });
  expect(result).toEqual({
    sent: true,
    message:
      '127.0.0.1 has accepted the e-mail to owner@homes.example.com. If it does not arrive, please check the spam folder.',
  });
  expect(server.recipients).toEqual([['owner@homes.example.com']]);
  expect(await stored()).toMatchObject({ updatedAt: null });
  expect((await testMail(null)).errors?.[0]?.message).toContain('E-mail is not set up.');
  await save();
  expect((await testMail(null)).result.sent).toBe(true);
  expect((await testMail(null, 'nonsense')).errors).toMatchObject([{ extensions: { fields: { to: /./ } } }]);
});

/** A port on which nothing listens. */
async function closedPort(): Promise<number> {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  return port;
}

test('a failed test e-mail says in words what to do', async () => {
  const port = await closedPort();
  const words = async (values: object) => {
    const { result } = await testMail({ ...values }, undefined, await tokenOfRole(app, AdminRole.OWNER));
    expect(result.sent).toBe(false);
    return result.message;
  };
  expect(await words({ port })).toBe(
    `127.0.0.1:${port} refused the connection. Please check server and port.`,
  );
  expect(await words({ password: 'wrong-password' })).toBe(
    'The server refused the user or the password. Please check both; some providers ask for an app password.',
  );
  expect(await words({ port: encrypted.port, security: 'STARTTLS' })).toContain(
    'The certificate of 127.0.0.1',
  );
  expect(await words({ port: tlsOnly.port, security: 'TLS' })).toContain('The certificate of 127.0.0.1');
  expect(await words({ security: 'TLS' })).toContain('did not begin the encryption');
  expect(await words({ security: 'STARTTLS' })).toContain('did not begin the encryption');
});

test('an account may send five test e-mails in ten minutes', async () => {
  const own = await tokenOfRole(app, AdminRole.OWNER);
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await testMail({}, undefined, own)).result.sent).toBe(true);
  }
  const { status, errors } = await testMail({}, undefined, own);
  expect(status).toBe(429);
  expect(errors?.[0]?.message).toMatch(/^You have sent 5 test e-mails in 10 minutes\. Please try again in/);
  expect((await testMail()).result.sent).toBe(true);
});

test('the summary counts what waits and what failed', async () => {
  await save();
  for (const name of ['One', 'Two', 'Three']) await sendContact(app, { name });
  await workOutbox(app.context);
  await db.collection('outbox').updateOne({ subject: /Two/ }, { $set: { state: 'FAILED' } });
  const { data } = await ask<{ outboxSummary: { lastSentAt: string } }>(
    '{ outboxSummary { waiting failed uncertain kept lastSentAt } }',
    {},
    { token },
  );
  expect(data.outboxSummary).toMatchObject({ waiting: 1, failed: 1, uncertain: 0, kept: 0 });
  expect(Date.parse(data.outboxSummary.lastSentAt)).toBeGreaterThan(Date.now() - 60_000);
});
