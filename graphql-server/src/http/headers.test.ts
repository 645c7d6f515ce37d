import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createClient } from '../testing/client.ts';
import {
  addProperty,
  addWithPicture,
  deleteItem,
  propertyInput,
  sendApplication,
} from '../testing/factories.ts';
import { pdf } from '../testing/data/files.ts';
import { serve } from '../testing/listen.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { createApp } from './app.ts';
import { startApollo } from './graphql/graphql.ts';
import { serveAssets } from './pages/assets.ts';

const settings = { production: true, siteUrl: 'https://homes.example.com' };
const app = await startTestApp({ pages: true, settings });
const { call, token } = app;

const folder = mkdtempSync(join(tmpdir(), 'ahg-assets-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/first-12345678.js'), 'export {};');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function removedSlug(): Promise<string> {
  const { id, slug } = await addProperty(app);
  await deleteItem(app, 'PROPERTY', id);
  return slug;
}

async function formerSlug(): Promise<string> {
  const { id, slug } = await addProperty(app, { title: 'Former Name' });
  await app.ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id, input: propertyInput({ title: 'New Name' }) },
    { token },
  );
  return slug;
}

const picture = async () => (await addWithPicture(app, 'createTeamMember')).image.url;
const resume = async () => `/api/applications/${await sendApplication(app, {}, pdf())}/resume`;

type Answer = Awaited<ReturnType<typeof call>>;

