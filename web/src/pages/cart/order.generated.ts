/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An order of printed brochures as the visitor types it. */
export type BrochureOrderInput = {
  /** Street and house. */
  address: string;
  /** The country: India, United Arab Emirates, United States, United Kingdom, Singapore, Canada, Australia. */
  country: string;
  /** The coupon. */
  couponCode?: string | null | undefined;
  /** E-mail address. */
  email: string;
  /** Milliseconds since the form was shown. Fewer than 1,200 count as a robot’s, as above; without it, the time is not checked. */
  filledInMs?: number | null | undefined;
  /** The brochures, 1 to 50, each property once. */
  lines: Array<OrderLineInput>;
  /** Anything else. */
  message?: string | null | undefined;
  /** The visitor’s name. */
  name: string;
  /** The payment method for the shipping. */
  payment: PaymentMethod;
  /** Phone number in any notation. */
  phone: string;
  /** PIN or postal code; required for India, with six digits. */
  postcode?: string | null | undefined;
  /** A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key with the same e-mail address returns the first receipt and stores nothing again. */
  submissionKey?: string | null | undefined;
  /** Town. */
  town: string;
  /** A trap: people do not see this field. If it has text, the answer looks the same, and nothing is stored. */
  website?: string | null | undefined;
};

/** The brochure and papers of one property, in a number of copies. */
export type OrderLineInput = {
  /** The number of copies, 1 to 99. */
  copies: number;
  /** The property. */
  propertyId: string | number;
  /** The property’s name as the visitor saw it; kept when the property was removed meanwhile. */
  title?: string | null | undefined;
};

/** How the shipping of an order is paid. Nothing is charged by sending it. */
export type PaymentMethod =
  /** Cash, when the parcel arrives; in India only. */
  | 'CASH_ON_DELIVERY'
  /** A cheque, sent to the office. */
  | 'CHEQUE'
  /** The office sends a payment link. */
  | 'PAYPAL';

export type OrderTotalsQueryVariables = Exact<{
  couponCode?: string | null | undefined;
}>;


export type OrderTotalsQuery = { orderTotals: { subtotalPaise: number, shippingPaise: number, discountPaise: number, vatPaise: number, totalPaise: number, couponCode: string | null, couponRefusal: string | null, firstOrderOnly: boolean } };

export type SubmitOrderMutationVariables = Exact<{
  input: BrochureOrderInput;
}>;


export type SubmitOrderMutation = { submitOrder: { reference: string } };


export const OrderTotalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderTotals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"couponCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderTotals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"couponCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"couponCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotalPaise"}},{"kind":"Field","name":{"kind":"Name","value":"shippingPaise"}},{"kind":"Field","name":{"kind":"Name","value":"discountPaise"}},{"kind":"Field","name":{"kind":"Name","value":"vatPaise"}},{"kind":"Field","name":{"kind":"Name","value":"totalPaise"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}},{"kind":"Field","name":{"kind":"Name","value":"couponRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"firstOrderOnly"}}]}}]}}]} as unknown as DocumentNode<OrderTotalsQuery, OrderTotalsQueryVariables>;
export const SubmitOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BrochureOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]}}]} as unknown as DocumentNode<SubmitOrderMutation, SubmitOrderMutationVariables>;
export function useOrderTotalsQuery(options?: useQuery.Options<OrderTotalsQuery, OrderTotalsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<OrderTotalsQuery, OrderTotalsQueryVariables>(OrderTotalsDocument, options);
}

export function useSubmitOrderMutation(options?: useMutation.Options<SubmitOrderMutation, SubmitOrderMutationVariables>) {
  return useMutation<SubmitOrderMutation, SubmitOrderMutationVariables>(SubmitOrderDocument, options);
}
