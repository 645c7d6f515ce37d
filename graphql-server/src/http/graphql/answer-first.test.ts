import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import express from 'express';
import { expect, test } from 'vitest';
import { preferredEncoding } from '../../cache/encoding.ts';
import { formOf, readyAnswer } from '../../cache/ready-answer.ts';
import { addProperty, given, sendContact } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { addressOf } from '../caller-address.ts';

let reads = 0;
const app = await startTestApp({
  onCommand: ({ commandName, command }) => {
    if (commandName === 'find' && command.find === 'properties' && !command.projection) reads += 1;
  },
});
const { ask, call, token } = app;

test('a kept list is the same each time, with its headers, and 304 for those who have it', async () => {
  await addProperty(app, { title: 'Jamun Court' });
  const first = await call('GET', '/api/form');
  const again = await call('GET', '/api/form');
  expect(again.text).toBe(first.text);
  expect(again.text).toContain('Jamun Court');
  for (const name of ['etag', 'content-type', 'cache-control', 'vary', 'content-encoding'])
    expect(again.headers.get(name)).toBe(first.headers.get(name));
  expect(again.headers.get('cache-control')).toBe('public, max-age=10');
  const etag = again.headers.get('etag') ?? '';
  for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const unchanged = await call('GET', '/api/form', { headers: { 'If-None-Match': known } });
    expect([unchanged.status, unchanged.text, unchanged.headers.get('etag')]).toEqual([304, '', etag]);
  }
  expect((await call('GET', '/api/form', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  const insists = { 'If-None-Match': etag, 'Cache-Control': 'no-cache' };
  expect((await call('GET', '/api/form', { headers: insists })).status).toBe(200);
});

/** The status, headers and length of the body of an answer as it travels. */
function travelled(path: string, method: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: IncomingMessage['headers']; length: number }>(
    (resolve, reject) => {
      httpRequest(`${app.origin}${path}`, { method, headers }, (response) => {
        let length = 0;
        response.on('data', (part: Buffer) => (length += part.length));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, length }));
      })
        .on('error', reject)
        .end();
    },
  );
}

test.each(['br', 'gzip', 'identity'])(
  'HEAD has the length of the body in %s, and no body',
  async (encoding) => {
    await addProperty(app);
    const accepted = { 'Accept-Encoding': encoding };
    // The first answer may still be compressed quickly.
    await travelled('/api/form', 'GET', accepted);
    await expect
      .poll(async () => {
        const whole = await travelled('/api/form', 'GET', accepted);
        const head = await travelled('/api/form', 'HEAD', accepted);
        expect(Number(whole.headers['content-length'])).toBe(whole.length);
        expect([head.status, head.length]).toEqual([200, 0]);
        return head.headers['content-length'] === whole.headers['content-length'];
      })
      .toBe(true);
  },
);

const query = 'query ($filter: ProjectFilter) { projects(filter: $filter) { items { title } } }';
const hash = createHash('sha256').update(query).digest('hex');
const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
const preflight = { 'Apollo-Require-Preflight': 'true' };

function asked(variables: object, sha256Hash = hash): string {
  const persisted = { persistedQuery: { version: 1, sha256Hash } };
  const search = new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(persisted),
  });
  return `/graphql?${search}`;
}

test('a document is sent once, and then asked by its digest in an address that caches may keep', async () => {
  await addProperty(app, { title: 'Jamun Court', category: 'STUDIO' });
  const path = asked({ filter: { category: 'STUDIO' } });
  const sent = await call('POST', '/graphql', { json: { query, extensions } });
  expect(sent.status).toBe(200);
  for (let time = 0; time < 2; time += 1) {
    const answer = await call('GET', path, { headers: preflight });
    expect(answer.body).toMatchObject({ data: { projects: { items: [{ title: 'Jamun Court' }] } } });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=10');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    const known = { ...preflight, 'If-None-Match': answer.headers.get('etag') ?? '' };
    expect((await call('GET', path, { headers: known })).status).toBe(304);
  }
  await addProperty(app, { title: 'Neem Court', category: 'STUDIO' });
  expect((await call('GET', path, { headers: preflight })).text).toContain('Neem Court');
});

test('a digest is refused if no document, or another one, was sent with it', async () => {
  const unknown = await call('GET', asked({}, 'f'.repeat(64)), { headers: preflight });
  expect(unknown.text).toContain('PersistedQueryNotFound');
  const wrong = { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } };
  const sent = await call('POST', '/graphql', { json: { query, extensions: wrong } });
  expect(sent.status).toBe(400);
  const again = await call('GET', asked({}, 'f'.repeat(64)), { headers: preflight });
  expect(again.text).toContain('PersistedQueryNotFound');
});

