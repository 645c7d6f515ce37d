import type { PageDocument } from '../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../lib/server/use-page-query.ts';
export type ComingSoonQueryVariables = { [key: string]: never; };
export type ComingSoonQuery = { settings: { comingSoonDate: string } };

export const ComingSoonDocument: PageDocument<ComingSoonQuery, ComingSoonQueryVariables> = {
  name: 'ComingSoon',
  text: "query ComingSoon{settings{comingSoonDate}}",
};
export function useComingSoonQuery(options?: PageQueryOptions<ComingSoonQueryVariables>) {
  return usePageQuery(ComingSoonDocument, options);
}
