import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { writeViews } from '../../features/property/property-views.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import { addProperty, sendApplication, sendContact } from '../../testing/factories.ts';
import { picture } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { dashboard } from './dashboard.service.ts';

const app = await startTestApp({ pages: true });
const { ask, call, context, db, token } = app;
const browser = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/143.0' };

interface Answer {
  leads: {
    newContacts: number;
    overdueContacts: number;
    overdue: { name: string }[];
    today: { name: string }[];
    tomorrow: { name: string }[];
    weeks: { startsAt: string; sources: { source: string; count: number }[] }[];
  };
  content: {
    propertiesWithoutPictures: number;
    withoutPictures: { title: string }[];
    mostViewed: { title: string; viewCount: number }[];
    mostEnquired: { title: string; enquiryCount: number }[];
  };
}

async function askDashboard(): Promise<Answer> {
  const { data } = await ask<{ dashboard: Answer }>(
    `{ dashboard {
      leads { newContacts overdueContacts overdue { name } today { name } weeks { startsAt sources { source count } } }
      content { propertiesWithoutPictures withoutPictures { title } mostViewed { title viewCount } mostEnquired { title enquiryCount } }
    } }`,
    {},
    { token },
  );
  return data.dashboard;
}

async function views(): Promise<[string, number][]> {
  await writeViews(context);
  return (await askDashboard()).content.mostViewed.map(({ title, viewCount }) => [title, viewCount]);
}

test('the weeks begin on Monday at midnight in India, and count each form', async () => {
  for (const source of ['CONSULTATION', 'CONSULTATION', 'AGENT']) await sendContact(app, { source });
  const at = (text: string) => new Date(text);
  const dates = ['2026-11-15T18:29:59Z', '2026-11-15T18:30:00Z', '2026-08-30T18:29:00Z'];
  const stored = await db
    .collection('contactRequests')
    .find({}, { sort: { _id: 1 } })
    .toArray();
  for (const [index, { _id }] of stored.entries()) {
    await db
      .collection('contactRequests')
      .updateOne({ _id }, { $set: { createdAt: at(dates[index] ?? '') } });
  }
  const admin = {
    adminId: new ObjectId(),
    sessionId: new ObjectId(),
    username: 'owner',
    role: AdminRole.OWNER,
  };
  const system = { ...context, requestId: '', address: '', userAgent: '', admin };
  const { leads } = await dashboard(system, at('2026-11-21T10:00:00Z'));
  expect(leads?.weeks).toHaveLength(12);
  expect(leads?.weeks.at(-1)).toEqual({
    startsAt: at('2026-11-15T18:30:00Z'),
    sources: [{ source: 'CONSULTATION', count: 1 }],
  });
  expect(leads?.weeks.at(-2)?.sources).toEqual([{ source: 'CONSULTATION', count: 1 }]);
  expect(leads?.weeks.flatMap(({ sources }) => sources)).toHaveLength(2);
});

test('the dashboard separates what is overdue, due today and due tomorrow, and leaves none of a day out', async () => {
  const dates = {
    Late: '2026-11-21T09:00:00Z',
    Today: '2026-11-21T18:00:00Z',
    Tomorrow: '2026-11-21T18:30:00Z',
    'End of tomorrow': '2026-11-22T18:29:59Z',
    'Day after': '2026-11-22T18:30:00Z',
    ...Object.fromEntries(
      Array.from({ length: 11 }, (_, index) => [`Evening ${index}`, '2026-11-21T18:20:00Z']),
    ),
  };
  for (const [name, nextAt] of Object.entries(dates)) {
    await sendContact(app, { name });
    await db.collection('contactRequests').updateOne({ name }, { $set: { nextAt: new Date(nextAt) } });
  }
  const admin = {
    adminId: new ObjectId(),
    sessionId: new ObjectId(),
    username: 'owner',
    role: AdminRole.OWNER,
  };
  const system = { ...context, requestId: '', address: '', userAgent: '', admin };
  const { leads } = await dashboard(system, new Date('2026-11-21T10:00:00Z'));
  expect(leads).toMatchObject({
    newContacts: 16,
    overdueContacts: 1,
    overdue: [{ name: 'Late' }],
    tomorrow: [{ name: 'Tomorrow' }, { name: 'End of tomorrow' }],
  });
  expect(leads?.today).toHaveLength(12);
  expect(leads?.today[0]).toMatchObject({ name: 'Today' });
});

