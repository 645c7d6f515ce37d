import { getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { GraphQLArgument, GraphQLField, GraphQLInputType } from 'graphql';
import jwt from 'jsonwebtoken';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { createSchema } from './schema.ts';
import { addProperty, sendApplication, sendContact } from './testing/factories.ts';
import { adminName, adminPassword, jwtSecret, startTestApp } from './testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, token } = app;

type Operation = [name: string, kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>];

const schema = createSchema();
const operations: Operation[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field): Operation => [
    field.name,
    'query',
    field,
  ]),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field): Operation => [
    field.name,
    'mutation',
    field,
  ]),
];

const publicOperations = [
  ...[
    'projects',
    'property',
    'propertiesByIds',
    'similarProperties',
    'blogs',
    'blog',
    'blogTags',
    'contactStatus',
    'teamMembers',
    'teamMember',
    'testimonial',
    'testimonials',
    'media',
    'mediaItem',
    'settings',
  ],
  ...['submitContact', 'submitApplication', 'login'],
].sort();

function isDeclaredPublic({ extensions }: GraphQLField<unknown, unknown>): boolean {
  return extensions.access === 'public';
}

/** The smallest value that the type accepts, so that only access and rules can refuse the operation. */
function sampleValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleValue(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, sampleValue(field.type)]));
  }
  const samples: Record<string, unknown> = {
    ID: '0123456789abcdef01234567',
    Int: 1,
    Float: 1,
    Boolean: true,
    DateTimeISO: '2027-01-01T00:00:00.000Z',
  };
  return samples[type.name] ?? 'a sample';
}

function requiredArguments({ args }: GraphQLField<unknown, unknown>): GraphQLArgument[] {
  return args.filter((argument) => isNonNullType(argument.type));
}

function documentFor([name, kind, field]: Operation, args: readonly GraphQLArgument[]): string {
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const isLeaf = ['String', 'Boolean'].includes(getNamedType(field.type).name);
  return `${kind} ${declared && `(${declared})`} { ${name} ${passed && `(${passed})`} ${isLeaf ? '' : '{ __typename }'} }`;
}

function askOperation(operation: Operation, withToken?: string) {
  const args = requiredArguments(operation[2]);
  const variables = Object.fromEntries(args.map((argument) => [argument.name, sampleValue(argument.type)]));
  return ask(documentFor(operation, args), variables, { token: withToken });
}

const codesOf = ({ errors = [] }: Awaited<ReturnType<typeof ask>>) =>
  errors.map(({ extensions }) => extensions.code);

test('the public operations are these and no others', () => {
  const declared = operations.filter(([, , field]) => isDeclaredPublic(field)).map(([name]) => name);
  expect(declared.sort()).toEqual(publicOperations);
});

test.each(operations)('%s lets in exactly whom it declares', async (...operation) => {
  const codes = codesOf(await askOperation(operation));
  if (isDeclaredPublic(operation[2])) expect(codes).not.toContain('UNAUTHENTICATED_BY_GUARD');
  if (isDeclaredPublic(operation[2]) && operation[0] !== 'login')
    expect(codes).not.toContain('UNAUTHENTICATED');
  if (!isDeclaredPublic(operation[2])) expect(codes).toEqual(['UNAUTHENTICATED']);
});

const endingSession = new Set(['login', 'logout', 'changePassword']);

test.each(operations.filter(([name]) => !endingSession.has(name)))(
  '%s lets an admin in',
  async (...operation) => {
    const { status, ...answer } = await askOperation(operation, token);
    expect(codesOf({ status, ...answer })).not.toContain('UNAUTHENTICATED');
    expect(status).toBe(200);
  },
);

test.each(operations)('%s refuses an operator object in place of each value', async (...operation) => {
  const [, , field] = operation;
  for (const wrong of field.args) {
    const args = field.args.filter((argument) => argument === wrong || isNonNullType(argument.type));
    const variables = Object.fromEntries(args.map((argument) => [argument.name, sampleValue(argument.type)]));
    const named = getNamedType(wrong.type);
    const places = isInputObjectType(named) ? Object.keys(named.getFields()) : [undefined];
    for (const place of places) {
      const operator = { $ne: 'what-was-sent' };
      const value = place ? { ...Object(variables[wrong.name]), [place]: operator } : operator;
      const answer = await ask(
        documentFor(operation, args),
        { ...variables, [wrong.name]: value },
        { token },
      );
      expect([answer.status, codesOf(answer)], `${wrong.name} ${place}`).toEqual([400, ['BAD_USER_INPUT']]);
      expect(answer.text).not.toContain('what-was-sent');
    }
  }
});

