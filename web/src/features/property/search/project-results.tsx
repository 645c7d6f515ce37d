import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { ListMessage } from '../../../ui/list-message.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { PageLinks } from '../../../ui/page/page-links.tsx';
import type { ProjectsQuery } from '../property.generated.ts';
import { projectListContent, resultCount } from './project-list.content.ts';
import { searchPath } from 'domain/search/project-search.ts';
import { AllInNote } from './all-in/all-in-note.tsx';
import type { FoundProject } from './found-project.ts';
import type { SearchWaysProps } from '../ways/search-ways.tsx';
import type { useProjectSearch } from './use-project-search.ts';

const { results, failed } = projectListContent;

const loadNothing = async () => (await import('./nothing-found.tsx')).NothingFound;
/** Fetched when a search finds nothing; the server renders it with the page. */
const NothingFound = import.meta.env.SSR ? await loadNothing() : onDemand(loadNothing);

const loadMap = async () => (await import('./map/project-map.tsx')).ProjectMap;
/** Fetched when the map is shown; the server renders it with the page. */
const ProjectMap = import.meta.env.SSR ? await loadMap() : onDemand(loadMap);

const loadWays = async () => (await import('../ways/search-ways.tsx')).SearchWays;
/** Fetched where the last row of homes is not full. */
const SearchWays = import.meta.env.SSR ? await loadWays() : onDemand(loadWays);

/** The ways on from a search, in what the last row of its homes leaves free; nothing in a full one. */
export function RowEnd(props: SearchWaysProps) {
  // Six fill both two columns and three.
  return props.count % 6 === 0 ? null : (
    <Suspense>
      <SearchWays {...props} />
    </Suspense>
  );
}

interface ProjectResultsProps extends Pick<
  ReturnType<typeof useProjectSearch>,
  'query' | 'shown' | 'arriving'
> {
  path: string;
  /** A placeholder of the same size for the list. */
  skeleton: ReactNode;
  /** Renders the cards of a grid or a list. */
  cards: (projects: FoundProject[]) => ReactNode;
}

/** The results of a search in all states, as cards or on a map. */
export function ProjectResults({ query, shown, arriving, path, skeleton, cards }: ProjectResultsProps) {
  return (
    <>
      <h2 className="sr-only">{results}</h2>
      <div
        aria-busy={arriving || query.loading}
        // The map is not dimmed, because dimming would put it behind the header.
        className={`mt-2 transition-opacity duration-200 ${shown.view === 'map' ? '' : `md:mt-5 ${arriving ? 'opacity-55' : ''}`}`}
      >
        <Results query={query} shown={shown} path={path} skeleton={skeleton} cards={cards} />
      </div>
    </>
  );
}

function Results({ query, shown, path, skeleton, cards }: Omit<ProjectResultsProps, 'arriving'>) {
  const { data, error, loading, refetch } = query;
  const revalidator = useRevalidator();
  if (error && !loading && revalidator.state === 'idle') {
    return (
      <ListMessage tone="failed" title={failed.title} text={failed.text}>
        <Button onClick={() => void refetch().catch(() => undefined)}>{failed.retry}</Button>
      </ListMessage>
    );
  }
  if (!data) return skeleton;
  const { items, totalCount, pageInfo } = data.projects;
  const onMap = shown.view === 'map';
  // An empty part of the map stays in view, so that the visitor can move on.
  if (items.length === 0 && !(onMap && shown.area && totalCount === 0)) {
    return (
      <Suspense>
        <NothingFound search={shown} path={path} projects={data.projects} />
      </Suspense>
    );
  }
  return (
    <>
      {onMap ? (
        <Suspense>
          <ProjectMap projects={items} found={totalCount} search={shown} path={path} />
        </Suspense>
      ) : (
        cards(items)
      )}
      {shown.allIn && (
        <Suspense>
          <AllInNote />
        </Suspense>
      )}
      <PageLinks
        page={pageInfo.page}
        totalPages={pageInfo.totalPages}
        hrefFor={(page) => searchPath(shown, { page }, path)}
      />
    </>
  );
}

/** “Showing 1–12 of 26 results”, said anew when it changes. */
export function ResultCount({
  projects,
  className = '',
}: {
  projects: ProjectsQuery['projects'] | undefined;
  className?: string;
}) {
  return (
    <p role="status" className={`text-sm text-ink-muted tabular-nums ${className}`}>
      {projects ? countOf(projects) : '\u00a0'}
    </p>
  );
}

function countOf({ pageInfo, items, totalCount }: ProjectsQuery['projects']): string {
  const first = (pageInfo.page - 1) * pageInfo.perPage + 1;
  if (items.length === 0) return resultCount(0, 0, totalCount);
  return resultCount(first, first + items.length - 1, totalCount);
}
