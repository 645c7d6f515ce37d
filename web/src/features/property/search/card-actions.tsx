import { Link } from 'react-router-dom';
import { Picture } from '../../../ui/picture.tsx';
import { CompareToggle } from '../../../visitor/compare/compare-toggle.tsx';
import type { PropertyCardFragment } from '../property.generated.ts';
import { shopContent } from '../shop.content.ts';
import { QuickView } from './quick-view.tsx';
import type { ShopAgentsQuery } from './shop-agents.generated.ts';

const texts = shopContent.card;

type Agent = ShopAgentsQuery['teamMembers'][number];

/** The foot of a card in a list: where it leads or who shows it, and the buttons to compare it and to look into it. */
export function CardActions({ property, agent }: { property: PropertyCardFragment; agent?: Agent }) {
  return (
    <>
      {agent ? (
        <AgentLink agent={agent} />
      ) : (
        // The title is the link; its area is the whole card.
        <span
          aria-hidden="true"
          className="text-xs font-semibold whitespace-nowrap text-pine underline-offset-4 group-hover:underline stacked:text-sm"
        >
          {texts.details}
        </span>
      )}
      <span className="relative z-1 ml-auto flex shrink-0">
        <CompareToggle property={property} small />
        <QuickView property={property} />
      </span>
    </>
  );
}

function AgentLink({ agent: { name, slug, image } }: { agent: Agent }) {
  return (
    <Link
      to={`/team-details/${slug}`}
      className="relative flex min-h-11 min-w-0 items-center gap-2 rounded-field pr-1 hover:text-pine"
    >
      <Picture
        image={image}
        decorative
        sizes="40px"
        className="size-8 shrink-0 rounded-full stacked:size-9"
      />
      <span className="grid min-w-0">
        <span className="truncate text-xs font-semibold stacked:text-sm">{name}</span>
        <span className="truncate text-xs text-ink-muted">{texts.agents}</span>
      </span>
    </Link>
  );
}
