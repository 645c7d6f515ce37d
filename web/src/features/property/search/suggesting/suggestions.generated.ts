/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PageDocument } from '../../../../lib/page-client.ts';
import { usePageQuery } from '../../../../lib/use-page-query.ts';
import type { PageQueryOptions } from '../../../../lib/use-page-query.ts';
/** To rent: FOR_RENT. To buy: every other status. One list never mixes prices with monthly rents. */
export type ProjectIntent =
  | 'BUY'
  | 'RENT';

/** What is suggested. PLACE is searched in; LANDMARK, which includes the airport, and STATION are searched near; PROJECT is one page; BUILDER is a filter. */
export type SuggestionKind =
  | 'BUILDER'
  | 'LANDMARK'
  | 'PLACE'
  | 'PROJECT'
  | 'STATION';

export type SuggestionsQueryVariables = Exact<{
  query: string;
  intent?: ProjectIntent | null | undefined;
}>;


export type SuggestionsQuery = { suggestions: { before: string, items: Array<{ kind: SuggestionKind, key: string, name: string, detail: string | null, count: number | null }> } };

export const SuggestionsDocument: PageDocument<SuggestionsQuery, SuggestionsQueryVariables> = {
  name: 'Suggestions',
  text: "query Suggestions($query:String!$intent:ProjectIntent){suggestions(query:$query intent:$intent){before items{kind key name detail count}}}",
};

export function useSuggestionsQuery(options: PageQueryOptions<SuggestionsQueryVariables>) {
  return usePageQuery(SuggestionsDocument, options);
}
