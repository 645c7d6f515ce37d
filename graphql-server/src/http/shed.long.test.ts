import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../start/config.ts';
import { ownDocuments } from './graphql/own-documents.generated.ts';
import { addProperty, contactInput } from '../testing/factories.ts';
import { adminName, startTestApp } from '../testing/start-test-app.ts';

const lagMs = 60;
const app = await startTestApp({ pages: true, settings: { shedding: { requests: 2, lagMs } } });
const { ask, call, token } = app;
const html = { headers: { Accept: 'text/html' } };

let asked = 0;

afterEach(async () => {
  // An answer from memory would not show that the process has time again.
  const ask = async () => (await call('GET', `/blog?asked=${(asked += 1)}`, html)).status;
  await expect.poll(ask).toBe(200);
});

/** Does nothing else for a while, like a process with too much to do. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

const shedOf = async (who: string) => {
  const { text } = await call('GET', '/metrics');
  return Number(new RegExp(`ahg_shed_total\\{who="${who}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
};

test('a busy process refuses readers with a short page that has the phone number, and recovers by itself', async () => {
  // The phone number is read beside the first pages.
  await call('GET', '/about', html);
  await expect.poll(async () => (await call('GET', '/team', html)).status).toBe(200);
  const before = await shedOf('readers');
  block(400);
  const { status, headers, text } = await call('GET', '/blog', html);
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/);
  expect(text).toContain('Very many people are visiting us right now.');
  expect(text).toMatch(/href="tel:\+?\d+"/);
  expect(await shedOf('readers')).toBe(before + 1);
  await expect.poll(async () => (await call('GET', '/blog', html)).status).toBe(200);
});

test('programs get the refusal in their own form', async () => {
  block(400);
  const rest = await call('GET', '/api/testimonialUsers');
  expect([rest.status, rest.body.message]).toEqual([503, expect.stringContaining('Very many people')]);
  block(400);
  const { status, errors } = await ask('query Busy { blogs { totalCount } }');
  expect([status, errors?.[0]?.extensions.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  const documentId = Object.keys(ownDocuments).find((id) => id.startsWith('Projects.'));
  block(400);
  expect((await call('POST', '/graphql', { json: { documentId, variables: {} } })).status).toBe(503);
});

test('while readers are refused, the office, forms, probes and answers from memory go on', async () => {
  await addProperty(app, { title: 'Kept House' });
  await expect.poll(async () => (await call('GET', '/api/form')).text).toContain('Kept House');
  await call('GET', '/api/form');
  block(250);
  expect((await call('GET', '/api/form')).text).toContain('Kept House');
  const office = await ask<{ me: { username: string } }>('{ me { username } }', {}, { token });
  expect(office.data.me.username).toBe(adminName);
  expect((await call('POST', '/api/contacts', { json: contactInput() })).status).toBe(201);
  const enquiry = 'mutation ($input: ContactRequestInput!) { submitContact(input: $input) { reference } }';
  expect((await ask(enquiry, { input: contactInput() })).errors).toBeUndefined();
  const documentId = Object.keys(ownDocuments).find((id) => id.startsWith('SubmitContact.'));
  const json = { documentId, variables: { input: contactInput() } };
  expect((await call('POST', '/graphql', { json })).status).toBe(200);
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await call('GET', path)).status).toBe(200);
});

test('far beyond that, the office and forms are refused as well; probes answer', async () => {
  block(1_500);
  expect((await ask('{ me { username } }', {}, { token })).status).toBe(503);
  block(1_500);
  expect((await call('POST', '/api/contacts', { json: contactInput() })).status).toBe(503);
  expect((await call('GET', '/healthz')).status).toBe(200);
  expect(await shedOf('office and forms')).toBeGreaterThanOrEqual(2);
});

test('more readers than may wait at once are refused, and the others get their answers', async () => {
  const paths = Array.from({ length: 16 }, (_, index) => `/shop-left-sidebar?page=${index + 1}`);
  const statuses = await Promise.all(paths.map(async (path) => (await call('GET', path, html)).status));
  expect(statuses).toContain(503);
  expect(statuses.filter((status) => status === 503).length).toBeLessThan(16);
});

test('the marks are settings', () => {
  expect(readConfig({}).shedding).toEqual({ requests: 100, lagMs: 500 });
  expect(readConfig({ SHED_AT_REQUESTS: '0', SHED_AT_LAG_MS: '250' }).shedding).toEqual({
    requests: 0,
    lagMs: 250,
  });
  expect(() => readConfig({ SHED_AT_LAG_MS: 'soon' })).toThrow(
    'SHED_AT_LAG_MS must be a whole number from 0 to 60000',
  );
});
