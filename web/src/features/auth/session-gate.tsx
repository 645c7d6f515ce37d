import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { AdminSessionContext, isUnauthenticated, UnauthenticatedError } from '../../lib/admin-session.ts';
import type { AdminSession } from '../../lib/admin-session.ts';
import { dropToken } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { checkSession } from './check-session.ts';
import { LoginForm } from './login-form.tsx';
import { loginContent } from './login.content.ts';
import { useAccount } from './use-account.ts';

/**
 * Shows what is inside only to somebody whom the server knows. Without a valid session it leads to the login and back;
 * while something unsaved is on the page it asks for the password in place instead.
 */
export function SessionGate({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [entry, setEntry] = useState<'checking' | 'valid' | 'unreachable'>('checking');
  const [asking, setAsking] = useState(false);
  const { role, username } = useAccount() ?? {};
  const isOwner = role === 'owner';
  const waiting = useRef<((loggedIn: boolean) => void)[]>([]);

  const sessionEnded = useCallback(() => {
    if (hasUnsavedChanges()) {
      setAsking(true);
      return;
    }
    dropToken();
    const { pathname, search } = window.location;
    void navigate(`/login?next=${encodeURIComponent(pathname + search)}`, { replace: true });
  }, [navigate]);

  const check = useCallback(async () => {
    const session = await checkSession(client);
    if (session === 'ended') sessionEnded();
    else setEntry((before) => (before === 'valid' ? before : session));
  }, [client, sessionEnded]);

  useEffect(() => {
    function checkWhenSeen() {
      if (document.visibilityState === 'visible') void check();
    }
    checkWhenSeen();
    document.addEventListener('visibilitychange', checkWhenSeen);
    return () => document.removeEventListener('visibilitychange', checkWhenSeen);
  }, [check]);

  const session = useMemo<AdminSession>(() => {
    function askToLogIn(): Promise<boolean> {
      setAsking(true);
      return new Promise((resolve) => waiting.current.push(resolve));
    }
    return {
      isOwner,
      username,
      sessionEnded,
      async withSession(run, { checkFirst = false } = {}) {
        if (checkFirst && (await checkSession(client)) === 'ended' && !(await askToLogIn())) {
          throw new UnauthenticatedError();
        }
        try {
          return await run();
        } catch (error) {
          if (!isUnauthenticated(error) || !(await askToLogIn())) throw error;
          return run();
        }
      },
    };
  }, [client, isOwner, username, sessionEnded]);

  function answerWaiting(loggedIn: boolean) {
    setAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(loggedIn);
  }

  if (entry === 'checking') return loading;
  if (entry === 'unreachable') return <Unreachable onRetry={() => void check()} />;
  return (
    <AdminSessionContext value={session}>
      {children}
      <Dialog open={asking} onClose={() => answerWaiting(false)} title={loginContent.again.title}>
        <p className="-mt-2 mb-5 text-sm text-ink-muted">{loginContent.again.line}</p>
        <LoginForm
          onLogin={(message) => {
            showToast({ tone: 'success', text: message });
            answerWaiting(true);
            // Perhaps another account, which may do something else.
            void check();
          }}
        />
      </Dialog>
    </AdminSessionContext>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="container-page grid justify-items-center gap-4 py-32 text-center">
      <h1 className="text-2xl">The server cannot be reached</h1>
      <p role="alert" className="text-ink-muted">
        Please check your connection. Your login is kept.
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </main>
  );
}
