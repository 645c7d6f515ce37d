import { Link } from 'react-router-dom';
import { NoPicture } from '../../ui/no-picture.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PriceLine } from './price-line.tsx';
import { projectPath } from './property-card.tsx';
import type { PropertyCardFragment } from './property.generated.ts';
import { ShopFacts } from './shop-facts.tsx';
import { StatusBadge } from './status-badge.tsx';

/** A small card of a project, on a map and beside it. */
export function CompactCard({ property }: { property: PropertyCardFragment }) {
  const [cover] = property.images;
  return (
    <article className="group relative flex gap-4 rounded-card border border-line bg-card p-2.5 transition-shadow duration-200 hover:shadow-float">
      <div className="w-28 shrink-0 overflow-hidden rounded-field bg-pine-soft sm:w-36">
        {cover ? (
          <Picture image={cover} decorative sizes="144px" className="size-full" />
        ) : (
          <NoPicture className="size-full" />
        )}
      </div>
      <div className="min-w-0 flex-1 py-1 pr-2">
        <h3 className="text-base">
          <Link
            to={projectPath(property.slug)}
            viewTransition
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-pine"
          >
            {property.title}
          </Link>
        </h3>
        <p className="mt-0.5 text-xs text-ink-muted">{property.address}</p>
        <PriceLine {...property} className="mt-1.5" />
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <StatusBadge status={property.propertyStatus} />
          <ShopFacts property={property} />
        </div>
      </div>
    </article>
  );
}
