import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { onDemand } from '../../../ui/on-demand.tsx';
import { PriceLine } from '../price-line.tsx';
import { cardFigures, PropertyCard } from '../property-card.tsx';
import type { PricedProject } from './found-project.ts';

const loadPrice = async () => (await import('./all-in/all-in-price.tsx')).AllInPrice;
/** Fetched when all-in prices are asked for; the server renders it with the page. */
const AllInPrice = import.meta.env.SSR ? await loadPrice() : onDemand(loadPrice);

type FoundCardProps = Omit<ComponentProps<typeof PropertyCard>, 'property' | 'price'> & {
  property: PricedProject;
};

/** The card of a found project, with its all-in price where the search asked for it. */
export function FoundCard({ property, ...rest }: FoundCardProps) {
  const price = property.allIn && (
    <Suspense fallback={<PriceLine {...property} figures={cardFigures} />}>
      <AllInPrice property={property} figures={cardFigures} />
    </Suspense>
  );
  return <PropertyCard {...rest} property={property} price={price} />;
}
