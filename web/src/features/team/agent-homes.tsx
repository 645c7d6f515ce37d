import { searchPath, wholeSearch } from 'domain/search/project-search.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useTexts } from '../../lib/site-texts.ts';
import { LastCard } from '../property/ways/last-card.tsx';
import { PropertyCard } from '../property/property-card.tsx';
import { teamDetailsContent } from './team-details.content.ts';
import { useAgentHomesQuery } from './team-details.generated.ts';
import type { AgentHomesQuery } from './team-details.generated.ts';

interface AgentHomesProps {
  personId: string;
  name: string;
}

/** The homes that a person of the team looks after, to buy and to rent; nothing for a person without. */
export function AgentHomes({ personId, name }: AgentHomesProps) {
  const { homes } = useTexts('teamDetails', teamDetailsContent);
  const { data } = useAgentHomesQuery({ variables: { personId } });
  if (!data) return null;
  const { toBuy, toRent } = data;
  return (
    <>
      <Homes {...{ personId, name }} title={homes.toBuy} found={toBuy} />
      <Homes {...{ personId, name }} title={homes.toRent} found={toRent} isRent />
    </>
  );
}

interface HomesProps extends AgentHomesProps {
  title: string;
  found: AgentHomesQuery['toBuy'];
  isRent?: boolean;
}

function Homes({ personId, name, title, found: { totalCount, items }, isRent = false }: HomesProps) {
  const { homes, contact } = useTexts('teamDetails', teamDetailsContent);
  if (items.length === 0) return null;
  const id = isRent ? 'to-rent' : 'to-buy';
  const search = { ...wholeSearch, person: personId, ...(isRent && { intent: 'RENT' as const }) };
  return (
    <section aria-labelledby={id} className="container-page section-gap">
      <h2 id={id} className="text-3xl">
        {title.replace('{name}', () => name)}
      </h2>
      <div className="mt-6 grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {items.map((property) => (
          <PropertyCard key={property.id} property={property} layout="grid" />
        ))}
        <LastCard count={items.length} columns={3} title={homes.more} text={homes.say}>
          <ButtonLink to="#message" look="outline">
            {contact.write}
            <span className="sr-only"> to {name}</span>
          </ButtonLink>
        </LastCard>
      </div>
      {totalCount > items.length && (
        <ButtonLink to={searchPath(search)} look="outline" className="mt-8">
          {homes.all.replace('{count}', String(totalCount))}
        </ButtonLink>
      )}
    </section>
  );
}
