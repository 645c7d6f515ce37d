import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { SmallForm, typedText } from '../../../office-kit/field/small-form.tsx';
import { StatusMessage } from '../../../ui/status-message.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { RequestPasswordLinkDocument } from '../auth.generated.ts';
import { loginContent } from '../login.content.ts';

const texts = loginContent.forgotten;

/** Asks for a link by e-mail; the answer does not tell whether there is such an account. */
export function ForgottenPasswordForm({ onBack }: { onBack: () => void }) {
  const client = useApolloClient();
  const [sent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);

  async function request(typed: FormData) {
    const variables = { email: typedText(typed, 'email') };
    await client.mutate({ mutation: RequestPasswordLinkDocument, variables });
    setSent(true);
  }

  return (
    <div className="grid gap-3">
      {sent ? (
        <StatusMessage tone="success">{texts.sent}</StatusMessage>
      ) : (
        <SmallForm submitLabel={texts.submit} failed={texts.failed} send={request}>
          {(errors) => (
            <TextField
              ref={field}
              type="email"
              label={texts.email}
              error={errors.email}
              name="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
            />
          )}
        </SmallForm>
      )}
      <Button look="quiet" onClick={onBack} className="-ml-3 justify-self-start">
        {texts.back}
      </Button>
    </div>
  );
}
