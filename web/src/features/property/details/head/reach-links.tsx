import { MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { telephoneLink, whatsAppLink } from 'domain/text/links.ts';
import type { SiteSettingsQuery } from '../../../../lib/site-settings.generated.ts';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { projectDetailsContent, whatsAppText } from '../project-details.content.ts';
import { projectPath } from 'domain/site/item-paths.ts';

const texts = projectDetailsContent.enquiry;

export const outline = 'border border-pine/45 bg-card text-pine hover:border-pine hover:bg-pine-soft';
export const buttonClass =
  'inline-flex min-h-11 min-w-0 items-center justify-center gap-2 rounded-field px-2 text-sm font-semibold transition-colors duration-150';

/** Whom a visitor calls about a property. */
interface Reach {
  /** The person; missing where the office answers. */
  name?: string;
  /** The first name of the person, or the company. */
  called: string;
  phone: string | undefined;
  whatsApp: string;
  /** What the WhatsApp message begins with. */
  text: string;
}

/** The numbers of the person who looks after a property, or of the office. */
export function reachOf(
  { title, slug, responsible }: PropertyDetailsFragment,
  settings: SiteSettingsQuery['settings'],
): Reach {
  const text = whatsAppText(title, `${settings.siteUrl}${projectPath(slug)}`);
  if (responsible?.phone) {
    const { name, phone, phoneE164 } = responsible;
    return { name, called: name.split(' ')[0] ?? name, phone, whatsApp: phoneE164 ?? phone, text };
  }
  const { companyName, phones, whatsappNumber } = settings;
  return { called: companyName, phone: phones[0], whatsApp: whatsappNumber, text };
}

interface ReachLinkProps {
  reach: Reach;
  /** How it shares its line: `flex-auto` leaves room for a long number. */
  grow?: 'flex-1' | 'flex-auto';
  /** Shown in place of “Call Meera”. */
  children?: ReactNode;
}

/** Says whom one calls: “Call Meera”. */
export function CallLink({ reach: { name, called, phone }, grow = 'flex-1', children }: ReachLinkProps) {
  if (!phone) return null;
  return (
    <a href={telephoneLink(phone)} rel="noopener" className={`${buttonClass} ${grow} ${outline}`}>
      <Phone aria-hidden="true" className="size-4 shrink-0" />
      {children ?? <span className="truncate">{`${texts.call} ${called}`}</span>}
      {name && <span className="sr-only">{children ? ` ${name}` : name.slice(called.length)}</span>}
    </a>
  );
}

export function WhatsAppLink({ reach: { name, whatsApp, text }, grow = 'flex-1' }: ReachLinkProps) {
  return (
    <a href={whatsAppLink(whatsApp, text)} rel="noopener" className={`${buttonClass} ${grow} ${outline}`}>
      <MessageCircle aria-hidden="true" className="size-4 shrink-0" />
      {texts.whatsApp}
      <span className="sr-only"> {name ?? texts.us}</span>
    </a>
  );
}
