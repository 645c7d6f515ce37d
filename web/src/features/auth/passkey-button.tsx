import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useBrowserFact } from '../../lib/browser/browser-store.ts';
import { readError } from '../../lib/errors.ts';
import { Button } from '../../ui/button.tsx';
import { LoginWithPasskeyDocument, StartPasskeyLoginDocument } from './auth.generated.ts';
import { passkeyContent as texts } from './passkey.content.ts';
import { knowsPasskeys, unlockPasskey } from './passkeys.ts';

interface PasskeyButtonProps {
  onLogin: (token: string, message: string) => void;
  /** Called with a sentence when it fails, and with undefined when it starts. */
  onError: (sentence: string | undefined) => void;
}

/** Logs in with a passkey alone. Nothing in a browser without passkeys. */
export function PasskeyButton({ onLogin, onError }: PasskeyButtonProps) {
  const client = useApolloClient();
  // The server renders the page without knowing the browser.
  const known = useBrowserFact(knowsPasskeys);
  const [waiting, setWaiting] = useState(false);

  async function logIn() {
    setWaiting(true);
    onError(undefined);
    try {
      const fetchPolicy = 'no-cache';
      const begun = await client.mutate({ mutation: StartPasskeyLoginDocument, fetchPolicy });
      const answer = await unlockPasskey(begun.data?.startPasskeyLogin ?? '');
      const { data } = await client.mutate({
        mutation: LoginWithPasskeyDocument,
        variables: { answer },
        fetchPolicy,
      });
      if (data) onLogin(data.loginWithPasskey.token, data.loginWithPasskey.message);
      else onError(texts.loginFailed);
    } catch (error) {
      onError(readError(error, texts.loginFailed).message);
    }
    setWaiting(false);
  }

  if (!known) return null;
  return (
    <Button look="outline" disabled={waiting} onClick={() => void logIn()}>
      {waiting ? texts.loggingIn : texts.logIn}
    </Button>
  );
}
