import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { timeNow } from '../../base/clock.ts';
import { migrate } from '../../database/migrations/migrations.ts';
import { workOnce } from '../../start/background.ts';
import { addProperty, deleteItem, propertyInput } from '../../testing/factories.ts';
import type { Stored } from '../../testing/factories.ts';
import { startMailServer } from '../../testing/peers/mail-server.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { sendAlertMail, workAlerts } from './mail/alert-mails.ts';
import { alertToken } from './alert-links.ts';
import { alertMailsOf, alertsOf, seenPropertiesOf } from './alerts.ts';
import { sweepAlerts } from './sweep-alerts.ts';

/** What happens once the mail server knows the recipient, before it asks for the text. */
let beforeText: () => Promise<void> = () => Promise.resolve();
const mailServer = await startMailServer({
  onRcptTo: (_address, _session, done) => {
    beforeText().then(() => done(), done);
  },
});
const { received, recipients } = mailServer;
const mail = {
  smtpUrl: `smtp://127.0.0.1:${mailServer.port}`,
  from: 'site@homes.example.com',
  to: ['desk@homes.example.com'],
};
const app = await startTestApp({ settings: { mail } });
const { ask, call, context, token } = app;

const dayMs = 24 * 3_600_000;
const home = { price: '1.1 Cr', rooms: '3 BHK', locality: 'Sector 150', city: 'Noida' };
const search = 'q=3+bhk+under+1.2+cr&sort=newest&page=2';

function askForAlert(values: object = {}) {
  return ask<{ askForAlert: boolean } | null>(
    'mutation ($input: AlertInput!) { askForAlert(input: $input) }',
    { input: { email: 'asha@example.com', search, ...values } },
  );
}

/** Does all work that is due, and sends all e-mails. */
async function work(now?: Date): Promise<void> {
  while (await workAlerts(context, now));
  while (await sendAlertMail(context));
}

function tokenIn(text: string | undefined, purpose: 'confirm' | 'stop'): string {
  return new RegExp(`/alerts/${purpose}/([\\w-]+)`).exec(text ?? '')?.[1] ?? '';
}

/** Asks for an alert and confirms it with the link of the e-mail. */
async function follow(values: object = {}): Promise<void> {
  expect((await askForAlert(values)).data).toEqual({ askForAlert: true });
  await work();
  const { data } = await ask<{ confirmAlert: { state: string } | null }>(
    'mutation ($token: String!) { confirmAlert(token: $token) { state } }',
    { token: tokenIn(received.at(-1), 'confirm') },
  );
  expect(data.confirmAlert).toEqual({ state: 'CONFIRMED' });
  received.length = 0;
  recipients.length = 0;
}

async function update({ id, title }: Stored, values: object): Promise<void> {
  const { errors } = await ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id, input: propertyInput({ ...home, title, ...values }) },
    { token },
  );
  expect(errors).toBeUndefined();
}

