import { SlidersHorizontal } from 'lucide-react';
import { shopContent } from '../../shop.content.ts';
import { filterCount } from './filter-count.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';
import { filtersId } from './filters-id.ts';

const { open, chosen: chosenText } = shopContent.filters;

/** Opens the filters over the page, and shows the number of active ones. */
export function FiltersButton({ search, className = '' }: { search: ProjectSearch; className?: string }) {
  const chosen = filterCount(search);
  return (
    <button
      type="button"
      popoverTarget={filtersId}
      className={`inline-flex min-h-11 items-center gap-2 rounded-field border border-pine/45 bg-card px-4 text-sm font-semibold text-pine hover:border-pine hover:bg-pine-soft ${className}`}
    >
      <SlidersHorizontal aria-hidden="true" className="size-4" />
      {open}
      {chosen > 0 && <span className="font-normal">· {chosenText(chosen)}</span>}
    </button>
  );
}
