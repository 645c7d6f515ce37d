import type { ProjectsQuery } from '../property.generated.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';
import { ChosenChips } from './filter/chosen-chips.tsx';
import { SortForm } from './filter/project-filters.tsx';
import { ResultCount } from './project-results.tsx';
import { SearchNotes } from './search-notes.tsx';
import { ViewToggle } from './view-toggle.tsx';

interface ResultsHeadProps {
  search: ProjectSearch;
  /** The path of the page with the list. */
  path: string;
  projects: ProjectsQuery['projects'] | undefined;
  /** Whether a map on a wide screen has the choice of the view above it, and no order. */
  slim?: boolean;
}

/** What stands above the results: what was chosen and understood, their number, their order and how they are shown. */
export function ResultsHead({ search, path, projects, slim = false }: ResultsHeadProps) {
  return (
    <>
      <ChosenChips
        search={search}
        path={path}
        understanding={projects?.understanding}
        facets={projects?.facets}
      />
      <div
        className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:mt-3 ${slim ? 'lg:hidden' : ''}`}
      >
        <ResultCount projects={projects} />
        <div className="flex items-center gap-x-5">
          <SortForm search={search} path={path} />
          <ViewToggle search={search} path={path} />
        </div>
      </div>
      <SearchNotes search={search} path={path} projects={projects} />
    </>
  );
}
