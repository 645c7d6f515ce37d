import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { leadRoles } from '../../office-kit/screen.ts';
import { useListResult } from '../../office-kit/list/list-result.ts';
import { Panel } from '../../office-kit/panel.tsx';
import { SmallForm, typedText } from '../../office-kit/field/small-form.tsx';
import { Button } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { roleWords } from './accounts.content.ts';
import { ownAccountContent } from './own-account.content.ts';
import { ChangePasswordDocument, OwnAccountDocument, useOwnAccountQuery } from './own-account.generated.ts';
import { OwnSessions } from './own-sessions.tsx';
import { PasskeyPanel } from './passkey/passkey-panel.tsx';
import { InstallPanel } from './phone/install-panel.tsx';
import { NoticesPanel } from './phone/notices-panel.tsx';
import { PasswordField } from './password/password-field.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';

const texts = ownAccountContent;

/** The settings of the user’s own account; `offline` is for those who work on leads. */
export function OwnAccountPart({ offline }: { offline?: ReactNode }) {
  const { data, failed, onRetry } = useListResult(useOwnAccountQuery({ fetchPolicy: 'cache-and-network' }));
  if (!data && !failed) return <p className="py-4 text-dense text-ink-muted">{texts.loading}</p>;
  if (!data) {
    return (
      <ListMessage tone="failed" title={texts.notLoaded}>
        <Button look="outline" onClick={onRetry}>
          {texts.retry}
        </Button>
      </ListMessage>
    );
  }
  const { me, sessions } = data;
  return (
    <div className="grid max-w-3xl gap-6">
      <p className="text-dense text-ink-muted">
        {texts.loggedInAs(me.username, roleWords[me.role].name.toLowerCase())}
      </p>
      <InstallPanel />
      {leadRoles.includes(me.role) && (
        <>
          <NoticesPanel />
          {offline}
        </>
      )}
      <PasswordPanel />
      <PasskeyPanel passkeys={me.passkeys} />
      <SecondFactorPanel {...me} />
      <OwnSessions sessions={sessions} />
    </div>
  );
}

function PasswordPanel() {
  const client = useApolloClient();
  const [changes, setChanges] = useState(0);
  const { title, line, current, next, nextHint, submit, changed, failed } = texts.password;

  async function change(typed: FormData) {
    await client.mutate({
      mutation: ChangePasswordDocument,
      variables: {
        currentPassword: typedText(typed, 'currentPassword'),
        newPassword: typedText(typed, 'newPassword'),
      },
      refetchQueries: [OwnAccountDocument],
    });
    showToast({ tone: 'success', text: changed });
    // Empties the form.
    setChanges((count) => count + 1);
  }

  return (
    <Panel title={title} line={line}>
      <SmallForm key={changes} submitLabel={submit} failed={failed} send={change}>
        {(errors) => (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <PasswordField
              label={current}
              error={errors.currentPassword}
              name="currentPassword"
              autoComplete="current-password"
            />
            <PasswordField
              label={next}
              hint={nextHint}
              error={errors.newPassword}
              name="newPassword"
              autoComplete="new-password"
            />
          </div>
        )}
      </SmallForm>
    </Panel>
  );
}
