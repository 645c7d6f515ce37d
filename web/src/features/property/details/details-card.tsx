import { Send } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SiteSettingsQuery } from '../../../lib/site-settings.generated.ts';
import { EnquiryForm } from '../../contact/enquiry/enquiry-form.tsx';
import { priceNote } from 'domain/money/plain-price.ts';
import { Rupees } from '../price-line.tsx';
import { costPath } from '../property-card.tsx';
import { hasCostSheet, isTaken, takenText } from 'domain/property/property-words.ts';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { projectDetailsContent } from './project-details.content.ts';
import { priceAsOn } from './price-history.content.ts';
import { buttonClass, CallLink, outline, reachOf, WhatsAppLink } from './reach-links.tsx';
import { CallsBack, ResponsibleCard } from './responsible-card.tsx';
import { similarId } from './similar-projects.tsx';

interface Props {
  property: PropertyDetailsFragment;
  settings: SiteSettingsQuery['settings'] | undefined;
}

const texts = projectDetailsContent.enquiry;
/** The card beside the story: price, the person who looks after it, enquiry, phone. */
export function DetailsCard({ property, settings }: Props) {
  if (isTaken(property)) return <TakenCard property={property} />;
  const { id, price, responsible } = property;
  const { day, old } = priceAsOn(property);
  const note = [priceNote(property), day];
  return (
    <aside
      aria-label={texts.title}
      className="rounded-card border border-line bg-card p-5 md:p-6 lg:sticky lg:top-20"
    >
      <p className="font-heading text-2xl font-semibold tracking-tight">
        {price ? <Rupees rupees={price.from} /> : 'On Request'}
      </p>
      {price && <p className="mt-1 text-xs text-ink-muted">{note.filter(Boolean).join(' · ')}</p>}
      {old && <p className="mt-2 rounded-field bg-brass-soft px-3 py-2 text-sm">{old}</p>}
      {hasCostSheet(property) && (
        <p className="mt-2 text-sm">
          <Link to={costPath(property.slug)} className="font-semibold text-pine underline underline-offset-4">
            {projectDetailsContent.costs}
          </Link>
        </p>
      )}
      <div className="mt-5 grid gap-5">
        <ResponsibleCard property={property} settings={settings} />
        <EnquiryForm
          propertyId={id}
          submit={texts.submit}
          caller={responsible?.name}
          status={property.rera?.status}
        />
      </div>
      {settings && !responsible?.phone && (
        <div className="mt-3 flex gap-3 max-lg:hidden">
          <CallLink reach={reachOf(property, settings)} />
          <WhatsAppLink reach={reachOf(property, settings)} />
        </div>
      )}
      <CallsBack property={property} />
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
  const reach = reachOf(property, settings);
  return (
    <div className="sticky bottom-0 z-20 -mx-(--gutter) mt-10 flex gap-2 border-t border-line bg-paper/95 px-(--gutter) py-2.5 backdrop-blur-md lg:hidden">
      <CallLink reach={reach} grow="flex-auto" />
      <WhatsAppLink reach={reach} grow="flex-auto" />
      <a href="#enquiry" className={`${buttonClass} flex-auto bg-pine text-on-pine hover:bg-pine-deep`}>
        <Send aria-hidden="true" className="size-4" />
        {texts.enquire}
      </a>
    </div>
  );
}
