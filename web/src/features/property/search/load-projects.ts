import { redirect } from 'react-router-dom';
import { loadAll } from '../../../lib/server/load-all.ts';
import type { PageRequest } from '../../../lib/page.ts';
import { ProjectsDocument } from '../property.generated.ts';
import { canonicalAddress, readSearch, searchPath, searchVariables } from 'domain/search/project-search.ts';

/**
 * Loads the projects of the search in an address, under its canonical form. Where the words of the query ask for rents or for
 * all-in prices, the address says so.
 */
export async function loadProjects(
  { client, url }: PageRequest,
  { withPeople = false }: { withPeople?: boolean } = {},
): Promise<null> {
  const canonical = canonicalAddress(url);
  if (canonical) throw redirect(canonical);
  const search = readSearch(url.searchParams);
  const variables = { ...searchVariables(search), ...(withPeople && { withPeople }) };
  const answer = client.query({ query: ProjectsDocument, variables });
  await loadAll([answer]);
  if (search.query && search.intent === 'BUY') {
    const found = (await answer.catch(() => null))?.data.projects;
    if (!search.saysIntent && found?.intent === 'RENT')
      throw redirect(searchPath(search, { intent: 'RENT', page: search.page }, url.pathname));
    const allIn = found?.understanding?.parts.find(({ field }) => field === 'allIn');
    if (allIn)
      throw redirect(
        searchPath(search, { query: allIn.withoutField || undefined, allIn: true }, url.pathname),
      );
  }
  return null;
}
