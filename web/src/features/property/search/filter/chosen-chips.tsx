import { Bell, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCategory, formatStatus } from 'domain/text/format.ts';
import { budgetLabel, roomsLabel } from 'domain/property/property-words.ts';
import type { ProjectsQuery } from '../../property.generated.ts';
import { alertPath } from '../path-to-alert.ts';
import { isChosen } from './conditions.ts';
import { factChips } from './fact-chips.ts';
import type { Chip } from './fact-chips.ts';
import type { Facets } from './filter-group.tsx';
import { filtersId } from './filters-id.ts';
import { projectListContent } from '../project-list.content.ts';
import { listPath, nothingChosen, searchPath } from 'domain/search/project-search.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';

export type Understanding = ProjectsQuery['projects']['understanding'];

interface ChosenChipsProps {
  search: ProjectSearch;
  /** The path of the page with the list. */
  path: string;
  /** What the words of the query were understood to ask for. */
  understanding: Understanding | undefined;
  facets: Facets | undefined;
}

/** The active filters and the understood words, each with a link that removes it. */
export function ChosenChips({ search, path, understanding, facets }: ChosenChipsProps) {
  const { label, change, remove, clear, alert } = projectListContent.chips;
  const chips = [
    ...queryChips(search, understanding),
    ...filterChips(search, path !== listPath),
    ...factChips(search, facets),
  ];
  if (chips.length === 0) return null;
  return (
    <nav aria-label={label} className="phone-line flex items-center gap-2 max-md:pb-2 md:flex-wrap">
      {chips.map(({ text, without, field }) => (
        <span
          key={text}
          className="inline-flex min-h-11 shrink-0 items-stretch rounded-full bg-pine-soft text-sm font-medium text-pine"
        >
          <button
            type="button"
            aria-label={`${change}: ${text}`}
            title={change}
            onClick={() => {
              void import('./edited-condition.ts').then(({ goToField }) =>
                goToField(document.getElementById(filtersId), { field, without }),
              );
            }}
            className="rounded-l-full py-2 pr-1 pl-4 text-left hover:bg-line"
          >
            {text}
          </button>
          <Link
            to={searchPath(search, without, path)}
            preventScrollReset
            aria-label={`${remove}: ${text}`}
            className="inline-flex min-w-11 items-center justify-center rounded-r-full hover:bg-line"
          >
            <X aria-hidden="true" className="size-4" />
          </Link>
        </span>
      ))}
      <Link
        to={alertPath(search)}
        rel="nofollow"
        className="order-last inline-flex min-h-11 items-center gap-2 px-2 text-sm font-medium text-pine underline-offset-4 hover:underline"
      >
        <Bell aria-hidden="true" className="size-4" />
        {alert}
      </Link>
      {chips.length > 1 && (
        <Link
          to={searchPath(
            search,
            { ...nothingChosen, ...(path === listPath && { category: search.category }) },
            path,
          )}
          preventScrollReset
          className="inline-flex min-h-11 items-center px-2 text-sm font-medium text-pine underline-offset-4 hover:underline"
        >
          {clear}
        </Link>
      )}
    </nav>
  );
}

/** What was understood, in the order of the words. Buying or renting has its own switch; chosen filters win over words. */
function queryChips(search: ProjectSearch, understanding: Understanding | undefined): Chip[] {
  const parts = understanding?.parts ?? [];
  return parts
    .filter(({ field }) => field !== 'unsupported' && field !== 'intent' && !isChosen(search, field))
    .map(({ field, label, without }) => ({
      text: label,
      without: { query: without || undefined },
      field,
    }));
}

function filterChips(search: ProjectSearch, withCategory: boolean): Chip[] {
  const { category, rooms, statuses, minPrice, maxPrice, area } = search;
  const chips: Chip[] = [];
  if (category && withCategory)
    chips.push({ text: formatCategory(category), without: { category: undefined } });
  for (const value of rooms) {
    const without = { rooms: rooms.filter((other) => other !== value) };
    chips.push({ text: roomsLabel(value), without });
  }
  for (const value of statuses) {
    const without = { statuses: statuses.filter((other) => other !== value) };
    chips.push({ text: formatStatus(value), without });
  }
  if (area) chips.push({ text: projectListContent.chips.area, without: { area: undefined } });
  const kind = search.intent === 'RENT' ? ' a month' : search.allIn ? ' all-in' : '';
  const label = (rupees: number) => `${budgetLabel(rupees)}${kind}`;
  if (minPrice) chips.push({ text: `From ${label(minPrice)}`, without: { minPrice: undefined } });
  if (maxPrice) chips.push({ text: `Up to ${label(maxPrice)}`, without: { maxPrice: undefined } });
  return chips;
}
