import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BrandQueryVariables = { [key: string]: never; };
export type BrandQuery = { settings: { colour: string } };
export type ChooseColourMutationVariables = {
  colour: string;
};
export type ChooseColourMutation = { chooseColour: { colour: string } };

export const BrandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colour"}}]}}]}}]} as unknown as DocumentNode<BrandQuery, BrandQueryVariables>;
export const ChooseColourDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseColour"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"colour"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseColour"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"colour"},"value":{"kind":"Variable","name":{"kind":"Name","value":"colour"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colour"}}]}}]}}]} as unknown as DocumentNode<ChooseColourMutation, ChooseColourMutationVariables>;
export function useBrandQuery(options?: useQuery.Options<BrandQuery, BrandQueryVariables> & { returnPartialData?: false }) {
  return useQuery<BrandQuery, BrandQueryVariables>(BrandDocument, options);
}
export function useChooseColourMutation(options?: useMutation.Options<ChooseColourMutation, ChooseColourMutationVariables>) {
  return useMutation<ChooseColourMutation, ChooseColourMutationVariables>(ChooseColourDocument, options);
}
