import { searchPath, wholeSearch } from 'domain/search/project-search.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';

/**
 * The path under which search engines list a search: of everything, or of one category, to buy or to rent, page by page.
 * Other filters and orders make too many pages of the same homes, so those are not listed.
 */
export function listedPath({ category, intent, page, ...search }: ProjectSearch): string | undefined {
  const simple = { ...wholeSearch, category, intent, page };
  const path = searchPath(simple, { page });
  return searchPath({ ...simple, ...search, view: wholeSearch.view }, { page }) === path ? path : undefined;
}
