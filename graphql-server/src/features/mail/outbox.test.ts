import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { timeNow } from '../../base/clock.ts';
import { readConfig } from '../../start/config.ts';
import { addProperty, addWithPicture, sendApplication, sendContact } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import type { Mail } from './mail.type.ts';
import { sweepOutbox, workOutbox } from '../../office/outbox/outbox.worker.ts';

const app = await startTestApp();
const { ask, db, token } = app;

const received: string[] = [];
/** How the mail server treats the next messages; it accepts them if the list is empty. */
const faults: ('refuseSender' | 'refuseText' | 'hangUp')[] = [];
const nothing = () => Promise.resolve();
/** Runs when the mail server hears the sender. */
let onSender = nothing;
/** Runs when the first bytes of the text arrive; the mail server answers afterwards. */
let onText = nothing;
const logins: unknown[][] = [];
const server = new SMTPServer({
  authOptional: true,
  allowInsecureAuth: true,
  hideSTARTTLS: true,
  onAuth: ({ username, password }, _session, done) => {
    logins.push([username, password]);
    done(null, { user: username });
  },
  onMailFrom: (_address, _session, done) => {
    const fault = faults[0] === 'refuseSender' ? faults.shift() : undefined;
    const refusal = fault && Object.assign(new Error('Try later'), { responseCode: 451 });
    void onSender().then(() => done(refusal));
  },
  onData: (stream, _session, done) => {
    const fault = faults.shift();
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    let seen = nothing();
    stream.once('data', () => {
      seen = onText();
    });
    const answer = () => {
      if (fault === 'refuseText') {
        done(Object.assign(new Error('Looks like spam'), { responseCode: 554 }));
        return;
      }
      received.push(Buffer.concat(chunks).toString());
      if (fault === 'hangUp') for (const connection of server.connections) connection.close();
      else done();
    };
    stream.on('end', () => void seen.then(answer));
  },
});
// Some of these tests break off the connection in the middle.
server.on('error', () => undefined);
server.listen(0, '127.0.0.1');
await once(server.server, 'listening');
const { port } = server.server.address() as AddressInfo;
const mail = {
  smtpUrl: `smtp://127.0.0.1:${port}`,
  from: 'site@homes.example.com',
  to: ['desk@homes.example.com'],
};
const context = { ...app.context, config: { ...app.context.config, mail } };

