import { useApolloClient } from '@apollo/client/react';
import { showToast } from '../../lib/toasts.ts';
import { SmallForm, typedText } from '../../office/small-form.tsx';
import { TextField } from '../../ui/field.tsx';
import { accountsContent } from './accounts.content.ts';
import { AccountsDocument, CreateAccountDocument } from './accounts.generated.ts';
import { PasswordField } from './password-field.tsx';
import { readRole, RoleField } from './role-field.tsx';

const texts = accountsContent.create;

interface NewAccountFormProps {
  /** Shows the generated password. */
  onPassword: (username: string, password: string) => void;
  onDone: () => void;
}

export function NewAccountForm({ onPassword, onDone }: NewAccountFormProps) {
  const client = useApolloClient();

  async function create(typed: FormData) {
    const input = {
      username: typedText(typed, 'username'),
      role: readRole(typed),
      password: typedText(typed, 'password') || null,
    };
    const { data } = await client.mutate({
      mutation: CreateAccountDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
      refetchQueries: [AccountsDocument],
    });
    showToast({ tone: 'success', text: texts.created });
    const made = data?.createAccount;
    if (made?.password) onPassword(made.account.username, made.password);
    else onDone();
  }

  return (
    <SmallForm submitLabel={texts.submit} failed={texts.failed} send={create}>
      {(errors) => (
        <>
          <TextField
            label={texts.username}
            hint={texts.usernameHint}
            error={errors.username}
            name="username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
          />
          <RoleField label={texts.role} error={errors.role} />
          <PasswordField
            label={texts.password}
            hint={texts.passwordHint}
            error={errors.password}
            name="password"
            autoComplete="new-password"
            required={false}
          />
        </>
      )}
    </SmallForm>
  );
}