const form = () => new URLSearchParams({ email: 'nonsense' });
const twice = async (path: string) => {
  await call('GET', path);
  return call('GET', path);
};
const unchanged = async (path: string) => {
  const { headers } = await call('GET', path);
  return call('GET', path, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
};
const json = { query: '{ projects { totalCount } }' };

/** Every kind of answer: its status, and whether anyone may keep it. */
const answers: [kind: string, status: number, caching: RegExp, ask: () => Promise<Answer>][] = [
  ['a page', 200, /^no-cache$/, () => call('GET', '/faq')],
  ['a kept page', 200, /^no-cache$/, () => twice('/about')],
  ['a page that is known', 304, /^no-cache$/, () => unchanged('/about')],
  ['a page that is not there', 404, /^no-cache$/, () => call('GET', '/no-such-page')],
  [
    'a removed project',
    410,
    /^no-cache$/,
    async () => call('GET', `/project-details/${await removedSlug()}`),
  ],
  ['the page of the back office', 200, /^no-cache$/, () => call('GET', '/my-account')],
  ['a redirect', 301, /^no-cache$/, async () => call('GET', `/project-details/${await formerSlug()}`)],
  ['a form with errors', 400, /^no-store$/, () => call('POST', '/contact', { body: form() })],
  [
    'a form of another site',
    403,
    /^no-store$/,
    () => call('POST', '/contact', { body: form(), headers: { 'Sec-Fetch-Site': 'cross-site' } }),
  ],
  ['a page asked with a token', 200, /^no-store$/, () => call('GET', '/about', { token })],
  ['the manifest', 200, /^no-cache$/, () => call('GET', '/manifest.webmanifest')],
  ['the manifest of the office', 200, /^no-cache$/, () => call('GET', '/office.webmanifest')],
  ['the service worker', 200, /^no-cache$/, () => call('GET', '/sw.js')],
  ['the service worker of the office', 200, /^no-cache$/, () => call('GET', '/office-sw.js')],
  ['a picture', 200, /^public/, async () => call('GET', await picture())],
  ['a picture that is not there', 404, /^no-store$/, () => call('GET', '/files/0123456789abcdef01234567/x')],
  ['a public list', 200, /^public, max-age=10$/, () => call('GET', '/api/form')],
  ['a public list from memory', 200, /^public, max-age=10$/, () => twice('/api/form')],
  ['a public list that is known', 304, /^public, max-age=10$/, () => unchanged('/api/form')],
  ['a public list with a token', 200, /^no-store$/, () => call('GET', '/api/form', { token })],
  ['a list of programs', 200, /^no-cache$/, () => call('GET', '/api/v1/listings')],
  ['a list of programs that is known', 304, /^no-cache$/, () => unchanged('/api/v1/listings')],
  ['a list of programs with a token', 200, /^no-store$/, () => call('GET', '/api/v1/listings', { token })],
  ['a problem', 400, /^no-store$/, () => call('GET', '/api/v1/listings?first=0')],
  ['a private list', 200, /^no-store$/, () => call('GET', '/api/contacts', { token })],
  ['a refused private list', 401, /^no-store$/, () => call('GET', '/api/contacts')],
  ['a résumé', 200, /^no-store$/, async () => call('GET', await resume(), { token })],
  ['an export', 200, /^no-store$/, () => call('GET', '/api/export/contacts.csv', { token })],
  ['a login', 401, /^no-store$/, () => app.logIn('owner', 'wrong')],
  ['an unknown path', 404, /^no-store$/, () => call('GET', '/api/nothing')],
  ['a public query', 200, /^no-store$/, () => call('POST', '/graphql', { json })],
  [
    'a private query',
    200,
    /^no-store$/,
    () => call('POST', '/graphql', { json: { query: '{ me { username } }' }, token }),
  ],
  ['a query that is none', 400, /^no-store$/, () => call('POST', '/graphql', { json: { query: '{' } })],
  ['the schema', 200, /^public, max-age=3600$/, () => call('GET', '/schema.graphql')],
  ['a feed', 200, /^no-cache$/, () => call('GET', '/feeds/stories.json')],
  ['the description of the API', 200, /^no-cache$/, () => call('GET', '/openapi.json')],
  ['what tells programs of the site', 200, /^no-cache$/, () => call('GET', '/llms.txt')],
  ['the state of the process', 200, /^no-store$/, () => call('GET', '/healthz')],
];

/** Documents for programs are the only answers that pages of any origin may read. */
const openKinds = [
  ...['the schema', 'a feed', 'the description of the API', 'what tells programs of the site', 'a problem'],
  ...['a list of programs', 'a list of programs that is known', 'a list of programs with a token'],
];

/** The policy of a Content-Security-Policy by its parts. */
function policyOf({ headers }: Answer): Record<string, string[]> {
  const policy = headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split(';').map((part): [string, string[]] => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function expectSafeHeaders(answer: Answer, readableFrom: '*' | null = null): void {
  const policy = policyOf(answer);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'self'"]);
  expect(policy['form-action']).toEqual(["'self'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy['default-src']).toEqual(["'self'"]);
  expect(policy['script-src']).toEqual(["'self'", "'inline-speculation-rules'"]);
  expect(policy['script-src-attr']).toEqual(["'none'"]);
  expect(policy['style-src']).toEqual(["'self'"]);
  for (const [name, sources] of Object.entries(policy)) {
    // Attributes alone may hold styles: a bar of a chart has its own width.
    if (name !== 'style-src-attr') expect([name, sources]).not.toContain("'unsafe-inline'");
    for (const source of sources) expect(source).not.toMatch(/\*|unsafe-eval|^https?:$/);
  }
  const header = (name: string) => answer.headers.get(name);
  expect(header('cross-origin-opener-policy')).toBe('same-origin');
  // Pictures are the only part that other sites may show.
  const isPicture = header('content-type')?.startsWith('image/');
  expect(header('cross-origin-resource-policy')).toBe(isPicture ? 'cross-origin' : 'same-origin');
  expect(header('x-content-type-options')).toBe('nosniff');
  expect(header('x-frame-options')).toBe('DENY');
  expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(header('permissions-policy')).toContain('camera=()');
  expect(header('strict-transport-security')).toBe('max-age=31536000');
  expect(header('access-control-allow-origin')).toBe(readableFrom);
  expect(header('x-powered-by')).toBeNull();
  expect(header('set-cookie')).toBeNull();
}

test.each(answers)(
  '%s (%i) has all headers, and may be kept as it should',
  async (kind, status, caching, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toMatch(caching);
    expectSafeHeaders(answer, openKinds.includes(kind) ? '*' : null);
  },
);

test('a file of the site holds no page, and may be kept', async () => {
  const apollo = await startApollo(app.context);
  const server = await serve(createApp(app.context, apollo, (site) => serveAssets(site, folder)));
  const client = createClient(server.origin);
  const { status, headers } = await client.call('GET', '/assets/first-12345678.js');
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  await server.close();
  await apollo.stop();
});

test('browsers come back over https only where the site has https', async () => {
  const plain = { ...app.context, config: { ...app.context.config, siteUrl: 'http://homes.example.com' } };
  const apollo = await startApollo(plain);
  const server = await serve(createApp(plain, apollo));
  const { headers } = await createClient(server.origin).call('GET', '/api/form');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('content-security-policy')).toContain("object-src 'none'");
  await server.close();
  await apollo.stop();
});
