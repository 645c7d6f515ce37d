import { Check } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { unbroken } from 'domain/text/format.ts';
import { telephoneLink } from 'domain/text/links.ts';
import type { SiteSettingsQuery } from '../../../lib/site-settings.generated.ts';
import { MapView } from '../../../map/map-view.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { EmiCalculator } from '../emi/emi-calculator.tsx';
import { emiContent } from '../emi/emi.content.ts';
import { costPath, projectPath } from '../property-card.tsx';
import { hasCostSheet, isTaken } from 'domain/property/property-words.ts';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { AboutBuilder } from './about-builder.tsx';
import { BreakDownTable, DetailsSection } from './table/details-tables.tsx';
import { useTexts } from '../../../lib/site-texts.ts';
import { projectDetailsContent } from './project-details.content.ts';

const loadTimeline = async () => (await import('./progress-timeline.tsx')).ProgressTimeline;
/** The server renders it with the page; its code is fetched only where there are photographs. */
const ProgressTimeline = import.meta.env.SSR ? await loadTimeline() : onDemand(loadTimeline);

const texts = projectDetailsContent;

const loadConfigurations = async () => (await import('./table/configuration-table.tsx')).ConfigurationTable;
const loadPrices = async () => (await import('./table/price-table.tsx')).PriceTable;
/** The server renders them with the page; only the code of the one that is shown follows. */
const [ConfigurationTable, PriceTable] = import.meta.env.SSR
  ? await Promise.all([loadConfigurations(), loadPrices()])
  : [onDemand(loadConfigurations), onDemand(loadPrices)];
const loadAvailability = async () => (await import('./table/availability.tsx')).Availability;
const Availability = import.meta.env.SSR ? await loadAvailability() : onDemand(loadAvailability);
const loadLists = async () => (await import('./list-sections.tsx')).ListSections;
const ListSections = import.meta.env.SSR ? await loadLists() : onDemand(loadLists);
const loadDocuments = async () => (await import('./document-list.tsx')).DocumentList;
const DocumentList = import.meta.env.SSR ? await loadDocuments() : onDemand(loadDocuments);
const loadHistory = async () => (await import('./price-history.tsx')).PriceHistory;
const PriceHistory = import.meta.env.SSR ? await loadHistory() : onDemand(loadHistory);
const loadMoveIn = async () => (await import('./move-in.tsx')).MoveIn;
const MoveIn = import.meta.env.SSR ? await loadMoveIn() : onDemand(loadMoveIn);

function Prices({ property }: { property: PropertyDetailsFragment }) {
  const Table = property.configurations.length > 0 ? ConfigurationTable : PriceTable;
  return (
    <Suspense>
      <Table property={property} />
    </Suspense>
  );
}

/** The story of a project, from its description to its disclaimer. */
export function DetailsStory({
  property,
  settings,
}: {
  property: PropertyDetailsFragment;
  settings: SiteSettingsQuery['settings'] | undefined;
}) {
  const phone = settings?.phones[0];
  const { description, amenities, features, feeDisclosure, disclaimer } = property;
  return (
    <>
      {description.length > 0 && (
        <div className="mt-8 grid max-w-[68ch] gap-4 print:mt-4 print:max-w-none print:gap-2">
          {description.map((paragraph) => (
            <p key={paragraph}>{unbroken(paragraph)}</p>
          ))}
        </div>
      )}
      <BreakDownTable property={property} />
      {!isTaken(property) && <Prices property={property} />}
      {!isTaken(property) && property.availability && (
        <Suspense>
          <Availability property={property} />
        </Suspense>
      )}
      {property.moveIn && (
        <Suspense>
          <MoveIn property={property} />
        </Suspense>
      )}
      {!isTaken(property) && property.priceHistory.length > 1 && (
        <Suspense>
          <PriceHistory lines={property.priceHistory} />
        </Suspense>
      )}
      <Suspense>
        <ListSections property={property} />
      </Suspense>
      <CheckedTiles title={texts.amenities} items={amenities} />
      <CheckedTiles title={texts.features} items={features} />
      {settings && <MonthlyCost property={property} sharePercent={settings.loanSharePercent} />}
      <Location property={property} />
      {property.progress.length > 0 && (
        <Suspense>
          <ProgressTimeline property={property} />
        </Suspense>
      )}
      {property.documents.length > 0 && (
        <Suspense>
          <DocumentList documents={property.documents} />
        </Suspense>
      )}
      <AboutBuilder property={property} />
      <ReraDetails property={property} />
      {feeDisclosure && (
        <DetailsSection title={texts.fee}>
          <p className="max-w-[68ch]">{feeDisclosure}</p>
        </DetailsSection>
      )}
      {phone && <PhoneNote phone={phone} taken={isTaken(property)} />}
      {disclaimer && (
        <DetailsSection title={texts.disclaimer}>
          <p className="max-w-[72ch] text-sm text-ink-muted">{disclaimer}</p>
        </DetailsSection>
      )}
      <p className="mt-6 text-sm print:hidden">
        <Link
          to={`${projectPath(property.slug)}/report`}
          rel="nofollow"
          className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
        >
          {texts.report}
        </Link>
      </p>
    </>
  );
}

