import { useNavigation, useSearchParams } from 'react-router-dom';
import { useProjectsQuery } from '../property.generated.ts';
import { readSearch, searchVariables } from './project-search.ts';
import type { ProjectSearch } from './project-search.ts';

interface SearchInPage {
  /** The latest choice: the controls follow at once. */
  search: ProjectSearch;
  /** The search that the list shows: the former one until the next has loaded. */
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
