import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router-dom';
import { formatCategory } from 'domain/text/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChipLink } from '../../../../ui/chip-link.tsx';
import { projectListContent } from '../project-list.content.ts';
import {
  categories,
  listPath,
  perPageChoices,
  searchFields,
  searchPath,
  sortChoices,
} from 'domain/search/project-search.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';
import { SearchInput } from '../suggesting/search-input.tsx';

export const sortFields = ['sort', 'perPage'];
const selectClass =
  'min-h-11 rounded-field border border-field-line/55 bg-card px-3 text-sm text-ink hover:border-field-line';

interface SearchProps {
  search: ProjectSearch;
  /** The path of the page with the list. */
  path: string;
}

/** Hidden fields for the parts of the search that the form does not show. */
export function KeptFields({ search, but }: { search: ProjectSearch; but: string[] }) {
  return searchFields({ ...search, page: 1 })
    .filter(([name]) => !but.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}

/** The search in plain words, within the other filters. */
export function QueryForm({ search }: { search: ProjectSearch }) {
  const { label, placeholder, submit } = projectListContent.search;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = search.query ?? '';
  }, [search.query]);
  return (
    <Form role="search" action={listPath} className="flex max-w-xl gap-2">
      <KeptFields search={search} but={['q']} />
      <div className="relative min-w-0 flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-muted"
        />
        <SearchInput
          inputRef={input}
          defaultValue={search.query}
          placeholder={placeholder}
          aria-label={label}
          className="min-h-11 w-full rounded-field border border-field-line/55 bg-card pr-3 pl-10 text-base placeholder:text-ink-muted hover:border-field-line"
        />
      </div>
      <Button type="submit">{submit}</Button>
    </Form>
  );
}

/** The categories: All, Commercial, Residential, Studio. */
export function CategoryChips({ search }: { search: ProjectSearch }) {
  return (
    <nav aria-label={projectListContent.filters.label} className="flex gap-2">
      {[undefined, ...categories].map((category) => (
        <ChipLink
          key={category ?? 'all'}
          to={searchPath(search, { category })}
          chosen={search.category === category}
          className="max-sm:px-4"
        >
          {category ? formatCategory(category) : projectListContent.filters.all}
        </ChipLink>
      ))}
    </nav>
  );
}

/** The order and the length of the list; with JavaScript, a choice applies at once. On a phone they are in the filters. */
export function SortForm({ search, path }: SearchProps) {
  const navigate = useNavigate();
  return (
    <Form
      action={path}
      className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-muted max-md:hidden"
    >
      <KeptFields search={search} but={sortFields} />
      <SortFields
        search={search}
        onChange={(changes) => void navigate(searchPath(search, changes, path), { preventScrollReset: true })}
      />
      <noscript>
        <Button type="submit" look="outline">
          {projectListContent.apply}
        </Button>
      </noscript>
    </Form>
  );
}

/** The choices of the order and the length of the list. */
export function SortFields({
  search,
  onChange,
}: {
  search: ProjectSearch;
  onChange: (changes: Partial<ProjectSearch>) => void;
}) {
  const choices = [
    { name: 'sort', label: projectListContent.sortLabel, value: search.sort, options: sortChoices },
    {
      ...{ name: 'perPage', label: projectListContent.perPageLabel, value: search.perPage },
      options: perPageChoices.map((choice) => ({ value: choice, label: choice })),
    },
  ];
  return choices.map(({ name, label, value, options }) => (
    <label
      key={name}
      className={name === 'perPage' && search.view === 'map' ? 'hidden' : 'inline-flex items-center gap-2'}
    >
      {label}
      <select
        name={name}
        value={value}
        onChange={({ target }) => onChange({ [name]: name === 'sort' ? target.value : Number(target.value) })}
        className={selectClass}
      >
        {options.map((option) => (
          <option key={option.label} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  ));
}
