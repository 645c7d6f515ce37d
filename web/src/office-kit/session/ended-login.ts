import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { dropToken, readToken } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { endedLoginContent as texts } from './ended-login.content.ts';
import { waitingLogin } from './waiting-login.ts';

/** The office asks for the login itself. */
const asksItself = /^\/(?:my-account|login)(?:\/|$)/;

/**
 * The server refuses a login that has ended or has to be confirmed, whatever is asked. This link drops it, or lets it wait; it says so once
 * on the pages of the site, and asks again as a visitor, or with the login that another window has begun meanwhile.
 */
export const dropEndedLogin = new ErrorLink(({ error, operation, forward }) => {
  const { authorization, ...headers } = sentHeaders(operation.getContext().headers);
  if (!authorization || !isRefusedToken(error)) return undefined;
  const token = readToken();
  if (authorization === `Bearer ${token}`) {
    if (needsConfirmation(error)) waitingLogin.write(token);
    dropToken();
    if (!asksItself.test(window.location.pathname)) showToast({ tone: 'danger', text: texts.ended });
  }
  operation.setContext({ headers });
  return forward(operation);
});

function sentHeaders(headers: unknown): Record<string, string> {
  return { ...(headers as Record<string, string> | undefined) };
}

/** Files are sent with another program, which answers with the errors whatever the status is. */
function isRefusedToken(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  return (
    CombinedGraphQLErrors.is(error) &&
    !error.data &&
    error.errors.some(({ path, extensions }) => !path && extensions?.code === 'UNAUTHENTICATED')
  );
}

/** Whether the refused login stays, and goes on once it is confirmed. */
function needsConfirmation(error: unknown): boolean {
  return errorsOf(error).some(({ extensions }) => extensions?.reason === 'CONFIRMATION_NEEDED');
}

function errorsOf(error: unknown): readonly { extensions?: Record<string, unknown> }[] {
  if (CombinedGraphQLErrors.is(error)) return error.errors;
  if (!ServerError.is(error)) return [];
  try {
    return (
      (JSON.parse(error.bodyText) as { errors?: { extensions?: Record<string, unknown> }[] }).errors ?? []
    );
  } catch {
    // A server in front of ours answered.
    return [];
  }
}