test('a project’s page counts a view, whether rendered, kept or cached in the browser', async () => {
  const { slug } = await addProperty(app, { title: 'Lotus Court' });
  await addProperty(app, { title: 'Never Seen' });
  const path = `/project-details/${slug}`;
  const first = await call('GET', path, { headers: browser });
  await call('GET', path, { headers: browser });
  const etag = first.headers.get('etag') ?? '';
  const known = await call('GET', path, { headers: { ...browser, 'If-None-Match': etag } });
  expect(known.status).toBe(304);
  expect(await views()).toEqual([['Lotus Court', 3]]);
});

test('navigation within the site counts a view; robots, admins and lists do not', async () => {
  const { id, slug } = await addProperty(app, { title: 'Lotus Court' });
  const query = `{ property(slug: "${slug}") { id } }`;
  await ask(query, {}, { headers: browser });
  await ask(query);
  await ask(query, {}, { token, headers: browser });
  await ask(`{ propertiesByIds(ids: ["${id}"]) { id } }`, {}, { headers: browser });
  const robots = ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'WhatsApp/2.23', 'curl/8.0', ''];
  for (const robot of robots)
    await call('GET', `/project-details/${slug}`, { headers: { 'User-Agent': robot } });
  await call('GET', `/project-details/${slug}`, { headers: { ...browser, 'Sec-Purpose': 'prefetch' } });
  await call('GET', '/project-details/never-was', { headers: browser });
  expect(await views()).toEqual([['Lotus Court', 1]]);
});

test('a view does not count as a write of its project', async () => {
  const { slug } = await addProperty(app);
  const read = async () => {
    const property = await db.collection('properties').findOne({});
    return property?.touchedAt as Date | undefined;
  };
  const before = await read();
  await call('GET', `/project-details/${slug}`, { headers: browser });
  expect(await views()).toHaveLength(1);
  expect(await read()).toEqual(before);
});

test('the dashboard names projects without pictures and projects with enquiries', async () => {
  const { id } = await addProperty(app, { title: 'Lotus Court' });
  await addProperty(app, { title: 'With Picture' }, [await picture()]);
  await sendContact(app, { source: 'ENQUIRY', propertyId: id });
  expect((await askDashboard()).content).toMatchObject({
    propertiesWithoutPictures: 1,
    withoutPictures: [{ title: 'Lotus Court' }],
    mostEnquired: [{ title: 'Lotus Court', enquiryCount: 1 }],
  });
});

test('the menu counts unread leads and new ones', async () => {
  const counts = async (since?: string) => {
    const query =
      'query ($since: DateTimeISO) { leadCounts(since: $since) { unreadContacts unreadApplications contactsSince applicationsSince at } }';
    return (await ask<{ leadCounts: { at: string } }>(query, { since }, { token })).data.leadCounts;
  };
  await sendContact(app);
  const { at, ...first } = await counts();
  expect(first).toEqual({ unreadContacts: 1, unreadApplications: 0, contactsSince: 0, applicationsSince: 0 });
  await sendContact(app);
  await sendApplication(app);
  expect(await counts(at)).toMatchObject({
    unreadContacts: 2,
    unreadApplications: 1,
    contactsSince: 1,
    applicationsSince: 1,
  });
});

test.each([
  [AdminRole.OWNER, true, true],
  [AdminRole.SALES, true, false],
  [AdminRole.EDITOR, false, true],
])('an account of role %s sees its part of the dashboard', async (role, seesLeads, seesContent) => {
  const { data } = await ask<{ dashboard: { leads: unknown; content: unknown } }>(
    '{ dashboard { leads { contacts } content { properties } } }',
    {},
    { token: await tokenOfRole(app, role) },
  );
  expect(data.dashboard.leads !== null).toBe(seesLeads);
  expect(data.dashboard.content !== null).toBe(seesContent);
});

test('the owner is asked for our fee and for the interest of a bank, until each has a value', async () => {
  const asked = async () => {
    const { data } = await ask<{ dashboard: { content: { rulesToEnter: string[] } } }>(
      '{ dashboard { content { rulesToEnter } } }',
      {},
      { token },
    );
    return data.dashboard.content.rulesToEnter;
  };
  expect(await asked()).toEqual(['brokerage.resale', 'loan.rate']);
  const rule = { value: '1', validFrom: '2026-11-01', sourceTitle: 'Our own decision', confidence: 'HIGH' };
  const mutation = 'mutation ($input: RuleInput!) { createRule(input: $input) { id } }';
  await ask(mutation, { input: { ...rule, key: 'brokerage.resale' } }, { token });
  expect(await asked()).toEqual(['loan.rate']);
  await ask(
    mutation,
    { input: { ...rule, key: 'loan.rate', value: '7.1', validTo: '2026-11-02' } },
    { token },
  );
  expect(await asked()).toEqual(['loan.rate']);
});
