/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from 'domain/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminJobOpeningsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminJobOpeningsQuery = { adminJobOpenings: Array<{ id: string, title: string, place: string, employment: Types.EmploymentKind, text: string, payFrom: number | null, payTo: number | null, postedOn: string, applyBy: string, isSample: boolean }> };

export type SaveJobOpeningMutationVariables = Exact<{
  input: Types.JobOpeningInput;
  id?: string | number | null | undefined;
}>;


export type SaveJobOpeningMutation = { saveJobOpening: { id: string, title: string, place: string, employment: Types.EmploymentKind, text: string, payFrom: number | null, payTo: number | null, postedOn: string, applyBy: string, isSample: boolean } };

export type RemoveJobOpeningMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveJobOpeningMutation = { removeJobOpening: { id: string } };


export const AdminJobOpeningsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminJobOpenings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminJobOpenings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobOpeningFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobOpeningFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobOpening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"employment"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"payFrom"}},{"kind":"Field","name":{"kind":"Name","value":"payTo"}},{"kind":"Field","name":{"kind":"Name","value":"postedOn"}},{"kind":"Field","name":{"kind":"Name","value":"applyBy"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}}]}}]} as unknown as DocumentNode<AdminJobOpeningsQuery, AdminJobOpeningsQueryVariables>;
export const SaveJobOpeningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveJobOpening"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobOpeningInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveJobOpening"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobOpeningFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobOpeningFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobOpening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"employment"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"payFrom"}},{"kind":"Field","name":{"kind":"Name","value":"payTo"}},{"kind":"Field","name":{"kind":"Name","value":"postedOn"}},{"kind":"Field","name":{"kind":"Name","value":"applyBy"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}}]}}]} as unknown as DocumentNode<SaveJobOpeningMutation, SaveJobOpeningMutationVariables>;
export const RemoveJobOpeningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveJobOpening"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeJobOpening"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveJobOpeningMutation, RemoveJobOpeningMutationVariables>;
export function useAdminJobOpeningsQuery(options?: useQuery.Options<AdminJobOpeningsQuery, AdminJobOpeningsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AdminJobOpeningsQuery, AdminJobOpeningsQueryVariables>(AdminJobOpeningsDocument, options);
}

export function useSaveJobOpeningMutation(options?: useMutation.Options<SaveJobOpeningMutation, SaveJobOpeningMutationVariables>) {
  return useMutation<SaveJobOpeningMutation, SaveJobOpeningMutationVariables>(SaveJobOpeningDocument, options);
}

export function useRemoveJobOpeningMutation(options?: useMutation.Options<RemoveJobOpeningMutation, RemoveJobOpeningMutationVariables>) {
  return useMutation<RemoveJobOpeningMutation, RemoveJobOpeningMutationVariables>(RemoveJobOpeningDocument, options);
}