const mutedId = '0123456789abcdef01234567';
const guardedPaths: [string, string][] = [
  ['POST', '/api/form/submit'],
  ['DELETE', `/api/form/${mutedId}`],
  ['POST', '/api/teamMembers'],
  ['DELETE', `/api/teamMembers/${mutedId}`],
  ['POST', '/api/testimonialUsers'],
  ['DELETE', `/api/testimonialUsers/${mutedId}`],
  ['POST', '/api/blogs'],
  ['DELETE', `/api/blogs/${mutedId}`],
  ['POST', '/api/media'],
  ['DELETE', `/api/media/${mutedId}`],
  ['GET', '/api/contacts'],
  ['DELETE', `/api/contacts/${mutedId}`],
  ['GET', '/api/applications'],
  ['DELETE', `/api/applications/${mutedId}`],
  ['GET', `/api/applications/${mutedId}/resume`],
];

async function sessionToken(
  secret = jwtSecret,
  options: jwt.SignOptions = { expiresIn: 3600 },
): Promise<string> {
  const session = await app.db.collection('sessions').findOne();
  return jwt.sign({}, secret, { jwtid: session?._id.toHexString() ?? '', ...options });
}

async function loggedOutToken(): Promise<string> {
  const { token: ended } = await app.logIn(adminName, adminPassword);
  await ask('mutation { logout }', {}, { token: ended });
  return ended;
}

async function outdatedSessionToken(): Promise<string> {
  const jwtid = new ObjectId();
  const admin = await app.db.collection('admins').findOne();
  const expiresAt = new Date(Date.now() - 1000);
  await app.db.collection('sessions').insertOne({ _id: jwtid, adminId: admin?._id, expiresAt });
  return jwt.sign({}, jwtSecret, { jwtid: jwtid.toHexString(), expiresIn: 3600 });
}

const badTokens: [string, () => Promise<string> | string][] = [
  ['no text', () => ''],
  ['a garbled token', () => 'not.a.token'],
  ['a token signed with another secret', () => sessionToken('another-secret-that-is-long-enough-too')],
  ['a token without a signature', async () => (await sessionToken()).replace(/[^.]*$/, '')],
  ['a token of algorithm none', () => sessionToken('', { algorithm: 'none' })],
  ['an expired token', () => sessionToken(jwtSecret, { expiresIn: -1 })],
  ['a token of a session that expired', outdatedSessionToken],
  [
    'a token of a session that never was',
    () => jwt.sign({}, jwtSecret, { jwtid: new ObjectId().toHexString() }),
  ],
  ['a token without a session', () => jwt.sign({}, jwtSecret)],
  ['a logged-out token', loggedOutToken],
];

test('the tokens of these tests are good but for their one fault', async () => {
  expect((await call('GET', '/api/contacts', { token: await sessionToken() })).status).toBe(200);
});

test.each(badTokens)('%s opens no guarded path and no guarded operation', async (_kind, makeToken) => {
  const bad = await makeToken();
  for (const [method, path] of guardedPaths) {
    const answer = await call(method, path, { token: bad });
    expect(answer, `${method} ${path}`).toMatchObject({ status: 401, body: { message: 'Please log in.' } });
  }
  expect(codesOf(await ask('{ me { username } }', {}, { token: bad }))).toEqual(['UNAUTHENTICATED']);
  // Public reads do not mind.
  expect((await call('GET', '/api/form', { token: bad })).status).toBe(200);
});

test('a visitor cannot list contact requests', async () => {
  await sendContact(app);
  const answer = await ask('{ contacts { items { email } } }');
  expect(codesOf(answer)).toEqual(['UNAUTHENTICATED']);
  expect(answer.text).not.toContain('asha@example.com');
});

test('a visitor cannot download a résumé', async () => {
  const id = await sendApplication(app);
  expect((await call('GET', `/api/applications/${id}/resume`)).status).toBe(401);
});

test('a visitor cannot delete a property', async () => {
  const { id } = await addProperty(app);
  await ask('mutation ($id: ID!) { deleteProperty(id: $id) { id } }', { id });
  await call('DELETE', `/api/form/${id}`);
  expect((await call('GET', `/form/view/${id}`)).status).toBe(200);
});
