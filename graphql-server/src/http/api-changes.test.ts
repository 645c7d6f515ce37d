import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { buildSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { changesOfOpenApi, changesOfSchema, endingsOf, goneOf } from '../testing/api-changes.ts';
import type { ApiChange, Description } from '../testing/api-changes.ts';
import { sayEnds } from './ends.ts';
import { createSchema, schemaText } from './graphql/schema.ts';
import { documentedRoutes, openApiText } from './openapi/openapi.ts';

const read = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

const page = read('api-changes.md');
const endings = endingsOf(page);
const released = {
  schema: buildSchema(read('released/schema.graphql')),
  description: read('released/openapi.json'),
};
const dayMs = 24 * 3_600_000;
/** Six months at their shortest. */
const leastDays = 181;

/** What the page does not say of these changes, or what goes too early. */
function untold(changes: readonly ApiChange[], text: string, now: Date): string[] {
  const gone = goneOf(text);
  const ended = endingsOf(text)
    .filter(({ until }) => until < now)
    .flatMap(({ names }) => names);
  return changes
    .filter(({ subject, isRead }) => !gone.includes(subject) || (isRead && !ended.includes(subject)))
    .map(({ what }) => what);
}

test('nothing that a program relies on has gone since the last version without an entry', () => {
  const now = new Date();
  expect(untold(changesOfSchema(released.schema, createSchema()), page, now)).toEqual([]);
  const [before, after] = [released.description, openApiText()].map(
    (text) => JSON.parse(text) as Description,
  );
  if (!before || !after) throw new Error('There is no description.');
  expect(untold(changesOfOpenApi(before, after), page, now)).toEqual([]);
});

const old = buildSchema(
  'type Query { a: Int!, b(c: Int): String, kind: Kind } enum Kind { ONE TWO } input In { d: Int }',
);
const gone: [subject: string, isRead: boolean, schema: string][] = [
  ['Query.a', true, 'type Query { b(c: Int): String, kind: Kind } enum Kind { ONE TWO } input In { d: Int }'],
  [
    'Query.a',
    true,
    'type Query { a: Int, b(c: Int): String, kind: Kind } enum Kind { ONE TWO } input In { d: Int }',
  ],
  [
    'Query.b(c:)',
    false,
    'type Query { a: Int!, b: String, kind: Kind } enum Kind { ONE TWO } input In { d: Int }',
  ],
  [
    'Query.b(e:)',
    false,
    'type Query { a: Int!, b(c: Int, e: Int!): String, kind: Kind } enum Kind { ONE TWO } input In { d: Int }',
  ],
  [
    'Kind.TWO',
    true,
    'type Query { a: Int!, b(c: Int): String, kind: Kind } enum Kind { ONE } input In { d: Int }',
  ],
  [
    'In.e',
    false,
    'type Query { a: Int!, b(c: Int): String, kind: Kind } enum Kind { ONE TWO } input In { d: Int e: Int! }',
  ],
];

test.each(gone)('%s is missed where the schema no longer has it', (subject, isRead, text) => {
  const changes = changesOfSchema(old, buildSchema(text));
  expect(changes).toMatchObject([{ subject, isRead }]);
  const now = new Date('2027-12-01');
  const entry = `## What went\n- \`${subject}\``;
  const row = `| 2027-01-01 | 2027-11-30 | \`${subject}\` | nothing |\n\n`;
  expect(untold(changes, '## What went\nNothing.', now)).toHaveLength(1);
  expect(untold(changes, `\n${entry}`, now)).toHaveLength(isRead ? 1 : 0);
  expect(untold(changes, `${row}${entry}`, now)).toEqual([]);
  expect(untold(changes, `${row}${entry}`, new Date('2027-11-01'))).toHaveLength(isRead ? 1 : 0);
});

test('what goes from an answer or comes into a request of REST is missed', () => {
  const change = (make: (description: Description) => void) => {
    const after = JSON.parse(openApiText()) as Description;
    make(after);
    return changesOfOpenApi(JSON.parse(openApiText()) as Description, after).map(({ what }) => what);
  };
  expect(change(() => undefined)).toEqual([]);
  expect(change(({ paths }) => delete paths['/api/form']?.get)).toEqual([
    'GET /api/form: the path was removed.',
  ]);
  expect(change(({ components }) => delete components.schemas.Listing?.properties?.title)).toContain(
    'GET /api/v1/listings/{id}: title was removed.',
  );
  expect(
    change(({ components: { schemas } }) => {
      if (schemas.Listing?.properties) schemas.Listing.properties.slug = { type: ['string', 'null'] };
    }),
  ).toContain('GET /api/v1/listings: items[].slug may be null.');
  expect(change(({ paths }) => paths['/api/v1/listings']?.get?.parameters.splice(0, 1))).toEqual([
    'GET /api/v1/listings: the parameter first was removed.',
  ]);
});

interface Named {
  name: string;
  deprecationReason?: string | null;
}

test('what ends has a row of at least six months, and says its last day', () => {
  const deprecated = Object.values(createSchema().getTypeMap()).flatMap((type) => {
    if (isEnumType(type))
      return type
        .getValues()
        .map(({ name, deprecationReason }) => ({ name: `${type.name}.${name}`, deprecationReason }));
    if (!isObjectType(type) && !isInputObjectType(type)) return [];
    return Object.values<Named & { args?: readonly Named[] }>(type.getFields()).flatMap((field) => [
      { name: `${type.name}.${field.name}`, deprecationReason: field.deprecationReason },
      ...(field.args ?? []).map((arg) => ({
        name: `${type.name}.${field.name}(${arg.name}:)`,
        deprecationReason: arg.deprecationReason,
      })),
    ]);
  });
  const reasons = new Map<string, string>();
  for (const { name, deprecationReason } of deprecated)
    if (deprecationReason) reasons.set(name, deprecationReason);
  for (const { method, path, ends } of documentedRoutes)
    if (ends) reasons.set(`${method} ${path}`, `until ${inWords(new Date(ends.lastDay))}`);
  expect(schemaText().split('@deprecated').length - 1).toBe(reasons.size);
  for (const [name, reason] of reasons) {
    const row = endings.find(({ names }) => names.includes(name));
    if (!row) throw new Error(`docs/api-changes.md does not say when ${name} ends.`);
    expect([name, reason]).toEqual([name, expect.stringContaining(`until ${inWords(row.until)}`)]);
  }
  for (const { from, until } of endings)
    expect((until.getTime() - from.getTime()) / dayMs).toBeGreaterThan(leastDays);
});

const inWords = (day: Date) =>
  day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

test('a path that ends says so with each answer, and no other does', async () => {
  const [route] = documentedRoutes;
  if (!route) throw new Error('There is no path.');
  const ends = { announced: '2027-01-01', lastDay: '2027-07-31', instead: '`/api/v2`' };
  const say = sayEnds([{ ...route, method: 'GET', path: '/api/old/{id}', ends }]);
  const server = createServer((request, response) => {
    say(request, response);
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const headersOf = async (path: string, method = 'GET') => {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, { method });
    return [headers.get('deprecation'), headers.get('sunset'), headers.get('link')];
  };
  const said = ['@1798741800', 'Sat, 31 Jul 2027 18:29:59 GMT', '</openapi.json>; rel="deprecation"'];
  for (const path of ['/api/old/x', '/api/old/x/', '/api/old/x?a=1'])
    expect(await headersOf(path)).toEqual(said);
  expect(await headersOf('/api/old/x', 'HEAD')).toEqual(said);
  for (const path of ['/api/old', '/api/old/x/y', '/api/older/x'])
    expect(await headersOf(path)).toEqual([null, null, null]);
  expect(await headersOf('/api/old/x', 'POST')).toEqual([null, null, null]);
  server.closeAllConnections();
  server.close();
});
