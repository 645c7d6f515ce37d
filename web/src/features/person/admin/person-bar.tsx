import { ClipboardCheck, ListChecks, Phone } from 'lucide-react';
import { telephoneLink } from 'domain/text/links.ts';
import { useRoomAbove } from '../../../office-kit/scroll-room.ts';
import { workId } from '../../lead/admin/lead-page.tsx';
import { leadWorkContent } from '../../lead/admin/lead-work.content.ts';
import { WhatsAppButton } from '../../lead/admin/write/whatsapp-button.tsx';
import { outcomeContent } from './outcome/outcome.content.ts';
import { personContent } from './person.content.ts';

const placeClass =
  'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold text-pine hover:bg-pine-soft';

interface PersonBarProps {
  personId: string;
  number?: string;
  onWrite: () => void;
  /** Asks what came of a call; without it, the lead has ended. */
  onOutcome?: () => void;
}

/** The foot of a lead on a phone: what a thumb does between two visits. It stands where the menu would be. */
export function PersonBar({ personId, number, onWrite, onOutcome }: PersonBarProps) {
  const bar = useRoomAbove<HTMLElement>();
  function showWork() {
    const work = document.getElementById(workId);
    work?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    work?.querySelector('button')?.focus({ preventScroll: true });
  }
  return (
    <nav
      ref={bar}
      aria-label={personContent.page.bar}
      className="form-foot fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {number && (
        <a href={telephoneLink(number)} className={placeClass}>
          <Phone aria-hidden="true" className="size-5" />
          {leadWorkContent.call}
        </a>
      )}
      {number && (
        <WhatsAppButton personId={personId} onWrite={onWrite} className={placeClass} iconClass="size-5" />
      )}
      {onOutcome ? (
        <button type="button" onClick={onOutcome} className={placeClass}>
          <ClipboardCheck aria-hidden="true" className="size-5" />
          {outcomeContent.open}
        </button>
      ) : (
        <button type="button" onClick={showWork} className={placeClass}>
          <ListChecks aria-hidden="true" className="size-5" />
          {personContent.page.status}
        </button>
      )}
    </nav>
  );
}
