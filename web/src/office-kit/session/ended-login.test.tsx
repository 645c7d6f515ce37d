import { gql } from '@apollo/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepToken, readToken } from '../../lib/session.ts';
import { createApolloClient } from './apollo.ts';
import { createBrowserLink } from './browser-link.ts';
import { waitingLogin } from './waiting-login.ts';

const query = gql`
  query Projects {
    projects {
      totalCount
    }
  }
`;

const refusal = { errors: [{ message: 'Ended.', extensions: { code: 'UNAUTHENTICATED' } }] };
const answer = { data: { projects: { __typename: 'ProjectPage', totalCount: 7 } } };

/** What each request sent as its login. */
const sent: (string | null)[] = [];

/** A server that knows one login, and answers visitors. */
function serve(known: string, onRequest?: () => void, refused: object = refusal): void {
  vi.stubGlobal('fetch', (_address: string, options: RequestInit) => {
    const login = new Headers(options.headers).get('authorization');
    sent.push(login);
    onRequest?.();
    const isKnown = login === null || login === `Bearer ${known}`;
    const body = JSON.stringify(isKnown ? answer : refused);
    const headers = { 'Content-Type': 'application/json' };
    return Promise.resolve(new Response(body, { status: isKnown ? 200 : 401, headers }));
  });
}

beforeEach(() => {
  sent.splice(0);
  return () => vi.unstubAllGlobals();
});

test('a login that has ended is dropped, and what was asked is asked again as a visitor', async () => {
  serve('another');
  keepToken('ended');
  const client = createApolloClient(createBrowserLink());
  expect((await client.query({ query })).data).toMatchObject({ projects: { totalCount: 7 } });
  expect(sent).toEqual(['Bearer ended', null]);
  expect([readToken(), waitingLogin.read()]).toEqual([null, null]);
});

test('a login that another window has begun meanwhile stays, and is used', async () => {
  serve('new', () => keepToken('new'));
  keepToken('ended');
  const client = createApolloClient(createBrowserLink());
  expect((await client.query({ query })).data).toMatchObject({ projects: { totalCount: 7 } });
  expect(sent).toEqual(['Bearer ended', 'Bearer new']);
  expect(readToken()).toBe('new');
});

test('a login that has to be confirmed waits, and what was asked is asked again as a visitor', async () => {
  const extensions = { code: 'UNAUTHENTICATED', reason: 'CONFIRMATION_NEEDED' };
  serve('another', undefined, { errors: [{ message: 'Please confirm.', extensions }] });
  keepToken('stays');
  const client = createApolloClient(createBrowserLink());
  expect((await client.query({ query })).data).toMatchObject({ projects: { totalCount: 7 } });
  expect(sent).toEqual(['Bearer stays', null]);
  expect([readToken(), waitingLogin.read()]).toEqual([null, 'stays']);
});
