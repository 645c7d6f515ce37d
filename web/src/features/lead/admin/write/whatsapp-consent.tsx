import { formatAgo } from '../../../../office-kit/moments.ts';
import { Button } from '../../../../ui/button.tsx';
import { useWhatsAppConsent } from './use-whatsapp-consent.ts';
import { writeContent as texts } from './write.content.ts';
import type { WhatsAppConsentFragment } from './write.generated.ts';

type Permission = WhatsAppConsentFragment['whatsApp'];

interface ConsentProps {
  id: string;
  name: string;
  whatsApp: Permission;
}

/** Why a person may not be written to on WhatsApp, and what changes that. */
export function NotAllowed({ id, name, whatsApp: { at } }: ConsentProps) {
  const { set, busy } = useWhatsAppConsent(id, name);
  return (
    <div className="grid gap-3 py-2">
      <p className="text-dense">{at ? texts.takenBack.replace('{when}', formatAgo(at)) : texts.never}</p>
      <Button className="justify-self-start" disabled={busy} onClick={() => set(true)}>
        {texts.agreed}
      </Button>
      <p className="text-xs text-ink-muted">{texts.agreedHint}</p>
    </div>
  );
}

/** Whether a person may be written to on WhatsApp, since when and why, with what a colleague may note about it. */
export function WhatsAppConsent({ id, name, whatsApp }: ConsentProps) {
  const { set, busy } = useWhatsAppConsent(id, name);
  const { allowed, reason, at, by } = whatsApp;
  if (!allowed || !reason) return <NotAllowed {...{ id, name, whatsApp }} />;
  const facts = [
    `${texts.reasons[reason]} ${at ? formatAgo(at) : ''}`.trim(),
    reason === 'PHONE' && by ? texts.heard.replace('{name}', by) : '',
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="text-dense">{facts.filter(Boolean).join(', ')}</p>
      <Button look="quiet" disabled={busy} onClick={() => set(false)}>
        {texts.close}
      </Button>
    </div>
  );
}
