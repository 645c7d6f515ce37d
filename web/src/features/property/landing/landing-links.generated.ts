import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../../lib/server/use-page-query.ts';
export type LandingLinksQueryVariables = {
  first?: number | null | undefined;
};
export type LandingLinksQuery = { landingPages: Array<{ slug: string, kind: Types.PropertyKind | null, rooms: number | null, placeName: string | null, count: number }> };

export const LandingLinksDocument: PageDocument<LandingLinksQuery, LandingLinksQueryVariables> = {
  name: 'LandingLinks',
  text: "query LandingLinks($first:Int){landingPages(first:$first){slug kind rooms placeName count}}",
};
export function useLandingLinksQuery(options?: PageQueryOptions<LandingLinksQueryVariables>) {
  return usePageQuery(LandingLinksDocument, options);
}
