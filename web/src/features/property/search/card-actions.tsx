import { Building2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCompanyName } from '../../../ui/brand/company-name.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { CompareToggle } from '../../choices/compare-toggle.tsx';
import type { ProjectsQuery, PropertyCardFragment } from '../property.generated.ts';
import { shopContent } from '../shop.content.ts';
import { Drawn } from '../property-card.tsx';
import { QuickView } from './quick-view.tsx';
import { memberPath } from 'domain/site/item-paths.ts';

const texts = shopContent.card;

type Agent = NonNullable<ProjectsQuery['projects']['items'][number]['responsible']>;

interface CardActionsProps {
  property: PropertyCardFragment;
  /** Who looks after it; null names the office, and a card without people leaves it out. */
  agent?: Agent | null;
}

/** The foot of a card in a list: where it leads or who looks after it, and the buttons to compare it and to look into it. */
export function CardActions({ property, agent }: CardActionsProps) {
  return (
    <>
      {agent !== undefined ? (
        <AgentLink agent={agent} />
      ) : (
        // The title is the link; its area is the whole card.
        <span className="grid">
          <span
            aria-hidden="true"
            className="text-xs font-semibold whitespace-nowrap text-pine underline-offset-4 group-hover:underline stacked:text-sm"
          >
            {texts.details}
          </span>
          <Drawn property={property} />
        </span>
      )}
      <span className="relative z-1 ml-auto flex shrink-0">
        <CompareToggle property={property} small />
        <QuickView property={property} />
      </span>
    </>
  );
}

/** The person who looks after it; without one, the office that answers. */
function AgentLink({ agent }: { agent: Agent | null }) {
  const company = useCompanyName();
  const face = 'size-8 shrink-0 rounded-full stacked:size-9';
  return (
    <Link
      to={agent ? memberPath(agent.slug) : '/contact'}
      className="relative flex min-h-11 min-w-0 items-center gap-2 rounded-field pr-1 hover:text-pine"
    >
      {agent ? (
        <span className={`waiting-picture overflow-hidden ${face}`}>
          <Picture image={agent.image} decorative sizes="40px" className="size-full" />
        </span>
      ) : (
        <span className={`flex items-center justify-center bg-pine-soft text-pine ${face}`}>
          <Building2 aria-hidden="true" className="size-4" />
        </span>
      )}
      <span className="grid min-w-0">
        <span className="truncate text-xs font-semibold stacked:text-sm">{agent?.name ?? company}</span>
        <span className="truncate text-xs text-ink-muted">{texts.agents}</span>
      </span>
    </Link>
  );
}
