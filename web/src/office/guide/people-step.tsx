import { useState } from 'react';
import type { InvitationFieldsFragment } from '../../features/auth/accounts.generated.ts';
import { MadeInvitation } from '../../features/auth/made-invitation.tsx';
import { NewAccountForm } from '../../features/auth/new-account-form.tsx';
import { ShownOnce } from '../../features/auth/shown-once.tsx';
import { accountsContent } from '../../features/auth/accounts.content.ts';

/** Invites a colleague in place; what is shown once stays until it was passed on. */
export function PeopleStep({ onDone }: { onDone: () => Promise<unknown> }) {
  const [invitation, setInvitation] = useState<InvitationFieldsFragment>();
  const [password, setPassword] = useState<string>();
  const done = () => void onDone();
  if (invitation) return <MadeInvitation invitation={invitation} onDone={done} />;
  if (password) return <ShownOnce line={accountsContent.once.line} secrets={[password]} onDone={done} />;
  return (
    <div className="max-w-md">
      <NewAccountForm onPassword={(_, made) => setPassword(made)} onInvited={setInvitation} onDone={done} />
    </div>
  );
}
