import type { PageDocument } from '../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../lib/server/use-page-query.ts';
export type PlainPageQueryVariables = {
  slug: string;
};
export type PlainPageQuery = { plainPage: { title: string, html: string } | null };

export const PlainPageDocument: PageDocument<PlainPageQuery, PlainPageQueryVariables> = {
  name: 'PlainPage',
  text: "query PlainPage($slug:String!){plainPage(slug:$slug){title html}}",
};
export function usePlainPageQuery(options: PageQueryOptions<PlainPageQueryVariables>) {
  return usePageQuery(PlainPageDocument, options);
}