test('an alert from the question to the stop: confirm, a new home, a price, and nothing more', async () => {
  await work();
  await askForAlert();
  await addProperty(app, { ...home, title: 'Published before the confirmation' });
  await work();
  expect(recipients).toEqual([['asha@example.com']]);
  const [request = ''] = received;
  expect(request).toContain('From: Apna Hi Ghar Realty <site@homes.example.com>');
  expect(request).toContain('Subject: Please confirm your alert');
  expect(request).toContain('Do you have a question? Call us: +91 120 000 0000');
  expect(request).toContain('3 BHK, up to =E2=82=B9 1.2 Cr');
  expect(request).not.toContain('Published before');
  const confirm = tokenIn(request, 'confirm');
  const confirmed = await ask('mutation ($token: String!) { confirmAlert(token: $token) { state path } }', {
    token: confirm,
  });
  expect(confirmed.data).toEqual({
    confirmAlert: { state: 'CONFIRMED', path: '/shop-left-sidebar?q=3+bhk+under+1.2+cr' },
  });

  const added = await addProperty(app, { ...home, title: 'Lotus Court' });
  await addProperty(app, { ...home, title: 'Too dear', price: '2 Cr' });
  await work();
  await work();
  expect(received).toHaveLength(2);
  const news = received[1] ?? '';
  expect(news).toContain('Subject: New: Lotus Court');
  expect(news).not.toContain('Too dear');
  expect(news).toContain('Do you have a question? Call us: +91 120 000 0000');
  expect(news).toContain('href="tel:+911200000000"');
  expect(news).toContain('https://homes.example.com/project-details/lotus-court');
  expect(news).toMatch(/List-Unsubscribe:\s+<https:\/\/homes\.example\.com\/api\/alerts\/stop\/[\w-]+>/);
  expect(news).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

  await update(added, { price: '1.05 Cr' });
  await work();
  expect(received).toHaveLength(3);
  expect(received[2]).toContain('Price changed, was');

  const stop = /\/api\/alerts\/stop\/[\w-]+/.exec(received[2] ?? '')?.[0] ?? '';
  const answered = await call('POST', stop, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(answered.status).toBe(200);
  await update(added, { price: '1 Cr' });
  await work();
  expect(received).toHaveLength(3);
  expect((await call('POST', '/api/alerts/stop/none')).status).toBe(404);
});

test('an alert that nobody confirmed gets nothing, and is erased after 7 days', async () => {
  await work();
  await askForAlert();
  await work();
  await addProperty(app, home);
  await work();
  expect(received).toHaveLength(1);
  await alertsOf(context).updateMany({}, { $set: { eraseAt: new Date(Date.now() - 2_000) } });
  await sweepAlerts(context);
  expect(await alertsOf(context).countDocuments()).toBe(0);
  const late = await ask('mutation ($token: String!) { confirmAlert(token: $token) { state } }', {
    token: tokenIn(received[0], 'confirm'),
  });
  expect(late.data).toEqual({ confirmAlert: null });
});

test('the link to confirm ends after 7 days, also before the sweep has erased the alert', async () => {
  await work();
  await askForAlert();
  await work();
  await alertsOf(context).updateMany({}, { $set: { eraseAt: new Date(Date.now() - 2_000) } });
  const link = { token: tokenIn(received[0], 'confirm') };
  const shown = await ask('query ($token: String!) { alert(token: $token) { state } }', link);
  expect(shown.data).toEqual({ alert: null });
  const late = await ask('mutation ($token: String!) { confirmAlert(token: $token) { state } }', link);
  expect(late.data).toEqual({ confirmAlert: null });
  expect(await alertsOf(context).countDocuments({ state: 'WAITING' as never })).toBe(1);
});

test('an e-mail that waits is not sent once the alert was stopped, not even while it is handed over', async () => {
  const stopAll = async () => {
    const [alert] = await alertsOf(context).find().toArray();
    if (!alert) throw new Error('There is no alert.');
    await ask('mutation ($token: String!) { stopAlert(token: $token) { state } }', {
      token: await alertToken(context, 'stop', alert),
    });
  };
  await follow();
  await addProperty(app, home);
  await workAlerts(context);
  expect(await alertMailsOf(context).countDocuments({ state: 'QUEUED' as never })).toBe(1);
  await stopAll();
  await work();
  expect(received).toEqual([]);
  expect(await alertMailsOf(context).countDocuments({ state: 'QUEUED' as never })).toBe(0);

  await follow();
  await addProperty(app, home);
  await workAlerts(context);
  beforeText = stopAll;
  await sendAlertMail(context);
  beforeText = () => Promise.resolve();
  // The next try, after the pause.
  await sendAlertMail(context, new Date(Date.now() + 3_600_000));
  expect(received).toEqual([]);
  expect(await alertMailsOf(context).countDocuments({ kind: 'news', state: 'QUEUED' as never })).toBe(0);
});

test('the office sees how many e-mails failed and why, and the queue keeps no address', async () => {
  await follow();
  await addProperty(app, home);
  await workAlerts(context);
  beforeText = () =>
    Promise.reject(Object.assign(new Error('No mailbox asha@example.com'), { responseCode: 550 }));
  const dayLater = (days: number) => new Date(Date.now() + days * dayMs);
  await sendAlertMail(context);
  const summary = async () =>
    (
      await ask<{ alertMailSummary: { lastError: string } }>(
        '{ alertMailSummary { waiting failed uncertain lastError } }',
        {},
        { token },
      )
    ).data.alertMailSummary;
  expect(await summary()).toMatchObject({ waiting: 1, failed: 0, uncertain: 0 });
  for (const days of [0.1, 0.2, 0.3, 0.4, 1, 2.1]) await sendAlertMail(context, dayLater(days));
  beforeText = () => Promise.resolve();
  const last = await summary();
  expect(last).toMatchObject({ waiting: 0, failed: 1 });
  expect(last.lastError).toContain('No mailbox …');
  await addProperty(app, home);
  await work();
  expect(received).toHaveLength(1);
  expect(JSON.stringify(await alertMailsOf(context).find().toArray())).not.toContain('@example.com');
});

test('what visitors saw of a home is forgotten once the home is gone for good', async () => {
  const { id } = await addProperty(app, home);
  const other = await addProperty(app, home);
  await workAlerts(context);
  await deleteItem(app, 'PROPERTY', id);
  await sweepAlerts(context);
  const seen = () => seenPropertiesOf(context).distinct('_id');
  const shown = async () => (await seen()).map((one) => one.toHexString());
  expect(await shown()).toEqual(expect.arrayContaining([id, other.id]));
  await context.db.collection('properties').deleteOne({ _id: new ObjectId(id) });
  await sweepAlerts(context);
  expect(await shown()).not.toContain(id);
  expect(await shown()).toContain(other.id);
});

test('asking twice sends one request and stores one alert, with the same answer as for a strange address', async () => {
  await follow();
  expect((await askForAlert({ email: 'ASHA@example.com' })).data).toEqual({ askForAlert: true });
  expect((await askForAlert({ email: 'ravi@example.com' })).data).toEqual({ askForAlert: true });
  await work();
  expect(recipients).toEqual([['ravi@example.com']]);
  expect(await alertsOf(context).countDocuments()).toBe(2);
});

test('two processes at once send each e-mail once', async () => {
  await follow();
  await addProperty(app, home);
  await Promise.all([workAlerts(context), workAlerts(context)]);
  await Promise.all([workAlerts(context), workAlerts(context)]);
  await Promise.all([sendAlertMail(context), sendAlertMail(context)]);
  await work();
  expect(received).toHaveLength(1);
});

test('a round that broke off after each write is done again without a second e-mail', async () => {
  await follow();
  await addProperty(app, home);
  await workAlerts(context);
  // As if the process had died before its last writes: the change waits again, and the alert is due again.
  await context.db.collection('propertyNews').updateMany({}, { $set: { waiting: true } });
  await alertsOf(context).updateMany({}, { $set: { dueAt: timeNow(), mailCount: 0 } });
  await work();
  expect(received).toHaveLength(1);
});

test('a weekly alert writes on Monday at 9 am in India, once for all', async () => {
  await follow({ frequency: 'WEEKLY' });
  for (const title of ['First Court', 'Second Court']) await addProperty(app, { ...home, title });
  await work();
  expect(received).toEqual([]);
  const [alert] = await alertsOf(context).find().toArray();
  const due = alert?.dueAt ?? new Date(0);
  expect([due.getUTCDay(), due.toISOString().slice(11, 16)]).toEqual([1, '03:30']);
  expect(due.getTime() - Date.now()).toBeLessThanOrEqual(7 * dayMs);
  await work(due);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Subject: News about 2 homes');
});

test('a followed home tells of its price and its sale, and a scheduled one counts at its time', async () => {
  const followed = await addProperty(app, { ...home, title: 'Followed' });
  await work();
  await follow({ search: undefined, propertyId: followed.id });
  await update(followed, { propertyStatus: 'SOLD' });
  await work();
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Now sold');

  await follow();
  const next = await addProperty(app, { ...home, title: 'Scheduled' });
  const properties = context.db.collection('properties');
  await context.db.collection('seenProperties').deleteMany({ visible: false });
  await properties.updateOne({ slug: next.slug }, { $set: { publishAt: new Date(Date.now() + dayMs) } });
  await work();
  expect(received).toEqual([]);
  await properties.updateOne({ slug: next.slug }, { $set: { publishAt: new Date(Date.now() - 2_000) } });
  await work();
  expect(received).toHaveLength(1);
});

const lakh = 100_000;
const two = { name: '2 BHK', bedrooms: 2, carpet: 780, priceFrom: 82 * lakh };
const three = { name: '3 BHK', bedrooms: 3, carpet: 1_100, priceFrom: 140 * lakh };
const four = { name: '4 BHK', bedrooms: 4, carpet: 1_600, priceFrom: 210 * lakh };

/** The latest e-mail with its encoded signs decoded. */
function latestText(): string {
  const encoded = (received.at(-1) ?? '').replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, '%$1');
  return encoded.replace(/(?:%[0-9A-F]{2})+/g, decodeURIComponent);
}

