import { whatsAppShareLink } from 'domain/text/links.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { accountsContent } from './accounts.content.ts';
import type { InvitationFieldsFragment } from './accounts.generated.ts';
import { ShownOnce } from './shown-once.tsx';

interface MadeInvitationProps {
  invitation: InvitationFieldsFragment;
  onDone: () => void;
}

/** Says where the link of an invitation went, or shows it once to be passed on. */
export function MadeInvitation({ invitation: { message, link }, onDone }: MadeInvitationProps) {
  if (link) {
    const line = `${message} ${accountsContent.invitation.shownOnce}`;
    return (
      <>
        <ShownOnce line={line} secrets={[link]} onDone={onDone} />
        <ButtonAnchor
          href={whatsAppShareLink(accountsContent.invitation.byWhatsApp(link))}
          target="_blank"
          rel="noreferrer"
          look="outline"
          className="mt-3"
        >
          {accountsContent.invitation.whatsApp}
        </ButtonAnchor>
      </>
    );
  }
  return (
    <div className="grid justify-items-start gap-5">
      <StatusMessage tone="success">{message}</StatusMessage>
      <Button onClick={onDone}>{accountsContent.once.done}</Button>
    </div>
  );
}
