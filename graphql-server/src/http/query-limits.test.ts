import { buildSchema } from 'graphql';
import { auditServer } from 'graphql-http';
import { expect, test } from 'vitest';
import { maxAliases, maxDepth, maxDirectives, maxSameField } from '../access/query-limits.ts';
import { addProperty } from '../testing/factories.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, token } = app;

const times = (count: number, part: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => part(place)).join(' ');

/** A query of this depth: threads of enquiries are enquiries themselves. */
const nested = (levels: number) =>
  `{ contact(id: "0123456789abcdef01234567") ${'{ thread '.repeat(levels - 2)} { id } ${'}'.repeat(levels - 2)} }`;

const limits: [string, number, (count: number) => string, RegExp][] = [
  ['aliases', maxAliases, (count) => `{ ${times(count, (place) => `a${place}: __typename`)} }`, /30 aliases/],
  [
    'directives',
    maxDirectives,
    (count) => `{ ${times(count, () => '__typename @include(if: true)')} }`,
    /30 directives/,
  ],
  [
    'the same field',
    maxSameField,
    (count) => `{ ${times(count, () => '__typename')} }`,
    /one field more than 100/,
  ],
];

test.each(limits)('the number of %s has a limit of %i', async (_name, most, queryOf, sentence) => {
  const refused = await ask(queryOf(most + 1));
  expect([refused.status, refused.data]).toEqual([400, {}]);
  expect(refused.errors).toMatchObject([
    { message: expect.stringMatching(sentence) as string, extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  const answer = await ask(queryOf(most));
  for (const { message } of answer.errors ?? []) expect(message).not.toMatch(sentence);
});

const spread = 'fragment Some on Query { __typename }';
const spreadTwice = (inner: string) =>
  `{ ...Some @skip(if: false) ...Some } fragment Some on Query { ${inner} }`;
test.each([
  ['on spreads of one fragment', `{ ${times(31, () => '...Some @include(if: true)')} } ${spread}`],
  ['on variables', `query (${times(31, (place) => `$a${place}: Int @tag`)}) { __typename }`],
  ['in a fragment that is used twice', spreadTwice(times(15, () => '__typename @include(if: true)'))],
])('directives %s count too', async (_where, query) => {
  expect((await ask(query)).errors?.map(({ message }) => message)).toContain(
    'The query has more than 30 directives. Please split it.',
  );
});

test('no query may nest deeper than the limit, not through fragments either', async () => {
  const tooDeep = /12 levels/;
  expect((await ask(nested(maxDepth), {}, { token })).errors?.[0]?.message).not.toMatch(tooDeep);
  expect((await ask(nested(maxDepth + 1))).errors?.[0]?.message).toMatch(tooDeep);
  const parts = times(
    6,
    (place) => `fragment F${place} on ContactRequest { thread { thread { ...F${place + 1} } } }`,
  );
  const hidden = `{ contact(id: "0123456789abcdef01234567") { ...F0 } } ${parts} fragment F6 on ContactRequest { id }`;
  expect((await ask(hidden)).errors?.[0]?.message).toMatch(tooDeep);
});

const fragments = (count: number) => `{ ${'... { '.repeat(count)} __typename ${'} '.repeat(count)} }`;

test.each([
  ['1 MB of a comment', `{ __typename } # ${'x'.repeat(950_000)}`, /too long. At most 1,00,000 characters/],
  ['1 MB of a text', `{ property(id: "${'x'.repeat(950_000)}") { id } }`, /too long/],
  ['60 inline fragments', fragments(60), /more than 30 braces/],
  ['60 typed fragments', fragments(60).replaceAll('...', '... on Query'), /more than 30 braces/],
  [
    '60 objects',
    `{ projects(filter: ${'{ a: '.repeat(60)} 1 ${'}'.repeat(60)}) { totalCount } }`,
    /more than 30/,
  ],
])('a query of %s is refused in each way it can come', async (_what, query, sentence) => {
  const asJson = await ask(query);
  const asForm = await ask(query, {}, { token, files: { image: new File(['x'], 'a.png') } });
  const inAddress =
    query.length < 5_000 &&
    (await call('GET', `/graphql?${new URLSearchParams({ query }).toString()}`, {
      headers: { 'Apollo-Require-Preflight': 'true' },
    }));
  for (const { status, text } of [asJson, asForm, ...(inAddress ? [inAddress] : [])]) {
    expect(status, text).toBe(400);
    expect(text).toMatch(sentence);
    expect(text.length).toBeLessThan(500);
  }
});

test('braces in texts and few fragments are no reason to refuse', async () => {
  const { errors } = await ask(`{ projects(filter: { keyword: "${'{'.repeat(100)}" }) { totalCount } }`);
  expect(errors).toBeUndefined();
  expect((await ask(fragments(20))).errors).toBeUndefined();
});

test.each([
  ['unknown directives', `{ __typename ${times(300, (place) => `@x${place}`)} }`],
  ['unknown fields', `{ ${times(300, (place) => `x${place}`)} }`],
  ['unknown directives on fields', `{ ${times(90, (place) => `x${place} @y${place}`)} }`],
])('%s are answered with at most ten errors', async (_what, query) => {
  const { status, errors } = await ask(query);
  expect(status).toBe(400);
  expect(errors?.length).toBeGreaterThan(0);
  expect(errors?.length).toBeLessThanOrEqual(10);
});

test('wrong variables are answered with at most ten errors', async () => {
  const { errors } = await ask('query ($f: ProjectFilter) { projects(filter: $f) { totalCount } }', {
    f: { facing: Array(40).fill('UP') },
  });
  expect(errors).toHaveLength(10);
});

test('the queries of a list are not answered together', async () => {
  const one = { query: '{ __typename }' };
  expect((await call('POST', '/graphql', { json: [one, one] })).status).toBe(400);
});

test('a subscription is refused, because there are none', async () => {
  const refused = await ask('subscription { projects { totalCount } }');
  expect([refused.status, refused.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
});

test('each answer states its cost, kept or not', async () => {
  await addProperty(app);
  const cost = { queryCost: 10 + 1 + 3, maxCost: 5_000 };
  for (let time = 0; time < 2; time += 1) {
    const json = { query: '{ projects(perPage: 3) { items { title } } }' };
    expect((await call('POST', '/graphql', { json })).body).toMatchObject({ extensions: { cost } });
  }
  const own = await call('POST', '/graphql', { json: { query: '{ me { username } }' }, token });
  expect(own.body).toMatchObject({ extensions: { cost: { queryCost: 11, maxCost: 5_000 } } });
});

test('the schema stands beside the door, with its costs', async () => {
  const { status, text, headers } = await call('GET', '/schema.graphql');
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
  expect(text).toContain('directive @listSize(');
  expect(text).toMatch(
    /\): ProjectPage! @cost\(weight: "10"\) @listSize\(assumedSize: \d+, slicingArguments: \["perPage"\]/,
  );
  expect(buildSchema(text).getQueryType()?.getFields().projects).toBeDefined();
});

test.each([7, true, 'x', [1]])('variables and extensions that are %j are refused', async (value) => {
  for (const name of ['variables', 'extensions']) {
    const { status, body } = await call('POST', '/graphql', {
      json: { query: 'query Any { __typename }', [name]: value },
    });
    expect([status, body]).toMatchObject([400, { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] }]);
  }
});

/** They ask for the status 200 of a refused query as application/json; it has 400, as in the newer media type. */
const contradicting = ['572B', 'FDE2', '7B9B'];

test('the door answers as GraphQL over HTTP asks', async () => {
  const results = await auditServer({ url: `${app.origin}/graphql` });
  const failed = results.filter(({ status }) => status === 'error' || status === 'warn');
  expect(failed.map(({ id }) => id).sort()).toEqual(contradicting.sort());
});
