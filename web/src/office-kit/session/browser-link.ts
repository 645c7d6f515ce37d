import { HttpLink } from '@apollo/client';
import type { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { reportNoAnswer } from '../../lib/offline/server-away.ts';
import { authorization } from '../../lib/session.ts';
import { hasFiles } from '../../lib/form/has-files.ts';
import { sendById } from '../../lib/form/send-by-id.ts';
import { offlineLink } from '../offline/offline-link.ts';
import { uploadLink } from '../field/upload-link.ts';
import { dropEndedLogin } from './ended-login.ts';

/** Sends what Apollo Client has made ready by the id of its document. */
export const fetchById: typeof fetch = (_address, options) => {
  const text = typeof options?.body === 'string' ? options.body : '{}';
  return sendById(JSON.parse(text) as object, options);
};

/** Connects the browser to the server: sends the login’s token, and files as a multipart request with progress. */
export function createBrowserLink(): ApolloLink {
  const authorize = new SetContextLink(({ headers }) => {
    const given = headers as Record<string, string> | undefined;
    return { headers: { ...given, ...authorization() } };
  });
  const http = new HttpLink({ uri: '/graphql', fetch: fetchById });
  const notice = new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) reportNoAnswer();
  });
  return offlineLink
    .concat(notice)
    .concat(dropEndedLogin)
    .concat(authorize)
    .split(({ variables }) => hasFiles(variables), uploadLink, http);
}
