import { Mail, MessageCircle, Phone } from 'lucide-react';
import { formatPhone } from 'domain/text/format.ts';
import { mailLink, telephoneLink, whatsAppLink } from 'domain/text/links.ts';
import { leadWorkContent as texts } from './lead-work.content.ts';

interface ReachButtonsProps {
  email: string | null;
  phone: string | null;
  phoneE164: string | null;
  subject: string;
  /** The opening text of a WhatsApp chat. */
  greeting: string;
}

const buttonClass =
  'flex min-h-11 flex-1 items-center justify-center gap-2 rounded-field border border-pine/45 bg-card px-3 text-sm font-semibold text-pine hover:border-pine hover:bg-pine-soft sm:flex-none sm:px-5';

/** Contacts the person with one tap: by telephone, WhatsApp or e-mail. */
export function ReachButtons({ email, phone, phoneE164, subject, greeting }: ReachButtonsProps) {
  const number = phoneE164 ?? phone;
  return (
    <div className="flex flex-wrap gap-2">
      {number && (
        <a href={telephoneLink(number)} className={`${buttonClass} basis-full sm:basis-auto`}>
          <Phone aria-hidden="true" className="size-4.5" />
          <span className="text-center">
            {texts.call}{' '}
            <span className="whitespace-nowrap tabular-nums">{formatPhone(number, phoneE164)}</span>
          </span>
        </a>
      )}
      {phoneE164 && (
        <a href={whatsAppLink(phoneE164, greeting)} target="_blank" rel="noreferrer" className={buttonClass}>
          <MessageCircle aria-hidden="true" className="size-4.5" />
          {texts.whatsApp}
        </a>
      )}
      {email && (
        <a href={mailLink(email, subject)} className={buttonClass}>
          <Mail aria-hidden="true" className="size-4.5" />
          {texts.mail}
        </a>
      )}
    </div>
  );
}
