/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from 'domain/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListingEffectFragment = { count: number, total: number, isPartial: boolean, listings: Array<{ id: string, title: string, day: string }> };

export type GoLiveEffectQueryVariables = Exact<{ [key: string]: never; }>;


export type GoLiveEffectQuery = { settings: { mode: Types.SiteMode, registrationNumber: string, registrationValidTo: string | null, liveSince: string | null }, goLiveEffect: { count: number, total: number, isPartial: boolean, listings: Array<{ id: string, title: string, day: string }> } };

export type GoLiveMutationVariables = Exact<{ [key: string]: never; }>;


export type GoLiveMutation = { goLive: { mode: Types.SiteMode } };

export type RegistrationEffectQueryVariables = Exact<{
  number: string;
  validTo?: string | null | undefined;
}>;


export type RegistrationEffectQuery = { registrationEffect: { count: number, total: number, isPartial: boolean, listings: Array<{ id: string, title: string, day: string }> } };

export const ListingEffectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingEffect"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isPartial"}},{"kind":"Field","name":{"kind":"Name","value":"listings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}}]}}]} as unknown as DocumentNode<ListingEffectFragment, unknown>;
export const GoLiveEffectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoLiveEffect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registrationValidTo"}},{"kind":"Field","name":{"kind":"Name","value":"liveSince"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goLiveEffect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingEffect"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingEffect"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isPartial"}},{"kind":"Field","name":{"kind":"Name","value":"listings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}}]}}]} as unknown as DocumentNode<GoLiveEffectQuery, GoLiveEffectQueryVariables>;
export const GoLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GoLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}}]}}]} as unknown as DocumentNode<GoLiveMutation, GoLiveMutationVariables>;
export const RegistrationEffectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegistrationEffect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"validTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationEffect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"validTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"validTo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingEffect"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingEffect"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isPartial"}},{"kind":"Field","name":{"kind":"Name","value":"listings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}}]}}]} as unknown as DocumentNode<RegistrationEffectQuery, RegistrationEffectQueryVariables>;
export function useGoLiveEffectQuery(options?: useQuery.Options<GoLiveEffectQuery, GoLiveEffectQueryVariables> & { returnPartialData?: false }) {
  return useQuery<GoLiveEffectQuery, GoLiveEffectQueryVariables>(GoLiveEffectDocument, options);
}

export function useGoLiveMutation(options?: useMutation.Options<GoLiveMutation, GoLiveMutationVariables>) {
  return useMutation<GoLiveMutation, GoLiveMutationVariables>(GoLiveDocument, options);
}

export function useRegistrationEffectQuery(options: useQuery.Options<RegistrationEffectQuery, RegistrationEffectQueryVariables> & { returnPartialData?: false } & { variables: RegistrationEffectQueryVariables }) {
  return useQuery<RegistrationEffectQuery, RegistrationEffectQueryVariables>(RegistrationEffectDocument, options);
}
