import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from 'domain/text/format.ts';
import { useListResult } from '../../office-kit/list/list-result.ts';
import { useAccount } from '../../office-kit/session/use-account.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { accountsContent as texts, roleWords } from './accounts.content.ts';
import { useAccountsQuery } from './accounts.generated.ts';
import type { AccountFieldsFragment, InvitationFieldsFragment } from './accounts.generated.ts';
import { MadeInvitation } from './made-invitation.tsx';
import { NewAccountForm } from './new-account-form.tsx';
import { ShownOnce } from './shown-once.tsx';

/** The content of the dialog: a new account, an account by its id, or what is shown once. */
type Shown =
  | { kind: 'new' }
  | { kind: 'account'; id: string }
  | { kind: 'password'; of: string; password: string }
  | { kind: 'invitation'; invitation: InvitationFieldsFragment };

/** The list of accounts, for owners. */
export function AccountsPart() {
  const { data, failed, onRetry } = useListResult(useAccountsQuery({ fetchPolicy: 'cache-and-network' }));
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const showPassword = (of: string, password: string) => setShown({ kind: 'password', of, password });
  const showInvitation = (invitation: InvitationFieldsFragment) =>
    setShown({ kind: 'invitation', invitation });
  const managed = shown?.kind === 'account' ? data?.accounts.find(({ id }) => id === shown.id) : undefined;
  return (
    <div className="max-w-4xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-dense text-ink-muted">{texts.line}</p>
        <Button onClick={() => setShown({ kind: 'new' })}>{texts.add}</Button>
      </div>
      {failed && !data && (
        <ListMessage tone="failed" title={texts.notLoaded}>
          <Button look="outline" onClick={onRetry}>
            {texts.retry}
          </Button>
        </ListMessage>
      )}
      <ul className="rounded-card border border-line bg-card text-dense">
        {data?.accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            onManage={() => setShown({ kind: 'account', id: account.id })}
          />
        ))}
      </ul>
      <Dialog open={shown !== null} onClose={close} title={titleOf(shown, managed)} holdsForm>
        {shown?.kind === 'new' && (
          <NewAccountForm onPassword={showPassword} onInvited={showInvitation} onDone={close} />
        )}
        {managed && (
          <AccountDialog
            account={managed}
            onPassword={showPassword}
            onInvited={showInvitation}
            onDone={close}
          />
        )}
        {shown?.kind === 'invitation' && <MadeInvitation invitation={shown.invitation} onDone={close} />}
        {shown?.kind === 'password' && (
          <ShownOnce line={texts.once.line} secrets={[shown.password]} onDone={close} />
        )}
      </Dialog>
    </div>
  );
}

function titleOf(shown: Shown | null, managed: AccountFieldsFragment | undefined): string {
  if (shown?.kind === 'password') return texts.once.title(shown.of);
  if (shown?.kind === 'invitation') return texts.invitation.title(shown.invitation.account.username);
  return managed?.username ?? texts.create.title;
}

function invitationWords({ invited, invitedUntil }: AccountFieldsFragment): string | false {
  return invited && (invitedUntil ? texts.invitedUntil(formatDateTime(invitedUntil)) : texts.invited);
}

function AccountRow({ account, onManage }: { account: AccountFieldsFragment; onManage: () => void }) {
  const { id, username, role, email, disabledAt, secondFactor, mustChangePassword } = account;
  const own = useAccount()?.id === id;
  const notes = [
    roleWords[role].name,
    disabledAt && `${texts.disabledSince} ${formatDateTime(disabledAt)}`,
    secondFactor && texts.secondFactor,
    mustChangePassword && texts.oneTimePassword,
    invitationWords(account),
    email,
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {username}
          {own && (
            <span className="ml-2 rounded-full bg-pine-soft px-2 py-0.5 text-xs whitespace-nowrap text-pine">
              {texts.you}
            </span>
          )}
        </p>
        <p className="[overflow-wrap:anywhere] text-ink-muted">{notes.join(' · ')}</p>
      </div>
      <div className="flex items-center">
        <Link
          to={`/my-account/activity?account=${id}`}
          className="inline-flex min-h-11 items-center px-3 font-semibold text-pine underline-offset-4 hover:underline"
        >
          {texts.activity}
          <span className="sr-only"> {username}</span>
        </Link>
        <Button look="outline" onClick={onManage}>
          {texts.manage}
          <span className="sr-only"> {username}</span>
        </Button>
      </div>
    </li>
  );
}
