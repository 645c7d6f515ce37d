import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MissedSearchesQueryVariables = {
  first?: number | null | undefined;
};
export type MissedSearchesQuery = { missedSearches: Array<{ id: string, label: string, count: number, lastAt: string, alerts: number }> };

export const MissedSearchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MissedSearches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missedSearches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"alerts"}}]}}]}}]} as unknown as DocumentNode<MissedSearchesQuery, MissedSearchesQueryVariables>;
export function useMissedSearchesQuery(options?: useQuery.Options<MissedSearchesQuery, MissedSearchesQueryVariables> & { returnPartialData?: false }) {
  return useQuery<MissedSearchesQuery, MissedSearchesQueryVariables>(MissedSearchesDocument, options);
}
