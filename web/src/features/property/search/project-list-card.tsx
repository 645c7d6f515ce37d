import { formatCategory, formatStatus } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ShortlistHeart } from '../../../visitor/shortlist/shortlist-heart.tsx';
import { PriceLine } from '../price-line.tsx';
import { CardCover, CardTitle, Facts, projectPath } from '../property-card.tsx';
import type { PropertyCardFragment } from '../property.generated.ts';
import { projectListContent } from './project-list.content.ts';

const texts = projectListContent.card;
const frame = 'flex h-full flex-col overflow-hidden rounded-card border border-line bg-card';
const labelClass = 'text-xs text-ink-muted';

interface ProjectListCardProps {
  property: PropertyCardFragment;
  /** Whether the picture is at the side. */
  wide?: boolean;
  eager?: boolean;
}

/** A project on the Projects page, with labelled facts and a button to its page. */
export function ProjectListCard({ property, wide = false, eager }: ProjectListCardProps) {
  const { title, slug, address, category, propertyStatus } = property;
  return (
    <article
      className={`group relative ${frame} transition-shadow duration-200 hover:shadow-float ${wide ? 'sm:flex-row' : ''}`}
    >
      <CardCover property={property} eager={eager} wide={wide} />
      <ShortlistHeart property={property} className="absolute top-3 right-3 z-1" />
      <div className="flex flex-1 flex-col p-5">
        <CardTitle property={property} />
        <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
          <div className="col-span-2">
            <dt className={labelClass}>{texts.location}</dt>
            <dd>{address}</dd>
          </div>
          <div className="col-span-2">
            <dt className={labelClass}>{texts.price}</dt>
            <dd>
              <PriceLine {...property} />
            </dd>
          </div>
          <div>
            <dt className={labelClass}>{texts.type}</dt>
            <dd>{formatStatus(propertyStatus)}</dd>
          </div>
          <div>
            <dt className={labelClass}>{texts.propertyType}</dt>
            <dd>{formatCategory(category)}</dd>
          </div>
        </dl>
        <Facts property={property} />
        <ButtonLink
          to={projectPath(slug)}
          viewTransition
          look="outline"
          aria-label={`${texts.button}: ${title}`}
          className="relative mt-4"
        >
          {texts.button}
        </ButtonLink>
      </div>
    </article>
  );
}

/** A placeholder of the same size while a card loads. */
export function ProjectListCardSkeleton() {
  return (
    <div aria-hidden="true" className={`${frame} animate-pulse`}>
      <div className="aspect-3/2 bg-line" />
      <div className="flex flex-1 flex-col p-5">
        <Bar className="h-6 w-3/5" />
        <Bar className="mt-4 h-3 w-1/4" />
        <Bar className="mt-2 h-5 w-4/5" />
        <Bar className="mt-4 h-3 w-1/5" />
        <Bar className="mt-2 h-8 w-3/4" />
        <div className="mt-4 grid grid-cols-2 gap-4">
          <Bar className="h-10 w-3/4" />
          <Bar className="h-10 w-3/4" />
        </div>
        <div className="mt-auto pt-4">
          <div className="border-t border-line pt-3">
            <Bar className="h-4 w-full" />
          </div>
        </div>
        <Bar className="mt-4 h-11 w-full" />
      </div>
    </div>
  );
}

function Bar({ className }: { className: string }) {
  return <div className={`rounded-field bg-line ${className}`} />;
}
