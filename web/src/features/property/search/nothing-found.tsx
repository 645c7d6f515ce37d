import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../ui/button.tsx';
import { ListMessage } from '../../../ui/list-message.tsx';
import { PropertyCard } from '../property-card.tsx';
import type { ProjectsQuery } from '../property.generated.ts';
import { alertPath } from './path-to-alert.ts';
import { withoutCondition } from './filter/conditions.ts';
import { filterCount } from './filter/filter-count.ts';
import { listPath, searchPath } from 'domain/search/project-search.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';
import { nothingFoundContent as texts } from './nothing-found.content.ts';

const { empty, beyond } = texts;
const mostWays = 4;
const linkClass =
  'inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-sm font-medium text-pine hover:border-pine/50 hover:bg-pine-soft';

interface NothingFoundProps {
  search: ProjectSearch;
  path: string;
  projects: ProjectsQuery['projects'];
}

/** A search without result: the nearest homes, which condition to drop, where else to look, and whom to ask. */
export function NothingFound({ search, path, projects }: NothingFoundProps) {
  const { totalCount, relaxations = [], neighbours = [], nearest = [], understanding } = projects;
  if (totalCount > 0) {
    return (
      <ListMessage title={beyond.title} text={beyond.text}>
        <ButtonLink to={searchPath(search, {}, path)}>{beyond.first}</ButtonLink>
      </ListMessage>
    );
  }
  const parts = understanding?.parts ?? [];
  const drops = relaxations
    .flatMap(({ condition, count }) => {
      const without = withoutCondition(search, condition, parts);
      return without ? [{ text: texts.drop(condition, count), to: searchPath(search, without, path) }] : [];
    })
    .slice(0, mostWays);
  const placeless = parts.find(({ field }) => field === 'places' || field === 'placesOutside');
  const nearby = neighbours.slice(0, mostWays).map(({ key, name, count }) => ({
    text: texts.nearby(name, count),
    to: searchPath(
      search,
      {
        places: [key],
        near: undefined,
        nearMetres: undefined,
        ...(placeless && { query: placeless.withoutField || undefined }),
      },
      path,
    ),
  }));
  const message = messageFor(search);
  const isNarrowed = message !== empty.catalogue;
  const isAlone = nearest.length === 0;
  const ways = (
    <div className={`grid w-full gap-6 ${isAlone ? 'justify-items-center' : ''}`}>
      <Ways title={texts.dropTitle} ways={drops} />
      <Ways title={texts.nearbyTitle} ways={nearby} />
      <div className="flex flex-wrap gap-3 [.text-center_&]:justify-center">
        {isNarrowed && <ButtonLink to={path}>{empty.showAll}</ButtonLink>}
        <ButtonLink to={alertPath(search)} look={isNarrowed ? 'outline' : 'primary'}>
          {texts.tell}
        </ButtonLink>
      </div>
    </div>
  );
  if (isAlone) return <ListMessage {...message}>{ways}</ListMessage>;
  return (
    <div className="grid gap-6 md:gap-8">
      <section>
        <h2 className="text-lg md:text-2xl">{message.title}</h2>
        <p className="mt-1 mb-3 text-ink-muted md:mb-6">{empty.withNearest}</p>
        <div className="grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
          {nearest.map(({ property, differences }) => (
            <PropertyCard
              key={property.id}
              property={property}
              layout="grid"
              shop={path !== listPath}
              note={differences.join(' · ')}
              eager
            />
          ))}
        </div>
      </section>
      {ways}
    </div>
  );
}

function Ways({ title, ways }: { title: string; ways: { text: string; to: string }[] }) {
  if (ways.length === 0) return null;
  return (
    <section className="grid gap-2.5">
      <h3 className="font-sans text-sm font-semibold text-ink-muted">{title}</h3>
      <ul className="flex flex-wrap gap-2 [.text-center_&]:justify-center">
        {ways.map(({ text, to }) => (
          <li key={to}>
            <Link to={to} preventScrollReset className={linkClass}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was not found, and the changes that would give results. */
function messageFor(search: ProjectSearch): { title: string; text: string } {
  const { category, intent, query, area } = search;
  if (query || area || filterCount({ ...search, category: undefined }) > 0)
    return { title: empty.title, text: empty.withChips };
  if (category) return { title: empty.title, text: empty.inCategory };
  if (intent === 'RENT') return { title: empty.title, text: empty.toRent };
  return empty.catalogue;
}
