import { readSearch, searchFields } from 'domain/search/project-search.ts';

const idPattern = /^[0-9a-f]{24}$/i;

/** What the address of the form asks to follow: one home, or the search in its parameters. */
export function readWish(parameters: URLSearchParams): { search?: string; propertyId?: string } {
  const propertyId = idPattern.exec(parameters.get('property') ?? '')?.[0];
  if (propertyId) return { propertyId };
  const search = { ...readSearch(parameters), sort: '', page: 1, view: 'grid' as const };
  return { search: new URLSearchParams(searchFields(search)).toString() };
}
