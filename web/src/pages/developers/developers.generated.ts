import type { PageDocument } from '../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../lib/server/use-page-query.ts';
export type DeveloperPageQueryVariables = {
  key: string;
};
export type DeveloperPageQuery = { developerPage: { key: string, title: string, html: string, parts: Array<{ key: string, title: string }> } | null };

export const DeveloperPageDocument: PageDocument<DeveloperPageQuery, DeveloperPageQueryVariables> = {
  name: 'DeveloperPage',
  text: "query DeveloperPage($key:String!){developerPage(key:$key){key title html parts{key title}}}",
};
export function useDeveloperPageQuery(options: PageQueryOptions<DeveloperPageQueryVariables>) {
  return usePageQuery(DeveloperPageDocument, options);
}
