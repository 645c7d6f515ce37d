import { redirect, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { loadAll } from '../../lib/load-all.ts';
import type { PageRequest } from '../../page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { FiltersButton } from './filters-button.tsx';
import { CategoryChips, ChosenChips, KeywordForm, SortForm } from './project-filters.tsx';
import { ProjectListCard, ProjectListCardSkeleton } from './project-list-card.tsx';
import { projectListContent, resultCount } from './project-list.content.ts';
import { canonicalAddress, readSearch, searchPath, searchVariables } from './project-search.ts';
import type { ProjectSearch } from './project-search.ts';
import { ProjectsDocument, useProjectsQuery } from './property.generated.ts';
import type { ProjectsQuery } from './property.generated.ts';
import { ShopFilters } from './shop-filters.tsx';

const listPath = '/shop-left-sidebar';
const { title, results, line, description, empty, beyond, failed } = projectListContent;

export function load({ client, url }: PageRequest) {
  const canonical = canonicalAddress(url);
  if (canonical) throw redirect(canonical);
  const variables = listVariables(readSearch(url.searchParams));
  return loadAll([client.query({ query: ProjectsDocument, variables })]);
}

function listVariables(search: ProjectSearch) {
  return { ...searchVariables(search), withFacets: true };
}

export function Component() {
  const [parameters] = useSearchParams();
  const navigation = useNavigation();
  // The chips and the address follow the choice at once; the cards arrive when they are there.
  const arriving = navigation.state === 'loading' && navigation.location.pathname === listPath;
  const search = readSearch(arriving ? new URLSearchParams(navigation.location.search) : parameters);
  return (
    <div className="container-page pt-10 md:pt-16">
      <PageMeta
        title={pageTitle(search)}
        description={description}
        canonical={searchPath(search, { page: search.page })}
      />
      <div className="grid items-end gap-x-10 gap-y-6 lg:grid-cols-[1fr_26rem]">
        <div>
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-4 max-w-[56ch] text-lg text-ink-muted">{line}</p>
        </div>
        <KeywordForm search={search} />
      </div>
      <div className="sticky top-16 z-10 -mx-(--gutter) mt-6 bg-paper/95 px-(--gutter) backdrop-blur-md">
        <CategoryChips search={search} />
      </div>
      <Results search={search} arriving={arriving} />
    </div>
  );
}

function pageTitle({ category, page }: ProjectSearch): string {
  const parts = [category ? `${category} ${title.toLowerCase()}` : title, page > 1 ? `page ${page}` : ''];
  return parts.filter(Boolean).join(', ');
}

function Results({ search, arriving }: { search: ProjectSearch; arriving: boolean }) {
  const { data, previousData, error, loading, refetch } = useProjectsQuery({
    variables: listVariables(search),
    skip: arriving,
  });
  const counted = (data ?? previousData)?.projects;
  const revalidator = useRevalidator();
  const projects = arriving ? undefined : data?.projects;
  const waiting = arriving || loading || revalidator.state === 'loading';
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status" className="text-sm text-ink-muted tabular-nums">
          {projects ? countOf(projects) : ' '}
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <FiltersButton search={search} />
          <SortForm search={search} />
        </div>
      </div>
      <ShopFilters
        search={search}
        path={listPath}
        facets={counted?.facets}
        totalCount={counted?.totalCount}
        drawer
      />
      <div className="mt-3">
        <ChosenChips search={search} />
      </div>
      <h2 className="sr-only">{results}</h2>
      <div aria-busy={waiting} className="mt-6">
        {error && !waiting ? (
          <ListMessage tone="failed" title={failed.title} text={failed.text}>
            <Button onClick={() => void refetch().catch(() => undefined)}>{failed.retry}</Button>
          </ListMessage>
        ) : projects ? (
          <Found projects={projects} search={search} />
        ) : (
          <Grid>
            {Array.from({ length: 6 }, (_, index) => (
              <ProjectListCardSkeleton key={index} />
            ))}
          </Grid>
        )}
      </div>
    </>
  );
}

function countOf({ pageInfo, items, totalCount }: ProjectsQuery['projects']): string {
  const first = (pageInfo.page - 1) * pageInfo.perPage + 1;
  if (items.length === 0) return resultCount(0, 0, 0);
  return resultCount(first, first + items.length - 1, totalCount);
}

function Found({ projects, search }: { projects: ProjectsQuery['projects']; search: ProjectSearch }) {
  const { items, totalCount, pageInfo } = projects;
  if (items.length === 0) return <NothingFound search={search} totalCount={totalCount} />;
  return (
    <>
      <Grid>
        {items.map((property, index) => (
          <ProjectListCard key={property.id} property={property} eager={index < 3} />
        ))}
      </Grid>
      <PageLinks
        page={pageInfo.page}
        totalPages={pageInfo.totalPages}
        hrefFor={(page) => searchPath(search, { page })}
      />
    </>
  );
}

function Grid({ children }: { children: React.ReactNode }) {
  return <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">{children}</div>;
}

function NothingFound({ search, totalCount }: { search: ProjectSearch; totalCount: number }) {
  if (totalCount > 0) {
    return (
      <ListMessage title={beyond.title} text={beyond.text}>
        <ButtonLink to={searchPath(search)}>{beyond.first}</ButtonLink>
      </ListMessage>
    );
  }
  const { keyword, minPrice, maxPrice, rooms, statuses } = search;
  const narrowed = keyword ?? minPrice ?? maxPrice ?? rooms[0] ?? statuses[0];
  return (
    <ListMessage title={empty.title} text={narrowed !== undefined ? empty.withChips : empty.inCategory}>
      <ButtonLink to={listPath}>{empty.showAll}</ButtonLink>
      <ButtonLink to="/contact" look="outline">
        {empty.ask}
      </ButtonLink>
    </ListMessage>
  );
}
