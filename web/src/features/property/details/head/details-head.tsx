import { Suspense } from 'react';
import { exactRate, isTaken, takenText } from 'domain/property/property-words.ts';
import { formatRupees } from 'domain/text/format.ts';
import { movingTitle } from '../../../../ui/moving.ts';
import { onDemand } from '../../../../ui/on-demand.tsx';
import { Measured } from '../../../../ui/pictures/sizes.tsx';
import { PriceLine } from '../../price-line.tsx';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { projectDetailsContent } from '../project-details.content.ts';
import { priceAsOn } from '../price-history.content.ts';
import { ShareButtons } from './share-buttons.tsx';

const loadAllIn = async () => (await import('./head-facts.tsx')).AllIn;
const loadFacts = async () => (await import('./head-facts.tsx')).HeadFacts;
/** The server renders them with the page; their code follows when the page starts. */
const [AllInTotals, HeadFacts] = import.meta.env.SSR
  ? await Promise.all([loadAllIn(), loadFacts()])
  : [onDemand(loadAllIn), onDemand(loadFacts)];

/** The parts whose code follows. */
export const headParts = [AllInTotals, HeadFacts];

const { facts } = projectDetailsContent;

/** What the lowest home really costs, and a month. */
export function AllIn({ property }: { property: PropertyDetailsFragment }) {
  return (
    <Suspense>
      <AllInTotals property={property} />
    </Suspense>
  );
}

/** What a buyer asks first: name, place, price and what it really costs, rooms, area, date, homes left, registration. */
export function DetailsHead({ property }: { property: PropertyDetailsFragment }) {
  const { title, address } = property;
  return (
    <header className="mt-2 md:mt-5">
      <h1 style={movingTitle} className="text-2xl md:text-3xl">
        {title}
      </h1>
      {/* A draft may have none yet. */}
      {address && (
        <p className="text-ink-muted md:mt-1 md:text-lg">
          <a
            href="#place"
            className="relative underline decoration-line underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-2.5"
          >
            {address}
          </a>
        </p>
      )}
      {isTaken(property) ? (
        <p className="mt-2 font-heading text-xl font-semibold">{takenText(property)}</p>
      ) : (
        <Price property={property} />
      )}
      <Suspense>
        <HeadFacts property={property} />
      </Suspense>
      <ShareButtons key={property.id} property={property} />
    </header>
  );
}

function Price({ property }: { property: PropertyDetailsFragment }) {
  const { price, propertyStatus, areas, rooms, configurations } = property;
  const rate = exactRate(property);
  const { day, old } = priceAsOn(property);
  return (
    <>
      <div className="mt-1.5 flex flex-wrap items-baseline gap-x-2.5">
        <PriceLine {...{ price, propertyStatus, areas, rooms }} figures="text-xl md:text-2xl" />
        <p className="text-xs text-ink-muted">
          {rate !== null && (
            <>
              <Measured text={formatRupees(Math.round(rate))} as="rates" exact={rate} />{' '}
              <Measured text={facts.perSquareFoot} as="label" />
              {propertyStatus === 'FOR_RENT' && facts.perMonth}
            </>
          )}
          {/* The table of configurations has days of its own. */}
          {price && !configurations.some(({ pricedOn }) => pricedOn) && (
            <span className="max-md:hidden">{` · ${day}`}</span>
          )}
        </p>
      </div>
      {old && <p className="mt-1 rounded-field bg-brass-soft px-3 py-2 text-sm">{old}</p>}
    </>
  );
}
