import { MessageCircle, MessageCircleOff } from 'lucide-react';
import { usePersonToWriteQuery } from './write.generated.ts';
import { writeContent as texts } from './write.content.ts';

interface WhatsAppButtonProps {
  personId: string;
  className: string;
  iconClass?: string;
  /** What screen readers hear besides. */
  of?: string;
  onWrite: () => void;
}

/** Opens the sheet to write on WhatsApp; it says so where the person has not allowed that. */
export function WhatsAppButton({
  personId,
  className,
  iconClass = 'size-4.5',
  of,
  onWrite,
}: WhatsAppButtonProps) {
  const { data } = usePersonToWriteQuery({ variables: { id: personId }, fetchPolicy: 'cache-and-network' });
  const isClosed = data?.person.whatsApp.allowed === false;
  const Icon = isClosed ? MessageCircleOff : MessageCircle;
  return (
    <button type="button" onClick={onWrite} className={className}>
      <Icon aria-hidden="true" className={iconClass} />
      <span>
        <span className={isClosed ? 'sr-only' : undefined}>{texts.whatsApp} </span>
        {isClosed && texts.notAllowed}
        {of && <span className="sr-only"> {of}</span>}
      </span>
    </button>
  );
}
