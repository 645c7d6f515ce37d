import { MessageCircle, Phone, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../lib/format.ts';
import { telephoneLink, whatsAppLink } from '../../../lib/links.ts';
import type { SiteSettingsQuery } from '../../../lib/site-settings.generated.ts';
import { EnquiryForm } from '../../../visitor/enquiry/enquiry-form.tsx';
import { priceNote, Rupees } from '../price-line.tsx';
import { isTaken } from '../property-words.ts';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { projectDetailsContent, takenText, whatsAppText } from './project-details.content.ts';
import { similarId } from './similar-projects.tsx';

interface Props {
  property: PropertyDetailsFragment;
  settings: SiteSettingsQuery['settings'] | undefined;
}

const texts = projectDetailsContent.enquiry;
const outline = 'border border-pine/45 bg-card text-pine hover:border-pine hover:bg-pine-soft';
const buttonClass =
  'inline-flex min-h-11 min-w-0 flex-1 items-center justify-center gap-2 rounded-field px-2 text-sm max-[22.5rem]:[&_svg]:hidden font-semibold transition-colors duration-150';

/** The card beside the story: price, enquiry, phone. */
export function DetailsCard({ property, settings }: Props) {
  if (isTaken(property)) return <TakenCard property={property} />;
  const { id, price, updatedAt } = property;
  const note = [priceNote(property), `${texts.priceAsOn} ${formatDay(updatedAt)}`];
  return (
    <aside
      aria-label={texts.title}
      className="rounded-card border border-line bg-card p-5 md:p-6 lg:sticky lg:top-20"
    >
      <p className="font-heading text-2xl font-semibold tracking-tight">
        {price ? <Rupees rupees={price.from} /> : projectDetailsContent.prices.onRequest}
      </p>
      {price && <p className="mt-1 text-xs text-ink-muted">{note.filter(Boolean).join(' · ')}</p>}
      <div className="mt-5">
        <EnquiryForm propertyId={id} submit={texts.submit} />
      </div>
      {settings && (
        <div className="mt-3 flex gap-3 max-lg:hidden">
          <CallLink settings={settings} className={outline} />
          <WhatsAppLink settings={settings} title={property.title} className={outline} />
        </div>
      )}
      <p className="mt-4 text-xs text-ink-muted">{texts.note}</p>
    </aside>
  );
}

/** The card of a property off the market: when it was sold, and a link to similar ones. */
function TakenCard({ property }: { property: PropertyDetailsFragment }) {
  const { line, similar, ask } = projectDetailsContent.taken;
  return (
    <aside
      aria-label={takenText(property)}
      className="rounded-card border border-line bg-card p-5 md:p-6 lg:sticky lg:top-20"
    >
      <p className="font-heading text-2xl font-semibold tracking-tight">{takenText(property)}</p>
      <p className="mt-2 text-sm">{line}</p>
      <div className="mt-5 grid gap-3">
        <a href={`#${similarId}`} className={`${buttonClass} bg-pine text-on-pine hover:bg-pine-deep`}>
          {similar}
        </a>
        <Link to="/contact" className={`${buttonClass} ${outline}`}>
          {ask}
        </Link>
      </div>
    </aside>
  );
}

/** A bar at the foot of the screen on phones while the visitor reads the project. */
export function PhoneBar({ property, settings }: Props) {
  if (!settings || isTaken(property)) return null;
  return (
    <div className="sticky bottom-0 z-20 -mx-(--gutter) mt-10 flex gap-2 border-t border-line bg-paper/95 px-(--gutter) py-2.5 backdrop-blur-md lg:hidden">
      <CallLink settings={settings} className={outline} />
      <WhatsAppLink settings={settings} title={property.title} className={outline} />
      <a href="#enquiry" className={`${buttonClass} bg-pine text-on-pine hover:bg-pine-deep`}>
        <Send aria-hidden="true" className="size-4" />
        {texts.enquire}
      </a>
    </div>
  );
}

function CallLink({ settings, className }: { settings: SiteSettingsQuery['settings']; className: string }) {
  const [phone] = settings.phones;
  if (!phone) return null;
  return (
    <Contact href={telephoneLink(phone)} className={className}>
      <Phone aria-hidden="true" className="size-4" />
      {texts.call}
    </Contact>
  );
}

function WhatsAppLink({
  settings,
  title,
  className,
}: {
  settings: SiteSettingsQuery['settings'];
  title: string;
  className: string;
}) {
  return (
    <Contact href={whatsAppLink(settings.whatsappNumber, whatsAppText(title))} className={className}>
      <MessageCircle aria-hidden="true" className="size-4" />
      {texts.whatsApp}
    </Contact>
  );
}

function Contact({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  return (
    <a href={href} rel="noopener" className={`${buttonClass} ${className}`}>
      {children}
    </a>
  );
}
