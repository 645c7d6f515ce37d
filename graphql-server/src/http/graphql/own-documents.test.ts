import { expect, test } from 'vitest';
import { addWithPicture } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { ownDocuments } from './own-documents.generated.ts';

const app = await startTestApp();
const { call, token } = app;

/** The id of the document of one of our operations. */
function idOf(operation: string): string {
  const found = Object.keys(ownDocuments).find((id) => id.startsWith(`${operation}.`));
  if (!found) throw new Error(`No document of ${operation}.`);
  return found;
}

const ask = (json: object, withToken?: string) =>
  call<{ data?: unknown; errors?: { message: string; extensions: { code: string } }[] }>('POST', '/graphql', {
    json,
    ...(withToken && { token: withToken }),
  });

test.each(Object.entries(ownDocuments))(
  'the document %s is known and within the limits',
  async (documentId) => {
    const { body } = await ask({ documentId });
    // Without variables most are refused, but none of them as a document.
    for (const { message } of body.errors ?? []) expect(message).toMatch(/^Variable "\$|not found|[Pp]lease/);
  },
);

test('one of our documents is asked by its id, and by its text with the same answer', async () => {
  await addWithPicture(app, 'createBlog', { tags: ['metro'] });
  const documentId = idOf('BlogTags');
  const byId = await ask({ documentId, operationName: 'BlogTags' });
  const byText = await ask({ query: ownDocuments[documentId], operationName: 'BlogTags' });
  expect(byId.status).toBe(200);
  expect(byId.body.errors).toBeUndefined();
  expect(byId.text).toBe(byText.text);
});

test('a document of the back office is asked by its id, with a token', async () => {
  const documentId = idOf('Accounts');
  expect((await ask({ documentId })).body.errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ]);
  const { body } = await ask({ documentId, operationName: 'Accounts' }, token);
  expect(body.data).toMatchObject({ accounts: [{ __typename: 'Admin', username: 'owner' }] });
});

test.each(['unknown', 'BlogTags.ofOther1', '__proto__', '', 7, null, { $ne: 1 }])(
  'the unknown id %j is refused with 404, so that a page of another build sends its text',
  async (documentId) => {
    for (const withToken of [undefined, token]) {
      const { status, body } = await ask({ documentId }, withToken);
      expect([status, body.errors]).toEqual([
        404,
        [{ message: 'Document not found.', extensions: { code: 'NOT_FOUND', reason: 'DOCUMENT_UNKNOWN' } }],
      ]);
    }
  },
);

test('a document and an id at once are refused', async () => {
  const { status } = await ask({ documentId: idOf('Accounts'), query: '{ __typename }' });
  expect(status).toBe(400);
});

test('an id in the address gives an answer that caches may keep', async () => {
  await addWithPicture(app, 'createBlog', { tags: ['metro'] });
  const preflight = { 'Apollo-Require-Preflight': 'true' };
  const path = `/graphql?documentId=${idOf('BlogTags')}&operationName=BlogTags`;
  for (let time = 0; time < 2; time += 1) {
    const { status, headers } = await call('GET', path, { headers: preflight });
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=10']);
    const known = { ...preflight, 'If-None-Match': headers.get('etag') ?? '' };
    expect((await call('GET', path, { headers: known })).status).toBe(304);
  }
  expect((await call('GET', path)).status).toBe(400);
  expect((await call('GET', '/graphql?documentId=unknown', { headers: preflight })).status).toBe(404);
  const twice = `/graphql?documentId=${idOf('Accounts')}&documentId=x`;
  expect((await call('GET', twice, { headers: preflight })).status).toBe(404);
});
