import { expect, test } from 'vitest';
import { picture } from '../testing/data/files.ts';
import { startTestApp } from '../testing/start-test-app.ts';

// The cases of https://github.com/jaydenseric/graphql-multipart-request-spec; files.test.ts has malformed bodies.
const { db, origin, token } = await startTestApp();

const one = 'mutation ($image: Upload) { uploadPicture(image: $image) { id } }';
const two = `mutation ($first: Upload, $second: Upload) {
  first: uploadPicture(image: $first) { id } second: uploadPicture(image: $second) { id }
}`;

interface Answer {
  status: number;
  body: {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
}

/** Sends these parts in this order, as an account. */
async function send(parts: [name: string, value: unknown][]): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of parts)
    form.append(
      name,
      value instanceof File ? value : typeof value === 'string' ? value : JSON.stringify(value),
    );
  const headers = { Authorization: `Bearer ${token}`, 'Apollo-Require-Preflight': 'true' };
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: form });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const stored = () => db.collection('fs.files').countDocuments({ 'metadata.variantOf': { $exists: false } });
const refusal = (message: unknown, status = 400) => ({
  status,
  body: { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] },
});
const operation = { query: one, variables: { image: null } };
const map = { 0: ['variables.image'] };

test('a single file', async () => {
  const { status, body } = await send([
    ['operations', operation],
    ['map', map],
    ['0', await picture()],
  ]);
  expect([status, body.errors]).toEqual([200, undefined]);
  expect(body.data?.uploadPicture).toMatchObject({ id: expect.any(String) as string });
});

test('one file at two places of the variables', async () => {
  const { status, body } = await send([
    ['operations', { query: two, variables: { first: null, second: null } }],
    ['map', { file: ['variables.first', 'variables.second'] }],
    ['file', await picture()],
  ]);
  expect([status, body.errors]).toEqual([200, undefined]);
  expect(Object.keys(body.data ?? {})).toEqual(['first', 'second']);
});

test('a list of files, which is one too many for a request of ours', async () => {
  const answer = await send([
    ['operations', { query: two, variables: { files: [null, null] } }],
    ['map', { 0: ['variables.files.0'], 1: ['variables.files.1'] }],
    ['0', await picture()],
    ['1', await picture()],
  ]);
  expect(answer).toMatchObject(refusal('Too many files in one request.'));
  expect(await stored()).toBe(0);
});

test('a file in a list of the variables, where the operation takes no list', async () => {
  const answer = await send([
    ['operations', { query: one, variables: { image: [null] } }],
    ['map', { 0: ['variables.image.0'] }],
    ['0', await picture()],
  ]);
  expect(answer).toMatchObject(refusal('Variable "$image" has a wrong value.'));
  expect(await stored()).toBe(0);
});

test('a batch of operations, which are not answered together', async () => {
  const answer = await send([
    ['operations', [operation, operation]],
    ['map', { 0: ['0.variables.image'] }],
    ['0', await picture()],
  ]);
  expect(answer).toMatchObject(refusal('Please send one operation in each request.'));
  expect(await stored()).toBe(0);
});

test('a request without files', async () => {
  const { status, body } = await send([
    ['operations', { query: '{ me { username } }' }],
    ['map', {}],
  ]);
  expect([status, body.data]).toEqual([200, { me: { username: 'owner' } }]);
});

test('a file that the map does not name is left aside', async () => {
  const { status, body } = await send([
    ['operations', { query: '{ me { username } }' }],
    ['map', {}],
    ['7', await picture()],
  ]);
  expect([status, body.data]).toEqual([200, { me: { username: 'owner' } }]);
  expect(await stored()).toBe(0);
});

const unreadable = 'The upload could not be read. Please send it again.';
const misplaced: [kind: string, parts: (file: File) => [string, unknown][]][] = [
  [
    'map before the operations',
    (file) => [
      ['map', map],
      ['operations', operation],
      ['0', file],
    ],
  ],
  [
    'file before the map',
    (file) => [
      ['operations', operation],
      ['0', file],
      ['map', map],
    ],
  ],
  [
    'file before all',
    (file) => [
      ['0', file],
      ['operations', operation],
      ['map', map],
    ],
  ],
  [
    'map that is null',
    (file) => [
      ['operations', operation],
      ['map', 'null'],
      ['0', file],
    ],
  ],
  [
    'map of numbers',
    (file) => [
      ['operations', operation],
      ['map', { 0: [7] }],
      ['0', file],
    ],
  ],
  [
    'map into a text',
    (file) => [
      ['operations', operation],
      ['map', { 0: ['query.0.x'] }],
      ['0', file],
    ],
  ],
  [
    'operations that are null',
    (file) => [
      ['operations', 'null'],
      ['map', map],
      ['0', file],
    ],
  ],
];

test.each(misplaced)('a %s is refused', async (_kind, parts) => {
  expect(await send(parts(await picture()))).toMatchObject(refusal(unreadable));
  expect(await stored()).toBe(0);
});

test('a file that the map promises and the body lacks is refused', async () => {
  const answer = await send([
    ['operations', operation],
    ['map', map],
  ]);
  expect(answer.body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(await stored()).toBe(0);
});

test.each(['variables.__proto__.polluted', '__proto__.polluted', 'variables.constructor.prototype.polluted'])(
  'a map to %s changes no prototype',
  async (path) => {
    const { status } = await send([
      ['operations', operation],
      ['map', { 0: [path] }],
      ['0', await picture()],
    ]);
    expect(status).toBeLessThan(500);
    expect('polluted' in {}).toBe(false);
  },
);
