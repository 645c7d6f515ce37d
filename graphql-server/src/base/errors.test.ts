import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { addProperty } from '../testing/factories.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { answerFor } from './errors.ts';
import { createLog } from './watch/log.ts';

const app = await startTestApp();
const { ask, call } = app;

const opaque = 'Something went wrong on our side. Please try again.';

/** Stores what the product itself never could, so that reading it fails as only a fault of ours does. */
async function breakSomething(): Promise<void> {
  const { id } = await addProperty(app);
  expect(id).toHaveLength(24);
  await app.db.collection('properties').updateOne({}, { $set: { features: 'secret-of-the-database' } });
  await app.db.collection('properties').updateOne({}, { $unset: { images: 1, createdAt: 1 } });
}

/** The log entry of the one unexpected error. */
function loggedError(): Record<string, unknown> {
  const lines = app.logged.splice(0);
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '{}') as Record<string, unknown>;
}

test('a fault of ours is opaque at the REST door, and logged with its request', async () => {
  await breakSomething();
  const { status, body, text, headers } = await call('GET', '/api/form');
  const requestId = headers.get('x-request-id');
  expect([status, body]).toEqual([500, { message: opaque, requestId }]);
  expect(text).not.toContain('secret-of-the-database');
  expect(loggedError()).toMatchObject({
    level: 'error',
    message: 'unexpected error',
    requestId,
    err: { stack: expect.stringContaining('TypeError') },
  });
});

test('a fault of ours is opaque at the GraphQL door, and logged with its request', async () => {
  await breakSomething();
  const { errors, text, headers } = await ask('{ projects { items { title features images { url } } } }');
  const requestId = headers.get('x-request-id');
  expect(requestId).toMatch(/^[0-9a-f]{12}$/);
  expect(errors).toMatchObject([{ message: opaque, extensions: { code: 'INTERNAL', requestId } }]);
  expect(text).not.toMatch(/secret-of-the-database|stack|node_modules/);
  app.logged.splice(1);
  expect(loggedError()).toMatchObject({ requestId });
});

test.each([
  ['a query with a syntax error', '{ projects {', 'The query has a syntax error.'],
  ['an unknown field', '{ castles { id } }', 'Cannot query field "castles" on type "Query".'],
  [
    'an unknown choice',
    '{ projects(sort: CHEAPEST) { totalCount } }',
    'This value does not exist in "ProjectSort" enum.',
  ],
  ['a wrong type', '{ projects(page: "one") { totalCount } }', 'Int cannot represent non-integer value.'],
  ['no query', '', 'GraphQL operations must contain a non-empty `query` or a `persistedQuery` extension.'],
])('%s is the client’s fault', async (_kind, query, sentence) => {
  const { status, errors } = await ask(query);
  expect(status).toBe(400);
  expect(errors).toMatchObject([{ message: sentence, extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('an error names a missing value and does not repeat the input', async () => {
  const query = 'mutation ($input: JobApplicationInput!) { submitApplication(input: $input) { message } }';
  const missing = await ask(query, { input: { fullName: 'what-was-sent', email: 'x', phone: 'x' } });
  expect(missing.errors?.[0]?.message).toBe(
    'Variable "$input": Field "role" of required type "String!" was not provided.',
  );
  const wrong = await ask(query, {
    input: { fullName: ['what-was-sent'], email: 'x', phone: 'x', role: 'x' },
  });
  expect(wrong.errors?.[0]?.message).toBe('Variable "$input" has a wrong value at "input.fullName".');
  expect(missing.text + wrong.text).not.toContain('what-was-sent');
});

test.each([
  ['no JSON', '{"query": '],
  ['a list', '[]'],
  ['a text', '"query"'],
  ['nothing', ''],
])('a GraphQL body that is %s is answered 400 in JSON', async (_kind, body) => {
  const answer = await call('POST', '/graphql', { body, headers: { 'Content-Type': 'application/json' } });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ message: expect.any(String), extensions: { code: 'BAD_USER_INPUT' } }] },
  });
});

test('an error does not repeat a name that is longer than any of ours', async () => {
  const name = 'a'.repeat(10_000);
  for (const query of [`{ ${name} }`, `{ ...${name} }`, `query ($${name}: Int) { __typename }`]) {
    const { errors, text } = await ask(query);
    expect(errors).toHaveLength(1);
    expect(text.length).toBeLessThan(500);
  }
});

test('a GraphQL body of more than a megabyte is refused as too large', async () => {
  const { status, errors } = await ask(`{ projects { totalCount } } # ${'x'.repeat(1_100_000)}`);
  expect(status).toBe(413);
  expect(errors).toMatchObject([{ message: 'The request is too large.', extensions: { code: 'TOO_LARGE' } }]);
});

test.each([
  ['lists everything many times', `{ ${'a: projects(perPage: 100) { items { id } } '.repeat(300)} }`],
  ['is nested very deeply', `{ projects(page: ${'['.repeat(40_000)}${']'.repeat(40_000)}) { totalCount } }`],
  [
    'is a very long chain of fragments',
    `{ ...F0 } ${Array.from({ length: 2_000 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} } `).join('')}
     fragment F2000 on Query { __typename }`,
  ],
])('a query that %s is refused before it costs anything', async (_kind, query) => {
  const { status, errors } = await ask(query);
  expect(status).toBe(400);
  expect(errors).toMatchObject([
    {
      message: 'The query is too long. At most 1,000 tokens are allowed.',
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ]);
});

test('a persisted query of an unknown version is the client’s fault', async () => {
  const extensions = { persistedQuery: { version: 7, sha256Hash: 'x' } };
  const answer = await call('POST', '/graphql', { json: { query: '{ __typename }', extensions } });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
  });
});

test('the schema can be read by integrators', async () => {
  const { data } = await ask('{ __schema { queryType { fields { name description } } } }');
  const { fields } = (
    data as { __schema: { queryType: { fields: { name: string; description: string }[] } } }
  ).__schema.queryType;
  expect(fields.filter(({ description }) => !description)).toEqual([]);
});

test.each(['ENOSPC', 'EDQUOT', 14_031])('a disk that is full (%s) is said so, and logged', (code) => {
  const lines: string[] = [];
  const log = createLog({ level: 'error', format: 'json' }, { write: (line) => void lines.push(line) });
  const error = Object.assign(new Error('no space left on device, write'), { code });
  for (const thrown of [error, new GraphQLError(error.message, { originalError: error })])
    expect(answerFor(thrown, log, 'abc')).toEqual({
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
      reason: 'UNAVAILABLE',
      message: 'Our storage is full, so nothing was saved. Please call us, or try again later.',
      retryAfterSeconds: 600,
      requestId: 'abc',
    });
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('a disk is full');
});
