import { Bell, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatStatus } from '../../../lib/format.ts';
import { budgetLabel, roomsLabel } from '../property-words.ts';
import type { ProjectsQuery } from '../property.generated.ts';
import { alertPath } from './alert-path.ts';
import { isChosen } from './conditions.ts';
import { factChips } from './fact-chips.ts';
import type { Chip } from './fact-chips.ts';
import type { Facets } from './filter-group.tsx';
import { projectListContent } from './project-list.content.ts';
import { listPath, nothingChosen, searchPath } from './project-search.ts';
import type { ProjectSearch } from './project-search.ts';

export type Understanding = ProjectsQuery['projects']['understanding'];

interface ChosenChipsProps {
  search: ProjectSearch;
  /** The path of the page with the list. */
  path?: string;
  /** What the words of the query were understood to ask for. */
  understanding: Understanding | undefined;
  facets: Facets | undefined;
}

/** The active filters and the understood words, each with a link that removes it. */
export function ChosenChips({ search, path = listPath, understanding, facets }: ChosenChipsProps) {
  const { label, remove, clear, alert } = projectListContent.chips;
  const chips = [
    ...queryChips(search, understanding),
    ...filterChips(search, path !== listPath),
    ...factChips(search, facets),
  ];
  if (chips.length === 0) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-2">
      {chips.map(({ text, without }) => (
        <Link
          key={text}
          to={searchPath(search, without, path)}
          preventScrollReset
          aria-label={`${remove}: ${text}`}
          className="inline-flex min-h-11 items-center gap-2 rounded-full bg-pine-soft pr-3 pl-4 text-sm font-medium text-pine hover:bg-line"
        >
          {text}
          <X aria-hidden="true" className="size-4" />
        </Link>
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
    .map(({ label, without }) => ({ text: label, without: { query: without || undefined } }));
}

function filterChips(search: ProjectSearch, withCategory: boolean): Chip[] {
  const { category, rooms, statuses, minPrice, maxPrice, area } = search;
  const chips: Chip[] = [];
  if (category && withCategory) chips.push({ text: category, without: { category: undefined } });
  for (const value of rooms) {
    const without = { rooms: rooms.filter((other) => other !== value) };
    chips.push({ text: roomsLabel(value), without });
  }
  for (const value of statuses) {
    const without = { statuses: statuses.filter((other) => other !== value) };
    chips.push({ text: formatStatus(value), without });
  }
  if (area) chips.push({ text: projectListContent.chips.area, without: { area: undefined } });
  const label = (rupees: number) => `${budgetLabel(rupees)}${search.intent === 'RENT' ? ' a month' : ''}`;
  if (minPrice) chips.push({ text: `From ${label(minPrice)}`, without: { minPrice: undefined } });
  if (maxPrice) chips.push({ text: `Up to ${label(maxPrice)}`, without: { maxPrice: undefined } });
  return chips;
}
