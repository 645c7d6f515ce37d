import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { SiteSettingsQuery } from '../../../lib/site-settings.generated.ts';
import { MapView } from '../../../map/map-view.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { EmiCalculator } from '../emi/emi-calculator.tsx';
import { emiContent } from '../emi/emi.content.ts';
import { hasCostSheet, isTaken } from 'domain/property/property-words.ts';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { DetailsSection } from './table/details-tables.tsx';
import { projectDetailsContent } from './project-details.content.ts';
import { costPath } from 'domain/site/item-paths.ts';

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
/** Texts without anything to press: they need no code before a touch. */
const loadStory = async () => (await import('./story-parts.tsx')).Story;
const loadPapers = async () => (await import('./papers/papers.tsx')).Papers;
const [Story, Papers] = import.meta.env.SSR
  ? await Promise.all([loadStory(), loadPapers()])
  : [onDemand(loadStory), onDemand(loadPapers)];
const loadTabs = async () => (await import('./details-tabs.tsx')).DetailsTabs;
const DetailsTabs = import.meta.env.SSR ? await loadTabs() : onDemand(loadTabs);
const loadPlans = async () => (await import('./table/floor-plans.tsx')).FloorPlans;
const Plans = import.meta.env.SSR ? await loadPlans() : onDemand(loadPlans);
const loadAvailability = async () => (await import('./table/availability.tsx')).Availability;
const Availability = import.meta.env.SSR ? await loadAvailability() : onDemand(loadAvailability);
const loadHistory = async () => (await import('./price-history.tsx')).PriceHistory;
const PriceHistory = import.meta.env.SSR ? await loadHistory() : onDemand(loadHistory);
const loadMoveIn = async () => (await import('./move-in.tsx')).MoveIn;
const MoveIn = import.meta.env.SSR ? await loadMoveIn() : onDemand(loadMoveIn);

/** The parts whose code follows, for a property that has them. */
export function storyParts({
  configurations,
  availability,
  priceHistory,
  progress,
  moveIn,
}: PropertyDetailsFragment) {
  return [
    ...[DetailsTabs, Plans, Story, Papers],
    configurations.length > 0 ? ConfigurationTable : PriceTable,
    ...(availability ? [Availability] : []),
    ...(priceHistory.length > 1 ? [PriceHistory] : []),
    ...(progress.length > 0 ? [ProgressTimeline] : []),
    ...(moveIn ? [MoveIn] : []),
  ];
}

function Prices({ property }: { property: PropertyDetailsFragment }) {
  const Table = property.configurations.length > 0 ? ConfigurationTable : PriceTable;
  return (
    <Suspense>
      <Table property={property} />
    </Suspense>
  );
}

/** The story of a project, from its homes to its disclaimer, below a bar of links to its parts. */
export function DetailsStory({
  property,
  settings,
}: {
  property: PropertyDetailsFragment;
  settings: SiteSettingsQuery['settings'] | undefined;
}) {
  const taken = isTaken(property);
  return (
    <>
      <Suspense>
        <DetailsTabs property={property} />
      </Suspense>
      {!taken && <Prices property={property} />}
      {!taken && property.availability && (
        <Suspense>
          <Availability property={property} />
        </Suspense>
      )}
      {!taken && property.priceHistory.length > 1 && (
        <Suspense>
          <PriceHistory lines={property.priceHistory} />
        </Suspense>
      )}
      <Suspense>
        <Plans property={property} />
      </Suspense>
      <Suspense>
        <Story paragraphs={property.description} />
      </Suspense>
      <Location property={property} />
      {property.progress.length > 0 && (
        <Suspense>
          <ProgressTimeline property={property} />
        </Suspense>
      )}
      {property.moveIn && (
        <Suspense>
          <MoveIn property={property} />
        </Suspense>
      )}
      {settings && <MonthlyCost property={property} sharePercent={settings.loanSharePercent} />}
      <Suspense>
        <Papers property={property} phone={settings?.phones[0]} />
      </Suspense>
    </>
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
    <DetailsSection id="pay" title={emiContent.title} screenOnly>
      <EmiCalculator
        price={price.from}
        loan={property.allIn[0]?.loan}
        offer={property.homeLoan}
        sharePercent={sharePercent}
        highestPrice={price.to}
      />
      {hasCostSheet(property) && (
        <p className="mt-1">
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
  const { address, locality, city, position, nearestStation } = property;
  const { breakDown } = texts;
  return (
    <DetailsSection id="place" title={texts.location.title}>
      <MapView position={position} address={address}>
        <div className="min-w-0">
          <p className="font-heading text-lg font-semibold">
            {(city && locality?.includes(city) ? locality : [locality, city].filter(Boolean).join(', ')) ||
              address}
          </p>
          <p className="text-sm text-ink-muted">{address}</p>
          {nearestStation && (
            <p className="mt-0.5 text-sm">
              {breakDown.metroDistance(nearestStation.name, nearestStation.metres)}
            </p>
          )}
        </div>
      </MapView>
    </DetailsSection>
  );
}