test('a question in the address needs a header that other sites cannot send, also when it is kept', async () => {
  await addProperty(app);
  await call('POST', '/graphql', { json: { query, extensions } });
  const path = asked({});
  expect((await call('GET', path, { headers: preflight })).status).toBe(200);
  expect((await call('GET', path)).status).toBe(400);
  expect((await call('GET', path, { headers: { 'X-Apollo-Operation-Name': 'x' } })).status).toBe(200);
  expect((await call('GET', path)).status).toBe(400);
});

test('what was asked in the address of the door stands at no other address', async () => {
  await addProperty(app);
  await call('POST', '/graphql', { json: { query, extensions } });
  const path = asked({});
  for (let time = 0; time < 2; time += 1)
    expect((await call('GET', path, { headers: preflight })).status).toBe(200);
  const page = await call('GET', path.replace('/graphql', '/'));
  expect([page.status, page.text.includes('projects')]).toEqual([404, false]);
});

test('what depends on who asks is not kept, neither in the address nor in the body', async () => {
  const mine = '{ me { username } }';
  const sha256Hash = createHash('sha256').update(mine).digest('hex');
  const persisted = { persistedQuery: { version: 1, sha256Hash } };
  await call('POST', '/graphql', { json: { query: mine, extensions: persisted }, token });
  const path = asked({}, sha256Hash);
  const own = await call('GET', path, { headers: preflight, token });
  expect(own.text).toContain('owner');
  expect(own.headers.get('cache-control')).toBe('no-store');
  for (let time = 0; time < 2; time += 1) {
    const others = await call('GET', path, { headers: preflight });
    expect(others.text).not.toContain('owner');
    expect(others.headers.get('cache-control')).toBe('no-store');
  }
  const { id } = await addProperty(app);
  const count = `{ property(id: "${id}") { enquiryCount } }`;
  for (let time = 0; time < 2; time += 1) {
    expect((await ask(count, {}, { token })).data).toEqual({ property: { enquiryCount: 0 } });
    expect((await ask(count)).data).toEqual({ property: { enquiryCount: null } });
  }
});

test('a list for accounts stays closed to visitors after an account has read it', async () => {
  await sendContact(app);
  for (const path of ['/api/contacts', '/api/applications']) {
    expect((await call('GET', path, { token })).status).toBe(200);
    for (let time = 0; time < 2; time += 1) expect((await call('GET', path)).status).toBe(401);
  }
});

test('a short question that is cut, malformed or of another type gets the answer it always got', async () => {
  await addProperty(app);
  for (let time = 0; time < 2; time += 1) {
    const headers = { 'Content-Type': 'application/json' };
    expect((await call('POST', '/graphql', { body: '{"query":', headers })).status).toBe(400);
    expect((await call('POST', '/graphql', { body: '"x"', headers })).status).toBe(400);
    const text = { body: JSON.stringify({ query }), headers: { 'Content-Type': 'text/plain' } };
    expect((await call('POST', '/graphql', text)).status).toBe(400);
    expect((await call('POST', '/graphql', { json: { query } })).status).toBe(200);
  }
});

test('a page of projects that was never asked reads only the projects that are not in memory', async () => {
  await addProperty(app, { title: 'Jamun Court', price: '50 lakh' });
  const titles = async (minPrice: number) => {
    const answer = await ask<{ projects: { items: { title: string }[] } }>(query, { filter: { minPrice } });
    return given(answer, 'projects').items.map(({ title }) => title);
  };
  expect(await titles(1)).toEqual(['Jamun Court']);
  const before = reads;
  expect(await titles(2)).toEqual(['Jamun Court']);
  expect(reads).toBe(before);
});

test('the address of a caller is found as Express finds it', () => {
  const forwarded = ['', '203.0.113.7', '203.0.113.7, 198.51.100.2', ' 203.0.113.7 ,198.51.100.2, 192.0.2.9'];
  for (const trusted of [0, 1, 2, 5]) {
    for (const header of forwarded) {
      const one = express().set('trust proxy', trusted);
      const request = Object.assign(Object.create(one.request) as express.Request, {
        app: one,
        headers: header ? { 'x-forwarded-for': header } : {},
        socket: { remoteAddress: '127.0.0.1' },
        connection: { remoteAddress: '127.0.0.1' },
      });
      expect([trusted, header, addressOf(request, trusted)]).toEqual([trusted, header, request.ip]);
    }
  }
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('a client that accepts “%s” gets %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding);
});

test('the first caller gets a quick form, and later ones a smaller one', async () => {
  const text = Array.from({ length: 3_000 }, (_, place) => `home ${(place * 7919) % 1009}`).join('\n');
  const answer = readyAnswer(text, {});
  const first = await formOf(answer, 'br');
  const size = async () => (await formOf(answer, 'br')).length;
  await expect.poll(size, { timeout: 20_000 }).toBeLessThan(first.length);
});
