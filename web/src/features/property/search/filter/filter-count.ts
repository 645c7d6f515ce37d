import { searchFields, wholeSearch } from 'domain/search/project-search.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';

const { query, intent, allIn, area, sort, perPage, view, page } = wholeSearch;

/** How many filters are chosen: neither the words and the map area, which are taken off elsewhere, nor what has a switch. */
export function filterCount(search: ProjectSearch): number {
  return searchFields({ ...search, query, intent, allIn, area, sort, perPage, view, page }).length;
}
