import { LayoutGrid, List, Map as MapIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { projectListContent } from './project-list.content.ts';
import { searchPath, views } from 'domain/search/project-search.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';

const texts = projectListContent.view;
const icons = { grid: LayoutGrid, list: List, map: MapIcon };

/** Switches between grid, list and map. */
export function ViewToggle({
  search,
  path,
  className = '',
}: {
  search: ProjectSearch;
  path: string;
  className?: string;
}) {
  return (
    <nav
      aria-label={texts.label}
      className={`inline-flex rounded-field border border-line bg-card md:p-0.5 ${className}`}
    >
      {views.map((view) => {
        const Icon = icons[view];
        // A map has longer pages.
        const page = view === 'map' || search.view === 'map' ? 1 : search.page;
        return (
          <Link
            key={view}
            data-view={view}
            to={searchPath(search, { view, page }, path)}
            preventScrollReset
            aria-label={texts[view]}
            title={texts[view]}
            aria-current={search.view === view ? 'true' : undefined}
            className="inline-flex size-11 items-center justify-center rounded-[8px] text-ink-muted hover:text-pine aria-[current=true]:bg-pine-soft aria-[current=true]:text-pine"
          >
            <Icon aria-hidden="true" className="size-5" />
          </Link>
        );
      })}
    </nav>
  );
}
