import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { dataTableContent as texts } from '../table/data-table.content.ts';
import { withoutFilters } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { SearchBox } from './search-box.tsx';
import { FilterChips, FilterFields } from '../table/table-filters.tsx';
import type { TableFilter } from '../table/table-filters.tsx';

interface ListToolbarProps {
  list: ListState;
  searchLabel: string;
  filters: readonly TableFilter[];
  /** Whether no row fits the filters. The empty list itself then offers to show all. */
  empty?: boolean;
  /** What stands before the chips. */
  beside?: ReactNode;
  /** Further controls. */
  children?: ReactNode;
}

/**
 * Search and filters of a list, in a `@container`; if there is little room, only the search and the chips
 * stay unfolded.
 */
export function ListToolbar({
  list,
  searchLabel,
  filters,
  empty = false,
  beside,
  children,
}: ListToolbarProps) {
  const [open, setOpen] = useState(false);
  const folded = useId();
  const set = filters.filter(({ kind, name }) => ['choice', 'day'].includes(kind) && list.filters[name]);
  const chips = filters.some(({ kind }) => kind === 'chips' || kind === 'switch');
  // With more fields than that, the search gets a line of its own.
  const crowded = filters.filter(({ kind }) => kind === 'choice' || kind === 'day').length > 4;
  const narrowed = !empty && (list.search !== '' || Object.keys(list.filters).length > 0);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 @4xl:grid @4xl:grid-cols-[17rem_minmax(0,1fr)_auto]">
      {chips && (
        <div className="flex w-full min-w-0 items-start gap-2 @4xl:col-span-2">
          {beside && <div className="pt-1">{beside}</div>}
          {/* The chips of a phone reach to the edges of the screen, and so under what is beside them. */}
          <div className={`min-w-0 flex-1 ${beside ? 'max-md:ml-2' : ''}`}>
            <FilterChips filters={filters} list={list} />
          </div>
        </div>
      )}
      <div className={`min-w-0 flex-1 ${crowded ? '@4xl:col-span-3 @4xl:max-w-lg' : ''}`}>
        <SearchBox label={searchLabel} value={list.search} onSearch={(search) => list.change({ search })} />
      </div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={folded}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-field border border-line bg-card px-3.5 text-dense font-medium hover:border-field-line aria-expanded:border-pine aria-expanded:text-pine @4xl:hidden"
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {children ? texts.options : texts.filter}
        {set.length > 0 && (
          <span className="rounded-full bg-pine px-1.5 text-xs text-on-pine tabular-nums">{set.length}</span>
        )}
      </button>
      <div
        id={folded}
        className={`w-full gap-2 rounded-card border border-line p-3 @4xl:contents ${open ? 'grid' : 'hidden'}`}
      >
        <div
          className={`grid gap-2 sm:grid-cols-2 @4xl:flex @4xl:flex-wrap @4xl:items-center ${crowded || !children ? '@4xl:col-span-3' : chips ? '@4xl:col-span-2' : ''}`}
        >
          <FilterFields filters={filters} list={list} />
          {narrowed && (
            <button
              type="button"
              onClick={() => list.change(withoutFilters(list))}
              className="min-h-11 justify-self-start px-1 text-dense font-semibold text-pine underline-offset-4 hover:underline @4xl:min-h-9"
            >
              {texts.showAll}
            </button>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}
