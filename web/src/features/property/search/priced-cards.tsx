import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { wholeSearch } from 'domain/search/project-search.ts';
import { PriceSwitch } from './filter/intent-switch.tsx';
import { AllInNote } from './all-in/all-in-note.tsx';
import { FoundCard } from './found-card.tsx';
import type { PricedProject } from './found-project.ts';
import { asksAllIn } from './all-in/asks-all-in.ts';

interface PricedCardsProps {
  homes: readonly PricedProject[];
  /** The path of the page. */
  path: string;
  /** Whether the first card is in the first screen. */
  eager?: boolean;
  /** What stands after the last card. */
  children?: ReactNode;
}

/** Cards of homes below a switch between the price that is asked and the all-in price, which the address says. */
export function PricedCards({ homes, path, eager = false, children }: PricedCardsProps) {
  const isAllIn = asksAllIn(useSearchParams()[0]);
  return (
    <>
      <div className="mt-8">
        <PriceSwitch search={{ ...wholeSearch, allIn: isAllIn }} path={path} />
      </div>
      <div className="mt-6 grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {homes.map((property, index) => (
          <FoundCard key={property.id} property={property} layout="grid" eager={eager && index === 0} />
        ))}
        {children}
      </div>
      {isAllIn && (
        <Suspense>
          <AllInNote />
        </Suspense>
      )}
    </>
  );
}
