import { whatsAppLink } from 'domain/text/links.ts';
import { BottomSheet } from '../../../../office-kit/bottom-sheet.tsx';
import { ButtonAnchor } from '../../../../ui/button.tsx';
import { greetingFor } from './greeting.ts';
import { NotAllowed } from './whatsapp-consent.tsx';
import { writeContent as texts } from './write.content.ts';
import { usePersonToWriteQuery } from './write.generated.ts';

/** Whom to write to. */
export interface Addressee {
  personId: string;
  name: string;
  /** The number, where the person has several. */
  number?: string;
  /** What to write; a greeting without it. */
  text?: string;
}

interface WriteSheetProps {
  to: Addressee | null;
  onClose: () => void;
}

/** Writes to a lead on WhatsApp, or says why not. */
export function WriteSheet({ to, onClose }: WriteSheetProps) {
  return (
    <BottomSheet open={to !== null} onClose={onClose} title={texts.whatsApp} line={to?.name}>
      {to && <Letter to={to} onClose={onClose} />}
    </BottomSheet>
  );
}

function Letter({ to, onClose }: { to: Addressee; onClose: () => void }) {
  const { personId, name, text } = to;
  const { data, error } = usePersonToWriteQuery({
    variables: { id: personId },
    fetchPolicy: 'cache-and-network',
  });
  const person = data?.person;
  if (!person) return error ? <p className="py-4 text-dense">{texts.loadFailed}</p> : null;
  const number = to.number ?? person.numbers[0];
  if (!number) return <p className="py-4 text-dense">{texts.noNumber}</p>;
  if (!person.whatsApp.allowed) return <NotAllowed {...person} name={name} />;
  return (
    <ButtonAnchor
      href={whatsAppLink(number, text ?? greetingFor(person))}
      target="_blank"
      rel="noreferrer"
      onClick={onClose}
      className="my-2"
    >
      {texts.open}
    </ButtonAnchor>
  );
}
