import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { createContext, useContext, useEffect } from 'react';

/** The login, for the parts of the admin area. */
export interface AdminSession {
  /**
   * Runs something that needs the login. If the session has ended, asks for the password in place and runs it
   * again, so that no input is lost. `checkFirst` checks the session before a long upload instead of after
   * it.
   */
  withSession: <Result>(run: () => Promise<Result>, options?: { checkFirst?: boolean }) => Promise<Result>;
  /** Whether the account is an owner’s, who may see the activity log. */
  isOwner: boolean;
  /** The account’s name. */
  username?: string;
  /** Reports that the server no longer knows the session. */
  sessionEnded: () => void;
}

export const AdminSessionContext = createContext<AdminSession>({
  withSession: (run) => run(),
  isOwner: false,
  sessionEnded: () => undefined,
});

export function useAdminSession(): AdminSession {
  return useContext(AdminSessionContext);
}

/** Opens the login if the error of a query is a missing session. */
export function useSessionOf(error: unknown): void {
  const { sessionEnded } = useAdminSession();
  const ended = isUnauthenticated(error);
  useEffect(() => {
    if (ended) sessionEnded();
  }, [ended, sessionEnded]);
}

/** The server does not know the login; for answers outside GraphQL. */
export class UnauthenticatedError extends Error {}

const loginCodes: unknown[] = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED'];

/** Whether a login would help: the session is missing, or its one-time password must be changed. */
export function isUnauthenticated(error: unknown): boolean {
  if (error instanceof UnauthenticatedError) return true;
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => loginCodes.includes(extensions?.code))
  );
}
