import { getOperationAST, parse, validate } from 'graphql';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { costOf, maxQueryCost } from '../../access/query-cost.ts';
import { makeToken } from '../../testing/api-tokens.ts';
import { picture } from '../../testing/data/files.ts';
import { addProperty, deleteItem } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { noteChanges } from '../../features/change/note-changes.ts';
import { createSchema } from '../graphql/schema.ts';
import { apiRoutes } from './api-routes.ts';
import { listingFragment } from '../../features/property/public/listing-document.ts';

const app = await startTestApp({ pages: true });
const { ask, call, db, token } = app;

interface Listings {
  items: Record<string, unknown>[];
  next: string | null;
}

const unknownId = '0123456789abcdef01234567';
const facts = {
  ...{ title: 'Lotus Court', price: '1.25–2 Cr', area: '1,150–1,850 sq ft carpet', rooms: '2–3 BHK' },
  ...{ locality: 'Sector 150', city: 'Noida', latitude: 28.4, longitude: 77.4 },
};

test('every document is valid, has its parameters as variables, and stays below the greatest cost', () => {
  const schema = createSchema();
  for (const { path, parameters, body, document } of apiRoutes) {
    const read = parse(document);
    expect([path, validate(schema, read)]).toEqual([path, []]);
    const operation = getOperationAST(read);
    const names = operation?.variableDefinitions?.map(({ variable }) => variable.name.value);
    expect(names?.toSorted()).toEqual(
      [...Object.keys(parameters), ...(body ? [body.variable] : [])].toSorted(),
    );
    const greatest = { first: 100, id: unknownId };
    expect(operation && costOf(schema, read, operation, greatest)).toBeLessThanOrEqual(maxQueryCost);
  }
});

test('each path says what it takes', () => {
  for (const { path, parameters, summary } of apiRoutes) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = Object.entries(parameters).filter(([, { in: place }]) => place === 'path');
    expect(declared.map(([name]) => name)).toEqual(inPath);
    for (const text of [summary, ...Object.values(parameters).map(({ description }) => description)])
      expect(text).toMatch(/^[A-Z].*\.$/);
  }
});