export function CheckedTiles({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <DetailsSection title={title}>
      <ul className="grid grid-cols-2 gap-2.5 text-sm sm:grid-cols-3 print:grid-cols-4 print:gap-0">
        {items.map((item) => (
          <li
            key={item}
            className="flex min-h-12 items-center gap-3 rounded-field border border-line bg-card px-3.5 py-2.5 print:min-h-0 print:border-0 print:bg-transparent print:p-0"
          >
            <Check aria-hidden="true" className="size-4 shrink-0 text-pine" />
            {item}
          </li>
        ))}
      </ul>
    </DetailsSection>
  );
}

function MonthlyCost({
  property,
  sharePercent,
}: {
  property: PropertyDetailsFragment;
  sharePercent: number;
}) {
  const { price, propertyStatus } = property;
  const toBuy = propertyStatus === 'FOR_SALE' || propertyStatus === 'UNDER_OFFER';
  if (!price || !toBuy) return null;
  return (
    <DetailsSection title={emiContent.title} screenOnly>
      <EmiCalculator
        price={price.from}
        offer={property.homeLoan}
        sharePercent={sharePercent}
        highestPrice={price.to}
      />
      {hasCostSheet(property) && (
        <p className="mt-4">
          <Link
            to={costPath(property.slug)}
            className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
          >
            {texts.costs}
          </Link>
        </p>
      )}
    </DetailsSection>
  );
}

function Location({ property }: { property: PropertyDetailsFragment }) {
  const { address, locality, city, position } = property;
  return (
    <DetailsSection title={texts.location.title} screenOnly>
      <MapView position={position} address={address}>
        <div className="min-w-0">
          <p className="font-heading text-lg font-semibold">
            {[locality, city].filter(Boolean).join(', ') || address}
          </p>
          <p className="text-sm text-ink-muted">{address}</p>
          {position && (
            <p className="mt-0.5 text-xs text-ink-muted tabular-nums">
              {position.latitude.toFixed(4)}° N, {position.longitude.toFixed(4)}° E
            </p>
          )}
        </div>
      </MapView>
    </DetailsSection>
  );
}

function ReraDetails({ property }: { property: PropertyDetailsFragment }) {
  const { registration, reraDetails, rera } = property;
  const { title, notStated, terms } = texts.rera;
  // A home to let needs no registration.
  const line = registration || (rera?.status !== 'RENT' && notStated);
  return (
    <DetailsSection title={title}>
      {line && <p className="mb-2 font-semibold">{line}</p>}
      <p className="max-w-[68ch]">{reraDetails}</p>
      <p className="mt-2 text-sm text-ink-muted">{terms}</p>
    </DetailsSection>
  );
}

/** A home that is sold has no papers to ask for. */
function PhoneNote({ phone, taken }: { phone: string; taken: boolean }) {
  const { title, ask, text } = useTexts('property', projectDetailsContent).phoneNote;
  return (
    <aside className="mt-14 rounded-card bg-brass-soft px-6 py-5 print:hidden">
      <p className="font-heading text-lg font-semibold">{title}</p>
      <p className="mt-1 max-w-[60ch]">
        {!taken && ask}
        {text}{' '}
        <a
          href={telephoneLink(phone)}
          className="font-semibold whitespace-nowrap text-brass-deep tabular-nums underline underline-offset-4"
        >
          {phone}
        </a>
      </p>
    </aside>
  );
}
