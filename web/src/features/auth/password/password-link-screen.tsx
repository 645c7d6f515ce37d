import '../../../office.css';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { readError } from '../../../lib/errors.ts';
import { dropToken, keepToken } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts.ts';
import { SmallForm, typedText } from '../../../office-kit/field/small-form.tsx';
import { StatusMessage } from '../../../ui/status-message.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PageMeta } from '../../../ui/page/page-meta.tsx';
import { roleWords } from '../accounts.content.ts';
import { ChoosePasswordDocument, usePasswordLinkQuery } from '../auth.generated.ts';
import type { PasswordLinkQuery } from '../auth.generated.ts';
import { loginContent } from '../login.content.ts';
import { PasswordField } from './password-field.tsx';

const texts = loginContent.link;

/** The page behind a link of an invitation or of a forgotten password: its person chooses a password. */
export function PasswordLinkScreen() {
  const [token, setToken] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    // Another link, opened in the same tab, changes only this part of the address.
    function readAgain() {
      const next = window.location.hash.slice(1);
      if (next) setToken(next);
    }
    window.addEventListener('hashchange', readAgain);
    return () => window.removeEventListener('hashchange', readAgain);
  }, []);
  useEffect(() => {
    // Neither the history of the browser nor a shared screen shows the link.
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
  return token ? <LinkPanel key={token} token={token} /> : <BadLink message={texts.noToken} />;
}

function LinkPanel({ token }: { token: string }) {
  const { data, error, refetch } = usePasswordLinkQuery({
    variables: { token },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const [gone, setGone] = useState<string>();
  const [saved, setSaved] = useState(false);
  if (saved) return <Outcome title={texts.savedTitle} message={texts.logInWithCode} role="status" />;
  if (gone) return <BadLink message={gone} />;
  if (error) {
    const { message, code } = readError(error, texts.notLoaded);
    if (code === 'GONE') return <BadLink message={message} />;
    return (
      <Frame title={texts.title}>
        <div className="mt-4 grid justify-items-start gap-4">
          <StatusMessage tone="danger">{message}</StatusMessage>
          <Button onClick={() => void refetch().catch(() => undefined)}>{texts.retry}</Button>
        </div>
      </Frame>
    );
  }
  if (!data) {
    return (
      <Frame title={texts.title}>
        <p role="status" className="mt-2 text-sm text-ink-muted">
          {texts.loading}
        </p>
      </Frame>
    );
  }
  return (
    <ChooseForm token={token} link={data.passwordLink} onGone={setGone} onSaved={() => setSaved(true)} />
  );
}

interface ChooseFormProps {
  token: string;
  link: PasswordLinkQuery['passwordLink'];
  /** Called with the server’s sentence if the link was used or ended meanwhile. */
  onGone: (message: string) => void;
  /** Called if the account has a second factor and must log in with its code. */
  onSaved: () => void;
}

function ChooseForm({ token, link: { username, role, invited }, onGone, onSaved }: ChooseFormProps) {
  const client = useApolloClient();
  const navigate = useNavigate();

  async function choose(typed: FormData) {
    try {
      const { data } = await client.mutate({
        mutation: ChoosePasswordDocument,
        variables: { token, newPassword: typedText(typed, 'newPassword') },
        fetchPolicy: 'no-cache',
      });
      const session = data?.choosePassword.token;
      // Another account may be logged in here.
      dropToken();
      await client.clearStore();
      if (!session) {
        onSaved();
        return;
      }
      keepToken(session);
      showToast({ tone: 'success', text: texts.chosen });
      await navigate('/my-account', { replace: true });
    } catch (error) {
      const { message, code } = readError(error, texts.failed);
      if (code === 'GONE') onGone(message);
      throw error;
    }
  }

  return (
    <Frame title={texts.title}>
      <p className="mt-2 mb-6 text-sm text-ink-muted">
        {invited ? texts.invited(roleWords[role].name) : texts.forgotten}
      </p>
      <SmallForm submitLabel={texts.submit} failed={texts.failed} send={choose}>
        {(errors) => (
          <>
            <TextField
              label={texts.username}
              hint={texts.usernameHint}
              readOnly
              defaultValue={username}
              autoComplete="username"
            />
            <PasswordField
              label={texts.next}
              hint={texts.nextHint}
              error={errors.newPassword}
              name="newPassword"
              autoComplete="new-password"
            />
          </>
        )}
      </SmallForm>
    </Frame>
  );
}

function BadLink({ message }: { message: string }) {
  return <Outcome title={texts.badTitle} message={message} role="alert" />;
}

function Outcome({ title, message, role }: { title: string; message: string; role: 'alert' | 'status' }) {
  return (
    <Frame title={title}>
      <p role={role} className="mt-2 mb-6">
        {message}
      </p>
      <ButtonLink to="/login" look="outline">
        {texts.toLogin}
      </ButtonLink>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="px-4 py-10 md:py-16">
      <PageMeta title={title} />
      <section className="mx-auto w-full max-w-md rounded-card border border-line bg-card p-6 md:p-8">
        <h1 className="text-2xl">{title}</h1>
        {children}
      </section>
    </main>
  );
}
