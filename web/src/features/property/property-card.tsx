import type { CSSProperties } from 'react';
import { Link, useMatch, useViewTransitionState } from 'react-router-dom';
import { formatArea, formatCompletion } from '../../lib/format.ts';
import { NoPicture } from '../../ui/no-picture.tsx';
import { phoneWidth, Picture } from '../../ui/picture.tsx';
import { ShortlistHeart } from '../../visitor/shortlist/shortlist-heart.tsx';
import { PriceLine } from './price-line.tsx';
import { kindOf } from './property-words.ts';
import type { PropertyCardFragment } from './property.generated.ts';
import { StatusBadge } from './status-badge.tsx';

const cardSizes = `(width >= 80rem) 384px, (width >= 64rem) 31vw, (width >= 40rem) 47vw, ${phoneWidth}`;

const wideSizes = `(width >= 80rem) 480px, (width >= 40rem) 40vw, ${phoneWidth}`;

interface PropertyCardProps {
  property: PropertyCardFragment;
  /** Whether the picture loads early, for a card on the first screen. */
  eager?: boolean;
}

/** The name of the picture for the view transition from the card to the project’s page. */
export const coverTransition = 'project-cover';

/** A project in a list, as one link over the whole card. */
export function PropertyCard({ property, eager = false }: PropertyCardProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow duration-200 hover:shadow-float">
      <CardCover property={property} eager={eager} />
      <ShortlistHeart property={property} className="absolute top-3 right-3 z-1" />
      <div className="flex flex-1 flex-col px-5 pt-5 pb-4">
        <CardTitle property={property} />
        <p className="mt-1 text-sm text-ink-muted">{property.address}</p>
        <PriceLine {...property} className="mt-3" />
        <Facts property={property} />
      </div>
    </article>
  );
}

export function projectPath(slug: string): string {
  return `/project-details/${slug}`;
}

/** The picture of a card, at its top, or at the side of a wide card. */
export function CardCover({ property, eager = false, wide = false }: PropertyCardProps & { wide?: boolean }) {
  const opening = useViewTransitionState(projectPath(property.slug));
  // The page of a project already has a picture with this name.
  const onProject = useMatch(projectPath(':slug')) !== null;
  return (
    <CoverPicture
      property={property}
      eager={eager}
      wide={wide}
      sizes={wide ? wideSizes : cardSizes}
      style={opening && !onProject ? { viewTransitionName: coverTransition } : undefined}
    />
  );
}

/** The first picture of a property with its status; it zooms in a little under the pointer. */
export function CoverPicture({
  property,
  eager = false,
  wide,
  sizes,
  style,
}: PropertyCardProps & { wide: boolean; sizes: string; style?: CSSProperties }) {
  const [cover] = property.images;
  return (
    <div
      className={`relative aspect-3/2 shrink-0 overflow-hidden bg-pine-soft ${wide ? 'sm:aspect-auto sm:min-h-60 sm:w-2/5' : ''}`}
      style={style}
    >
      {cover ? (
        <Picture
          image={cover}
          decorative
          eager={eager}
          sizes={sizes}
          className="absolute inset-0 size-full transition-transform duration-250 ease-out group-hover:scale-[1.025]"
        />
      ) : (
        <NoPicture className="size-full" />
      )}
      <StatusBadge status={property.propertyStatus} onPhoto className="absolute top-3 left-3" />
    </div>
  );
}

/** The title’s link covers the whole card; controls above it stay separate. */
export function CardTitle({ property: { slug, title } }: PropertyCardProps) {
  return (
    <h3 className="text-lg">
      <Link
        to={projectPath(slug)}
        viewTransition
        className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-pine"
      >
        {title}
      </Link>
    </h3>
  );
}

export function Facts({ property }: PropertyCardProps) {
  const [area] = property.areas;
  const facts = [
    { label: 'Kind', text: kindOf(property) },
    { label: 'Area', text: area && formatArea(area) },
    { label: 'Completion', text: formatCompletion(property.completion) },
  ];
  return (
    <div className="mt-auto pt-4">
      <dl className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-3 text-xs text-ink-muted">
        {facts.map(({ label, text }) => text && <Fact key={label} label={label} text={text} />)}
      </dl>
    </div>
  );
}

/** A fact with its figure first, then its unit. */
function Fact({ label, text }: { label: string; text: string }) {
  const [, figure = '', unit = ''] = /^([\d,.–]+)(?= )(.*)$/.exec(text) ?? [];
  return (
    <div className="whitespace-nowrap">
      <dt className="sr-only">{label}</dt>
      <dd>
        <strong className="font-semibold text-ink tabular-nums">{figure || text}</strong>
        {figure && unit}
      </dd>
    </div>
  );
}
