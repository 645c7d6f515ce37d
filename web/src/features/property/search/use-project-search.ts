import { useNavigation, useSearchParams } from 'react-router-dom';
import { useProjectsQuery } from '../property.generated.ts';
import { readSearch, searchVariables } from 'domain/search/project-search.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';

interface SearchInPage {
  /** The latest choice, which the controls show at once. */
  search: ProjectSearch;
  /** The search of the shown list: the previous one until the next has loaded. */
  shown: ProjectSearch;
  arriving: boolean;
  query: ReturnType<typeof useProjectsQuery>;
}

/** The search in the address of this page, with its results; cards with people ask for them. */
export function useProjectSearch(path: string, { withPeople = false } = {}): SearchInPage {
  const [parameters] = useSearchParams();
  const navigation = useNavigation();
  const arriving = navigation.state === 'loading' && navigation.location.pathname === path;
  const shown = readSearch(parameters);
  const search = arriving ? readSearch(new URLSearchParams(navigation.location.search)) : shown;
  const variables = { ...searchVariables(shown), ...(withPeople && { withPeople }) };
  return { search, shown, arriving, query: useProjectsQuery({ variables }) };
}
