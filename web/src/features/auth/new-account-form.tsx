import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { SmallForm, typedText } from '../../office-kit/field/small-form.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { accountsContent } from './accounts.content.ts';
import { AccountsDocument, CreateAccountDocument, InviteAccountDocument } from './accounts.generated.ts';
import type { InvitationFieldsFragment } from './accounts.generated.ts';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password/password-field.tsx';
import { readRole, RoleField } from './role-field.tsx';

const texts = accountsContent.create;

/** How the person gets in: with a link, or with a password that the owner hands over. */
type Way = keyof typeof texts.ways;

interface NewAccountFormProps {
  /** Shows the generated password. */
  onPassword: (username: string, password: string) => void;
  /** Shows where the link went. */
  onInvited: (invitation: InvitationFieldsFragment) => void;
  onDone: () => void;
}

export function NewAccountForm({ onPassword, onInvited, onDone }: NewAccountFormProps) {
  const client = useApolloClient();
  const [way, setWay] = useState<Way>('invitation');

  async function create(typed: FormData) {
    const named = { username: typedText(typed, 'username'), role: readRole(typed) };
    const options = { fetchPolicy: 'no-cache' as const, refetchQueries: [AccountsDocument] };
    if (way === 'invitation') {
      const input = { ...named, email: typedText(typed, 'email') || null };
      const mutation = InviteAccountDocument;
      const { data } = await client.mutate({ mutation, variables: { input }, ...options });
      if (data) onInvited(data.inviteAccount);
      return;
    }
    const input = { ...named, password: typedText(typed, 'password') || null };
    const mutation = CreateAccountDocument;
    const { data } = await client.mutate({ mutation, variables: { input }, ...options });
    showToast({ tone: 'success', text: texts.created });
    const made = data?.createAccount;
    if (made?.password) onPassword(made.account.username, made.password);
    else onDone();
  }

  return (
    <SmallForm
      submitLabel={way === 'invitation' ? texts.invite : texts.submit}
      failed={texts.failed}
      send={create}
    >
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
          <SelectField
            label={texts.way}
            value={way}
            onChange={({ target }) => setWay(target.value === 'password' ? 'password' : 'invitation')}
          >
            <option value="invitation">{texts.ways.invitation}</option>
            <option value="password">{texts.ways.password}</option>
          </SelectField>
          {way === 'invitation' ? (
            <EmailField hint={texts.emailHint} error={errors.email} />
          ) : (
            <PasswordField
              label={texts.password}
              hint={texts.passwordHint}
              error={errors.password}
              name="password"
              autoComplete="new-password"
              required={false}
            />
          )}
        </>
      )}
    </SmallForm>
  );
}
