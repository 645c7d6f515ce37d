import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router-dom';
import { useBackHides } from '../../../../lib/browser/back-closes.ts';
import { addressChoice } from 'domain/text/choices.ts';
import { formatCategory, formatStatus } from 'domain/text/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckRow } from '../../../../ui/check-row.tsx';
import { budgetLabel, roomsLabel } from 'domain/property/property-words.ts';
import { shopContent } from '../../shop.content.ts';
import { FactFilters } from './fact-filters.tsx';
import { factParameters } from 'domain/search/fact-search.ts';
import { controlClass, countOf, FilterGroup as Group } from './filter-group.tsx';
import type { Facets } from './filter-group.tsx';
import { filtersId } from './filters-id.ts';
import { IntentSwitch, PriceSwitch } from './intent-switch.tsx';
import { KeptFields, SortFields, sortFields } from './project-filters.tsx';
import {
  budgetChoices,
  categories,
  readSearch,
  roomChoices,
  searchPath,
  statuses,
} from 'domain/search/project-search.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';
import { SearchInput } from '../suggesting/search-input.tsx';

interface ShopFiltersProps {
  search: ProjectSearch;
  path: string;
  facets: Facets | undefined;
  totalCount: number | undefined;
  /** Whether it opens over the page at every width, not only on small screens. */
  drawer: boolean;
}

const texts = shopContent.filters;
/** Kept as they are: the panel has no field for them. */
const keptFacts = ['builder', 'nearMetres'];
const ownFields = [
  ...['category', 'rooms', 'status', 'q', 'minPrice', 'maxPrice', ...sortFields],
  ...factParameters.filter((name) => !keptFacts.includes(name)),
];
const sheetClass =
  'm-0 max-h-[85dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-card border-0 bg-paper p-0 text-ink shadow-float backdrop:bg-footer/50 inset-x-0 top-auto bottom-0';
const sidebarClass =
  'lg:static lg:block lg:max-h-none lg:overflow-visible lg:rounded-card lg:border lg:border-line lg:bg-card lg:shadow-none';
const drawerClass = 'lg:inset-y-0 lg:right-auto lg:left-0 lg:h-dvh lg:max-h-none lg:w-96 lg:rounded-none';

/**
 * The filters of the list: a form to send without JavaScript, which applies at once with it. On small screens
 * it is a sheet that opens and closes natively.
 */
