import { factFiltersContent as texts } from './fact-filters.content.ts';
import { controlClass, FilterGroup } from './filter-group.tsx';
import type { Facets } from './filter-group.tsx';
import type { ProjectSearch } from 'domain/search/project-search.ts';

interface PersonFilterProps {
  search: ProjectSearch;
  facets: Facets | undefined;
  onChange: () => void;
}

/** The person who looks after a property, with the number of results of each; left out while there is no choice. */
export function PersonFilter({ search: { person }, facets, onChange }: PersonFilterProps) {
  const people = facets?.people.flatMap(({ id, count, person: found }) =>
    found ? [{ id, label: `${found.name} (${count})` }] : [],
  );
  if (!person && !people?.length) return null;
  const isOffered = people?.some(({ id }) => id === person);
  return (
    <FilterGroup title={texts.person}>
      <select
        name="person"
        aria-label={texts.person}
        value={person ?? ''}
        onChange={onChange}
        className={controlClass}
      >
        <option value="">{texts.anyPerson}</option>
        {person && !isOffered && <option value={person}>{texts.chips.person()}</option>}
        {people?.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </FilterGroup>
  );
}

/** The name of a person of the results; undefined if no result is theirs. */
export function personNameIn(facets: Facets | undefined, id: string): string | undefined {
  return facets?.people.find((one) => one.id === id)?.person?.name;
}
