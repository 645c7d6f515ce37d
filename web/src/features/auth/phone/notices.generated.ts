import type * as Types from 'domain/schema.generated.ts';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PushDeviceFactsFragment = { id: string, userAgent: string, createdAt: string, lastSentAt: string | null };
export type PushDevicesQueryVariables = { [key: string]: never; };
export type PushDevicesQuery = { pushDevices: Array<{ id: string, userAgent: string, createdAt: string, lastSentAt: string | null }> };
export type PushKeyQueryVariables = { [key: string]: never; };
export type PushKeyQuery = { pushKey: string };
export type AddPushDeviceMutationVariables = {
  input: Types.PushDeviceInput;
};
export type AddPushDeviceMutation = { addPushDevice: { id: string, userAgent: string, createdAt: string, lastSentAt: string | null } };
export type RemovePushDeviceMutationVariables = {
  id: string | number;
};
export type RemovePushDeviceMutation = { removePushDevice: { id: string } };
export type TestPushDeviceMutationVariables = {
  id: string | number;
};
export type TestPushDeviceMutation = { testPushDevice: { id: string, userAgent: string, createdAt: string, lastSentAt: string | null } };

export const PushDeviceFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushDeviceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushDevice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSentAt"}}]}}]} as unknown as DocumentNode<PushDeviceFactsFragment, unknown>;
export const PushDevicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushDevices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushDevices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PushDeviceFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushDeviceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushDevice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSentAt"}}]}}]} as unknown as DocumentNode<PushDevicesQuery, PushDevicesQueryVariables>;
export const PushKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}}]} as unknown as DocumentNode<PushKeyQuery, PushKeyQueryVariables>;
export const AddPushDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPushDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PushDeviceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPushDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PushDeviceFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushDeviceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushDevice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSentAt"}}]}}]} as unknown as DocumentNode<AddPushDeviceMutation, AddPushDeviceMutationVariables>;
export const RemovePushDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePushDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePushDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>;
export const TestPushDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestPushDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testPushDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PushDeviceFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushDeviceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushDevice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSentAt"}}]}}]} as unknown as DocumentNode<TestPushDeviceMutation, TestPushDeviceMutationVariables>;
export function usePushDevicesQuery(options?: useQuery.Options<PushDevicesQuery, PushDevicesQueryVariables> & { returnPartialData?: false }) {
  return useQuery<PushDevicesQuery, PushDevicesQueryVariables>(PushDevicesDocument, options);
}
export function usePushKeyQuery(options?: useQuery.Options<PushKeyQuery, PushKeyQueryVariables> & { returnPartialData?: false }) {
  return useQuery<PushKeyQuery, PushKeyQueryVariables>(PushKeyDocument, options);
}
export function useAddPushDeviceMutation(options?: useMutation.Options<AddPushDeviceMutation, AddPushDeviceMutationVariables>) {
  return useMutation<AddPushDeviceMutation, AddPushDeviceMutationVariables>(AddPushDeviceDocument, options);
}
export function useRemovePushDeviceMutation(options?: useMutation.Options<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>) {
  return useMutation<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>(RemovePushDeviceDocument, options);
}
export function useTestPushDeviceMutation(options?: useMutation.Options<TestPushDeviceMutation, TestPushDeviceMutationVariables>) {
  return useMutation<TestPushDeviceMutation, TestPushDeviceMutationVariables>(TestPushDeviceDocument, options);
}