test('a search for two bedrooms hears of the configuration with two, and not of the others', async () => {
  const added = await addProperty(app, { title: 'Configured', configurations: [two, three, four] });
  await work();
  await follow({ search: 'q=2+bhk+under+80+lakh' });
  // The least and the most of the whole stay as they are.
  await update(added, {
    title: 'Configured',
    configurations: [two, { ...three, priceFrom: 79 * lakh }, four],
  });
  await work();
  await update(added, {
    title: 'Configured',
    configurations: [two, { ...three, priceFrom: 120 * lakh }, four],
  });
  await work();
  await update(added, {
    title: 'Configured',
    configurations: [{ ...two, priceFrom: 81 * lakh }, { ...three, priceFrom: 120 * lakh }, four],
  });
  await work();
  expect(received).toEqual([]);
  await update(added, {
    title: 'Configured',
    configurations: [{ ...two, priceFrom: 78 * lakh }, { ...three, priceFrom: 119 * lakh }, four],
  });
  await work();
  await work();
  expect(received).toHaveLength(1);
  expect(latestText()).toContain('Configured, 2 BHK: ₹ 81 lakh → ₹ 78 lakh');
  expect(latestText()).not.toContain('3 BHK:');
});

test('a follower of a home hears of each configuration: a price in the middle, a new one, one that is gone', async () => {
  const added = await addProperty(app, { title: 'Followed parts', configurations: [two, three, four] });
  await work();
  await follow({ search: undefined, propertyId: added.id });
  const dearer = { ...three, priceFrom: null };
  await update(added, { title: 'Followed parts', configurations: [two, dearer, four] });
  await work();
  expect(received).toHaveLength(1);
  expect(latestText()).toContain('3 BHK: ₹ 1.4 Cr → price on request');
  const shop = { name: 'Shop', priceFrom: 60 * lakh, carpet: 200 };
  await update(added, { title: 'Followed parts', configurations: [two, dearer, shop] });
  await work();
  expect(received).toHaveLength(2);
  expect(latestText()).toContain('Shop: now offered, ₹ 60 lakh');
  expect(latestText()).toContain('4 BHK: no longer offered');
});

