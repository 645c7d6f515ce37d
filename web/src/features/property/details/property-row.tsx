import { useId } from 'react';
import { PropertyCard } from '../property-card.tsx';
import type { PropertyCardFragment } from '../property.generated.ts';

interface PropertyRowProps {
  title: string;
  items: readonly {
    property: PropertyCardFragment;
    /** The reason why it is listed. */
    reason?: string;
  }[];
}

/** A few properties in a row, a strip to swipe on narrow screens; hidden if there are none. */
export function PropertyRow({ title, items }: PropertyRowProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-10 md:mt-20">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="-mx-(--gutter) mt-4 flex snap-x scroll-px-(--gutter) gap-4 overflow-x-auto overscroll-x-contain px-(--gutter) pb-3 md:gap-6 xl:grid xl:grid-cols-4">
        {items.map(({ property, reason }) => (
          <li
            key={property.id}
            className="flex w-72 max-w-[82%] shrink-0 snap-start flex-col xl:w-auto xl:max-w-none"
          >
            {reason && <p className="mb-2.5 text-xs font-semibold text-brass-deep">{reason}</p>}
            <div className="min-h-0 flex-1">
              {/* The row is swiped, so its cards are not. */}
              <PropertyCard property={{ ...property, images: property.images.slice(0, 1) }} layout="stack" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
