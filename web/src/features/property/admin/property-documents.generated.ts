/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from 'domain/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DocumentFactsFragment = { id: string, kind: Types.DocumentKind, title: string, dated: string, isPublic: boolean, name: string, bytes: number, url: string, addedAt: string, addedBy: string | null };

export type PropertyDocumentsQueryVariables = Exact<{
  id: string | number;
}>;


export type PropertyDocumentsQuery = { property: { id: string, title: string }, propertyDocuments: Array<{ id: string, kind: Types.DocumentKind, title: string, dated: string, isPublic: boolean, name: string, bytes: number, url: string, addedAt: string, addedBy: string | null }> };

export type AddPropertyDocumentMutationVariables = Exact<{
  id: string | number;
  input: Types.PropertyDocumentInput;
  file?: File | null | undefined;
}>;


export type AddPropertyDocumentMutation = { addPropertyDocument: { id: string, kind: Types.DocumentKind, title: string, dated: string, isPublic: boolean, name: string, bytes: number, url: string, addedAt: string, addedBy: string | null } };

export type RemovePropertyDocumentMutationVariables = Exact<{
  id: string | number;
}>;


export type RemovePropertyDocumentMutation = { removePropertyDocument: boolean };

export const DocumentFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"dated"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}}]}}]} as unknown as DocumentNode<DocumentFactsFragment, unknown>;
export const PropertyDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"property"},"name":{"kind":"Name","value":"editedProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"propertyDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"dated"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}}]}}]} as unknown as DocumentNode<PropertyDocumentsQuery, PropertyDocumentsQueryVariables>;
export const AddPropertyDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPropertyDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyDocumentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPropertyDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"dated"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}}]}}]} as unknown as DocumentNode<AddPropertyDocumentMutation, AddPropertyDocumentMutationVariables>;
export const RemovePropertyDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePropertyDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePropertyDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemovePropertyDocumentMutation, RemovePropertyDocumentMutationVariables>;
export function usePropertyDocumentsQuery(options: useQuery.Options<PropertyDocumentsQuery, PropertyDocumentsQueryVariables> & { returnPartialData?: false } & { variables: PropertyDocumentsQueryVariables }) {
  return useQuery<PropertyDocumentsQuery, PropertyDocumentsQueryVariables>(PropertyDocumentsDocument, options);
}

export function useAddPropertyDocumentMutation(options?: useMutation.Options<AddPropertyDocumentMutation, AddPropertyDocumentMutationVariables>) {
  return useMutation<AddPropertyDocumentMutation, AddPropertyDocumentMutationVariables>(AddPropertyDocumentDocument, options);
}

export function useRemovePropertyDocumentMutation(options?: useMutation.Options<RemovePropertyDocumentMutation, RemovePropertyDocumentMutationVariables>) {
  return useMutation<RemovePropertyDocumentMutation, RemovePropertyDocumentMutationVariables>(RemovePropertyDocumentDocument, options);
}
