import { expect, test } from 'vitest';
import { countRead } from '../access/read-allowance.ts';
import { addProperty, sendApplication } from '../testing/factories.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const readCostPerMinute = 20_000;
const app = await startTestApp({
  pages: true,
  settings: { readCostPerMinute, production: true, siteUrl: 'https://homes.example.com' },
});
const { ask, call, logIn, token } = app;

let addresses = 0;
/** Gives each test an address of its own. */
function newAddress() {
  addresses += 1;
  return { 'X-Forwarded-For': `203.0.113.${addresses}` };
}

const fullItem =
  'id title address price { from to } areas { min max } rooms { min } images { url } position { latitude }';

test('a query that repeats its fields many times is refused with a sentence', async () => {
  const parts = Array.from({ length: 25 }, (_, index) => `a${index}: projects(perPage: 100) { ...Full }`);
  const fragment = `fragment Full on ProjectPage { items { ${fullItem} } }`;
  const refused = await ask(`{ ${parts.join(' ')} } ${fragment}`, {}, { headers: newAddress() });
  expect(refused.status).toBe(400);
  expect(refused.errors).toMatchObject([
    {
      message: expect.stringMatching(/^The query costs [\d,]+, and may cost 5,000: ask for fewer/) as string,
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ]);
  expect(refused.data).toEqual({});
});

test('nested fragments count as often as they are used, and counting is fast', async () => {
  const levels = Array.from(
    { length: 60 },
    (_, level) =>
      `fragment F${level} on SimilarProperty { property { id } ...F${level + 1} ...F${level + 1} }`,
  );
  const query = `{ similarProperties(id: "0123456789abcdef01234567") { ...F0 } }
    ${levels.join(' ')} fragment F60 on SimilarProperty { reason }`;
  const { errors } = await ask(query, {}, { headers: newAddress() });
  expect(errors?.[0]?.message).toMatch(/may cost 5,000/);
});

test('a full page of 100 projects, and the schema itself, may be queried', async () => {
  const headers = newAddress();
  await addProperty(app);
  const list = await ask(`{ projects(perPage: 100) { items { ${fullItem} } totalCount } }`, {}, { headers });
  expect(list.errors).toBeUndefined();
  expect((await ask('{ __schema { types { name } } }', {}, { headers })).errors).toBeUndefined();
});

test('a visitor has a read limit per minute over both doors, an account a higher one', async () => {
  const headers = newAddress();
  const query = `query ($n: Int) { projects(perPage: $n) { items { ${fullItem} } } }`;
  let answered = 0;
  let refused;
  while (!refused && answered < 100) {
    const answer = await ask(query, { n: 100 }, { headers });
    if (answer.status === 200) answered += 1;
    else refused = answer;
  }
  expect(answered).toBeGreaterThan(5);
  expect(answered).toBeLessThan(20);
  expect(refused).toMatchObject({ status: 429, errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
  const wait = Number(refused?.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  for (const path of ['/api/form', '/api/blogs', '/form/view/0123456789abcdef01234567', '/faq']) {
    const rest = await call('GET', path, { headers });
    expect([path, rest.status]).toEqual([path, 429]);
    expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await ask(query, { n: 100 }, { headers, token })).status).toBe(200);
  expect((await ask(query, { n: 100 }, { headers: newAddress() })).status).toBe(200);
});

test('many small reads of one address at the same moment are within its limit', async () => {
  const visitor = { ...app.context, requestId: '', address: '203.0.113.250', userAgent: '', admin: null };
  // Counted at once, because requests would reach the database one after the other.
  const reads = Array.from({ length: 60 }, () => countRead(visitor, 10));
  await expect(Promise.all(reads)).resolves.toHaveLength(60);
  await expect(countRead(visitor, readCostPerMinute)).rejects.toThrow(
    'Your connection has made too many requests',
  );
});

test('a caller whose requests reach many processes has the limit of one', async () => {
  const visitor = { ...app.context, requestId: '', address: '203.0.113.251', userAgent: '', admin: null };
  const processes = Array.from({ length: 64 }, () => {
    const db = app.db.client.db(app.db.databaseName);
    return { ...visitor, db };
  });
  // The cost of a page, once in each process.
  for (const process of processes) await countRead(process, 200);
  let counted = 64 * 200;
  for (let round = 0; round < 4; round += 1)
    for (const process of processes)
      counted += await countRead(process, 100).then(
        () => 100,
        () => 0,
      );
  expect(counted).toBeGreaterThan(readCostPerMinute * 0.9);
  expect(counted).toBeLessThanOrEqual(readCostPerMinute);
});

test('kept pages can be read without a limit', async () => {
  const headers = newAddress();
  for (let read = 0; read < 150; read += 1)
    expect((await call('GET', '/about', { headers })).status).toBe(200);
  const unknown = [];
  for (let read = 0; read < 110; read += 1) {
    unknown.push((await call('GET', `/made-up-${read}`, { headers })).status);
  }
  expect(unknown[0]).toBe(404);
  expect(unknown.at(-1)).toBe(429);
});

test('no private answer may be cached', async () => {
  const id = await sendApplication(app);
  const { headers: login } = await logIn('owner', 'wrong', '203.0.113.200');
  const answers = [
    ['GET', '/api/contacts'],
    ['GET', '/api/applications'],
    ['GET', `/api/applications/${id}/resume`],
    ['GET', '/api/export/contacts.csv'],
    ['GET', '/api/form'],
    ['GET', '/api/blogs'],
    ['GET', '/about'],
    ['DELETE', '/api/form/0123456789abcdef01234567'],
  ] as const;
  for (const [method, path] of answers) {
    const { headers } = await call(method, path, { token });
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
  const graphql = await Promise.all([
    ask('{ me { username } }', {}, { token }),
    ask('{ settings { slogan } }'),
  ]);
  for (const { headers } of [...graphql, { headers: login }])
    expect(headers.get('cache-control')).toBe('no-store');
  const form = await call('POST', '/contact', { body: new URLSearchParams({ email: 'nonsense' }) });
  expect(form.headers.get('cache-control')).toBe('no-store');
  expect((await call('GET', '/about')).headers.get('cache-control')).toBe('no-cache');
});

test('pages may hold no plug-ins, and browsers come back over https only', async () => {
  const { headers } = await call('GET', '/about');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("object-src 'none'");
  expect(policy).toMatch(/frame-src [^;]*blob:/);
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000$/);
  expect(headers.get('permissions-policy')).toContain('camera=(), microphone=(), geolocation=()');
});

test('a form of another site is refused, and one of ours is read', async () => {
  const body = new URLSearchParams({ email: 'nonsense' });
  const from = (site: string) => call('POST', '/contact', { body, headers: { 'Sec-Fetch-Site': site } });
  const foreign = await from('cross-site');
  expect([foreign.status, foreign.text]).toEqual([403, expect.stringContaining('on our own site')]);
  expect((await from('same-site')).status).toBe(403);
  for (const site of ['same-origin', 'none']) expect((await from(site)).status).toBe(400);
});

test('a browser that names only the origin of a form is believed too', async () => {
  const body = new URLSearchParams({ email: 'nonsense' });
  const from = async (origin: string) =>
    (await call('POST', '/contact', { body, headers: { Origin: origin } })).status;
  for (const foreign of ['https://elsewhere.example.com', 'null', 'https://homes.example.com.evil.example'])
    expect([foreign, await from(foreign)]).toEqual([foreign, 403]);
  for (const own of ['https://homes.example.com', app.origin])
    expect([own, await from(own)]).toEqual([own, 400]);
});

test('the list of all projects is made once after each write, and is not sent twice', async () => {
  await addProperty(app, { title: 'First Light' });
  const first = await call<{ data: { title: string }[] }>('GET', '/api/form');
  expect(first.body.data.map(({ title }) => title)).toEqual(['First Light']);
  expect(first.headers.get('cache-control')).toBe('public, max-age=10');
  const etag = first.headers.get('etag') ?? '';
  expect((await call('GET', '/api/form/', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  await addProperty(app, { title: 'Second Wind' });
  const second = await call<{ data: { title: string }[] }>('GET', '/api/form', {
    headers: { 'If-None-Match': etag },
  });
  expect(second.body.data.map(({ title }) => title)).toEqual(['Second Wind', 'First Light']);
});

test('each answer of both doors says before it is met what is left of the minute', async () => {
  const headers = newAddress();
  const leftOf = (answer: { headers: Headers }) => {
    const [, left = '', seconds = ''] =
      /^"cost";r=(\d+);t=(\d+)$/.exec(answer.headers.get('ratelimit') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(Number(seconds)).toBeLessThanOrEqual(60);
    return Number(left);
  };
  const list = () => call('GET', '/api/form', { headers });
  const first = await list();
  expect(first.headers.get('ratelimit-policy')).toBe(`"cost";q=${readCostPerMinute};w=60`);
  const after = leftOf(first);
  expect(after).toBeLessThan(readCostPerMinute);
  // The second answer is the first one, kept.
  expect(leftOf(await list())).toBe(after - 50);
  const query = '{ jobOpenings { title } }';
  const graphql = await ask<object>(query, {}, { headers, token });
  expect(graphql.headers.get('ratelimit-policy')).toBe(`"cost";q=${10 * readCostPerMinute};w=60`);
  expect(JSON.parse(graphql.text)).toMatchObject({ extensions: { cost: { left: leftOf(graphql) } } });
  const kept = await ask(query, {}, { headers });
  expect(leftOf(kept)).toBeLessThan(leftOf(await list()) + 51);
  expect(leftOf(await ask(query, {}, { headers }))).toBeLessThan(leftOf(kept));
  const address = headers['X-Forwarded-For'];
  const visitor = { ...app.context, requestId: '', address, userAgent: '', admin: null };
  await countRead(visitor, readCostPerMinute).catch(() => undefined);
  const refused = await list();
  expect(refused.status).toBe(429);
  expect(leftOf(refused)).toBe(0);
  expect((await call('GET', '/about', { headers: newAddress() })).headers.get('ratelimit')).toBeNull();
});
