import { useApolloClient } from '@apollo/client/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { readError } from '../../lib/errors.ts';
import { keepToken } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextField } from '../../ui/field.tsx';
import { LoginDocument } from './auth.generated.ts';
import { loginContent } from './login.content.ts';

interface LoginFormProps {
  /** Called with the server’s sentence when the token is kept. */
  onLogin: (message: string) => void;
  /** What went wrong before the page could help itself. */
  initialError?: string;
}

/** Name and password; on the login page, and in a dialog when a session ends in the middle of something. */
export function LoginForm({ onLogin, initialError }: LoginFormProps) {
  const client = useApolloClient();
  const [error, setError] = useState(initialError);
  const [submitting, setSubmitting] = useState(false);

  async function logIn(form: FormData) {
    setSubmitting(true);
    try {
      const { data } = await client.mutate({
        mutation: LoginDocument,
        variables: { username: textOf(form, 'username'), password: textOf(form, 'password') },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error(loginContent.failed);
      keepToken(data.login.token);
      onLogin(data.login.message);
    } catch (thrown) {
      setError(readError(thrown, loginContent.failed).message || loginContent.failed);
    }
    setSubmitting(false);
  }

  return (
    // Sent by POST even before the page is ready, so that no password ever stands in an address.
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
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        required
      />
      <PasswordField />
      <Button type="submit" disabled={submitting} className="mt-1">
        {submitting ? loginContent.submitting : loginContent.submit}
      </Button>
    </form>
  );
}

function PasswordField() {
  const [shown, setShown] = useState(false);
  return (
    <Field label={loginContent.password}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            required
            className={`${control.className} min-h-11 pr-13`}
          />
          <button
            type="button"
            aria-label={shown ? loginContent.hidePassword : loginContent.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-field text-ink-muted hover:text-pine"
          >
            {shown ? (
              <EyeOff aria-hidden="true" className="size-5" />
            ) : (
              <Eye aria-hidden="true" className="size-5" />
            )}
          </button>
        </div>
      )}
    </Field>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
