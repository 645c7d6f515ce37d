import { useNavigation, useSearchParams } from 'react-router-dom';
import type { PropertyCategory } from 'domain/schema.generated.ts';
import { PropertyCard } from '../../features/property/property-card.tsx';
import { useProjectsQuery } from '../../features/property/property.generated.ts';
import type { ProjectsQueryVariables } from '../../features/property/property.generated.ts';
import { categories, readCategory } from 'domain/search/project-search.ts';
import { formatCategory } from 'domain/text/format.ts';
import { useTexts } from '../../lib/site-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip-link.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { consultationContent } from '../../features/contact/enquiry/consultation.content.ts';
import { homeContent } from './home.content.ts';

const shownProjects = 3;

/** The projects on the home page; `?category=` filters them. */
export function homeProjectsVariables(parameters: URLSearchParams): ProjectsQueryVariables {
  return { filter: { category: readCategory(parameters) }, page: 1, perPage: shownProjects };
}

/** “Our Projects”: the newest three of a category, with links to choose the category. */
export function HomeProjects() {
  const { title, filtersLabel, all, none, empty, failed } = useTexts('home', homeContent).projects;
  const { button } = useTexts('consultation', consultationContent);
  const [parameters] = useSearchParams();
  const navigation = useNavigation();
  const arriving = navigation.state === 'loading' && navigation.location.pathname === '/';
  const chosen = readCategory(arriving ? new URLSearchParams(navigation.location.search) : parameters);
  const { data, error, refetch } = useProjectsQuery({ variables: homeProjectsVariables(parameters) });
  const items = data?.projects.items;
  const listPath = chosen ? `/shop-left-sidebar?category=${formatCategory(chosen)}` : '/shop-left-sidebar';
  return (
    <section aria-labelledby="our-projects" className="container-page section-gap">
      <SectionHeading id="our-projects" title={title}>
        <CategoryLinks label={filtersLabel} chosen={chosen} />
      </SectionHeading>
      <div aria-busy={arriving} className="mt-8 transition-opacity duration-150 aria-busy:opacity-60">
        {items?.length === 0 && (
          <ListMessage title={chosen ? empty : none}>
            <ButtonLink to="/contact">{button}</ButtonLink>
          </ListMessage>
        )}
        {error && !items && (
          <ListMessage tone="failed" title={failed}>
            <Button onClick={() => void refetch().catch(() => undefined)}>{homeContent.retry}</Button>
          </ListMessage>
        )}
        {items && items.length > 0 && (
          <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:gap-6">
            {items.map((property) => (
              <li key={property.id}>
                <PropertyCard property={property} layout="stack" />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="mt-8 flex justify-center">
        <ButtonLink to={listPath} look="outline">
          {all}
        </ButtonLink>
      </div>
    </section>
  );
}

function CategoryLinks({ label, chosen }: { label: string; chosen: PropertyCategory | undefined }) {
  return (
    <nav
      aria-label={label}
      className="-mx-(--gutter) flex max-w-[100vw] [scrollbar-width:none] gap-2 overflow-x-auto px-(--gutter) py-1"
    >
      {[undefined, ...categories].map((category) => (
        <ChipLink
          key={category ?? 'All'}
          to={category ? `/?category=${formatCategory(category)}` : '/'}
          preventScrollReset
          chosen={category === chosen}
        >
          {category ? formatCategory(category) : 'All'}
        </ChipLink>
      ))}
    </nav>
  );
}
