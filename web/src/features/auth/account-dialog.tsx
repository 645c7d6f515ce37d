import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { PersonField } from '../../office-kit/field/person-field.tsx';
import { SmallForm, typedText } from '../../office-kit/field/small-form.tsx';
import { accountsContent } from './accounts.content.ts';
import { usePeople } from '../../office-kit/session/use-people.ts';
import {
  AccountsDocument,
  RemoveSecondFactorDocument,
  RenewInvitationDocument,
  ResetAccountPasswordDocument,
  SetAccountDisabledDocument,
  SetAccountEmailDocument,
  SetAccountMemberDocument,
  SetAccountRoleDocument,
  WithdrawInvitationDocument,
} from './accounts.generated.ts';
import type { AccountFieldsFragment, InvitationFieldsFragment } from './accounts.generated.ts';
import { EmailField } from './email-field.tsx';
import { readRole, RoleField } from './role-field.tsx';

const texts = accountsContent.edit;

interface AccountDialogProps {
  account: AccountFieldsFragment;
  /** Shows the generated password. */
  onPassword: (username: string, password: string) => void;
  /** Shows where the link of a new invitation went. */
  onInvited: (invitation: InvitationFieldsFragment) => void;
  onDone: () => void;
}

/** Lets an owner change an account. */
export function AccountDialog({ account, onPassword, onInvited, onDone }: AccountDialogProps) {
  const client = useApolloClient();
  const { id, username, role, email, invited, invitedUntil, disabledAt, secondFactor, memberId } = account;

  function tell(text: string) {
    showToast({ tone: 'success', text });
    onDone();
  }
  async function changeRole(typed: FormData) {
    await client.mutate({ mutation: SetAccountRoleDocument, variables: { id, role: readRole(typed) } });
    tell(texts.roleChanged);
  }
  async function resetPassword() {
    const { data } = await client.mutate({
      mutation: ResetAccountPasswordDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    onPassword(username, data?.resetAccountPassword.password ?? '');
  }
  async function changeEmail(typed: FormData) {
    const variables = { id, email: typedText(typed, 'email').trim() || null };
    await client.mutate({ mutation: SetAccountEmailDocument, variables });
    tell(texts.emailSaved);
  }
  async function changeMember(typed: FormData) {
    const variables = { id, memberId: typedText(typed, 'memberId') || null };
    await client.mutate({ mutation: SetAccountMemberDocument, variables });
    tell(texts.memberSaved);
  }
  async function renew() {
    const { data } = await client.mutate({
      mutation: RenewInvitationDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
      refetchQueries: [AccountsDocument],
    });
    if (data) onInvited(data.renewInvitation);
  }
  async function withdraw() {
    await client.mutate({ mutation: WithdrawInvitationDocument, variables: { id } });
    tell(texts.withdrawn);
  }
  async function removeSecondFactor() {
    await client.mutate({ mutation: RemoveSecondFactorDocument, variables: { id } });
    tell(texts.secondFactorOff);
  }
  async function switchAccess() {
    const disabled = !disabledAt;
    await client.mutate({ mutation: SetAccountDisabledDocument, variables: { id, disabled } });
    tell(disabled ? texts.disabled : texts.enabled);
  }

  return (
    <div className="grid gap-7">
      <p className="-mt-3 text-sm text-ink-muted">{texts.endsLogins}</p>
      <SmallForm submitLabel={texts.roleSubmit} failed={texts.roleFailed} look="outline" send={changeRole}>
        {(errors) => <RoleField label={texts.roleTitle} value={role} error={errors.role} />}
      </SmallForm>
      {invited && !disabledAt && (
        <Matter title={texts.invitationTitle} line={texts.invitationLine}>
          <div className="flex flex-wrap items-start gap-3">
            <SmallForm submitLabel={texts.renew} failed={texts.renewFailed} send={renew} />
            {invitedUntil && (
              <SmallForm
                submitLabel={texts.withdraw}
                failed={texts.withdrawFailed}
                look="outline"
                send={withdraw}
              />
            )}
          </div>
        </Matter>
      )}
      <Matter title={texts.emailTitle} line={texts.emailLine}>
        <SmallForm
          submitLabel={texts.emailSubmit}
          failed={texts.emailFailed}
          look="outline"
          send={changeEmail}
        >
          {(errors) => <EmailField value={email} error={errors.email} />}
        </SmallForm>
      </Matter>
      <Matter title={texts.memberTitle} line={texts.memberLine}>
        <SmallForm
          submitLabel={texts.memberSubmit}
          failed={texts.memberFailed}
          look="outline"
          send={changeMember}
        >
          {(errors) => <MemberField id={memberId} error={errors.memberId} />}
        </SmallForm>
      </Matter>
      <Matter title={texts.passwordTitle} line={texts.passwordLine}>
        <SmallForm
          submitLabel={texts.passwordSubmit}
          failed={texts.passwordFailed}
          look="outline"
          send={resetPassword}
        />
      </Matter>
      {secondFactor && (
        <Matter title={texts.secondFactorTitle} line={texts.secondFactorLine}>
          <SmallForm
            submitLabel={texts.secondFactorSubmit}
            failed={texts.secondFactorFailed}
            look="outline"
            send={removeSecondFactor}
          />
        </Matter>
      )}
      <Matter title={texts.accessTitle} line={texts.accessLine}>
        <SmallForm
          submitLabel={disabledAt ? texts.enable : texts.disable}
          failed={texts.accessFailed}
          look={disabledAt ? 'outline' : 'danger'}
          send={switchAccess}
        />
      </Matter>
    </div>
  );
}

/** The choice waits for the team, because a select without its value shows another. */
function MemberField({ id, error }: { id: string | null; error?: string }) {
  const people = usePeople();
  return (
    <PersonField
      key={people.length}
      label={texts.member}
      name="memberId"
      none={texts.noMember}
      present={{ id: id ?? '' }}
      defaultValue={id ?? ''}
      error={error}
    />
  );
}

function Matter({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5">
      <h3 className="text-sm font-semibold">{title}</h3>
      <p className="mt-1 mb-3 text-sm text-ink-muted">{line}</p>
      {children}
    </section>
  );
}
