import type * as Types from 'domain/schema.generated.ts';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OfficeSearchQueryVariables = {
  search: string;
};
export type OfficeSearchQuery = { officeSearch: Array<{ kind: Types.ItemKind, id: string, title: string, detail: string, slug: string | null }> };

export const OfficeSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfficeSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"officeSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<OfficeSearchQuery, OfficeSearchQueryVariables>;
export function useOfficeSearchQuery(options: useQuery.Options<OfficeSearchQuery, OfficeSearchQueryVariables> & { returnPartialData?: false } & { variables: OfficeSearchQueryVariables }) {
  return useQuery<OfficeSearchQuery, OfficeSearchQueryVariables>(OfficeSearchDocument, options);
}
