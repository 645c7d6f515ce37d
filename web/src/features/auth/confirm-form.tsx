import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readError } from '../../lib/errors.ts';
import { forgetOffice } from '../../lib/offline/forget-office.ts';
import { typedText } from '../../office-kit/field/small-form.tsx';
import { waitingLogin } from '../../office-kit/session/waiting-login.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmSessionDocument } from './auth.generated.ts';
import { CodeField } from './code-field.tsx';
import { loginContent } from './login.content.ts';
import { PasskeyButton } from './passkey/passkey-button.tsx';

const texts = loginContent.confirm;

interface ConfirmFormProps {
  /** The token of the login that waits. */
  token: string;
  /** Called with the token that takes its place, and the server’s sentence. */
  onConfirmed: (token: string, message: string) => void;
  /** Called with the server’s sentence once the login has ended, so that it needs a name and a password. */
  onEnded: (sentence: string) => void;
}

/** Asks for a code or a passkey, so that a login that stays goes on. */
export function ConfirmForm({ token, onConfirmed, onEnded }: ConfirmFormProps) {
  const client = useApolloClient();
  const [error, setError] = useState<string>();
  const [codeError, setCodeError] = useState<string>();
  const [submitting, setSubmitting] = useState(false);

  async function confirm(proof: { code?: string; answer?: string }) {
    const variables = { input: { token, ...proof } };
    try {
      const fetchPolicy = 'no-cache';
      const { data } = await client.mutate({ mutation: ConfirmSessionDocument, variables, fetchPolicy });
      if (!data) throw new Error(texts.failed);
      return data.confirmSession;
    } catch (thrown) {
      const { code, message } = readError(thrown, texts.failed);
      if (code === 'GONE') {
        forgetOffice();
        onEnded(message);
      }
      throw thrown;
    }
  }

  async function sendCode(form: FormData) {
    setSubmitting(true);
    try {
      const confirmed = await confirm({ code: typedText(form, 'code') });
      onConfirmed(confirmed.token, confirmed.message);
    } catch (thrown) {
      const { message, fields } = readError(thrown, texts.failed);
      setCodeError(fields.code);
      setError(fields.code ? undefined : message);
      setSubmitting(false);
    }
  }

  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void sendCode(new FormData(event.currentTarget));
      }}
      className="grid gap-5"
    >
      <p className="text-dense">{texts.line}</p>
      <div role="alert" className="contents">
        {error && (
          <p className="rounded-field bg-danger-soft px-4 py-3 text-sm font-medium text-danger">{error}</p>
        )}
      </div>
      <CodeField error={codeError} />
      <Button type="submit" disabled={submitting} className="mt-1">
        {submitting ? loginContent.submitting : texts.submit}
      </Button>
      <PasskeyButton
        label={texts.passkey}
        send={(answer) => confirm({ answer })}
        onError={setError}
        onLogin={onConfirmed}
      />
      <Button look="quiet" onClick={giveUp} className="-ml-3 justify-self-start">
        {texts.other}
      </Button>
    </form>
  );
}

/** The login does not go on, and neither does what the office keeps for it. */
function giveUp(): void {
  waitingLogin.write(null);
  forgetOffice();
}
