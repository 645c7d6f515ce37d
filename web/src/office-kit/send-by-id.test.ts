import { afterEach, expect, test, vi } from 'vitest';
import { fetchById } from './session/browser-link.ts';
import { documentsVersion } from '../lib/documents-version.generated.ts';
import { postOperation } from '../lib/server/post-operation.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server that knows only some documents; it notes what it was sent. */
function serverThatKnows(...ids: (string | undefined)[]) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    const operation = JSON.parse(body) as Record<string, unknown>;
    sent.push(operation);
    const isKnown = 'query' in operation || ids.includes(String(operation.documentId));
    return Promise.resolve(new Response('{"data":{}}', { status: isKnown ? 200 : 404 }));
  });
  return sent;
}

const operation = {
  name: 'Projects',
  id: 'abc',
  text: '{ projects { totalCount } }',
  variables: { page: 2 },
};
const documentId = `Projects.${documentsVersion}`;
const rest = { operationName: 'Projects', variables: { page: 2 } };

test('a page sends the id of its document, and no text', async () => {
  const sent = serverThatKnows(documentId);
  expect((await postOperation(operation)).status).toBe(200);
  expect(sent).toEqual([{ ...rest, documentId }]);
});

test('a server of another build gets the text', async () => {
  const sent = serverThatKnows('of-another-build');
  expect((await postOperation(operation)).status).toBe(200);
  expect(sent).toEqual([
    { ...rest, documentId },
    { ...rest, query: operation.text },
  ]);
});

test('the back office sends ids too, and the text to a server of another build', async () => {
  const query = 'query Accounts { accounts { id } }';
  const options = { method: 'POST', body: JSON.stringify({ operationName: 'Accounts', query }) };
  const accounts = `Accounts.${documentsVersion}`;
  const known = serverThatKnows(accounts);
  await fetchById('/graphql', options);
  expect(known).toEqual([{ operationName: 'Accounts', documentId: accounts }]);
  const sent = serverThatKnows();
  await fetchById('/graphql', options);
  expect(sent.at(-1)).toEqual({ operationName: 'Accounts', query });
});
