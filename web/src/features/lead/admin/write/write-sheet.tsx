import { BottomSheet } from '../../../../office-kit/bottom-sheet.tsx';
import type { Addressee } from './addressee.ts';
import { Letter } from './letter.tsx';
import { NotAllowed, WhatsAppConsent } from './whatsapp-consent.tsx';
import { writeContent as texts } from './write.content.ts';
import { usePersonToWriteQuery, useTextsToSendQuery } from './write.generated.ts';

interface WriteSheetProps {
  to: Addressee | null;
  onClose: () => void;
}

/** Writes to a lead on WhatsApp or by e-mail, or says why not. */
export function WriteSheet({ to, onClose }: WriteSheetProps) {
  const title = to?.way === 'MAIL' ? texts.mail : texts.whatsApp;
  return (
    <BottomSheet open={to !== null} onClose={onClose} title={title} line={to?.name}>
      {to && <Writing to={to} onClose={onClose} />}
    </BottomSheet>
  );
}

function Writing({ to, onClose }: { to: Addressee; onClose: () => void }) {
  const { personId, name, way } = to;
  const { data, error } = usePersonToWriteQuery({
    variables: { id: personId },
    fetchPolicy: 'cache-and-network',
  });
  const sendable = useTextsToSendQuery({ fetchPolicy: 'cache-and-network' });
  const person = data?.person;
  if (!person || !sendable.data)
    return error || sendable.error ? <p className="py-4 text-dense">{texts.loadFailed}</p> : null;
  const isChat = way === 'WHATSAPP';
  const reach = to.reach ?? (isChat ? person.numbers[0] : person.emails[0]);
  if (!reach) return <p className="py-4 text-dense">{isChat ? texts.noNumber : texts.noAddress}</p>;
  if (isChat && !person.whatsApp.allowed) return <NotAllowed {...person} name={name} />;
  return (
    <>
      <Letter {...sendable.data} to={to} reach={reach} person={person} onSent={onClose} />
      {isChat && person.whatsApp.reason === 'PHONE' && <WhatsAppConsent {...person} name={name} />}
    </>
  );
}
