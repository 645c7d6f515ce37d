import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startAppOnServer } from '../testing/programs/app-on-server.ts';
import type { Client } from '../testing/client.ts';
import { startDatabaseProxy } from '../testing/peers/database-proxy.ts';
import type { DatabaseProxy } from '../testing/peers/database-proxy.ts';
import { addProperty, contactInput } from '../testing/factories.ts';
import { formTokenOf } from '../testing/data/form-token.ts';
import { startTestApp } from '../testing/start-test-app.ts';

/** No request hangs longer than five seconds; a busy machine needs twice as much. */
const patienceMs = 10_000;

const app = await startTestApp({ othersWrite: true });
let proxy: DatabaseProxy;
let client: Client;
const closing: (() => Promise<unknown>)[] = [];

/** A second app on the same engine, through a proxy that a test can cut. */
beforeAll(async () => {
  const { socketPath = '' } = app.db.client.options.hosts[0] ?? {};
  proxy = await startDatabaseProxy(socketPath);
  const second = await startAppOnServer(app, proxy.uri);
  client = second.client;
  closing.push(
    () => second.close(),
    () => proxy.close(),
  );
});

afterEach(async () => {
  proxy.restore();
  await expect.poll(readiness).toBe(200);
});

afterAll(async () => {
  for (const close of closing) await close();
});

const readiness = async () => (await client.call('GET', '/readyz')).status;

/** While it is asked for, a page that was written is made anew within this time. */
const quietMs = 2_000;

/** How often an answer was made from the database. */
async function madeAnew(): Promise<string | undefined> {
  const { text } = await client.call('GET', '/metrics');
  return /^ahg_kept_answers_total\{from="database"\} (\d+)$/m.exec(text)?.[1];
}

/**
 * Adds a home and waits until the second app shows it in a page that it keeps: a page can be made from newer records than the
 * looks for writes have found, and is made once more when they find them.
 */
async function listHome(title: string): Promise<void> {
  await addProperty(app, { title });
  const list = async () => (await client.call('GET', '/shop-left-sidebar')).text;
  await expect.poll(list, { timeout: 10_000 }).toContain(title);
  const last = { count: await madeAnew(), at: performance.now() };
  const unchangedFor = async () => {
    await list();
    const count = await madeAnew();
    if (count !== last.count) Object.assign(last, { count, at: performance.now() });
    return performance.now() - last.at;
  };
  await expect.poll(unchangedFor, { timeout: 15_000 }).toBeGreaterThan(quietMs);
}

/** The answer, and that it did not take long. */
async function inTime<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const began = performance.now();
  const answer = await send();
  expect(performance.now() - began).toBeLessThan(patienceMs);
  return answer;
}

test('readiness is red within two seconds, while the process stays alive, and recovers by itself', async () => {
  expect(await readiness()).toBe(200);
  proxy.cut();
  const began = performance.now();
  const { status, body } = await client.call('GET', '/readyz');
  expect([status, body.reasons]).toEqual([503, ['The database does not answer.']]);
  expect(performance.now() - began).toBeLessThan(2_000);
  expect((await client.call('GET', '/healthz')).status).toBe(200);
  proxy.restore();
  await expect.poll(readiness).toBe(200);
});

test('a kept page is shown again with a notice that browsers do not keep, and is itself again afterwards', async () => {
  await listHome('Lotus Court');
  const before = await client.call('GET', '/shop-left-sidebar');
  const notice =
    /We cannot reach our records at the moment\. This page is from .+ Prices and availability may have changed since\./;
  expect(before.text).not.toMatch(notice);

  proxy.cut();
  await expect
    .poll(async () => (await inTime(() => client.call('GET', '/shop-left-sidebar'))).text, {
      timeout: 10_000,
    })
    .toMatch(notice);
  const away = await client.call('GET', '/shop-left-sidebar');
  expect([away.status, away.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(away.text).toContain('Lotus Court');
  expect(away.text).toContain('data-kept-at="20');

  proxy.restore();
  await expect.poll(async () => (await client.call('GET', '/shop-left-sidebar')).text).not.toMatch(notice);
  await listHome('Banyan Court');
});

test('a page that is not kept says what happened, with the phone number and the reference', async () => {
  await client.call('GET', '/about');
  // The name and the phone of the company are read beside the page.
  await client.call('GET', '/faq');
  proxy.cut();
  const { status, headers, text } = await inTime(() => client.call('GET', '/team'));
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '10', 'no-store']);
  expect(text).toContain('We will be back in a moment');
  expect(text).toMatch(/href="tel:\+?\d+"/);
  expect(text).toContain(`Reference ${headers.get('x-request-id')}`);
});