beforeEach(() => {
  received.length = 0;
  faults.length = 0;
  onSender = nothing;
  onText = nothing;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

interface StoredMail {
  id: string;
  subject: string;
  text: string;
  state: string;
  attempts: number;
  lastError: string | null;
}

async function outbox(): Promise<StoredMail[]> {
  const { data } = await ask<{ outbox: { items: StoredMail[] } }>(
    '{ outbox { items { id subject text state attempts lastError } } }',
    {},
    { token },
  );
  return data.outbox.items;
}

test('an enquiry causes one e-mail, with the visitor for replies and a link to it on its lead', async () => {
  const reference = await sendContact(app, { source: 'CONSULTATION', message: 'Two rooms, please.' });
  await workOutbox(context);
  await workOutbox(context);
  expect(received).toHaveLength(1);
  const [text = ''] = received;
  const stored = await db.collection('contactRequests').findOne({});
  const [id, personId] = [String(stored?._id), String(stored?.personId)];
  expect(text).toContain('Subject: New enquiry from Asha Rao');
  expect(text).toContain('Reply-To: asha@example.com');
  expect(text).toContain('To: desk@homes.example.com');
  expect(text).toContain(`Message-ID: <${id}.outbox@homes.example.com>`);
  expect(text).toContain(reference);
  expect(text).toContain('Two rooms, please.');
  expect(text.replace(/=\r\n/g, '').replaceAll('=3D', '=')).toContain(
    `https://homes.example.com/my-account/leads/${personId}?enquiry=${id}`,
  );
  expect(await outbox()).toMatchObject([{ state: 'SENT', attempts: 1 }]);
});

test('the person who looks after the property gets the e-mail first, and the company gets it too', async () => {
  const email = 'Meera@homes.example.com';
  const { id } = await addWithPicture(app, 'createTeamMember', { name: 'Meera Bhatnagar', email });
  const property = await addProperty(app, { responsibleId: id });
  await sendContact(app, { source: 'ENQUIRY', propertyId: property.id });
  await workOutbox(context);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain(`To: ${email}, desk@homes.example.com`);
  expect(received[0]).toContain('For: Meera Bhatnagar');
  const { data } = await ask<{ outbox: { items: object[] } }>(
    '{ outbox { items { firstTo sentTo } } }',
    {},
    { token },
  );
  expect(data.outbox.items).toEqual([{ firstTo: email, sentTo: [email, 'desk@homes.example.com'] }]);
});

test('a person whose address is one of the company’s gets one e-mail; one without an address leaves it to the company', async () => {
  const values = [{ name: 'Meera', email: 'desk@homes.example.com' }, { name: 'Harpal' }];
  for (const person of values) {
    const { id } = await addWithPicture(app, 'createTeamMember', person);
    const property = await addProperty(app, { responsibleId: id });
    await sendContact(app, { source: 'ENQUIRY', propertyId: property.id });
    await workOutbox(context);
    await workOutbox(context);
  }
  expect(received.map((text) => /^To: .*$/m.exec(text)?.[0].trim())).toEqual([
    'To: desk@homes.example.com',
    'To: desk@homes.example.com',
  ]);
  expect(received.map((text) => /^For: .*$/m.exec(text)?.[0].trim())).toEqual(['For: Meera', 'For: Harpal']);
});

test('the answer to a report goes to the visitor alone, and the reply to the company', async () => {
  const property = await addProperty(app, { title: 'Neem Court' });
  const input = { propertyId: property.id, reason: 'PRICE', text: 'Dearer.', email: 'asha@example.com' };
  await ask('mutation ($input: ListingReportInput!) { reportListing(input: $input) { reference } }', {
    input,
  });
  while (await workOutbox(context));
  received.length = 0;
  const report = await db.collection('listingReports').findOne({ email: 'asha@example.com' });
  await ask(
    'mutation ($id: ID!) { answerListingReport(id: $id, input: { answer: "It is corrected." }) { state } }',
    { id: String(report?._id) },
    { token },
  );
  await Promise.all([workOutbox(context), workOutbox(context)]);
  await workOutbox(context);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('To: asha@example.com');
  expect(received[0]).toContain('Reply-To: desk@homes.example.com');
  expect(received[0]).toContain('It is corrected.');
});

test('an application causes an e-mail without its résumé', async () => {
  await sendApplication(app);
  await workOutbox(context);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Subject: New application from Ravi Kumar: Sales executive');
  expect(received[0]).not.toContain('%PDF');
});

test('a line break in a name starts no new header', async () => {
  const name = 'Asha\r\nBcc: everyone@example.com\u2028X: y';
  await sendContact(app, { name, propertyId: null });
  await workOutbox(context);
  expect(received).toHaveLength(1);
  expect(received[0]).not.toMatch(/^(Bcc|X):/m);
  const [stored] = await outbox();
  expect(stored?.subject).toBe('New enquiry from Asha Bcc: everyone@example.com X: y');
});

test('a refused e-mail is tried again after growing pauses, and finally a person decides', async () => {
  await sendContact(app);
  faults.push(...Array.from({ length: 7 }, () => 'refuseSender' as const));
  let minutes = 0;
  await workOutbox(context, later(minutes));
  for (const pause of [1, 5, 30, 120, 720, 1_440]) {
    await workOutbox(context, later(minutes + pause - 0.5));
    expect(await outbox()).toMatchObject([{ state: 'QUEUED' }]);
    minutes += pause + 0.5;
    await workOutbox(context, later(minutes));
  }
  const [failed] = await outbox();
  expect(failed).toMatchObject({ state: 'FAILED', attempts: 7 });
  expect(failed?.lastError).toContain('Try later');
  expect(await workOutbox(context, later(100_000))).toBe(false);
  const retry = 'mutation ($id: ID!) { retryMail(id: $id) { state } }';
  expect((await ask(retry, { id: failed?.id }, { token })).errors?.[0]?.message).toContain(
    'E-mail is not set up',
  );
  await db.collection('outbox').updateMany({}, { $set: { state: 'QUEUED', dueAt: timeNow() } });
  await workOutbox(context);
  expect(received).toHaveLength(1);
});

test('a text that the server refuses was not delivered and is tried again', async () => {
  await sendContact(app);
  faults.push('refuseText');
  await workOutbox(context);
  expect(await outbox()).toMatchObject([{ state: 'QUEUED', attempts: 1 }]);
  await workOutbox(context, later(2));
  expect(received).toHaveLength(1);
});

test('when the server goes away after the text, the e-mail is not sent again automatically', async () => {
  await sendContact(app);
  faults.push('hangUp');
  await workOutbox(context);
  await workOutbox(context, later(10_000));
  expect(received).toHaveLength(1);
  const [uncertain] = await outbox();
  expect(uncertain?.state).toBe('UNCERTAIN');
  const confirm = 'mutation ($id: ID!) { confirmMail(id: $id) { state } }';
  const { data } = await ask(confirm, { id: uncertain?.id }, { token });
  expect(data.confirmMail).toEqual({ state: 'SENT' });
  const again = await ask(confirm, { id: uncertain?.id }, { token });
  expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('two processes never send the same e-mail', async () => {
  for (let sent = 0; sent < 12; sent += 1) await sendContact(app, { name: `Visitor ${sent}` });
  async function work(): Promise<void> {
    while (await workOutbox(context));
  }
  await Promise.all([work(), work(), work(), work()]);
  const subjects = received.map((text) => /^Subject: (.*)$/m.exec(text)?.[1]);
  expect(subjects).toHaveLength(12);
  expect(new Set(subjects).size).toBe(12);
});

test('the next process queues an e-mail that a dead process did not queue', async () => {
  await sendContact(app);
  await workOutbox({ ...context, config: { ...context.config, mail: undefined } });
  // Simulates a process that ended between storing the e-mail and noting it on the enquiry.
  await db.collection('contactRequests').updateMany({}, { $set: { mailDue: true } });
  await workOutbox(context);
  expect(await outbox()).toHaveLength(1);
  expect(await db.collection('contactRequests').countDocuments({ mailDue: true })).toBe(0);
});

test.each([
  [false, 'SENT', 1],
  [true, 'UNCERTAIN', 0],
])(
  'a process that ended while sending (text given: %s) leaves the e-mail %s',
  async (handedOver, state, sent) => {
    await sendContact(app);
    await workOutbox({ ...context, config: { ...context.config, mail: undefined } });
    const claim = { id: 'of-a-process-that-ended', until: later(1), handedOver };
    await db.collection('outbox').updateMany({}, { $set: { state: 'SENDING', claim } });
    await workOutbox(context, later(0.5));
    expect(await outbox()).toMatchObject([{ state: 'SENDING' }]);
    await workOutbox(context, later(2));
    expect(await outbox()).toMatchObject([{ state }]);
    expect(received).toHaveLength(sent);
  },
);

test('a process without the claim sends no text', async () => {
  await sendContact(app);
  const takenOver = { id: 'of-another-process', until: later(5), handedOver: false };
  onSender = async () => {
    await db.collection('outbox').updateMany({}, { $set: { claim: takenOver } });
  };
  await workOutbox(context);
  expect(received).toEqual([]);
  expect(await outbox()).toMatchObject([{ state: 'SENDING' }]);
});

test('the outbox notes the handover after the server asks for the text, and before the first byte', async () => {
  await sendContact(app);
  const noted: unknown[] = [];
  const look = async () => {
    noted.push((await db.collection<Pick<Mail, 'claim'>>('outbox').findOne({}))?.claim?.handedOver);
  };
  onSender = look;
  onText = look;
  await workOutbox(context);
  expect(noted).toEqual([false, true]);
});

test('the user and the password of the address log in', async () => {
  await sendContact(app);
  const smtpUrl = `smtp://desk%40homes:p%40ss%2Fword@127.0.0.1:${port}`;
  await workOutbox({ ...context, config: { ...context.config, mail: { ...mail, smtpUrl } } });
  expect(logins).toEqual([['desk@homes', 'p@ss/word']]);
  expect(received).toHaveLength(1);
});

test('without settings the e-mail is kept for reading, and later settings do not send it', async () => {
  await sendContact(app);
  await workOutbox(app.context);
  const [kept] = await outbox();
  expect(kept).toMatchObject({ state: 'KEPT', attempts: 0 });
  expect(kept?.text).toContain('Asha Rao');
  await workOutbox(context, later(10_000));
  expect(received).toEqual([]);
  const { data } = await ask('{ mailSettings { sends senderAddress recipients } }', {}, { token });
  expect(data.mailSettings).toEqual({ sends: false, senderAddress: null, recipients: [] });
});

test('sent e-mails are removed after 90 days, failed ones stay', async () => {
  await sendContact(app);
  await sendContact(app, { name: 'Other' });
  await workOutbox(app.context);
  const createdAt = later(-91 * 24 * 60);
  await db.collection('outbox').updateMany({}, { $set: { createdAt, state: 'SENT' } });
  await db.collection('outbox').updateOne({ subject: /Other/ }, { $set: { state: 'FAILED' } });
  await sweepOutbox(app.context);
  expect(await outbox()).toMatchObject([{ state: 'FAILED' }]);
});

test('a robot’s enquiry causes no e-mail', async () => {
  await sendContact(app, { website: 'https://spam.example.com' });
  await workOutbox(context);
  expect(received).toEqual([]);
});

test('the start reports all wrong settings', () => {
  const env = {
    SMTP_URL: 'mail.example.com',
    MAIL_FROM: 'Desk',
    MAIL_TO: 'a@example.com, b',
    SITE_URL: 'homes',
  };
  expect(() => readConfig(env)).toThrow(/SITE_URL .*SMTP_URL .*MAIL_FROM .*MAIL_TO /);
  const good = {
    SMTP_URL: 'smtps://user:p%40ss@mail.example.com',
    MAIL_FROM: 'a@example.com',
    MAIL_TO: 'b@example.com, c@example.com',
  };
  expect(readConfig(good).mail?.to).toEqual(['b@example.com', 'c@example.com']);
  expect(readConfig({}).mail?.smtpUrl).toBeUndefined();
});
