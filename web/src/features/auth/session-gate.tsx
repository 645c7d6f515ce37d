import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { dropToken } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import {
  AdminSessionContext,
  isUnauthenticated,
  UnauthenticatedError,
} from '../../office-kit/session/admin-session.ts';
import type { AdminSession } from '../../office-kit/session/admin-session.ts';
import { hasUnsavedChanges } from '../../office-kit/form/unsaved-changes.ts';
import { useAccount } from '../../office-kit/session/use-account.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { LogoutDocument } from './auth.generated.ts';
import { checkSession } from './check-session.ts';
import { ChoosePasswordForm } from './password/choose-password-form.tsx';
import { LoginForm } from './login-form.tsx';
import { loginContent } from './login.content.ts';

/**
 * Shows its children only to an account that the server knows. Without a valid session it opens the login,
 * which leads back; but if the page holds unsaved input, it asks for the password in place.
 */
export function SessionGate({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [entry, setEntry] = useState<'checking' | 'valid' | 'unreachable'>('checking');
  const [asking, setAsking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const { role, username, mustChangePassword } = useAccount() ?? {};
  const isOwner = role === 'OWNER';
  const waiting = useRef<((loggedIn: boolean) => void)[]>([]);

  const sessionEnded = useCallback(() => {
    // A question that is already open waits for its answer, whatever else asks the server meanwhile.
    if (hasUnsavedChanges() || waiting.current.length > 0) {
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
      const answered = new Promise<boolean>((resolve) => waiting.current.push(resolve));
      // The answer tells whether the login only has to be confirmed.
      void checkSession(client).then(() => setAsking(true));
      return answered;
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
    setChoosing(false);
    for (const resolve of waiting.current.splice(0)) resolve(loggedIn);
  }

  if (entry === 'checking') return loading;
  if (entry === 'unreachable') return <Unreachable onRetry={() => void check()} />;
  // While the dialog below asks for the new password, the input behind it stays.
  if (mustChangePassword && !asking)
    return <ChoosePassword onDone={() => void check()} onEnded={sessionEnded} />;
  const { title, line } = choosing ? loginContent.choose : loginContent.again;
  return (
    <>
      <AdminSessionContext value={session}>{children}</AdminSessionContext>
      <Dialog open={asking} onClose={() => answerWaiting(false)} title={title} holdsForm>
        <p className="-mt-2 mb-5 text-sm text-ink-muted">{line}</p>
        <LoginForm
          username={username}
          onChoosing={setChoosing}
          onLogin={(message) => {
            showToast({ tone: 'success', text: message });
            answerWaiting(true);
            // It may be another account with other rights.
            void check();
          }}
        />
      </Dialog>
    </>
  );
}

/** Replaces the page until a one-time password is changed; the address stays. */
function ChoosePassword({ onDone, onEnded }: { onDone: () => void; onEnded: () => void }) {
  const client = useApolloClient();
  const texts = loginContent.choose;

  async function logOut() {
    await client.mutate({ mutation: LogoutDocument }).catch(() => undefined);
    onEnded();
  }
  return (
    <main className="px-4 py-10 md:py-16">
      <PageMeta title={texts.title} />
      <section className="mx-auto w-full max-w-md rounded-card border border-line bg-card p-6 md:p-8">
        <h1 className="text-2xl">{texts.title}</h1>
        <p className="mt-2 mb-6 text-sm text-ink-muted">{texts.line}</p>
        <ChoosePasswordForm onDone={onDone} onEnded={onEnded} />
        <div className="mt-5 border-t border-line pt-3">
          <Button look="quiet" onClick={() => void logOut()} className="-ml-3">
            {texts.logout}
          </Button>
        </div>
      </section>
    </main>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const texts = loginContent.unreachable;
  return (
    <main className="container-page grid justify-items-center gap-4 py-32 text-center">
      <h1 className="text-2xl">{texts.title}</h1>
      <p role="alert" className="text-ink-muted">
        {texts.line}
      </p>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </main>
  );
}
