import { beforeEach, expect, test } from 'vitest';
import { shortAddress } from '../access/short-address.ts';
import { addProperty } from '../testing/factories.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const app = await startTestApp({
  pages: true,
  settings: { log: { level: 'info', format: 'json' }, logRequests: 'all' },
});
const { ask, call } = app;

// The login before the tests is logged too.
beforeEach(() => void app.logged.splice(0));

/** The log entries of requests so far, which are taken out of the log. */
async function requestLines(count = 1): Promise<Record<string, unknown>[]> {
  await expect.poll(() => app.logged.length).toBe(count);
  return app.logged.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('each answer names its request, and the log has it without what is private', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.77', 'X-Request-Id': 'from-the-proxy.1' };
  const { status, headers: sent } = await call('GET', '/order-tracking?email=asha@example.com', { headers });
  expect([status, sent.get('x-request-id')]).toEqual([200, 'from-the-proxy.1']);
  expect(await requestLines()).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      message: 'request',
      requestId: 'from-the-proxy.1',
      method: 'GET',
      path: '/order-tracking',
      status: 200,
      ms: expect.any(Number),
      address: '203.0.113.0',
    },
  ]);
});

test('an id that is not well formed is replaced', async () => {
  const { headers } = await call('GET', '/healthz', { headers: { 'X-Request-Id': '<script>' } });
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/);
  await requestLines();
});

test('each answer from memory has an id of its own', async () => {
  await addProperty(app);
  const path = '/api/form';
  await call('GET', path);
  const first = await call('GET', path);
  const second = await call('GET', path);
  await requestLines(app.logged.length);
  expect(first.text).toBe(second.text);
  expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/);
  expect(second.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/);
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
});

test.each([
  ['REST', () => call('GET', '/api/nothing'), 404],
  ['GraphQL', () => ask('{ contacts { totalCount } }'), 200],
])('a refusal at the %s door names its request in the header', async (_door, send, status) => {
  const answer = await send();
  expect(answer.status).toBe(status);
  expect(await requestLines()).toMatchObject([{ requestId: answer.headers.get('x-request-id'), status }]);
});

test('a page that fails shows the reference under which the log has its error', async () => {
  const { id } = await addProperty(app);
  expect(id).toHaveLength(24);
  await app.db.collection('properties').updateOne({}, { $unset: { images: 1, createdAt: 1 } });
  app.logged.splice(0);
  const page = await call('GET', '/shop-left-sidebar');
  const reference = page.headers.get('x-request-id') ?? '';
  expect([page.status, reference.length]).toEqual([500, 12]);
  expect(page.text).toContain(`Reference ${reference}.`);
  const logged = app.logged.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged).toContainEqual(expect.objectContaining({ level: 'error', requestId: reference }));
});

test.each([
  ['192.0.2.17', '192.0.2.0'],
  ['::ffff:192.0.2.17', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['by.name', 'unknown'],
])('the log shortens the address %s to %s', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});

test.each([
  ['GET', '/alerts/confirm/a-secret.of-an-alert', '/alerts/confirm/…'],
  ['GET', '/alerts/stop/a-secret.of-an-alert?from=mail', '/alerts/stop/…'],
  ['POST', '/api/alerts/stop/a-secret.of-an-alert', '/api/alerts/stop/…'],
  ['GET', '/%61lerts/stop/a-secret.of-an-alert', '/alerts/stop/…'],
  ['GET', '//ALERTS/confirm//a-secret.of-an-alert', '/alerts/confirm/…'],
  ['GET', '/alerts/stop/a-secret.of-an-alert/%ff', '/alerts/stop/…'],
  ['GET', '/%73hortlist/a-secret-of-a-family%ff', '/shortlist/…'],
])('%s %s is logged as %s', async (method, path, shown) => {
  await call(method, path);
  await expect.poll(() => app.logged.length).toBeGreaterThan(0);
  const lines = app.logged.splice(0);
  expect(lines.map((line) => (JSON.parse(line) as { path?: string }).path)).toContain(shown);
  expect(lines.join('\n')).not.toContain('secret');
  expect((await call('GET', '/metrics')).text).not.toContain('a-secret');
  app.logged.splice(0);
});
