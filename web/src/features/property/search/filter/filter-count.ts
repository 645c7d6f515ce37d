import { readSearch, searchFields } from 'domain/search/project-search.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';

const { query, intent, area, sort, perPage, view, page } = readSearch(new URLSearchParams());

/** How many filters are chosen: neither the words and the map area, which are taken off elsewhere, nor buy or rent. */
export function filterCount(search: ProjectSearch): number {
  return searchFields({ ...search, query, intent, area, sort, perPage, view, page }).length;
}
