import { expect, test } from 'vitest';
import { createClient } from '../testing/client.ts';
import { addProperty, addWithPicture } from '../testing/factories.ts';
import { serve } from '../testing/listen.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { createApp } from './app.ts';
import { startApollo } from './graphql/graphql.ts';

const portal = 'https://portal.example.com';
const app = await startTestApp({ pages: true, settings: { corsOrigins: [portal], production: true } });
const { call, token } = app;

const foreign = 'https://elsewhere.example.com';
const from = (origin: string) => ({ Origin: origin });
const preflightFrom = (origin: string) => ({
  ...from(origin),
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'content-type,authorization',
});

const query = { query: '{ projects { totalCount } }' };
const doors: [method: string, path: string, json?: object][] = [
  ['POST', '/graphql', query],
  ['GET', '/api/form'],
  ['GET', '/api/contacts'],
  ['GET', '/api/nothing'],
];

test.each(doors)('a page of a configured origin may read %s %s, first and from memory', async (...door) => {
  const [method, path, json] = door;
  await addProperty(app);
  for (let time = 0; time < 2; time += 1) {
    const { headers } = await call(method, path, { json, headers: from(portal) });
    expect(headers.get('access-control-allow-origin')).toBe(portal);
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
  }
});

test.each(doors)('a page of another origin may not read %s %s, not from memory either', async (...door) => {
  const [method, path, json] = door;
  await addProperty(app);
  for (const origin of [
    portal,
    foreign,
    'null',
    app.origin,
    `${portal}.evil.example`,
    'http://portal.example.com',
  ]) {
    const { headers } = await call(method, path, { json, headers: from(origin) });
    expect([origin, headers.get('access-control-allow-origin')]).toEqual([
      origin,
      origin === portal ? portal : null,
    ]);
    expect(headers.get('vary')).toContain('Origin');
  }
});

test('an answer from memory varies by the encoding as well', async () => {
  await call('GET', '/api/form');
  const { headers } = await call('GET', '/api/form', { headers: from(portal) });
  expect(headers.get('vary')).toBe('Origin, Accept-Encoding');
});

const openDocuments = [
  ...['/schema.graphql', '/openapi.json', '/llms.txt', '/feeds/stories.xml', '/feeds/projects.json'],
  ...['/api/v1/listings', '/api/v1/listings?first=1'],
];

test.each(openDocuments)('a page of any origin may read %s, first and from memory', async (path) => {
  for (const origin of [foreign, portal, foreign]) {
    const { status, headers } = await call('GET', path, { headers: from(origin) });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe(origin === portal ? portal : '*');
    expect(headers.get('vary')).toContain('Origin');
  }
  const preflight = await call('OPTIONS', path, {
    headers: { ...from(foreign), 'Access-Control-Request-Method': 'GET' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
  expect(preflight.headers.get('access-control-allow-headers')).not.toContain('Authorization');
});

test('a page of any origin may read one listing, and why there is none', async () => {
  const { id } = await addProperty(app);
  for (const [path, expected] of [
    [`/api/v1/listings/${id}`, 200],
    ['/api/v1/listings/0123456789abcdef01234567', 404],
    ['/api/v1/listings?first=0', 400],
  ] as const) {
    const { status, headers } = await call('GET', path, { headers: from(foreign) });
    expect([path, status, headers.get('access-control-allow-origin')]).toEqual([path, expected, '*']);
  }
});

test.each(['/api/v1', '/api/v1/other', '/api/v1/listings/x/y', '/api/v1/listingsx'])(
  'other paths beside the open ones are read by configured origins alone: %s',
  async (path) => {
    for (const origin of [foreign, portal]) {
      const { headers } = await call('GET', path, { headers: from(origin) });
      expect(headers.get('access-control-allow-origin')).toBe(origin === portal ? portal : null);
    }
  },
);

test.each([
  '/feeds/stories.xml?x=1',
  '/feeds/other.html',
  '/schema.graphqls',
  '/openapi.jsonx',
  '/llms.txt/x',
])('what only looks like a document for programs stays closed, or is one: %s', async (path) => {
  const { headers } = await call('GET', path, { headers: from(foreign) });
  expect(headers.get('access-control-allow-origin')).toBe(path.includes('?') ? '*' : null);
});

test('a picture of the site is readable for a configured origin, and varies by it', async () => {
  const path = (await addWithPicture(app, 'createTeamMember')).image.url;
  for (let time = 0; time < 2; time += 1) {
    const { status, headers } = await call('GET', path, { headers: from(portal) });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe(portal);
    expect(headers.get('vary')).toBe('Origin, Accept, Save-Data');
    const other = await call('GET', path, { headers: from(foreign) });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test.each(['/graphql', '/api/contacts', '/files/x/y'])(
  'the preflight of %s is answered for a configured origin',
  async (path) => {
    const allowed = await call('OPTIONS', path, { headers: preflightFrom(portal) });
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(portal);
    expect(allowed.headers.get('access-control-allow-headers')).toMatch(
      /Authorization.*Apollo-Require-Preflight/,
    );
    expect(allowed.headers.get('access-control-allow-headers')).toMatch(
      /If-None-Match.*Idempotency-Key.*apollographql-client-name.*traceparent/,
    );
    for (const method of ['DELETE', 'PATCH', 'PUT'])
      expect(allowed.headers.get('access-control-allow-methods')).toContain(method);
    const refused = await call('OPTIONS', path, { headers: preflightFrom(foreign) });
    for (const name of ['origin', 'headers', 'methods'])
      expect(refused.headers.get(`access-control-allow-${name}`)).toBeNull();
  },
);

test('pages and the addresses beside the doors stay closed', async () => {
  for (const path of ['/', '/about', '/healthz', '/manifest.webmanifest', '/graphqlx'])
    expect(
      (await call('GET', path, { headers: from(portal) })).headers.get('access-control-allow-origin'),
    ).toBeNull();
});

test('an origin that is allowed still needs a token for what is private', async () => {
  expect((await call('GET', '/api/contacts', { headers: from(portal) })).status).toBe(401);
  expect((await call('GET', '/api/contacts', { headers: from(portal), token })).status).toBe(200);
});

test('without configured origins, no answer is open to any', async () => {
  const context = { ...app.context, config: { ...app.context.config, corsOrigins: [] } };
  const apollo = await startApollo(context);
  const server = await serve(createApp(context, apollo));
  const client = createClient(server.origin);
  for (const [method, path, json] of doors) {
    const { headers } = await client.call(method, path, { json, headers: from(portal) });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
  const preflight = await client.call('OPTIONS', '/graphql', { headers: preflightFrom(portal) });
  expect(preflight.headers.get('access-control-allow-methods')).toBeNull();
  await server.close();
  await apollo.stop();
});