test('weekly news tell each configuration once, from its price in the last e-mail, and nothing of what is as it was', async () => {
  const added = await addProperty(app, { title: 'Weekly parts', configurations: [two, three] });
  await work();
  await follow({ search: 'q=2+bhk+under+1+cr', frequency: 'WEEKLY' });
  for (const price of [80, 79, 77]) {
    const configurations = [
      { ...two, priceFrom: price * lakh },
      { ...three, priceFrom: (price + 60) * lakh },
    ];
    await update(added, { title: 'Weekly parts', configurations });
    await work();
  }
  await work(new Date(Date.now() + 8 * dayMs));
  expect(received).toHaveLength(1);
  expect(latestText()).toContain('2 BHK: ₹ 82 lakh → ₹ 77 lakh');
  for (const price of [70, 77]) {
    await update(added, {
      title: 'Weekly parts',
      configurations: [{ ...two, priceFrom: price * lakh }, three],
    });
    await work();
  }
  await work(new Date(Date.now() + 16 * dayMs));
  expect(received).toHaveLength(1);
});

test('what an earlier version noted without configurations sends nothing by itself, and the next change is told once', async () => {
  const added = await addProperty(app, { title: 'Earlier', configurations: [two, three] });
  await work();
  await follow({ search: 'q=2+bhk+under+1+cr' });
  await follow({ search: undefined, propertyId: added.id });
  const forget = () =>
    context.db.collection('seenProperties').updateMany({}, { $unset: { configurations: 1 } });
  await forget();
  const touched = { title: 'Earlier', configurations: [{ ...two, carpet: 790 }, three] };
  await update(added, touched);
  await work();
  expect(received).toEqual([]);

  await forget();
  await context.db.collection('migrations').deleteOne({ _id: /^021/ as never });
  await migrate(app.db);
  await migrate(app.db);
  await work();
  expect(received).toEqual([]);
  await update(added, { ...touched, configurations: [{ ...two, priceFrom: 78 * lakh }, three] });
  await work();
  await work();
  expect(received).toHaveLength(2);
  expect(latestText()).toContain('2 BHK: ₹ 82 lakh → ₹ 78 lakh');

  await forget();
  await update(added, { ...touched, configurations: [{ ...two, priceFrom: 76 * lakh }, three] });
  await work();
  expect(received).toHaveLength(4);
  expect(latestText()).toContain('Price changed, was ₹ 78 lakh');
});

