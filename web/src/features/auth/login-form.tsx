import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readError } from '../../lib/errors.ts';
import { keepToken } from '../../lib/session.ts';
import { typedText } from '../../office-kit/field/small-form.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { moveCopy } from '../../office-kit/offline/office-copy.ts';
import { waitingLogin } from '../../office-kit/session/waiting-login.ts';
import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import { LoginDocument } from './auth.generated.ts';
import { CodeField } from './code-field.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { ChoosePasswordForm } from './password/choose-password-form.tsx';
import { loginContent } from './login.content.ts';
import { PasskeyButton } from './passkey/passkey-button.tsx';
import { isInstalledApp } from './phone/install-prompt.ts';
import { PasswordField } from './password/password-field.tsx';

interface LoginFormProps {
  /** Called with the server’s sentence once the token is stored and no one-time password is left to change. */
  onLogin: (message: string) => void;
  /** Called with true while the form asks for a new password in place of a one-time password. */
  onChoosing: (choosing: boolean) => void;
  /** The error of a form sent before JavaScript ran. */
  initialError?: string;
  /** The name of the account whose session has ended. */
  username?: string;
}

/**
 * Asks for name and password, and for a code if the account has a second factor; of a login that stays, for a code or a passkey alone.
 * It is on the login page, and in a dialog when a session ends during work.
 */
export function LoginForm({ onLogin, onChoosing, initialError, username }: LoginFormProps) {
  const client = useApolloClient();
  const waiting = useBrowserStore(waitingLogin);
  const [error, setError] = useState(initialError);
  /** The server’s sentence that asks for a code, because the account has a second factor. */
  const [codeNeeded, setCodeNeeded] = useState<string>();
  const [submitting, setSubmitting] = useState(false);
  const [oneTime, setOneTime] = useState<{ password: string; message: string } | null>(null);

  function showChoice(given: typeof oneTime) {
    setOneTime(given);
    onChoosing(given !== null);
  }

  function begin(token: string) {
    waitingLogin.write(null);
    keepToken(token);
  }

  async function logIn(form: FormData) {
    setSubmitting(true);
    try {
      const { data } = await client.mutate({
        mutation: LoginDocument,
        variables: {
          username: typedText(form, 'username'),
          password: typedText(form, 'password'),
          code: typedText(form, 'code'),
          stays: isInstalledApp(),
        },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error(loginContent.failed);
      const { token, message, admin } = data.login;
      begin(token);
      if (admin.mustChangePassword) showChoice({ password: typedText(form, 'password'), message });
      else onLogin(message);
    } catch (thrown) {
      const { message, fields } = readError(thrown, loginContent.failed);
      setCodeNeeded((before) => fields.code ?? before);
      setError(fields.code ? undefined : message || loginContent.failed);
    }
    setSubmitting(false);
  }

  if (waiting) {
    return (
      <ConfirmForm
        token={waiting}
        onConfirmed={(token, message) => {
          void moveCopy(waiting, token).finally(() => {
            begin(token);
            onLogin(message);
          });
        }}
        onEnded={(sentence) => {
          waitingLogin.write(null);
          setError(sentence);
        }}
      />
    );
  }
  if (oneTime) {
    return (
      <ChoosePasswordForm
        currentPassword={oneTime.password}
        onDone={() => onLogin(oneTime.message)}
        onEnded={() => showChoice(null)}
      />
    );
  }
  return (
    // Uses POST even before the page is ready, so that no password appears in an address.
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void logIn(new FormData(event.currentTarget));
      }}
      className="grid gap-5"
    >
      <div role="alert" className="contents">
        {error && (
          <p className="rounded-field bg-danger-soft px-4 py-3 text-sm font-medium text-danger">{error}</p>
        )}
      </div>
      <TextField
        label={loginContent.username}
        name="username"
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        required
      />
      <PasswordField label={loginContent.password} name="password" autoComplete="current-password" />
      {codeNeeded && <CodeField error={codeNeeded} />}
      <Button type="submit" disabled={submitting} className="mt-1">
        {submitting ? loginContent.submitting : loginContent.submit}
      </Button>
      <PasskeyButton
        onError={setError}
        onLogin={(token, message) => {
          begin(token);
          onLogin(message);
        }}
      />
    </form>
  );
}
