import { Link } from 'react-router-dom';
import { phoneWidth, Picture } from '../../../ui/picture.tsx';
import { ShortlistHeart } from '../../../visitor/shortlist/shortlist-heart.tsx';
import { PriceLine } from '../price-line.tsx';
import { CoverPicture } from '../property-card.tsx';
import type { PropertyCardFragment } from '../property.generated.ts';
import { productPath, ShopFacts } from '../shop-facts.tsx';
import { shopContent } from '../shop.content.ts';
import { QuickView } from './quick-view.tsx';
import type { ShopAgentsQuery } from './shop-agents.generated.ts';

type Agent = ShopAgentsQuery['teamMembers'][number];

interface ShopCardProps {
  property: PropertyCardFragment;
  agent: Agent | undefined;
  /** Whether the card is wide, with the picture at its side. */
  wide: boolean;
  eager: boolean;
}

const texts = shopContent.card;
const sizes = `(width >= 80rem) 436px, (width >= 64rem) 36vw, (width >= 40rem) 47vw, ${phoneWidth}`;
const wideSizes = `(width >= 64rem) 320px, (width >= 40rem) 40vw, ${phoneWidth}`;

/** A property in the shop, with its facts, its price and its agent. */
export function ShopCard({ property, agent, wide, eager }: ShopCardProps) {
  return (
    <article
      className={`group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow duration-200 hover:shadow-float ${wide ? 'sm:flex-row' : ''}`}
    >
      <CoverPicture property={property} eager={eager} wide={wide} sizes={wide ? wideSizes : sizes} />
      <ShortlistHeart
        property={property}
        className={`absolute top-3 right-3 z-1 ${wide ? 'sm:border-line' : ''}`}
      />
      <div className="flex min-w-0 flex-1 flex-col p-5">
        <h3 className={`text-lg ${wide ? 'sm:pr-12' : ''}`}>
          <Link
            to={productPath(property.slug)}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-pine"
          >
            {property.title}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-ink-muted">{property.address}</p>
        <PriceLine {...property} className="mt-3" />
        <ShopFacts property={property} className="mt-3" />
        <div className="mt-auto pt-4">
          <div className="flex min-h-15 items-center justify-between gap-3 border-t border-line pt-3">
            {agent && <AgentLink agent={agent} />}
            <QuickView property={property} />
          </div>
        </div>
      </div>
    </article>
  );
}

function AgentLink({ agent: { name, slug, image } }: { agent: Agent }) {
  return (
    <Link
      to={`/team-details/${slug}`}
      className="relative -m-1 flex min-h-11 min-w-0 items-center gap-3 rounded-field p-1 pr-2 hover:text-pine"
    >
      <Picture image={image} decorative sizes="40px" className="size-10 shrink-0 rounded-full" />
      <span className="grid min-w-0">
        <span className="truncate text-sm font-semibold">{name}</span>
        <span className="text-xs text-ink-muted">{texts.agents}</span>
      </span>
    </Link>
  );
}

/** A placeholder while a card loads. */
export function ShopCardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex h-full animate-pulse flex-col overflow-hidden rounded-card border border-line bg-card"
    >
      <div className="aspect-3/2 bg-line" />
      <div className="grid gap-3 p-5">
        {['h-6 w-3/5', 'h-4 w-4/5', 'h-8 w-2/3', 'h-4 w-1/2', 'mt-4 h-11 w-full'].map((size) => (
          <div key={size} className={`rounded-field bg-line ${size}`} />
        ))}
      </div>
    </div>
  );
}
