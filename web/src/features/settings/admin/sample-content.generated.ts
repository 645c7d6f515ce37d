import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SampleContentQueryVariables = { [key: string]: never; };
export type SampleContentQuery = { sampleContentCount: number };
export type RemoveSampleContentMutationVariables = { [key: string]: never; };
export type RemoveSampleContentMutation = { removeSampleContent: number };

export const SampleContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SampleContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sampleContentCount"}}]}}]} as unknown as DocumentNode<SampleContentQuery, SampleContentQueryVariables>;
export const RemoveSampleContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSampleContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSampleContent"}}]}}]} as unknown as DocumentNode<RemoveSampleContentMutation, RemoveSampleContentMutationVariables>;
export function useSampleContentQuery(options?: useQuery.Options<SampleContentQuery, SampleContentQueryVariables> & { returnPartialData?: false }) {
  return useQuery<SampleContentQuery, SampleContentQueryVariables>(SampleContentDocument, options);
}
export function useRemoveSampleContentMutation(options?: useMutation.Options<RemoveSampleContentMutation, RemoveSampleContentMutationVariables>) {
  return useMutation<RemoveSampleContentMutation, RemoveSampleContentMutationVariables>(RemoveSampleContentDocument, options);
}
