import { factFiltersContent as texts } from './fact-filters.content.ts';
import { ChoiceRows } from './filter-group.tsx';
import type { Facets } from './filter-group.tsx';
import { MoreFilters } from './more-filters.tsx';
import { PlaceFilter } from './filter-by-place.tsx';
import type { ProjectSearch } from 'domain/search/project-search.ts';

interface FactFiltersProps {
  search: ProjectSearch;
  path: string;
  facets: Facets | undefined;
  onChange: () => void;
}

/** The filters on places and facts; the rarer ones are folded away. */
export function FactFilters({ search, path, facets, onChange }: FactFiltersProps) {
  return (
    <>
      <PlaceFilter search={search} path={path} facets={facets} onChange={onChange} />
      <ChoiceRows field="kind" chosen={search.kinds} counts={facets?.kinds} onChange={onChange} />
      <ChoiceRows
        title={texts.stage}
        field="stage"
        chosen={search.stages}
        counts={facets?.stages}
        onChange={onChange}
      />
      <MoreFilters search={search} facets={facets} onChange={onChange} />
    </>
  );
}