test('more than ten homes are told as ten and a number; deleted ones are left out', async () => {
  await follow({ frequency: 'WEEKLY' });
  const homes = [];
  for (let count = 1; count <= 13; count += 1) homes.push(await addProperty(app, home));
  await work();
  await deleteItem(app, 'PROPERTY', homes[0]?.id ?? '');
  await work(new Date(Date.now() + 8 * dayMs));
  expect(received[0]).toContain('And 2 more.');
});

test('wrong input is refused beside its field, and a robot stores nothing', async () => {
  const wrong = await askForAlert({ email: 'nonsense' });
  expect(wrong.errors?.[0]?.extensions.fields).toHaveProperty('email');
  const unknown = await askForAlert({ propertyId: '0'.repeat(24) });
  expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await askForAlert({ search: 'minArea=x&near=%00&q=' + 'x'.repeat(900) })).errors).toBeUndefined();
  await alertsOf(context).deleteMany({});
  expect((await askForAlert({ website: 'https://robot.example' })).data).toEqual({ askForAlert: true });
  expect(await alertsOf(context).countDocuments()).toBe(0);
  for (const token of ['', 'x', '0'.repeat(24) + 'x'.repeat(24)]) {
    const { data } = await ask('query ($token: String!) { alert(token: $token) { state } }', { token });
    expect(data).toEqual({ alert: null });
  }
});

