import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { isNonNullType } from 'graphql';
import type { GraphQLField } from 'graphql';
import { createSchema } from '../../http/graphql/schema.ts';
import { deep, inputFor, nestedJson, selectionOf, wildText, wildValue } from './wild-values.ts';

/** A request as it travels; `path` is encoded. */
export interface WildRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Whether the sender promises more bytes than `body` has, and then closes the connection. */
  breaksOff?: boolean;
}

/** The boundary between the parts of a form. */
export const edge = 'edge';

const schema = createSchema();

interface Operation {
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
}

const operations: Operation[] = (['query', 'mutation'] as const).flatMap((kind) => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {}).map((field) => ({ kind, field }));
});

/** Each operation of the schema with wild variables. */
export function operationRequests(ids: readonly string[]): Arbitrary<WildRequest> {
  return fc.constantFrom(...operations).chain(({ kind, field }) => {
    const args = field.args.map(({ name, type }) => [name, inputFor(type, ids)] as const);
    const requiredKeys = field.args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
    const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
    const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
    const call = `${field.name}${passed && `(${passed})`} ${selectionOf(field.type)}`;
    const query = `${kind} ${declared && `(${declared})`} { ${call} }`;
    return fc
      .record(Object.fromEntries(args), { requiredKeys, noNullPrototype: true })
      .map((variables) => jsonRequest('/graphql', { query, variables }));
  });
}

/** Documents that no client writes: too deep, too long, cut, circular, or no documents at all. */
const wildDocument: Arbitrary<unknown> = fc.oneof(
  wildText,
  wildValue,
  deep('{ a ', '}'),
  deep('{ contact(id: "1") { thread ', '}'),
  fc.constantFrom(
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    'query A { __typename } query B { __typename }',
    'subscription { projects { totalCount } }',
    '{ projects(filter: { keyword: "\\u0000" }) { totalCount } }',
    '{ projects(filter: { __proto__: 1 }) { totalCount } }',
    '{ __schema { types { fields { type { fields { type { name } } } } } } }',
    '{ projects @include(if: "yes") { totalCount } }',
    'query ($a: [[[[Int]]]]) { __typename }',
    `{ ${'a: __typename '.repeat(500)} }`,
    `{ property(id: """${'"'.repeat(3)} }`,
  ),
);

/** Requests of the GraphQL door whose body is wild as a whole. */
export const graphqlRequests: Arbitrary<WildRequest> = fc.oneof(
  nestedJson.map((nested) => ({
    ...jsonRequest('/graphql', {}),
    body: `{"query":"query ($f: ProjectFilter) { projects(filter: $f) { totalCount } }","variables":{"f":${nested}}}`,
  })),
  fc
    .record(
      { query: wildDocument, variables: wildValue, operationName: wildValue, extensions: wildValue },
      { requiredKeys: [], noNullPrototype: true },
    )
    .map((body) => jsonRequest('/graphql', body)),
  wildValue.map((body) => jsonRequest('/graphql', body)),
  fc
    .record({ query: wildText, variables: wildText, extensions: wildText, operationName: wildText })
    .map((parameters) => ({
      method: 'GET',
      path: `/graphql?${new URLSearchParams(parameters)}`,
      headers: { 'Apollo-Require-Preflight': 'true' },
    })),
  fc.tuple(wildValue, wildValue, wildText).map(([inner, map, file]) => ({
    method: 'POST',
    path: '/graphql',
    headers: { 'Content-Type': 'multipart/form-data; boundary=edge', 'Apollo-Require-Preflight': 'true' },
    body: multipart([
      ['operations', JSON.stringify(inner)],
      ['map', JSON.stringify(map)],
      ['0', file],
    ]),
  })),
);

const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** A part of a path or a query, encoded well or badly. */
const wildPart = (ids: readonly string[]): Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 4, arbitrary: wildText.map((text) => encode(text).slice(0, 3_000)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('%', '%ff', '%00', '%2e%2e%2f', '..', '.', '//', ';', '%c0%ae', '*', '@'),
    },
  );

const queryNames = [
  ...['keyword', 'category', 'rooms', 'sort', 'page', 'perPage', 'status', 'intent', 'view', 'ids', 'area'],
  ...['w', 'search', 'matching', 'filter', 'service', 'from', '__proto__', 'constructor', 'a[b]', 'a[]'],
  ...['minPrice', 'maxPrice', 'tag', 'city', 'locality', 'budget', 'month', 'hasPictures', 'reference'],
  ...['first', 'after', 'updatedSince'],
];

const queryString = (ids: readonly string[]): Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...queryNames), wildPart(ids)), { maxLength: 5 })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''));

const headerValue = wildText.map((text) =>
  text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '').slice(0, 4_000),
);
const headerNames = [
  ...[
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Range',
    'If-None-Match',
    'If-Modified-Since',
    'Cookie',
  ],
  ...['X-Request-Id', 'Save-Data', 'Sec-Fetch-Site', 'Sec-Purpose', 'Origin', 'Referer', 'User-Agent'],
  ...['Cache-Control', 'X-HTTP-Method-Override', 'X-Original-URL', 'Forwarded', 'Via', 'Authorization'],
];
const knownHeaderValues = fc.constantFrom(
  'bytes=0-',
  'bytes=5-1,-9999999999999',
  'bytes=0-0,1-1,2-2',
  '*',
  'W/"',
  'br;q=2, gzip;q=x',
  '*/*;q=0',
  'Bearer ',
  'Bearer null',
  'cross-site',
  'Thu, 32 Foo 2026 99:99:99 GMT',
);
/** Headers that a request may have and that mean nothing good. */
export const headers: Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(...headerNames),
  fc.oneof(knownHeaderValues, headerValue),
  { maxKeys: 4, noNullPrototype: true },
);

