import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../../../lib/server/use-page-query.ts';
export type SuggestionsQueryVariables = {
  query: string;
  intent?: Types.ProjectIntent | null | undefined;
};
export type SuggestionsQuery = { suggestions: { before: string, items: Array<{ kind: Types.SuggestionKind, key: string, name: string, detail: string | null, count: number | null }> } };

export const SuggestionsDocument: PageDocument<SuggestionsQuery, SuggestionsQueryVariables> = {
  name: 'Suggestions',
  text: "query Suggestions($query:String!$intent:ProjectIntent){suggestions(query:$query intent:$intent){before items{kind key name detail count}}}",
};
export function useSuggestionsQuery(options: PageQueryOptions<SuggestionsQueryVariables>) {
  return usePageQuery(SuggestionsDocument, options);
}
