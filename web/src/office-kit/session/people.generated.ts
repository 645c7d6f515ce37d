import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PersonChoicesQueryVariables = { [key: string]: never; };
export type PersonChoicesQuery = { teamMembers: Array<{ id: string, name: string }> };

export const PersonChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PersonChoicesQuery, PersonChoicesQueryVariables>;
export function usePersonChoicesQuery(options?: useQuery.Options<PersonChoicesQuery, PersonChoicesQueryVariables> & { returnPartialData?: false }) {
  return useQuery<PersonChoicesQuery, PersonChoicesQueryVariables>(PersonChoicesDocument, options);
}
