import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPhone } from 'domain/text/format.ts';
import { mailLink, telephoneLink } from 'domain/text/links.ts';
import { leadWorkContent as texts } from '../lead-work.content.ts';

interface ReachButtonsProps {
  email: string | null;
  phone: string | null;
  phoneE164: string | null;
  subject: string;
  /** The button of WhatsApp, for people who can allow it. */
  whatsApp?: ReactNode;
  /** Chooses a text for an e-mail; without it, the mail program opens with none. */
  onMail?: () => void;
}

export const reachButtonClass =
  'flex min-h-11 flex-1 items-center justify-center gap-2 rounded-field border border-pine/45 bg-card px-3 text-sm font-semibold text-pine hover:border-pine hover:bg-pine-soft sm:flex-none sm:px-5';

/** Contacts the person: by telephone or e-mail with one tap, by WhatsApp with two. */
export function ReachButtons({ email, phone, phoneE164, subject, whatsApp, onMail }: ReachButtonsProps) {
  const number = phoneE164 ?? phone;
  return (
    <div className="flex flex-wrap gap-2">
      {number && (
        <a href={telephoneLink(number)} className={`${reachButtonClass} basis-full sm:basis-auto`}>
          <Phone aria-hidden="true" className="size-4.5" />
          <span className="text-center">
            {texts.call}{' '}
            <span className="whitespace-nowrap tabular-nums">{formatPhone(number, phoneE164)}</span>
          </span>
        </a>
      )}
      {phoneE164 && whatsApp}
      {email && onMail && (
        <button type="button" onClick={onMail} className={reachButtonClass}>
          <Mail aria-hidden="true" className="size-4.5" />
          {texts.mail}
        </button>
      )}
      {email && !onMail && (
        <a href={mailLink(email, subject)} className={reachButtonClass}>
          <Mail aria-hidden="true" className="size-4.5" />
          {texts.mail}
        </a>
      )}
    </div>
  );
}
