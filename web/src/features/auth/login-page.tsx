import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useActionData, useNavigate, useSearchParams } from 'react-router-dom';
import { sameSitePath } from '../../lib/browser/same-site-path.ts';
import { dropToken, readToken } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { OfficeClient } from '../../office-kit/session/office-client.tsx';
import { Button } from '../../ui/button.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { useSendsPasswordLinksQuery } from './auth.generated.ts';
import { checkSession } from './check-session.ts';
import { ForgottenPasswordForm } from './password/forgotten-password-form.tsx';
import { LoginForm } from './login-form.tsx';
import { loginContent } from './login.content.ts';

export const parameters = ['next'];

/** Answers a form sent before JavaScript ran or without it, because the login needs JavaScript. */
export function act() {
  return Promise.resolve({ error: { message: loginContent.needsJavaScript } });
}

export function Component() {
  return (
    <OfficeClient>
      <LoginPage />
    </OfficeClient>
  );
}

function LoginPage() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const outcome = useActionData<typeof act>();
  const [choosing, setChoosing] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  const { data } = useSendsPasswordLinksQuery({ ssr: false });
  const next = sameSitePath(parameters.get('next'), '/my-account');

  useEffect(() => {
    if (!readToken()) return;
    void checkSession(client).then((session) => {
      if (session === 'valid') void navigate(next, { replace: true });
      if (session === 'ended') dropToken();
    });
  }, [client, navigate, next]);

  const texts = choosing ? loginContent.choose : forgotten ? loginContent.forgotten : loginContent;
  return (
    <div className="quiet-page container-page pt-10 md:pt-16">
      <PageMeta title={texts.title} />
      <section className="mx-auto w-full max-w-md rounded-card border border-line bg-card p-6 md:p-8">
        <h1 className="text-2xl">{texts.title}</h1>
        <p className="mt-2 mb-6 text-sm text-ink-muted">{texts.line}</p>
        {!outcome && (
          <noscript>
            <p role="alert" className="mb-5 rounded-field bg-warning-soft px-4 py-3 text-sm text-warning">
              {loginContent.needsJavaScript}
            </p>
          </noscript>
        )}
        {forgotten ? (
          <ForgottenPasswordForm onBack={() => setForgotten(false)} />
        ) : (
          <>
            <LoginForm
              initialError={outcome?.error.message}
              onChoosing={setChoosing}
              onLogin={(message) => {
                showToast({ tone: 'success', text: message });
                void navigate(next, { replace: true });
              }}
            />
            {data?.sendsPasswordLinks && !choosing && (
              <Button look="quiet" onClick={() => setForgotten(true)} className="mt-3 -ml-3">
                {loginContent.forgotten.open}
              </Button>
            )}
          </>
        )}
      </section>
    </div>
  );
}
