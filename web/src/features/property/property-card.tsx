import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Measured } from '../../ui/pictures/sizes.tsx';
import { formatAreaSize, formatCategory, formatCompletion } from 'domain/text/format.ts';
import { useMovingCard } from '../../ui/moving.ts';
import { ShortlistHeart } from '../choices/shortlist-heart.tsx';
import { CardPictures } from './card-pictures.tsx';
import { PriceLine } from './price-line.tsx';
import { kindOf } from 'domain/property/property-words.ts';
import { isTrial, shortRegistration } from 'domain/property/rera-words.ts';
import type { PropertyCardFragment } from './property.generated.ts';
import { ShopFacts } from './shop-facts.tsx';
import { shopContent } from './shop.content.ts';
import { StatusBadge, StatusDot } from './status-badge.tsx';
import { productPath, projectPath } from 'domain/site/item-paths.ts';

const texts = shopContent.card;

/**
 * `row` has its picture at the side, `stack` above its words; `grid` is a row on a phone and a stack from tablets on.
 * The class prefix `stacked:` holds for both stacks.
 */
type CardLayout = 'grid' | 'row' | 'stack';

interface PropertyCardProps {
  property: PropertyCardFragment;
  layout: CardLayout;
  /** A card of the shop leads to the product page and counts beds and baths. */
  shop?: boolean;
  /** Fetched at once where the card is in the first screen. */
  eager?: boolean;
  heading?: 'h2' | 'h3';
  /** What stands in place of the price that is asked. */
  price?: ReactNode;
  /** What is to say of it in this list. */
  note?: string;
  /** What can be done with it, at the foot of the card. */
  children?: ReactNode;
}

const frame =
  'group @container relative grid h-full grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] overflow-hidden rounded-card border border-line bg-card stacked:flex stacked:flex-col';
const picture =
  'relative w-33 bg-pine-soft @md:row-span-2 @md:w-44 @3xl:w-72 stacked:aspect-3/2 stacked:w-full stacked:shrink-0';
const body = 'flex min-w-0 flex-col px-3 pt-2 @3xl:px-5 stacked:flex-1 stacked:px-5 stacked:pt-4';
const footClass =
  'flex min-h-11 items-center gap-x-1 pr-1.5 pb-0.5 pl-3 @md:col-start-2 @3xl:pl-5 stacked:pb-1 stacked:pl-5';
/** On a phone, the space beside the picture has room for two buttons and a word, not for a face and a name. */
const wideFoot =
  '@max-md:col-span-2 @max-md:border-t @max-md:border-line @max-md:py-1 stacked:border-t-0! stacked:pt-1! stacked:pb-2.5!';

/** The size of a price on a card. */
export const cardFigures = 'text-base/snug @md:text-lg stacked:text-xl';

/** A property in a list: pictures to swipe through, its facts once, and one link over the whole card. */
export function PropertyCard({
  property,
  layout,
  shop = false,
  eager = false,
  heading: Heading = 'h3',
  price = <PriceLine {...property} figures={cardFigures} />,
  note,
  children,
}: PropertyCardProps) {
  const { title, slug, address, propertyStatus, builderDelay } = property;
  const tall = Boolean(children) && !shop;
  const path = shop ? productPath(slug) : projectPath(slug);
  const moving = useMovingCard(path);
  return (
    <article data-layout={layout} className={`${frame} transition-shadow duration-200 hover:shadow-float`}>
      <div className={`${picture} ${tall ? '@max-md:row-span-2' : ''}`}>
        <CardPictures
          images={property.images}
          to={path}
          moves={!shop}
          style={moving.picture}
          layout={layout}
          phone={builderDelay ? '310px' : tall || shop ? '240px' : '200px'}
          eager={eager}
        />
        <StatusBadge
          status={propertyStatus}
          onPhoto
          className="pointer-events-none absolute top-2 left-1.5 z-1 @max-3xl:hidden stacked:top-3 stacked:left-3 stacked:inline-flex!"
        />
      </div>
      <div className={`${body} ${children ? 'pb-1.5' : 'pb-2.5 stacked:pb-4'}`}>
        <Heading
          style={moving.title}
          className="pr-6 text-base/snug @3xl:text-lg stacked:pr-0 stacked:text-lg"
        >
          <Link to={path} viewTransition={!shop} className="stretched-link">
            {title}
          </Link>
        </Heading>
        <p
          className="truncate pr-6 text-xs text-ink-muted stacked:mt-0.5 stacked:pr-0 stacked:text-sm"
          title={address}
        >
          {layout !== 'stack' && <StatusDot status={propertyStatus} className="@3xl:hidden stacked:hidden" />}
          <span className="sr-only">{`${texts.location} `}</span>
          {address}
        </p>
        {note && <p className="mt-1 text-xs font-semibold text-brass-deep stacked:text-sm">{note}</p>}
        <div className="mt-1 stacked:mt-2.5">
          <span className="sr-only">{`${texts.price} `}</span>
          {price}
        </div>
        <div className="mt-1 stacked:mt-auto stacked:pt-3">
          <div className="stacked:border-t stacked:border-line stacked:pt-2.5">
            {shop ? <ShopFacts property={property} /> : <Facts property={property} />}
            {builderDelay && <p className="text-xs text-ink-muted">{texts.builder(builderDelay)}</p>}
          </div>
        </div>
        {layout !== 'stack' && (shop || !children) && <Drawn property={property} />}
      </div>
      <ShortlistHeart
        property={property}
        className="absolute top-0.5 right-0.5 z-1 border-transparent! bg-transparent! stacked:top-3 stacked:right-3 stacked:border-line! stacked:bg-card!"
      />
      {children && <div className={`${footClass} ${shop ? wideFoot : 'col-start-2'}`}>{children}</div>}
    </article>
  );
}

