import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OffersQueryVariables = { [key: string]: never; };
export type OffersQuery = { settings: { sendsBrochures: boolean, takesCoupons: boolean } };
export type OfferMutationVariables = {
  brochures: boolean;
  coupons: boolean;
};
export type OfferMutation = { offerBrochures: { sendsBrochures: boolean }, offerCoupons: { takesCoupons: boolean } };

export const OffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsBrochures"}},{"kind":"Field","name":{"kind":"Name","value":"takesCoupons"}}]}}]}}]} as unknown as DocumentNode<OffersQuery, OffersQueryVariables>;
export const OfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Offer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brochures"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"coupons"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerBrochures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brochures"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsBrochures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offerCoupons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"coupons"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takesCoupons"}}]}}]}}]} as unknown as DocumentNode<OfferMutation, OfferMutationVariables>;
export function useOffersQuery(options?: useQuery.Options<OffersQuery, OffersQueryVariables> & { returnPartialData?: false }) {
  return useQuery<OffersQuery, OffersQueryVariables>(OffersDocument, options);
}
export function useOfferMutation(options?: useMutation.Options<OfferMutation, OfferMutationVariables>) {
  return useMutation<OfferMutation, OfferMutationVariables>(OfferDocument, options);
}
