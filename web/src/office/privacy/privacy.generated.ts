/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from 'domain/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PersonalDataQueryVariables = Exact<{
  person: string;
}>;


export type PersonalDataQuery = { personalData: { keys: Array<string>, notes: number, mails: number, alerts: number, erasedOn: Array<string>, items: Array<{ id: string, kind: Types.ItemKind, label: string, createdAt: string, deleted: boolean }> } };

export type ExportPersonalDataMutationVariables = Exact<{
  person: string;
}>;


export type ExportPersonalDataMutation = { exportPersonalData: string };

export type ErasePersonalDataMutationVariables = Exact<{
  person: string;
}>;


export type ErasePersonalDataMutation = { erasePersonalData: { items: number, keptUntil: string } };

export type AdminPrivacySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminPrivacySettingsQuery = { settings: { companyName: string, infoEmail: string, phones: Array<string>, privacy: { enquiryMonths: number, applicationMonths: number, logMonths: number, alertMonths: number, grievanceDays: number, boardUrl: string } } };

export type UpdatePrivacySettingsMutationVariables = Exact<{
  input: Types.PrivacySettingsInput;
}>;


export type UpdatePrivacySettingsMutation = { updatePrivacySettings: { enquiryMonths: number, applicationMonths: number, logMonths: number, alertMonths: number, grievanceDays: number, boardUrl: string } };

export type PrivacyFieldsFragment = { enquiryMonths: number, applicationMonths: number, logMonths: number, alertMonths: number, grievanceDays: number, boardUrl: string };

export const PrivacyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacySettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiryMonths"}},{"kind":"Field","name":{"kind":"Name","value":"applicationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"logMonths"}},{"kind":"Field","name":{"kind":"Name","value":"alertMonths"}},{"kind":"Field","name":{"kind":"Name","value":"grievanceDays"}},{"kind":"Field","name":{"kind":"Name","value":"boardUrl"}}]}}]} as unknown as DocumentNode<PrivacyFieldsFragment, unknown>;
export const PersonalDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"person"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"person"},"value":{"kind":"Variable","name":{"kind":"Name","value":"person"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keys"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"mails"}},{"kind":"Field","name":{"kind":"Name","value":"alerts"}},{"kind":"Field","name":{"kind":"Name","value":"erasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}}]}}]}}]}}]} as unknown as DocumentNode<PersonalDataQuery, PersonalDataQueryVariables>;
export const ExportPersonalDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportPersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"person"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportPersonalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"person"},"value":{"kind":"Variable","name":{"kind":"Name","value":"person"}}}]}]}}]} as unknown as DocumentNode<ExportPersonalDataMutation, ExportPersonalDataMutationVariables>;
export const ErasePersonalDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ErasePersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"person"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasePersonalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"person"},"value":{"kind":"Variable","name":{"kind":"Name","value":"person"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"keptUntil"}}]}}]}}]} as unknown as DocumentNode<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>;
export const AdminPrivacySettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPrivacySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"infoEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacyFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacySettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiryMonths"}},{"kind":"Field","name":{"kind":"Name","value":"applicationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"logMonths"}},{"kind":"Field","name":{"kind":"Name","value":"alertMonths"}},{"kind":"Field","name":{"kind":"Name","value":"grievanceDays"}},{"kind":"Field","name":{"kind":"Name","value":"boardUrl"}}]}}]} as unknown as DocumentNode<AdminPrivacySettingsQuery, AdminPrivacySettingsQueryVariables>;
export const UpdatePrivacySettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePrivacySettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacySettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePrivacySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacySettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiryMonths"}},{"kind":"Field","name":{"kind":"Name","value":"applicationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"logMonths"}},{"kind":"Field","name":{"kind":"Name","value":"alertMonths"}},{"kind":"Field","name":{"kind":"Name","value":"grievanceDays"}},{"kind":"Field","name":{"kind":"Name","value":"boardUrl"}}]}}]} as unknown as DocumentNode<UpdatePrivacySettingsMutation, UpdatePrivacySettingsMutationVariables>;
export function usePersonalDataQuery(options: useQuery.Options<PersonalDataQuery, PersonalDataQueryVariables> & { returnPartialData?: false } & { variables: PersonalDataQueryVariables }) {
  return useQuery<PersonalDataQuery, PersonalDataQueryVariables>(PersonalDataDocument, options);
}

export function useExportPersonalDataMutation(options?: useMutation.Options<ExportPersonalDataMutation, ExportPersonalDataMutationVariables>) {
  return useMutation<ExportPersonalDataMutation, ExportPersonalDataMutationVariables>(ExportPersonalDataDocument, options);
}

export function useErasePersonalDataMutation(options?: useMutation.Options<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>) {
  return useMutation<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>(ErasePersonalDataDocument, options);
}

export function useAdminPrivacySettingsQuery(options?: useQuery.Options<AdminPrivacySettingsQuery, AdminPrivacySettingsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AdminPrivacySettingsQuery, AdminPrivacySettingsQueryVariables>(AdminPrivacySettingsDocument, options);
}

export function useUpdatePrivacySettingsMutation(options?: useMutation.Options<UpdatePrivacySettingsMutation, UpdatePrivacySettingsMutationVariables>) {
  return useMutation<UpdatePrivacySettingsMutation, UpdatePrivacySettingsMutationVariables>(UpdatePrivacySettingsDocument, options);
}
