import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { errorReasons } from '../base/error-reason.ts';
import { makeToken } from '../testing/api-tokens.ts';
import { addProperty, deleteItem } from '../testing/factories.ts';
import { unknownId } from '../testing/operations.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, token } = app;

const digest = createHash('sha256').update('{ unknown }').digest('hex');
const deep = `{ builder(slug: "x") ${'{ projects { builder '.repeat(8)} { name } ${'} }'.repeat(8)} }`;

const bodies: [reason: string, body: object][] = [
  ['SYNTAX_ERROR', { query: '{ listings(' }],
  ['UNKNOWN_FIELD', { query: '{ nothing }' }],
  ['UNKNOWN_FIELD', { query: '{ listings(nothing: 1) { nodes { id } } }' }],
  [
    'UNKNOWN_FIELD',
    {
      query: 'query ($f: ListingsFilter) { listings(filter: $f) { nodes { id } } }',
      variables: { f: { nothing: 1 } },
    },
  ],
  ['BAD_DOCUMENT', { query: '{ listings }' }],
  ['BAD_DOCUMENT', { query: '{ listings { ...none } }' }],
  ['BAD_VALUE', { query: '{ listings(first: "two") { nodes { id } } }' }],
  [
    'BAD_VALUE',
    { query: 'query ($n: Int) { listings(first: $n) { nodes { id } } }', variables: { n: 'two' } },
  ],
  ['BAD_VALUE', { query: '{ listings(first: 0) { nodes { id } } }' }],
  ['BAD_VALUE', { query: '{ listings(after: "none") { nodes { id } } }' }],
  ['BAD_REQUEST', { query: '{ __typename }', variables: 3 }],
  ['BAD_REQUEST', { query: 3 }],
  [
    'COST_EXCEEDED',
    {
      query:
        '{ a: projects(perPage: 100) { items { id images { id } areas { min } towers { name } } } b: projects(perPage: 100) { items { id images { id } areas { min } towers { name } } } c: projects(perPage: 100) { items { id images { id } areas { min } towers { name } } } d: projects(perPage: 100) { items { id images { id } areas { min } towers { name } } }}',
    },
  ],
  ['TOO_DEEP', { query: deep }],
  ['TOO_DEEP', { query: '{ a '.repeat(40) }],
  ['DOCUMENT_TOO_LARGE', { query: `{ ${'a: __typename '.repeat(40)} }` }],
  ['DOCUMENT_TOO_LARGE', { query: `{ ${'__typename '.repeat(1_100)} }` }],
  ['DOCUMENT_TOO_LARGE', { query: `# ${'x'.repeat(100_001)}` }],
  ['DOCUMENT_UNKNOWN', { documentId: 'none' }],
  ['DOCUMENT_UNKNOWN', { extensions: { persistedQuery: { version: 1, sha256Hash: digest } } }],
  ['LOGIN_NEEDED', { query: '{ me { username } }' }],
];

test.each(bodies)('%s is a reason', async (reason, json) => {
  const { body } = await call<{ errors: { extensions: object }[] }>('POST', '/graphql', { json });
  expect(body.errors[0]?.extensions).toMatchObject({ reason });
  expect(Object.keys(errorReasons)).toContain(reason);
});

test('what the caller may not do, and what is no longer there, has its reason at both doors', async () => {
  const { id } = await addProperty(app);
  await deleteItem(app, 'PROPERTY', id);
  const { secret } = await makeToken(app, ['LEADS_CREATE']);
  const listing = 'query ($id: ID!) { listing(id: $id) { id } }';
  const reasonsOf = async (query: string, variables = {}, as?: string) =>
    (await ask(query, variables, { token: as })).errors?.map(
      ({ extensions }) => (extensions as { reason?: string }).reason,
    );
  expect(await reasonsOf('{ adminProperties(list: {}) { totalCount } }', {}, secret)).toEqual([
    'SCOPE_MISSING',
  ]);
  expect(await reasonsOf('{ accounts { username } }', {}, secret)).toEqual(['NOT_ALLOWED']);
  expect(await reasonsOf(listing, { id })).toEqual(['REMOVED']);
  expect(await reasonsOf(`{ changes(after: 0, logId: "${unknownId}") { last } }`)).toEqual(['LOG_ENDED']);
  const change =
    'mutation ($input: ChangePropertyInput!) { changeProperty(input: $input) { property { id } } }';
  const { id: stored } = await addProperty(app);
  const input = { id: stored, readAt: '2026-01-01T00:00:00Z', changes: { price: '1 Cr' } };
  expect(await reasonsOf(change, { input }, token)).toEqual(['CHANGED_MEANWHILE']);
  const rest: [reason: string, method: string, path: string, as?: string][] = [
    ['BAD_VALUE', 'GET', '/api/v1/listings?first=0'],
    ['UNKNOWN_FIELD', 'GET', '/api/v1/listings?page=2'],
    ['NOT_FOUND', 'GET', `/api/v1/listings/${unknownId}`],
    ['REMOVED', 'GET', `/api/v1/listings/${id}`],
    ['METHOD_NOT_ALLOWED', 'DELETE', '/api/v1/listings'],
    ['TOKEN_REFUSED', 'GET', '/api/v1/listings', 'ahg_x_y'],
    ['LOG_ENDED', 'GET', `/api/v1/changes?after=0&logId=${unknownId}`],
  ];
  for (const [reason, method, path, as] of rest)
    expect((await call(method, path, { token: as })).body).toMatchObject({ reason });
});

test('the older paths keep their form', async () => {
  expect((await call('GET', '/form/view/no-id')).body).toEqual({ message: 'Invalid ID' });
});
