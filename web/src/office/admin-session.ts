import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { createContext, useContext, useEffect } from 'react';

/** The login, as the parts of the admin area need it. */
export interface AdminSession {
  /**
   * Runs something that needs the login. When the session has ended, asks for the password in place and then runs
   * it (again), so that nothing typed is lost. `checkFirst` asks before a long upload instead of after it.
   */
  withSession: <Result>(run: () => Promise<Result>, options?: { checkFirst?: boolean }) => Promise<Result>;
  /** Whether the account is an owner’s, and may see the activity log. */
  isOwner: boolean;
  /** The name of the account. */
  username?: string;
  /** Says that the server no longer knows the session. */
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

/** Leads to the login when the error of a query is that there is no session. */
export function useSessionOf(error: unknown): void {
  const { sessionEnded } = useAdminSession();
  const ended = isUnauthenticated(error);
  useEffect(() => {
    if (ended) sessionEnded();
  }, [ended, sessionEnded]);
}

/** The server does not know the login, or no longer; for answers that are no GraphQL. */
export class UnauthenticatedError extends Error {}

const loginCodes: unknown[] = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED'];

/** Whether logging in would help: there is no session, or one of which the one-time password was not changed. */
export function isUnauthenticated(error: unknown): boolean {
  if (error instanceof UnauthenticatedError) return true;
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => loginCodes.includes(extensions?.code))
  );
}