test('a form without JavaScript comes back with what was typed, and can be sent when the database is back', async () => {
  const typed = {
    name: 'Asha Rao',
    email: 'asha.rao@example.com',
    phone: '9876543210',
    message: 'A <b>home</b>',
  };
  const formToken = await formTokenOf(client, '/contact');
  const form = { ...typed, service: 'RESIDENTIAL', submissionKey: 'key-of-this-very-form', formToken };
  const send = (fields: Record<string, string>) =>
    client.call('POST', '/contact', { body: new URLSearchParams(fields) });
  proxy.cut();
  const refused = await inTime(() => send(form));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  const kept = [...refused.text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const again = Object.fromEntries(
    kept.map(([, name = '', value = '']) => [name, value.replaceAll('&lt;', '<').replaceAll('&gt;', '>')]),
  );
  expect(again).toEqual(form);

  proxy.restore();
  await expect.poll(readiness).toBe(200);
  expect((await send(again)).status).toBe(200);
  const stored = await app.db.collection('contactRequests').find().toArray();
  expect(stored).toMatchObject([{ name: typed.name, message: typed.message }]);
});

test.each([
  [
    'GraphQL',
    () =>
      client
        .ask('mutation ($input: ContactRequestInput!) { submitContact(input: $input) { reference } }', {
          input: contactInput(),
        })
        .then(({ status, headers, errors }) => ({ status, headers, code: errors?.[0]?.extensions.code })),
  ],
  [
    'REST',
    () =>
      client
        .call('POST', '/api/contacts', { json: contactInput() })
        .then(({ status, headers }) => ({ status, headers, code: 'SERVICE_UNAVAILABLE' })),
  ],
])(
  'a submission at the %s door answers 503 with the time to wait, and is stored afterwards',
  async (_door, send) => {
    proxy.cut();
    const { status, headers, code } = await inTime(send);
    expect([status, code, headers.get('retry-after')]).toEqual([503, 'SERVICE_UNAVAILABLE', '10']);
    proxy.restore();
    await expect.poll(async () => (await send()).status).toBeLessThan(300);
  },
);

test('an account is not logged out by it', async () => {
  const { token } = app;
  const ask = () => client.ask('{ me { username } }', {}, { token });
  expect((await ask()).errors).toBeUndefined();
  proxy.cut();
  const { status, errors } = await inTime(ask);
  expect([status, errors?.[0]?.extensions.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
});

test('a database that answers nothing, on open connections, is noticed too', async () => {
  await listHome('Peepal Court');
  proxy.silence();
  const page = await inTime(() => client.call('GET', '/shop-left-sidebar'));
  expect(page.status).toBe(200);
  expect(page.text).toContain('Peepal Court');
  const sent = await inTime(() => client.call('POST', '/api/contacts', { json: contactInput() }));
  expect(sent.status).toBe(503);
}, 40_000);

test('a start waits for a server that starts too', async () => {
  proxy.cut();
  const before = proxy.refusals();
  const starting = startAppOnServer(app, proxy.uri);
  // The first try of the driver, of two seconds, is over by then.
  await expect.poll(() => proxy.refusals() - before, { timeout: 10_000 }).toBeGreaterThan(8);
  proxy.restore();
  const started = await starting;
  expect((await started.client.call('GET', '/healthz')).status).toBe(200);
  await started.close();
});
