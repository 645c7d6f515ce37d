import { formatCategory } from 'domain/text/format.ts';
import { loadAll } from '../../../lib/server/load-all.ts';
import type { PageRequest } from '../../../lib/page.ts';
import { PageMeta } from '../../../ui/page/page-meta.tsx';
import { LandingLinks } from '../landing/landing-links.tsx';
import { LandingLinksDocument, useLandingLinksQuery } from '../landing/landing-links.generated.ts';
import { PropertyCardSkeleton } from '../property-card.tsx';
import { CardActions } from './card-actions.tsx';
import { FoundCard } from './found-card.tsx';
import { FiltersButton } from './filter/filters-button.tsx';
import { IntentSwitch, PriceSwitch } from './filter/intent-switch.tsx';
import { CategoryChips, QueryForm } from './filter/project-filters.tsx';
import { listedPath } from './listed-search.ts';
import { loadProjects } from './load-projects.ts';
import { projectListContent } from './project-list.content.ts';
import { ProjectResults, RowEnd } from './project-results.tsx';
import { ResultsHead } from './results-head.tsx';
import { listPath as path, readSearch } from 'domain/search/project-search.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';
import { ShopFilters } from './filter/shop-filters.tsx';
import { ViewToggle } from './view-toggle.tsx';
import { useProjectSearch } from './use-project-search.ts';

const { title, line, description } = projectListContent;

/** How many landing pages the list leads to. */
const popular = { first: 12 };

export { searchParameters as parameters } from 'domain/search/project-search.ts';

export async function load(request: PageRequest) {
  const { client, url } = request;
  const isListed = listedPath(readSearch(url.searchParams));
  const links = isListed ? [client.query({ query: LandingLinksDocument, variables: popular })] : [];
  // A redirect of the first one counts.
  await Promise.all([loadProjects(request), loadAll(links)]);
  return null;
}

export function Component() {
  const { search, shown, arriving, query } = useProjectSearch(path);
  const projects = query.data?.projects;
  // The map and its list need the room of the heading.
  const isSlim = shown.view === 'map';
  const layout = shown.view === 'list' ? 'row' : 'grid';
  const grid = `grid gap-3 sm:gap-6 ${layout === 'row' ? '' : 'sm:grid-cols-2 lg:grid-cols-3'}`;
  return (
    <div className={`container-page pt-2.5 ${isSlim ? 'lg:pt-0' : 'md:pt-16'}`}>
      <PageMeta
        title={pageTitle(search)}
        description={pageTitle(search) === title ? description : `${pageTitle(search)}. ${description}`}
        canonical={listedPath(search)}
      />
      {/* On a wide screen one row stands above a map. */}
      <div className={isSlim ? 'lg:flex lg:items-center lg:gap-4 lg:pt-2.5' : 'contents'}>
        <div
          className={`grid items-end gap-x-10 gap-y-2 md:gap-y-6 ${isSlim ? 'lg:order-1 lg:flex-1' : 'lg:grid-cols-[1fr_26rem]'}`}
        >
          <div className={isSlim ? 'lg:sr-only' : ''}>
            <h1 className={`text-2xl ${isSlim ? '' : 'md:text-4xl'}`}>{title}</h1>
            {!isSlim && <p className="mt-4 max-w-[56ch] text-lg text-ink-muted max-md:hidden">{line}</p>}
          </div>
          <QueryForm search={search} />
        </div>
        <div
          className={`sticky top-16 z-10 -mx-(--gutter) flex [scrollbar-width:none] gap-2 overflow-x-auto bg-paper/95 px-(--gutter) py-2 backdrop-blur-md md:mt-3 md:gap-3 md:py-3 ${isSlim ? 'lg:static lg:m-0 lg:p-0' : ''}`}
        >
          <FiltersButton search={search} className="shrink-0" />
          <IntentSwitch search={search} path={path} />
          <PriceSwitch search={search} path={path} />
          <div className={`contents ${isSlim ? 'lg:hidden' : ''}`}>
            <CategoryChips search={search} />
          </div>
        </div>
        {isSlim && (
          <div className="order-2 max-lg:hidden">
            <ViewToggle search={search} path={path} />
          </div>
        )}
      </div>
      <ShopFilters
        search={search}
        path={path}
        facets={projects?.facets}
        totalCount={projects?.totalCount}
        drawer
      />
      <ResultsHead search={search} path={path} projects={projects} slim={isSlim} />
      <ProjectResults
        query={query}
        shown={shown}
        arriving={arriving}
        path={path}
        skeleton={
          <div className={grid}>
            {Array.from({ length: 6 }, (_, index) => (
              <PropertyCardSkeleton key={index} layout={layout} />
            ))}
          </div>
        }
        cards={(found) => (
          <div className={grid}>
            {found.map((property, index) => (
              <FoundCard key={property.id} property={property} layout={layout} eager={index === 0}>
                <CardActions property={property} />
              </FoundCard>
            ))}
            {layout === 'grid' && <RowEnd search={shown} path={path} count={found.length} columns={3} />}
          </div>
        )}
      />
      {listedPath(shown) && <Popular />}
    </div>
  );
}

/** The landing pages with the most projects. */
function Popular() {
  const { data } = useLandingLinksQuery({ variables: popular });
  return (
    <LandingLinks
      title={projectListContent.popular}
      links={data?.landingPages ?? []}
      className="section-gap"
    />
  );
}

function pageTitle({ category, intent, page }: ProjectSearch): string {
  const parts = [
    `${category ? `${formatCategory(category)} ${title.toLowerCase()}` : title}${intent === 'RENT' ? ' to rent' : ''}`,
    page > 1 ? `page ${page}` : '',
  ];
  return parts.filter(Boolean).join(', ');
}