export function ShopFilters({ search: found, path, facets, totalCount, drawer }: ShopFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const query = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useBackHides(filtersId);
  // Shows a choice at once, before the address has changed.
  const address = searchPath(found, { page: found.page }, path);
  const [pending, setPending] = useState<ProjectSearch>();
  const [lastAddress, setLastAddress] = useState(address);
  if (address !== lastAddress) {
    setLastAddress(address);
    setPending(undefined);
  }
  const search = pending ?? found;
  useEffect(() => {
    if (query.current) query.current.value = search.query ?? '';
  }, [search.query]);

  function apply() {
    if (!form.current) return;
    const fields = [...new FormData(form.current)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    const chosen = readSearch(new URLSearchParams(fields));
    setPending(chosen);
    void navigate(searchPath(chosen, {}, path), { preventScrollReset: true });
  }

  return (
    <Form
      ref={form}
      id={filtersId}
      popover="auto"
      role="search"
      aria-label={texts.title}
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
        if (form.current?.matches(':popover-open')) form.current.hidePopover();
      }}
      className={`${sheetClass} ${drawer ? drawerClass : sidebarClass}`}
    >
      <KeptFields search={search} but={ownFields} />
      <div
        className={`sticky top-0 z-10 flex min-h-14 items-center justify-between border-b border-line bg-paper pr-2 pl-5 ${drawer ? '' : 'lg:hidden'}`}
      >
        <h2 className="text-lg">{texts.title}</h2>
        <button
          type="button"
          popoverTarget={filtersId}
          popoverTargetAction="hide"
          aria-label={texts.close}
          className="flex size-11 items-center justify-center rounded-field hover:bg-pine-soft"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <div className="grid gap-4 p-5">
        <div className="flex flex-wrap gap-2">
          <IntentSwitch search={search} path={path} />
          <PriceSwitch search={search} path={path} />
        </div>
        <div>
          <label htmlFor="filter-query" className="text-sm font-semibold">
            {texts.query}
          </label>
          <div className="relative mt-2">
            <SearchInput
              inputRef={query}
              id="filter-query"
              defaultValue={search.query}
              placeholder={texts.queryPlaceholder}
              className={`${controlClass} pr-12 placeholder:text-ink-muted`}
            />
            <button
              type="submit"
              aria-label={texts.search}
              className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-field text-pine hover:bg-pine-soft"
            >
              <Search aria-hidden="true" className="size-4" />
            </button>
          </div>
        </div>
        <Group title={texts.type}>
          {[undefined, ...categories].map((category) => (
            <CheckRow
              key={category ?? 'all'}
              type="radio"
              name="category"
              value={category ? formatCategory(category) : ''}
              checked={search.category === category}
              onChange={apply}
              label={category ? texts.typeNames[category] : texts.anyType}
              count={category && countOf(facets?.categories, category)}
            />
          ))}
        </Group>
        <Group title={texts.rooms}>
          {roomChoices.map((rooms) => (
            <CheckRow
              key={rooms}
              type="checkbox"
              name="rooms"
              value={rooms}
              checked={search.rooms.includes(rooms)}
              onChange={apply}
              label={texts.roomNames[rooms]}
              note={rooms > 0 ? roomsLabel(rooms) : undefined}
              count={countOf(facets?.rooms, rooms)}
            />
          ))}
        </Group>
        <Group title={budgetTitle(search)}>
          <div className="grid grid-cols-2 gap-3">
            <BudgetSelect search={search} name="minPrice" label={texts.from} onChange={apply} />
            <BudgetSelect search={search} name="maxPrice" label={texts.to} onChange={apply} />
          </div>
        </Group>
        {search.intent === 'BUY' && (
          <Group title={texts.status} hint={texts.statusHint}>
            {statuses.map((status) => (
              <CheckRow
                key={status}
                type="checkbox"
                name="status"
                value={addressChoice(status)}
                checked={search.statuses.includes(status)}
                onChange={apply}
                label={formatStatus(status)}
                count={countOf(facets?.statuses, status)}
              />
            ))}
          </Group>
        )}
        <FactFilters search={search} path={path} facets={facets} onChange={apply} />
        <div className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-4 text-sm md:hidden">
          <SortFields search={search} onChange={apply} />
        </div>
        {!drawer && (
          <noscript>
            <Button type="submit" className="w-full max-lg:hidden">
              {texts.apply}
            </Button>
          </noscript>
        )}
      </div>
      <div className={`sticky bottom-0 border-t border-line bg-paper p-4 ${drawer ? '' : 'lg:hidden'}`}>
        <Button type="submit" className="w-full">
          {totalCount === undefined ? texts.apply : texts.show(totalCount)}
        </Button>
      </div>
    </Form>
  );
}

function budgetTitle({ intent, allIn }: ProjectSearch): string {
  if (intent === 'RENT') return texts.monthlyBudget;
  return allIn ? texts.budgetAllIn : texts.budget;
}

interface BudgetSelectProps {
  search: ProjectSearch;
  name: 'minPrice' | 'maxPrice';
  label: string;
  onChange: () => void;
}

function BudgetSelect({ search, name, label, onChange }: BudgetSelectProps) {
  return (
    <label className="grid gap-1 text-xs text-ink-muted">
      {label}
      <select name={name} value={search[name] ?? ''} onChange={onChange} className={controlClass}>
        <option value="">{texts.any}</option>
        {budgetChoices(search, search[name]).map((rupees) => (
          <option key={rupees} value={rupees}>
            {budgetLabel(rupees)}
          </option>
        ))}
      </select>
    </label>
  );
}
