/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A contact request from a form. */
export type ContactRequestInput = {
  /** Whether the browser may remember name, e-mail and phone. */
  agree?: boolean | null | undefined;
  /** E-mail address. */
  email: string;
  /** Milliseconds since the form was shown. Fewer than 1,200 count as a robot’s, as above; without it, the time is not checked. */
  filledInMs?: number | null | undefined;
  /** The message. */
  message?: string | null | undefined;
  /** Required. */
  name?: string | null | undefined;
  /** The path of the page with the form. */
  page?: string | null | undefined;
  /** Phone number in any notation; without a country code, it counts as Indian. Required by forms that promise a call: CONSULTATION, ENQUIRY, AGENT, REGISTER, ADD_LISTING, CHECKOUT. */
  phone?: string | null | undefined;
  /** The property that the enquiry refers to. */
  propertyId?: string | number | null | undefined;
  /** Required by the contact form. */
  service?: ContactService | null | undefined;
  /** CONTACT by default. */
  source?: ContactSource | null | undefined;
  /** A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key with the same e-mail address returns the first receipt and stores nothing again. */
  submissionKey?: string | null | undefined;
  /** A trap: people do not see this field. If it has text, the answer looks the same, and nothing is stored. */
  website?: string | null | undefined;
};

/** The kind of property that the visitor wants. */
export type ContactService =
  | 'COMMERCIAL'
  | 'RESIDENTIAL';

/** How a contact request reached the company: by a form of the site, or entered by a colleague. */
export type ContactSource =
  | 'ADD_LISTING'
  | 'AGENT'
  /** A WhatsApp or text message; not for visitors. */
  | 'CHAT'
  | 'CHECKOUT'
  | 'CONSULTATION'
  | 'CONTACT'
  | 'ENQUIRY'
  /** A call that a colleague took; not for visitors. */
  | 'PHONE_CALL'
  | 'REGISTER'
  /** A visit to the office; not for visitors. */
  | 'WALK_IN';

/** The state of the work on a contact request. */
export type ContactState =
  /** The work has ended. */
  | 'CLOSED'
  /** A colleague has spoken or written to the visitor. */
  | 'CONTACTED'
  /** The office has received it and will answer. */
  | 'NEW'
  /** A visit is agreed. */
  | 'VISIT_PLANNED';

/** How the shipping of an order is paid. Nothing is charged by sending it. */
export type PaymentMethod =
  /** Cash, when the parcel arrives; in India only. */
  | 'CASH_ON_DELIVERY'
  /** A cheque, sent to the office. */
  | 'CHEQUE'
  /** The office sends a payment link. */
  | 'PAYPAL';

export type SubmitContactMutationVariables = Exact<{
  input: ContactRequestInput;
}>;


export type SubmitContactMutation = { submitContact: { reference: string, message: string } };

export type ContactStatusQueryVariables = Exact<{
  reference: string;
  email: string;
}>;


export type ContactStatusQuery = { contactStatus: { reference: string, state: ContactState, sentAt: string, source: ContactSource, propertyTitle: string | null, order: { payment: PaymentMethod, town: string, country: string, lines: Array<{ propertyId: string, title: string, copies: number, removed: boolean }>, totals: { shippingPaise: number, discountPaise: number, vatPaise: number, totalPaise: number, couponCode: string | null } } | null } | null };


export const SubmitContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SubmitContactMutation, SubmitContactMutationVariables>;
export const ContactStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"copies"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shippingPaise"}},{"kind":"Field","name":{"kind":"Name","value":"discountPaise"}},{"kind":"Field","name":{"kind":"Name","value":"vatPaise"}},{"kind":"Field","name":{"kind":"Name","value":"totalPaise"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"}},{"kind":"Field","name":{"kind":"Name","value":"town"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]}}]} as unknown as DocumentNode<ContactStatusQuery, ContactStatusQueryVariables>;
export function useSubmitContactMutation(options?: useMutation.Options<SubmitContactMutation, SubmitContactMutationVariables>) {
  return useMutation<SubmitContactMutation, SubmitContactMutationVariables>(SubmitContactDocument, options);
}

export function useContactStatusQuery(options: useQuery.Options<ContactStatusQuery, ContactStatusQueryVariables> & { returnPartialData?: false } & { variables: ContactStatusQueryVariables }) {
  return useQuery<ContactStatusQuery, ContactStatusQueryVariables>(ContactStatusDocument, options);
}
