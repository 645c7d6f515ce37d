import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Form, Link, useNavigate } from 'react-router-dom';
import { formatCategory, formatStatus } from '../../../lib/format.ts';
import { understandKeyword, withoutText } from '../../../lib/understand-keyword.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipLink } from '../../../ui/chip-link.tsx';
import { budgetLabel, roomsLabel } from '../property-words.ts';
import { projectListContent } from './project-list.content.ts';
import {
  categories,
  listPath,
  nothingChosen,
  perPageChoices,
  searchFields,
  searchPath,
  sortChoices,
} from './project-search.ts';
import type { ProjectSearch } from './project-search.ts';

const selectClass =
  'min-h-11 rounded-field border border-field-line/55 bg-card px-3 text-sm text-ink hover:border-field-line';

interface SearchProps {
  search: ProjectSearch;
  /** The path of the page with the list. */
  path?: string;
}

/** Hidden fields for the parts of the search that the form does not show. */
export function KeptFields({ search, but }: { search: ProjectSearch; but: string[] }) {
  return searchFields({ ...search, page: 1 })
    .filter(([name]) => !but.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}

/** Searches for words within the other filters. */
export function KeywordForm({ search }: { search: ProjectSearch }) {
  const { label, placeholder, submit } = projectListContent.search;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = search.keyword ?? '';
  }, [search.keyword]);
  return (
    <Form role="search" action={listPath} className="flex max-w-xl gap-2">
      <KeptFields search={search} but={['keyword']} />
      <label className="relative flex-1">
        <span className="sr-only">{label}</span>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-muted"
        />
        <input
          ref={input}
          type="search"
          name="keyword"
          maxLength={100}
          defaultValue={search.keyword}
          placeholder={placeholder}
          className="min-h-11 w-full rounded-field border border-field-line/55 bg-card pr-3 pl-10 text-base placeholder:text-ink-muted hover:border-field-line"
        />
      </label>
      <Button type="submit">{submit}</Button>
    </Form>
  );
}

/** The categories: All, Commercial, Residential, Studio. */
export function CategoryChips({ search }: { search: ProjectSearch }) {
  return (
    <nav
      aria-label={projectListContent.filters.label}
      className="-mx-(--gutter) flex [scrollbar-width:none] gap-2 overflow-x-auto px-(--gutter) py-3"
    >
      {[undefined, ...categories].map((category) => (
        <ChipLink
          key={category ?? 'all'}
          to={searchPath(search, { category })}
          chosen={search.category === category}
        >
          {category ? formatCategory(category) : projectListContent.filters.all}
        </ChipLink>
      ))}
    </nav>
  );
}

/** The order and the length of the list; with JavaScript, a choice applies at once. */
export function SortForm({ search, path = listPath }: SearchProps) {
  const navigate = useNavigate();
  const sortId = useId();
  const perPageId = useId();
  function choose(changes: Partial<ProjectSearch>) {
    void navigate(searchPath(search, changes, path), { preventScrollReset: true });
  }
  return (
    <Form action={path} className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-muted">
      <KeptFields search={search} but={['sort', 'perPage']} />
      <div className="inline-flex items-center gap-2">
        <label htmlFor={sortId} className="max-sm:sr-only">
          {projectListContent.sortLabel}
        </label>
        <select
          id={sortId}
          name="sort"
          value={search.sort}
          onChange={({ target }) => choose({ sort: target.value })}
          className={selectClass}
        >
          {sortChoices.map(({ value, label }) => (
            <option key={label} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className={search.view === 'map' ? 'hidden' : 'inline-flex items-center gap-2'}>
        <label htmlFor={perPageId} className="max-sm:sr-only">
          {projectListContent.perPageLabel}
        </label>
        <select
          id={perPageId}
          name="perPage"
          value={search.perPage}
          onChange={({ target }) => choose({ perPage: Number(target.value) })}
          className={selectClass}
        >
          {perPageChoices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </div>
      <noscript>
        <Button type="submit" look="outline">
          {projectListContent.apply}
        </Button>
      </noscript>
    </Form>
  );
}

/** The active filters, each with a link that removes it. */
export function ChosenChips({ search, path = listPath }: SearchProps) {
  const { label, remove, clear } = projectListContent.chips;
  const chips = chosenChips(search, path !== listPath);
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

function chosenChips(search: ProjectSearch, withCategory: boolean) {
  const { category, rooms, statuses, minPrice, maxPrice, area } = search;
  const chips: { text: string; without: Partial<ProjectSearch> }[] = [];
  if (category && withCategory) chips.push({ text: category, without: { category: undefined } });
  for (const value of rooms) {
    const without = { rooms: rooms.filter((other) => other !== value) };
    chips.push({ text: roomsLabel(value), without });
  }
  for (const value of statuses) {
    const without = { statuses: statuses.filter((other) => other !== value) };
    chips.push({ text: formatStatus(value), without });
  }
  chips.push(...keywordChips(search));
  if (area) chips.push({ text: projectListContent.chips.area, without: { area: undefined } });
  const label = (rupees: number) => `${budgetLabel(rupees)}${search.intent === 'RENT' ? ' a month' : ''}`;
  if (minPrice) chips.push({ text: `From ${label(minPrice)}`, without: { minPrice: undefined } });
  if (maxPrice) chips.push({ text: `Up to ${label(maxPrice)}`, without: { maxPrice: undefined } });
  return chips;
}

/** The chips for the filters recognised in the keyword, in its words, and for the remaining words. */
function keywordChips({ keyword = '', category, rooms, minPrice, maxPrice }: ProjectSearch) {
  const { understood, words } = understandKeyword(keyword);
  const budget = minPrice ?? maxPrice;
  // Buying or renting has its own switch; other choices win over the keyword.
  const effective = understood.filter(
    (found) =>
      !found.intent &&
      !(found.category && category) &&
      !(found.rooms && rooms.length > 0) &&
      !((found.minPrice ?? found.maxPrice) && budget),
  );
  const chips = effective.map(({ text }) => ({
    text,
    without: { keyword: withoutText(keyword, text) || undefined },
  }));
  const rest = understood.map(({ text }) => text).join(' ') || undefined;
  return words ? [...chips, { text: `“${words}”`, without: { keyword: rest } }] : chips;
}
