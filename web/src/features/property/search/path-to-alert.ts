import { searchPath } from 'domain/search/project-search.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';

/** Where a visitor asks to be told of homes that a search finds; how the list shows them makes no difference. */
export function alertPath(search: ProjectSearch): string {
  return searchPath({ ...search, sort: '', view: 'grid' }, {}, '/alerts/new');
}
