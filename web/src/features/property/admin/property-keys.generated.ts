import type * as Types from 'domain/schema.generated.ts';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PropertyKeysQueryVariables = {
  id: string | number;
};
export type PropertyKeysQuery = { property: { id: string, externalIds: Array<{ system: string, id: string }> | null } };
export type SetPropertyKeysMutationVariables = {
  input: Types.ExternalIdsInput;
};
export type SetPropertyKeysMutation = { setExternalIds: { externalIds: Array<{ system: string, id: string }> } };

export const PropertyKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"property"},"name":{"kind":"Name","value":"editedProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"externalIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<PropertyKeysQuery, PropertyKeysQueryVariables>;
export const SetPropertyKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPropertyKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExternalIdsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setExternalIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"externalIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SetPropertyKeysMutation, SetPropertyKeysMutationVariables>;
export function usePropertyKeysQuery(options: useQuery.Options<PropertyKeysQuery, PropertyKeysQueryVariables> & { returnPartialData?: false } & { variables: PropertyKeysQueryVariables }) {
  return useQuery<PropertyKeysQuery, PropertyKeysQueryVariables>(PropertyKeysDocument, options);
}
export function useSetPropertyKeysMutation(options?: useMutation.Options<SetPropertyKeysMutation, SetPropertyKeysMutationVariables>) {
  return useMutation<SetPropertyKeysMutation, SetPropertyKeysMutationVariables>(SetPropertyKeysDocument, options);
}
