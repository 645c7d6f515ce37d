/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A contact request as the visitor types it. */
export type ContactRequestInput = {
  /** Whether the browser may remember name, e-mail and phone. */
  agree?: boolean | null | undefined;
  /** E-mail address. */
  email: string;
  /** The message. */
  message?: string | null | undefined;
  /** Required but for the newsletter and the coming-soon notice. */
  name?: string | null | undefined;
  /** The path of the page that the form stands on. */
  page?: string | null | undefined;
  /** Phone number, in any notation. */
  phone?: string | null | undefined;
  /** The property that it is about. */
  propertyId?: string | number | null | undefined;
  /** Required from the contact form. */
  service?: ContactService | null | undefined;
  /** `contact` by default. */
  source?: ContactSource | null | undefined;
};

/** What the visitor is looking for. */
export type ContactService =
  | 'Commercial'
  | 'Residential';

/** The form that a contact request came from. */
export type ContactSource =
  | 'addListing'
  | 'agent'
  | 'checkout'
  | 'comingSoon'
  | 'consultation'
  | 'contact'
  | 'enquiry'
  | 'newsletter'
  | 'register';

export type SubmitContactMutationVariables = Exact<{
  input: ContactRequestInput;
}>;


export type SubmitContactMutation = { submitContact: { reference: string, message: string } };


export const SubmitContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SubmitContactMutation, SubmitContactMutationVariables>;
export function useSubmitContactMutation(options?: useMutation.Options<SubmitContactMutation, SubmitContactMutationVariables>) {
  return useMutation<SubmitContactMutation, SubmitContactMutationVariables>(SubmitContactDocument, options);
}