/** Longer registrations are numbers. */
const maxShort = 12;
const gaps = 'gap-x-3 @xs:stacked:gap-x-5';

/** The documented property type in the words of the trade. */
function Facts({ property }: { property: PropertyCardFragment }) {
  const [area] = property.areas;
  const kind = kindOf(property);
  const category = formatCategory(property.category);
  const facts = [
    { label: texts.propertyType, before: category === kind ? '' : `${category}, `, text: kind },
    { label: texts.area, text: area && formatAreaSize(area) },
    { label: texts.completion, text: formatCompletion(property.completion) },
  ];
  const registration = shortRegistration(property.registration);
  const stated = facts.flatMap(({ text, ...fact }) => (text ? [{ ...fact, text }] : []));
  // A number has a line of its own; a short word keeps to the last fact, so that it never stands alone.
  const isShort = registration.length < maxShort && stated.length > 0;
  const note = registration && (
    <>
      <dt className="sr-only">{texts.registration}</dt>
      <dd className={isTrial(property) ? undefined : 'truncate'} title={registration}>
        {registration}
      </dd>
    </>
  );
  return (
    <dl className={`flex flex-wrap text-xs text-ink-muted ${gaps}`}>
      {stated.map(({ label, before, text }, index) => (
        <div key={label} className={`flex whitespace-nowrap ${gaps}`}>
          <dt className="sr-only">{label}</dt>
          <dd>
            {before && <span className="sr-only">{before}</span>}
            {label === texts.area ? <Measured text={text} /> : <Figure text={text} />}
          </dd>
          {isShort && index === stated.length - 1 && note}
        </div>
      ))}
      {note && !isShort && <div className="max-w-full min-w-0">{note}</div>}
    </dl>
  );
}

/** What a picture says of itself where it stands above words; beside words it is bare. */
export function Drawn({ property: { images } }: { property: Pick<PropertyCardFragment, 'images'> }) {
  if (images[0]?.nature !== 'ARTISTS_IMPRESSION') return null;
  return <span className="text-xs text-ink-muted @3xl:hidden stacked:hidden">{texts.drawn}</span>;
}

/** The figure leads, its unit follows. */
function Figure({ text }: { text: string }) {
  const [, figure = '', unit = ''] = /^([\d,.–]+)(?= )(.*)$/.exec(text) ?? [];
  return (
    <>
      <strong className="font-semibold text-ink tabular-nums">{figure || text}</strong>
      {figure && unit}
    </>
  );
}

/** A placeholder in the size of a card that is loading. */
export function PropertyCardSkeleton({ layout }: { layout: CardLayout }) {
  return (
    <div data-layout={layout} aria-hidden="true" className={`${frame} animate-pulse`}>
      <div className={`${picture} row-span-2 bg-line`} />
      <div className={`${body} gap-2.5 pb-4`}>
        {['h-5 w-4/5', 'h-4 w-3/5', 'h-6 w-2/3', 'h-4 w-full', 'h-9 w-1/2'].map((size) => (
          <div key={size} className={`rounded-field bg-line ${size}`} />
        ))}
      </div>
    </div>
  );
}
