import { useNavigation, useSearchParams } from 'react-router';
import { readSearch, searchVariables } from './project-search.ts';
import type { ProjectSearch } from './project-search.ts';
import { useProjectsQuery } from './property.generated.ts';

interface SearchInPage {
  /** What was chosen last: the controls follow at once. */
  search: ProjectSearch;
  /** What the list shows: that of the address, until the next one is there. */
  shown: ProjectSearch;
  arriving: boolean;
  query: ReturnType<typeof useProjectsQuery>;
}

/** The search in the address of the page at this path, with what it has found. */
export function useProjectSearch(path: string): SearchInPage {
  const [parameters] = useSearchParams();
  const navigation = useNavigation();
  const arriving = navigation.state === 'loading' && navigation.location.pathname === path;
  const shown = readSearch(parameters);
  const search = arriving ? readSearch(new URLSearchParams(navigation.location.search)) : shown;
  return { search, shown, arriving, query: useProjectsQuery({ variables: searchVariables(shown) }) };
}
