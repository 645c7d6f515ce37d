import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { showToast } from '../../../lib/toasts.ts';
import { isUnauthenticated } from '../../../office-kit/session/admin-session.ts';
import { SmallForm, typedText } from '../../../office-kit/field/small-form.tsx';
import { loginContent } from '../login.content.ts';
import { ChangePasswordDocument } from '../own-account.generated.ts';
import { PasswordField } from './password-field.tsx';

const texts = loginContent.choose;

interface ChoosePasswordFormProps {
  /** The one-time password if it was typed just now; otherwise the form asks for it. */
  currentPassword?: string;
  onDone: () => void;
  /** Called when the login has ended. */
  onEnded: () => void;
}

/** Replaces a one-time password; the server refuses everything else until then. */
export function ChoosePasswordForm({ currentPassword, onDone, onEnded }: ChoosePasswordFormProps) {
  const client = useApolloClient();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    fields.current?.querySelector('input')?.focus();
  }, []);

  async function choose(typed: FormData) {
    const variables = {
      currentPassword: currentPassword ?? typedText(typed, 'currentPassword'),
      newPassword: typedText(typed, 'newPassword'),
    };
    try {
      await client.mutate({ mutation: ChangePasswordDocument, variables });
    } catch (error) {
      if (isUnauthenticated(error)) onEnded();
      throw error;
    }
    showToast({ tone: 'success', text: texts.chosen });
    onDone();
  }

  return (
    <SmallForm submitLabel={texts.submit} failed={texts.failed} send={choose}>
      {(errors) => (
        <div ref={fields} className="grid gap-5">
          {currentPassword === undefined && (
            <PasswordField
              label={texts.current}
              error={errors.currentPassword}
              name="currentPassword"
              autoComplete="current-password"
            />
          )}
          <PasswordField
            label={texts.next}
            hint={texts.nextHint}
            error={errors.newPassword}
            name="newPassword"
            autoComplete="new-password"
          />
        </div>
      )}
    </SmallForm>
  );
}
