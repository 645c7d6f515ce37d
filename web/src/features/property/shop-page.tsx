import { LayoutGrid, List } from 'lucide-react';
import { Link, redirect, useLocation, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { loadAll } from '../../lib/load-all.ts';
import type { PageRequest } from '../../page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { TeamMembersDocument, useTeamMembersQuery } from '../team/team.generated.ts';
import { agentOf } from './agent-of.ts';
import { FiltersButton } from './filters-button.tsx';
import { ChosenChips, SortForm } from './project-filters.tsx';
import { projectListContent, resultCount } from './project-list.content.ts';
import { canonicalAddress, readSearch, searchPath, searchVariables } from './project-search.ts';
import type { ProjectSearch } from './project-search.ts';
import { ProjectsDocument, useProjectsQuery } from './property.generated.ts';
import type { ProjectsQuery } from './property.generated.ts';
import { ShopCard, ShopCardSkeleton } from './shop-card.tsx';
import { ShopFilters } from './shop-filters.tsx';
import { shopContent, shopLayouts } from './shop.content.ts';

const { results, empty, beyond, failed } = projectListContent;

export function load({ client, url }: PageRequest) {
  const canonical = canonicalAddress(url);
  if (canonical) throw redirect(canonical);
  const variables = shopVariables(readSearch(url.searchParams));
  return loadAll([
    client.query({ query: ProjectsDocument, variables }),
    client.query({ query: TeamMembersDocument }),
  ]);
}

function shopVariables(search: ProjectSearch) {
  return { ...searchVariables(search), withFacets: true };
}

export function Component() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const navigation = useNavigation();
  const layout = shopLayouts[pathname.replace(/\/$/, '')];
  // The filters follow a choice at once; the list stays until the next one is there.
  const arriving = navigation.state === 'loading' && navigation.location.pathname === pathname;
  const shown = readSearch(parameters);
  const search = arriving ? readSearch(new URLSearchParams(navigation.location.search)) : shown;
  const query = useProjectsQuery({ variables: shopVariables(shown) });
  if (!layout) return null;
  const projects = query.data?.projects;
  const drawer = layout.filters === 'drawer';
  const filters = (
    <ShopFilters
      search={search}
      path={pathname}
      facets={projects?.facets}
      totalCount={projects?.totalCount}
      drawer={drawer}
    />
  );
  const columns = {
    left: 'lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10',
    right: 'lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-10',
    drawer: '',
  }[layout.filters];
  return (
    <div className="container-page">
      <PageMeta title={layout.title} description={shopContent.description} />
      <PageIntro crumb={layout.title} title={layout.title} line={layout.line} />
      <div className={`mt-6 ${columns}`}>
        <div className={layout.filters === 'right' ? 'lg:order-2' : ''}>{filters}</div>
        <div className="min-w-0">
          <Toolbar search={search} path={pathname} drawer={drawer} projects={projects} />
          <div className="mt-3">
            <ChosenChips search={search} path={pathname} />
          </div>
          <h2 className="sr-only">{results}</h2>
          <div
            aria-busy={arriving || query.loading}
            className={`mt-5 transition-opacity duration-200 ${arriving ? 'opacity-55' : ''}`}
          >
            <Results query={query} search={shown} path={pathname} drawer={drawer} />
          </div>
        </div>
      </div>
    </div>
  );
}

interface ListProps {
  search: ProjectSearch;
  path: string;
  drawer: boolean;
}

function Toolbar({ search, path, drawer, projects }: ListProps & { projects?: ProjectsQuery['projects'] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
      <p role="status" className="text-sm text-ink-muted tabular-nums max-sm:w-full">
        {projects ? countOf(projects) : ' '}
      </p>
      <FiltersButton search={search} className={drawer ? '' : 'lg:hidden'} />
      <ViewToggle search={search} path={path} />
      <SortForm search={search} path={path} />
    </div>
  );
}

function ViewToggle({ search, path }: { search: ProjectSearch; path: string }) {
  const { label, grid, list } = shopContent.view;
  const views = [
    { view: 'grid', text: grid, Icon: LayoutGrid },
    { view: 'list', text: list, Icon: List },
  ] as const;
  return (
    <nav aria-label={label} className="inline-flex rounded-field border border-line bg-card p-0.5 sm:ml-auto">
      {views.map(({ view, text, Icon }) => (
        <Link
          key={view}
          to={searchPath(search, { view, page: search.page }, path)}
          preventScrollReset
          aria-label={text}
          title={text}
          aria-current={search.view === view ? 'true' : undefined}
          className="inline-flex size-11 items-center justify-center rounded-[8px] text-ink-muted hover:text-pine aria-[current=true]:bg-pine-soft aria-[current=true]:text-pine"
        >
          <Icon aria-hidden="true" className="size-5" />
        </Link>
      ))}
    </nav>
  );
}

function countOf({ pageInfo, items, totalCount }: ProjectsQuery['projects']): string {
  const first = (pageInfo.page - 1) * pageInfo.perPage + 1;
  if (items.length === 0) return resultCount(0, 0, 0);
  return resultCount(first, first + items.length - 1, totalCount);
}

function Results({
  query,
  search,
  path,
  drawer,
}: ListProps & { query: ReturnType<typeof useProjectsQuery> }) {
  const { data, error, loading, refetch } = query;
  const revalidator = useRevalidator();
  const team = useTeamMembersQuery().data?.teamMembers ?? [];
  const wide = search.view === 'list';
  const grid = `grid gap-6 ${wide ? '' : `sm:grid-cols-2 ${drawer ? 'lg:grid-cols-3' : ''}`}`;
  if (error && !loading && revalidator.state === 'idle') {
    return (
      <ListMessage tone="failed" title={failed.title} text={failed.text}>
        <Button onClick={() => void refetch().catch(() => undefined)}>{failed.retry}</Button>
      </ListMessage>
    );
  }
  if (!data) {
    return (
      <div className={grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <ShopCardSkeleton key={index} />
        ))}
      </div>
    );
  }
  const { items, totalCount, pageInfo } = data.projects;
  if (items.length === 0) return <NothingFound search={search} path={path} totalCount={totalCount} />;
  return (
    <>
      <div className={grid}>
        {items.map((property, index) => (
          <ShopCard
            key={property.id}
            property={property}
            agent={agentOf(property.id, team)}
            wide={wide}
            eager={index < 2}
          />
        ))}
      </div>
      <PageLinks
        page={pageInfo.page}
        totalPages={pageInfo.totalPages}
        hrefFor={(page) => searchPath(search, { page }, path)}
      />
    </>
  );
}

function NothingFound({
  search,
  path,
  totalCount,
}: {
  search: ProjectSearch;
  path: string;
  totalCount: number;
}) {
  if (totalCount > 0) {
    return (
      <ListMessage title={beyond.title} text={beyond.text}>
        <ButtonLink to={searchPath(search, {}, path)}>{beyond.first}</ButtonLink>
      </ListMessage>
    );
  }
  return (
    <ListMessage title={empty.title} text={empty.withChips}>
      <ButtonLink to={path}>{empty.showAll}</ButtonLink>
      <ButtonLink to="/contact" look="outline">
        {empty.ask}
      </ButtonLink>
    </ListMessage>
  );
}
