import type * as Types from 'domain/schema.generated.ts';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LeadAccessQueryVariables = { [key: string]: never; };
export type LeadAccessQuery = { leadAccess: { scope: Types.LeadScope, hidesReach: boolean, exports: boolean, exportRows: number } };
export type SaveLeadAccessMutationVariables = {
  input: Types.LeadAccessInput;
};
export type SaveLeadAccessMutation = { saveLeadAccess: { scope: Types.LeadScope, hidesReach: boolean, exports: boolean, exportRows: number } };
export type ShowReachMutationVariables = {
  id: string | number;
};
export type ShowReachMutation = { showReach: { id: string } };

export const LeadAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"hidesReach"}},{"kind":"Field","name":{"kind":"Name","value":"exports"}},{"kind":"Field","name":{"kind":"Name","value":"exportRows"}}]}}]}}]} as unknown as DocumentNode<LeadAccessQuery, LeadAccessQueryVariables>;
export const SaveLeadAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLeadAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadAccessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveLeadAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"hidesReach"}},{"kind":"Field","name":{"kind":"Name","value":"exports"}},{"kind":"Field","name":{"kind":"Name","value":"exportRows"}}]}}]}}]} as unknown as DocumentNode<SaveLeadAccessMutation, SaveLeadAccessMutationVariables>;
export const ShowReachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowReach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showReach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ShowReachMutation, ShowReachMutationVariables>;
export function useLeadAccessQuery(options?: useQuery.Options<LeadAccessQuery, LeadAccessQueryVariables> & { returnPartialData?: false }) {
  return useQuery<LeadAccessQuery, LeadAccessQueryVariables>(LeadAccessDocument, options);
}
export function useSaveLeadAccessMutation(options?: useMutation.Options<SaveLeadAccessMutation, SaveLeadAccessMutationVariables>) {
  return useMutation<SaveLeadAccessMutation, SaveLeadAccessMutationVariables>(SaveLeadAccessDocument, options);
}
export function useShowReachMutation(options?: useMutation.Options<ShowReachMutation, ShowReachMutationVariables>) {
  return useMutation<ShowReachMutation, ShowReachMutationVariables>(ShowReachDocument, options);
}
