import { Send, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SiteSettingsQuery } from '../../../lib/site-settings.generated.ts';
import { EnquiryForm } from '../../contact/enquiry/enquiry-form.tsx';
import { priceNote } from 'domain/money/plain-price.ts';
import { Rupees } from '../price-line.tsx';
import { homeName } from 'domain/property/home-name.ts';
import { unitName } from 'domain/property/unit-name.ts';
import { isTaken, takenText } from 'domain/property/property-words.ts';
import { useBackHides } from '../../../lib/browser/back-closes.ts';
import { AllIn } from './head/details-head.tsx';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { projectDetailsContent } from './project-details.content.ts';
import { buttonClass, CallLink, outline, reachOf, WhatsAppLink } from './head/reach-links.tsx';
import { CallsBack, ResponsibleCard } from './responsible-card.tsx';
import { similarId } from './similar-projects.tsx';
import { useAsked } from './table/use-asked.ts';

interface Props {
  property: PropertyDetailsFragment;
  settings: SiteSettingsQuery['settings'] | undefined;
}

const texts = projectDetailsContent.enquiry;
/** The dialog with the form; links with `data-sheet` open it. */
const sheetId = 'enquire';

/** The card beside the story: price, what it really costs, the person who looks after it, enquiry, phone. */
export function DetailsCard({ property, settings }: Props) {
  if (isTaken(property)) return <TakenCard property={property} />;
  const { price, responsible } = property;
  return (
    <aside
      aria-label={texts.title}
      className="rounded-card border border-line bg-card p-4 max-lg:mt-6 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto min-[90rem]:p-5"
    >
      <div className="max-lg:hidden">
        <p className="flex flex-wrap items-baseline gap-x-2.5 text-xs text-ink-muted">
          <span className="font-heading text-2xl font-semibold tracking-tight text-ink">
            {price ? <Rupees rupees={price.from} /> : 'On Request'}
          </span>
          {price && priceNote(property)}
        </p>
        <AllIn property={property} />
      </div>
      <ResponsibleCard property={property} settings={settings} />
      {settings && !responsible?.phone && (
        <div className="mt-3 flex gap-3">
          <CallLink reach={reachOf(property, settings)} />
          <WhatsAppLink reach={reachOf(property, settings)} />
        </div>
      )}
      <Enquiry property={property} />
    </aside>
  );
}

/** The form: in the card on wide screens and without JavaScript, else a sheet over the page. Back closes it. */
function Enquiry({ property }: Pick<Props, 'property'>) {
  const { id, title, configurations, allIn, availability, responsible, rera } = property;
  const [asked] = useAsked();
  useBackHides(sheetId);
  const unit = availability?.units.find((one) => one.id && one.id === asked.get('home'));
  const wanted = (unit ?? allIn[0])?.configuration;
  const home = configurations.find(({ key }) => key === wanted) ?? (unit ? undefined : configurations[0]);
  const named = unit ? unitName(unit, home) : home && homeName(home);
  return (
    <dialog id={sheetId} aria-label={texts.about(title)} className="sheet">
      <h2 className="sheet-only mb-4 pr-10 text-xl">{texts.about(title)}</h2>
      <EnquiryForm
        propertyId={id}
        submit={texts.submit}
        caller={responsible?.name}
        message={texts.message(named ?? '', title)}
        status={rera?.status}
        compact
      />
      <CallsBack property={property} />
      <button
        type="button"
        data-sheet={sheetId}
        aria-label={texts.close}
        className="sheet-only absolute top-3 right-3 flex size-11 items-center justify-center rounded-field hover:bg-pine-soft"
      >
        <X aria-hidden="true" />
      </button>
    </dialog>
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
    <div className="@container sticky bottom-0 z-20 -mx-(--gutter) mt-6 border-t border-line bg-paper/95 px-(--gutter) py-2.5 backdrop-blur-md lg:hidden">
      {/* With type of twice the size there is room for the icons alone. */}
      <div className="ways flex gap-2">
        <CallLink reach={reach} grow="flex-auto" />
        <WhatsAppLink reach={reach} grow="flex-auto" />
        <a
          href="#enquiry"
          data-sheet={sheetId}
          className={`${buttonClass} flex-auto bg-pine text-on-pine hover:bg-pine-deep`}
        >
          <Send aria-hidden="true" className="size-4 shrink-0" />
          {texts.enquire}
        </a>
      </div>
    </div>
  );
}