test('one address has at most twenty alerts, and stops them all at once', async () => {
  for (let count = 1; count <= 21; count += 1) {
    await askForAlert({ search: `minPrice=${count * 100_000}` });
    await context.db.collection('rateLimits').deleteMany({});
  }
  expect(await alertsOf(context).countDocuments()).toBe(20);
  await work();
  expect(received).toHaveLength(20);
  await ask('mutation ($token: String!) { confirmAlert(token: $token) { state } }', {
    token: tokenIn(received[0], 'confirm'),
  });
  await addProperty(app, home);
  await work();
  await ask('mutation ($token: String!) { stopAlert(token: $token, all: true) { state } }', {
    token: tokenIn(received.at(-1), 'stop'),
  });
  expect(await alertsOf(context).countDocuments({ state: 'STOPPED' as never })).toBe(20);
  const [stopped] = await alertsOf(context).find().toArray();
  expect(stopped?.receipt.consents).toMatchObject([
    { purpose: 'ALERT', withdrawnAt: expect.any(Date) as Date },
  ]);
});

test('the office finds, exports and erases the alerts of an address', async () => {
  await follow();
  await addProperty(app, home);
  await workAlerts(context);
  const found = await ask(
    '{ personalData(person: "asha@example.com") { alerts items { id } } }',
    {},
    { token },
  );
  expect(found.data).toEqual({ personalData: { alerts: 1, items: [] } });
  const file = await ask<{ exportPersonalData: string }>(
    'mutation { exportPersonalData(person: "asha@example.com") }',
    {},
    { token },
  );
  expect(file.data.exportPersonalData).toContain('3 BHK');
  await ask('mutation { erasePersonalData(person: "asha@example.com") { items } }', {}, { token });
  await work();
  expect(received).toEqual([]);
  expect(await alertsOf(context).countDocuments()).toBe(0);
  expect(await alertMailsOf(context).countDocuments()).toBe(0);
});

const browser = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130',
  'x-forwarded-for': '198.51.100.1',
};

async function lookFor(query: string, headers: Record<string, string> = browser): Promise<void> {
  const { status } = await call('POST', '/graphql', {
    json: {
      query: 'query ($query: String) { projects(query: $query) { totalCount relaxations { count } } }',
      variables: { query },
    },
    headers,
  });
  expect(status).toBe(200);
}

async function missed() {
  await workOnce(context);
  const { data } = await ask<{ missedSearches: { label: string; count: number; alerts: number }[] }>(
    '{ missedSearches { label count alerts } }',
    {},
    { token },
  );
  return data.missedSearches;
}

test('a search without result counts once for each network and hour, also from memory, and not for robots', async () => {
  for (let times = 0; times < 3; times += 1) await lookFor('4 bhk sector 150 under 10 lakh');
  await lookFor('4bhk under 10 lac sector 150', { ...browser, 'x-forwarded-for': '198.51.100.2' });
  await lookFor('4 bhk sector 150 under 10 lakh', { ...browser, 'user-agent': 'examplebot/1.0' });
  expect(await missed()).toEqual([{ label: '4 BHK, Sector 150, up to ₹ 10 lakh', count: 2, alerts: 0 }]);
  await lookFor('4 bhk sector 150 under 10 lakh');
  expect(await missed()).toMatchObject([{ count: 2 }]);
  await follow({ search: 'q=4 bhk sector 150 under 10 lakh' });
  expect(await missed()).toMatchObject([{ alerts: 1 }]);
});

test('words are named once three networks asked with them, and never with numbers or addresses in them', async () => {
  for (const last of [1, 2])
    await lookFor('zebra stripes', { ...browser, 'x-forwarded-for': `203.0.113.${last}` });
  expect(await missed()).toMatchObject([{ label: 'Words that were not understood' }]);
  await lookFor('zebra stripes', { ...browser, 'x-forwarded-for': '203.0.113.3' });
  expect((await missed())[0]?.label).toContain('zebra');
  for (const last of [1, 2, 3]) {
    await lookFor('zanzibar asha@example.com', { ...browser, 'x-forwarded-for': `203.0.113.${last}` });
  }
  expect(JSON.stringify(await missed())).not.toContain('asha');
});