test('a listing is the same as over GraphQL, field by field, with its types', async () => {
  const { id } = await addProperty(app, facts, [await picture()]);
  const { data } = await ask<{ property: Record<string, unknown> }>(
    `query ($id: ID!) { property(id: $id) { ...listing } } ${listingFragment}`,
    { id },
  );
  const { status, body, headers } = await call('GET', `/api/v1/listings/${id}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(body).toEqual(data.property);
  expect((await call<Listings>('GET', '/api/v1/listings')).body).toEqual({
    items: [data.property],
    next: null,
  });
  expect(body).toMatchObject({
    ...{ id, propertyStatus: 'FOR_SALE', price: { from: 12_500_000, to: 20_000_000 } },
    ...{ rooms: { min: 2, max: 3 }, position: { latitude: 28.4, longitude: 77.4 }, priceIsOld: false },
    ...{ soldAt: null, reraNumber: null, mark: null, completion: null, towers: [] },
  });
  for (const moment of [body.createdAt, body.updatedAt, body.pricedAt])
    expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test('a walk with `next` meets each listing once, in the order of ids', async () => {
  const added: string[] = [];
  for (let place = 0; place < 5; place += 1) added.push((await addProperty(app)).id);
  const met: unknown[] = [];
  let next: string | null = '';
  for (let pages = 0; next !== null; pages += 1) {
    expect(pages).toBeLessThan(4);
    const { body }: { body: Listings } = await call(
      'GET',
      `/api/v1/listings?first=2${next && `&after=${next}`}`,
    );
    met.push(...body.items.map(({ id }) => id));
    next = body.next;
  }
  expect(met).toEqual(added.sort());
});

test('the filters narrow the list', async () => {
  const { id: sale } = await addProperty(app, { category: 'STUDIO' });
  const { id: rent } = await addProperty(app, { propertyStatus: 'FOR_RENT', category: 'COMMERCIAL' });
  const old = { touchedAt: new Date('2026-01-01'), publishAt: new Date('2026-01-01') };
  await db.collection('properties').updateOne({ _id: new ObjectId(sale) }, { $set: old });
  const idsOf = async (query: string) =>
    (await call<Listings>('GET', `/api/v1/listings?${query}`)).body.items.map(({ id }) => id);
  expect(await idsOf('status=FOR_RENT')).toEqual([rent]);
  expect(await idsOf('category=RESIDENTIAL')).toEqual([]);
  expect(await idsOf('category=COMMERCIAL&status=FOR_SALE')).toEqual([]);
  expect(await idsOf('updatedSince=2026-02-01T00:00:00Z')).toEqual([rent]);
  expect(await idsOf('updatedSince=2025-12-31T23:59:59.5%2B05:30')).toEqual([sale, rent].sort());
});

test('no caller finds what is not public, and what was removed is gone', async () => {
  const [draft, removed] = [await addProperty(app), await addProperty(app)];
  await ask(
    'mutation ($id: ID!) { setPropertyPublication(id: $id, publication: { state: DRAFT }) { id } }',
    { id: draft.id },
    { token },
  );
  await deleteItem(app, 'PROPERTY', removed.id);
  const { secret } = await makeToken(app, ['LISTINGS_READ']);
  for (const caller of [undefined, token, secret]) {
    const one = (id: string) => call('GET', `/api/v1/listings/${id}`, { token: caller });
    expect((await call<Listings>('GET', '/api/v1/listings', { token: caller })).body.items).toEqual([]);
    for (const id of [draft.id, unknownId]) {
      const { status, headers, body } = await one(id);
      expect(status).toBe(404);
      expect(headers.get('content-type')).toContain('application/problem+json');
      expect(body).toEqual({
        ...{ type: 'about:blank', title: 'Not Found', status: 404 },
        ...{ detail: 'Property not found.', code: 'NOT_FOUND', reason: 'NOT_FOUND' },
      });
    }
    expect((await one(removed.id)).body).toMatchObject({ title: 'Gone', status: 410, code: 'GONE' });
  }
});

const wrong: [query: string, field: string | undefined, detail: RegExp][] = [
  ['first=0', 'first', /whole number from 1 to 100/],
  ['first=101', 'first', /whole number/],
  ['first=1.5', 'first', /whole number/],
  ['first=-1', 'first', /whole number/],
  ['first=9007199254740992', 'first', /whole number/],
  ['first=', 'first', /whole number/],
  ['first=2&first=3', 'first', /once/],
  ['after=', 'after', /1 to 200 characters/],
  ['after=garbage', 'after', /the cursor of the page before/],
  [
    `after=${Buffer.from(`stories:${unknownId}`).toString('base64url')}`,
    'after',
    /the cursor of the page before/,
  ],
  [`after=${'a'.repeat(201)}`, 'after', /1 to 200/],
  ['updatedSince=yesterday', 'updatedSince', /2026-11-21T09:30:00Z/],
  ['updatedSince=2026-02-30T00:00:00Z', 'updatedSince', /moment/],
  ['updatedSince=2026-01-01', 'updatedSince', /moment/],
  ['updatedSince=2026-01-01T00:00:00+05:30', 'updatedSince', /%2B/],
  ['updatedSince=1795000000', 'updatedSince', /moment/],
  ['status=sold', 'status', /FOR_SALE/],
  ['status[]=SOLD', undefined, /not all of these/],
  ['category=VILLA', 'category', /STUDIO/],
  [
    'page=2',
    undefined,
    /no parameter `page`. It takes `first`, `after`, `updatedSince`, `status`, `category`\./,
  ],
  ['id=0123456789abcdef01234567', undefined, /no parameter `id`/],
  ['__proto__=1', undefined, /no parameter `__proto__`/],
  ['first[a]=1', undefined, /not all/],
];

test.each(wrong)('?%s is refused and not ignored', async (query, field, detail) => {
  const { status, headers, body } = await call('GET', `/api/v1/listings?${query}`);
  expect(status).toBe(400);
  expect(headers.get('content-type')).toContain('application/problem+json');
  expect(body).toMatchObject({ title: 'Bad Request', status: 400, code: 'BAD_USER_INPUT' });
  expect(body.detail).toMatch(detail);
  expect(Object.keys((body.fields as object | undefined) ?? {})).toEqual(field ? [field] : []);
});

test('one listing takes no parameter, and no other id', async () => {
  const { id } = await addProperty(app);
  const one = await call('GET', `/api/v1/listings/${id}?first=1`);
  expect(one.body).toMatchObject({
    status: 400,
    detail: 'This path has no parameter `first`. It takes none.',
  });
  expect((await call('GET', `/api/v1/listings/${id}?id=${id}`)).status).toBe(400);
  expect((await call('GET', '/api/v1/listings/x')).body).toMatchObject({ status: 400, fields: { id: /24/ } });
});

test('other methods, other paths and refused tokens are told as problems', async () => {
  const { id } = await addProperty(app);
  for (const path of ['/api/v1/listings', `/api/v1/listings/${id}`]) {
    const { status, headers, body } = await call('DELETE', path, { token });
    const allowed = path.endsWith(id) ? 'GET, HEAD, PATCH' : 'GET, HEAD';
    expect([status, headers.get('allow')]).toEqual([405, allowed]);
    expect(body).toMatchObject({ title: 'Method Not Allowed', code: 'METHOD_NOT_ALLOWED' });
  }
  for (const path of ['/api/v1', '/api/v1/nothing', '/api/v1/listings/x/y'])
    expect((await call('GET', path)).body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  const refused = await call('GET', '/api/v1/listings', { token: 'ahg_x_y' });
  expect(refused.headers.get('www-authenticate')).toContain('invalid_token');
  expect(refused.body).toMatchObject({ title: 'Unauthorized', status: 401, code: 'UNAUTHENTICATED' });
  // The older paths keep their own form.
  expect((await call('GET', '/api/v10')).body).toEqual({ message: 'Path not found.' });
});

test('an answer has a tag, says what is left of the minute, and is kept for no one without asking', async () => {
  await addProperty(app);
  const { headers } = await call('GET', '/api/v1/listings?first=10');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('ratelimit-policy')).toBe('"cost";q=1000000000;w=60');
  const tag = headers.get('etag') ?? '';
  const known = { headers: { 'If-None-Match': tag } };
  expect((await call('GET', '/api/v1/listings?first=10', known)).status).toBe(304);
  await addProperty(app);
  expect((await call('GET', '/api/v1/listings?first=10', known)).status).toBe(200);
  const own = await call('GET', '/api/v1/listings', { token });
  expect(own.headers.get('cache-control')).toBe('no-store');
  const head = await fetch(`${app.origin}/api/v1/listings`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('a page costs what its document costs over GraphQL', async () => {
  const left = async (path: string) => {
    const { headers } = await call('GET', path, { headers: { 'X-Forwarded-For': '198.51.100.77' } });
    return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  };
  const before = await left('/api/v1/listings?first=1');
  const [list] = apiRoutes;
  const read = parse(list?.document ?? '');
  const operation = getOperationAST(read);
  const cost = operation ? costOf(createSchema(), read, operation, { first: 100 }) : 0;
  expect(before - (await left('/api/v1/listings?first=100'))).toBe(cost);
});

test('the log of changes is that of GraphQL, with the names of RESO', async () => {
  const { id } = await addProperty(app, facts);
  const { id: removed } = await addProperty(app);
  while (await noteChanges(app.context));
  await deleteItem(app, 'PROPERTY', removed);
  while (await noteChanges(app.context));
  const { data } = await ask<{ changes: { logId: string } }>('{ changes { logId } }');
  const { logId } = data.changes;
  expect((await call('GET', '/api/v1/changes')).body).toEqual({ logId, last: 3, more: false, items: [] });
  const { body } = await call<{ items: { ResourceRecordUrl: string; at: string }[] }>(
    'GET',
    `/api/v1/changes?after=0&first=2&logId=${logId}&kinds=listing.published,listing.removed`,
  );
  expect(body).toMatchObject({ logId, last: 2, more: true });
  expect(body.items[0]).toEqual({
    ...{ EntityEventSequence: 1, ResourceName: 'Property', ResourceRecordKey: id },
    ResourceRecordUrl: expect.stringMatching(/^http.*\/api\/v1\/listings\/[0-9a-f]{24}$/) as string,
    ...{ kind: 'listing.published', at: body.items[0]?.at, fields: [], reason: null },
  });
  const path = body.items[0]?.ResourceRecordUrl.replace(/^https?:\/\/[^/]+/, '') ?? '';
  expect((await call('GET', path)).body).toMatchObject({ id, title: 'Lotus Court' });
  const rest = await call<{ items: object[] }>('GET', '/api/v1/changes?after=2');
  expect(rest.body).toMatchObject({ last: 3, more: false });
  expect(rest.body.items).toMatchObject([
    { kind: 'listing.removed', ResourceRecordKey: removed, reason: 'DELETED' },
  ]);
});

test.each([
  ['after=-1', 400],
  ['after=1.5', 400],
  ['after=9007199254740992', 400],
  ['after=7', 400],
  ['first=501', 400],
  ['kinds=listing.sold', 400],
  ['kinds=listing.changed,', 400],
  ['after=0&kinds=person.changed', 401],
  [`after=0&logId=${unknownId}`, 410],
])('/api/v1/changes?%s is answered with %i', async (query, status) => {
  const { body } = await call('GET', `/api/v1/changes?${query}`);
  expect(body).toMatchObject({ status, ...(status === 410 && { sequence: 0 }) });
});

async function patch(
  id: string,
  json: unknown,
  { readAt, as = token }: { readAt?: string; as?: string } = {},
) {
  const query = readAt === undefined ? '' : `?readAt=${encodeURIComponent(readAt)}`;
  return call('PATCH', `/api/v1/listings/${id}${query}`, { json, token: as });
}

test('a patch changes single fields, and a second one on the same reading conflicts', async () => {
  const { id } = await addProperty(app, facts);
  const { body: before } = await call<{ updatedAt: string }>('GET', `/api/v1/listings/${id}`);
  const readAt = before.updatedAt;
  const { secret } = await makeToken(app, ['LISTINGS_WRITE']);
  const { status, headers, body } = await patch(id, { price: '1.3 Cr', rooms: null }, { readAt, as: secret });
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { updatedAt, pricedAt, ...others } = body;
  expect(others).toEqual({
    ...Object.fromEntries(Object.entries(before).filter(([name]) => name in others)),
    ...{ price: { from: 13_000_000, to: null }, rooms: null },
    advertisement: others.advertisement,
  });
  expect([updatedAt, pricedAt]).not.toContain(readAt);
  const again = await patch(id, { price: '1.4 Cr' }, { readAt, as: secret });
  expect(again.body).toMatchObject({
    status: 409,
    code: 'CONFLICT',
    conflict: { fields: ['price', 'pricedAt'] },
  });
});

test.each([
  ['a list', [{ price: '1 Cr' }], 400, undefined],
  ['no field', {}, 400, undefined],
  ['an unknown field', { cost: 1 }, 400, 'cost'],
  ['__proto__', JSON.parse('{"__proto__": 1}') as object, 400, '__proto__'],
  ['a value of another type', { rooms: 3 }, 400, 'rooms'],
  ['a choice that is none', { category: 'CASTLE' }, 400, 'category'],
  ['a price that is none', { price: 'cheap' }, 400, 'price'],
])('a patch with %s is refused', async (_what, json, status, field) => {
  const { id } = await addProperty(app, facts);
  const { body: before } = await call<{ updatedAt: string }>('GET', `/api/v1/listings/${id}`);
  const { body } = await patch(id, json, { readAt: before.updatedAt });
  expect(body).toMatchObject({ status, code: 'BAD_USER_INPUT' });
  if (field) expect(Object.keys(body.fields as object)).toEqual([field]);
  expect((await call('GET', `/api/v1/listings/${id}`)).body).toEqual(before);
});

test('a patch needs the moment of reading, the right to write, and JSON', async () => {
  const { id } = await addProperty(app, facts);
  const readAt = '2026-01-01T00:00:00Z';
  expect((await patch(id, { price: '1 Cr' })).body).toMatchObject({
    status: 400,
    fields: { readAt: /readAt/ },
  });
  expect((await patch(id, { price: '1 Cr' }, { readAt })).status).toBe(409);
  expect((await patch(unknownId, { price: '1 Cr' }, { readAt })).status).toBe(404);
  const { secret } = await makeToken(app, ['LISTINGS_READ']);
  expect((await patch(id, { price: '1 Cr' }, { readAt, as: secret })).body).toMatchObject({
    ...{ status: 403, scope: 'listings:write' },
  });
  const path = `/api/v1/listings/${id}?readAt=${readAt}`;
  expect((await call('PATCH', path, { json: {} })).status).toBe(401);
  const form = await fetch(`${app.origin}${path}`, {
    ...{ method: 'PATCH', body: new URLSearchParams({ price: '1 Cr' }) },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(form.status).toBe(400);
  const merge = await fetch(`${app.origin}${path}`, {
    ...{ method: 'PATCH', body: '{"price": "1 Cr"}' },
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/merge-patch+json' },
  });
  expect(merge.status).toBe(409);
});
