import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useBrowserFact } from '../../../lib/browser/browser-store.ts';
import { readError } from '../../../lib/errors.ts';
import { Button } from '../../../ui/button.tsx';
import { LoginWithPasskeyDocument, StartPasskeyLoginDocument } from '../auth.generated.ts';
import { passkeyContent as texts } from './passkey.content.ts';
import { knowsPasskeys, unlockPasskey } from './passkeys.ts';
import { isInstalledApp } from '../phone/install-prompt.ts';

const fetchPolicy = 'no-cache';

interface PasskeyButtonProps {
  onLogin: (token: string, message: string) => void;
  /** Called with a sentence when it fails, and with undefined when it starts. */
  onError: (sentence: string | undefined) => void;
  /** In place of the usual label. */
  label?: string;
  /** Sends the answer of the device in place of a login. */
  send?: (answer: string) => Promise<{ token: string; message: string }>;
}

/** Logs in with a passkey alone. Nothing in a browser without passkeys. */
export function PasskeyButton({ onLogin, onError, label = texts.logIn, send }: PasskeyButtonProps) {
  const client = useApolloClient();
  // The server renders the page without knowing the browser.
  const known = useBrowserFact(knowsPasskeys);
  const [waiting, setWaiting] = useState(false);

  async function sendLogin(answer: string) {
    const variables = { answer, stays: isInstalledApp() };
    const { data } = await client.mutate({ mutation: LoginWithPasskeyDocument, variables, fetchPolicy });
    if (!data) throw new Error(texts.loginFailed);
    return data.loginWithPasskey;
  }

  async function logIn() {
    setWaiting(true);
    onError(undefined);
    try {
      const begun = await client.mutate({ mutation: StartPasskeyLoginDocument, fetchPolicy });
      const answer = await unlockPasskey(begun.data?.startPasskeyLogin ?? '');
      const { token, message } = await (send ?? sendLogin)(answer);
      onLogin(token, message);
    } catch (error) {
      onError(readError(error, texts.loginFailed).message);
    }
    setWaiting(false);
  }

  if (!known) return null;
  return (
    <Button look="outline" disabled={waiting} onClick={() => void logIn()}>
      {waiting ? texts.loggingIn : label}
    </Button>
  );
}