/** The names of fields of our forms, and of none. */
export const fieldNames = [
  ...['name', 'fullName', 'email', 'phone', 'message', 'service', 'source', 'agree', 'role', 'website'],
  ...['submissionKey', 'filledInMs', 'propertyId', 'page', 'title', 'price', 'area', 'rooms', 'features[]'],
  ...['username', 'password', 'code', 'reference', 'items', 'lines', 'coupon', '__proto__', 'constructor'],
  ...['description', 'para_1', 'para_2', 'conclusion', 'writtenBy', 'position', 'image', 'images', 'ids'],
  ...['address', 'reraDetails', 'aboutBuilder', 'disclaimer', 'yearBuilt', 'amenities', 'resume', 'form'],
];
const fieldValue = fc.oneof(
  fc.constantFrom('asha@example.com', '98100 00000', 'RESIDENTIAL', 'Asha Rao', 'on', '2'),
  wildText,
);
/** In a body it stands for the token that the form of the page has. */
export const formTokenMark = 'the-token-of-the-form';
const fields = fc
  .array(fc.tuple(fc.constantFrom(...fieldNames), fieldValue), { maxLength: 12 })
  .map((pairs): [string, string][] => [['formToken', formTokenMark], ...pairs]);

type Body = Pick<WildRequest, 'headers' | 'body'>;

/** Bodies of all kinds, also such as lie about what they are. */
const bodies: Arbitrary<Body> = fc.oneof(
  { weight: 3, arbitrary: fields.map((pairs) => formBody(pairs)) },
  {
    weight: 3,
    arbitrary: fields.map((pairs): Body => ({
      headers: { 'Content-Type': 'multipart/form-data; boundary=edge' },
      body: multipart(pairs),
    })),
  },
  {
    weight: 2,
    arbitrary: fc
      .dictionary(fc.constantFrom(...fieldNames), fc.oneof(fieldValue, wildValue), { noNullPrototype: true })
      .map((body): Body => jsonBody(body)),
  },
  { weight: 1, arbitrary: wildValue.map((body): Body => jsonBody(body)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...fieldNames), nestedJson)
      .map(([name, nested]): Body => ({ ...jsonBody({}), body: `{"${name}":${nested}}` })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        wildText,
        fc.constantFrom(
          'application/json',
          'application/x-www-form-urlencoded',
          'multipart/form-data',
          'multipart/form-data; boundary=edge',
          'text/plain',
          'application/json; charset=x-unknown',
        ),
        fc.constantFrom('', 'gzip', 'br', 'zstd'),
      )
      .map(([body, type, encoding]): Body => ({
        headers: { 'Content-Type': type, ...(encoding && { 'Content-Encoding': encoding }) },
        body,
      })),
  },
  { weight: 1, arbitrary: fc.constant({ headers: {} }) },
);

/** The method of a route, and its path with values for its parameters. */
export function pathOf(route: string, first: string, second = first): Pick<WildRequest, 'method' | 'path'> {
  const [method = '', pattern = ''] = route.split(' ');
  return { method, path: pattern.replace(/:name/, second).replace(/:\w+/, first) };
}

/** Each of these routes with wild parameters, query, headers and body. */
export function restRequests(routes: readonly string[], ids: readonly string[]): Arbitrary<WildRequest> {
  return fc
    .tuple(fc.constantFrom(...routes), wildPart(ids), wildPart(ids), queryString(ids), headers, bodies)
    .map(([route, first, second, query, sent, body]) => {
      const { method, path: plain } = pathOf(route, first, second);
      const path = plain + query;
      return method === 'GET'
        ? { method, path, headers: sent }
        : { method, path, ...body, headers: { ...sent, ...body.headers } };
    });
}

/** Pages of these paths, and of none, read and sent to. */
export function pageRequests(paths: readonly string[], ids: readonly string[]): Arbitrary<WildRequest> {
  const invented = wildPart(ids).map((part) => `/${part}`);
  return fc
    .tuple(
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...paths) }, { weight: 1, arbitrary: invented }),
      wildPart(ids),
      queryString(ids),
      headers,
      fc.option(bodies, { freq: 3, nil: undefined }),
    )
    .map(([pattern, part, query, sent, body]) => {
      const path = pattern.replace(/:\w+/, part) + query;
      return body
        ? { method: 'POST', path, ...body, headers: { ...sent, ...body.headers } }
        : { method: 'GET', path, headers: sent };
    });
}

function jsonRequest(path: string, body: unknown): WildRequest {
  return { method: 'POST', path, ...jsonBody(body) };
}

function jsonBody(body: unknown): Body {
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

function formBody(pairs: [string, string][]): Body {
  const body = pairs.map((pair) => pair.map(encode).join('=')).join('&');
  return { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body };
}

function multipart(pairs: readonly [string, string][]): string {
  const parts = pairs.map(([name, value]) => {
    const file = ['image', 'images', 'resume', '0'].includes(name) ? '; filename="a.jpg"' : '';
    return `--edge\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  });
  return `${parts.join('')}--edge--\r\n`;
}
