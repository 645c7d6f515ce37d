import { useLocation } from 'react-router-dom';
import { useTexts } from '../../../lib/site-texts.ts';
import type { PageRequest } from '../../../lib/page.ts';
import { PageIntro } from '../../../ui/page/page-intro.tsx';
import { PageMeta } from '../../../ui/page/page-meta.tsx';
import { PropertyCardSkeleton } from '../property-card.tsx';
import { shopContent, shopLayouts } from '../shop.content.ts';
import { CardActions } from './card-actions.tsx';
import { FoundCard } from './found-card.tsx';
import { FiltersButton } from './filter/filters-button.tsx';
import { IntentSwitch, PriceSwitch } from './filter/intent-switch.tsx';
import { loadProjects } from './load-projects.ts';
import { listedPath } from './listed-search.ts';
import { ProjectResults, RowEnd } from './project-results.tsx';
import { ResultsHead } from './results-head.tsx';
import { ShopFilters } from './filter/shop-filters.tsx';
import { useProjectSearch } from './use-project-search.ts';

export { searchParameters as parameters } from 'domain/search/project-search.ts';

export const texts: readonly string[] = ['shop'];

export function load(request: PageRequest) {
  return loadProjects(request, { withPeople: true });
}

export function Component() {
  const { pathname } = useLocation();
  const { search, shown, arriving, query } = useProjectSearch(pathname, { withPeople: true });
  const { description, line } = useTexts('shop', shopContent);
  const layout = shopLayouts[pathname.replace(/\/$/, '')];
  if (!layout) return null;
  const projects = query.data?.projects;
  const drawer = layout.filters === 'drawer';
  const cards = shown.view === 'list' ? 'row' : 'grid';
  const columnsOfCards = drawer ? 'sm:grid-cols-2 lg:grid-cols-3' : 'sm:grid-cols-2';
  const grid = `grid gap-3 sm:gap-6 ${cards === 'row' ? '' : columnsOfCards}`;
  const columns = {
    left: 'lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10',
    right: 'lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-10',
    drawer: '',
  }[layout.filters];
  return (
    <div className="container-page">
      <PageMeta title={layout.title} description={description} canonical={listedPath(search)} />
      <PageIntro crumb={layout.title} title={layout.title} line={shown.view === 'map' ? '' : line} dense />
      <div className={`mt-3 md:mt-6 ${columns}`}>
        <div className={layout.filters === 'right' ? 'lg:order-2' : ''}>
          <ShopFilters
            search={search}
            path={pathname}
            facets={projects?.facets}
            totalCount={projects?.totalCount}
            drawer={drawer}
          />
        </div>
        <div className="min-w-0">
          <div className={`phone-line mb-2 flex gap-2 md:mb-4 md:flex-wrap ${drawer ? '' : 'lg:hidden'}`}>
            <FiltersButton search={search} className="shrink-0" />
            <IntentSwitch search={search} path={pathname} />
            <PriceSwitch search={search} path={pathname} />
          </div>
          <ResultsHead search={search} path={pathname} projects={projects} />
          <ProjectResults
            query={query}
            shown={shown}
            arriving={arriving}
            path={pathname}
            skeleton={
              <div className={grid}>
                {Array.from({ length: 6 }, (_, index) => (
                  <PropertyCardSkeleton key={index} layout={cards} />
                ))}
              </div>
            }
            cards={(found) => (
              <div className={grid}>
                {found.map((property, index) => (
                  <FoundCard key={property.id} property={property} layout={cards} shop eager={index === 0}>
                    <CardActions property={property} agent={property.responsible ?? null} />
                  </FoundCard>
                ))}
                {cards === 'grid' && (
                  <RowEnd search={shown} path={pathname} count={found.length} columns={drawer ? 3 : 2} />
                )}
              </div>
            )}
          />
        </div>
      </div>
    </div>
  );
}
