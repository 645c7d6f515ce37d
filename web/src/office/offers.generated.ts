/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OffersQueryVariables = Exact<{ [key: string]: never; }>;


export type OffersQuery = { settings: { takesCoupons: boolean } };

export type OfferCouponsMutationVariables = Exact<{
  on: boolean;
}>;


export type OfferCouponsMutation = { offerCoupons: { takesCoupons: boolean } };


export const OffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takesCoupons"}}]}}]}}]} as unknown as DocumentNode<OffersQuery, OffersQueryVariables>;
export const OfferCouponsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferCoupons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerCoupons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takesCoupons"}}]}}]}}]} as unknown as DocumentNode<OfferCouponsMutation, OfferCouponsMutationVariables>;
export function useOffersQuery(options?: useQuery.Options<OffersQuery, OffersQueryVariables> & { returnPartialData?: false }) {
  return useQuery<OffersQuery, OffersQueryVariables>(OffersDocument, options);
}

export function useOfferCouponsMutation(options?: useMutation.Options<OfferCouponsMutation, OfferCouponsMutationVariables>) {
  return useMutation<OfferCouponsMutation, OfferCouponsMutationVariables>(OfferCouponsDocument, options);
}
