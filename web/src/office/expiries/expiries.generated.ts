import type * as Types from 'domain/schema.generated.ts';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExpiryFactsFragment = { kind: Types.ExpiryKind, day: string, daysLeft: number, itemId: string | null, name: string };
export type ExpiriesQueryVariables = { [key: string]: never; };
export type ExpiriesQuery = { expiries: Array<{ kind: Types.ExpiryKind, day: string, daysLeft: number, itemId: string | null, name: string }> };

export const ExpiryFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpiryFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Expiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<ExpiryFactsFragment, unknown>;
export const ExpiriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Expiries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExpiryFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpiryFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Expiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<ExpiriesQuery, ExpiriesQueryVariables>;
export function useExpiriesQuery(options?: useQuery.Options<ExpiriesQuery, ExpiriesQueryVariables> & { returnPartialData?: false }) {
  return useQuery<ExpiriesQuery, ExpiriesQueryVariables>(ExpiriesDocument, options);
}
