/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A breach as the owner types it. Facts that are not known yet stay empty. */
export type BreachInput = {
  /** What they can do themselves. */
  advice?: string | null | undefined;
  /** When the company became aware of it. */
  awareAt: string;
  /** When the Board was told. */
  boardToldAt?: string | null | undefined;
  /** How it came about, as far as it is known. */
  causes?: string | null | undefined;
  /** The likely consequences for these people. */
  consequences?: string | null | undefined;
  /** Whose data, which data, and of how many people. */
  extent?: string | null | undefined;
  /** What happened, and when. */
  facts?: string | null | undefined;
  /** What was done about it. */
  measures?: string | null | undefined;
  /** When the people were told. */
  peopleToldAt?: string | null | undefined;
  /** What will keep it from happening again. */
  prevention?: string | null | undefined;
  /** When the Board got the full report. */
  reportedAt?: string | null | undefined;
  /** A name for it. */
  title: string;
};

export type BreachFieldsFragment = { id: string, title: string, awareAt: string, reportDueAt: string, facts: string, extent: string, consequences: string, advice: string, causes: string, measures: string, prevention: string, peopleToldAt: string | null, boardToldAt: string | null, reportedAt: string | null, updatedAt: string };

export type BreachesQueryVariables = Exact<{ [key: string]: never; }>;


export type BreachesQuery = { breaches: Array<{ id: string, title: string, awareAt: string, reportDueAt: string, facts: string, extent: string, consequences: string, advice: string, causes: string, measures: string, prevention: string, peopleToldAt: string | null, boardToldAt: string | null, reportedAt: string | null, updatedAt: string }> };

export type SaveBreachMutationVariables = Exact<{
  input: BreachInput;
  id?: string | number | null | undefined;
  readAt?: string | null | undefined;
}>;


export type SaveBreachMutation = { saveBreach: { id: string, title: string, awareAt: string, reportDueAt: string, facts: string, extent: string, consequences: string, advice: string, causes: string, measures: string, prevention: string, peopleToldAt: string | null, boardToldAt: string | null, reportedAt: string | null, updatedAt: string } };

export const BreachFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreachFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"awareAt"}},{"kind":"Field","name":{"kind":"Name","value":"reportDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"extent"}},{"kind":"Field","name":{"kind":"Name","value":"consequences"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"causes"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"prevention"}},{"kind":"Field","name":{"kind":"Name","value":"peopleToldAt"}},{"kind":"Field","name":{"kind":"Name","value":"boardToldAt"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<BreachFieldsFragment, unknown>;
export const BreachesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Breaches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breaches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BreachFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreachFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"awareAt"}},{"kind":"Field","name":{"kind":"Name","value":"reportDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"extent"}},{"kind":"Field","name":{"kind":"Name","value":"consequences"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"causes"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"prevention"}},{"kind":"Field","name":{"kind":"Name","value":"peopleToldAt"}},{"kind":"Field","name":{"kind":"Name","value":"boardToldAt"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<BreachesQuery, BreachesQueryVariables>;
export const SaveBreachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBreach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BreachInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBreach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"readAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BreachFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreachFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Breach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"awareAt"}},{"kind":"Field","name":{"kind":"Name","value":"reportDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"extent"}},{"kind":"Field","name":{"kind":"Name","value":"consequences"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"causes"}},{"kind":"Field","name":{"kind":"Name","value":"measures"}},{"kind":"Field","name":{"kind":"Name","value":"prevention"}},{"kind":"Field","name":{"kind":"Name","value":"peopleToldAt"}},{"kind":"Field","name":{"kind":"Name","value":"boardToldAt"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SaveBreachMutation, SaveBreachMutationVariables>;
export function useBreachesQuery(options?: useQuery.Options<BreachesQuery, BreachesQueryVariables> & { returnPartialData?: false }) {
  return useQuery<BreachesQuery, BreachesQueryVariables>(BreachesDocument, options);
}

export function useSaveBreachMutation(options?: useMutation.Options<SaveBreachMutation, SaveBreachMutationVariables>) {
  return useMutation<SaveBreachMutation, SaveBreachMutationVariables>(SaveBreachDocument, options);
}
