/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A contact request as the visitor types it. */
export type ContactRequestInput = {
  /** Whether the browser may remember name, e-mail and phone. */
  agree?: boolean | null | undefined;
  /** E-mail address. */
  email: string;
  /** Milliseconds since the form was shown. Too few (1,200) are taken for a robot’s, as above; left out, nothing is judged. */
  filledInMs?: number | null | undefined;
  /** The message. */
  message?: string | null | undefined;
  /** Required but for the newsletter and the coming-soon notice. */
  name?: string | null | undefined;
  /** The path of the page that the form stands on. */
  page?: string | null | undefined;
  /** Phone number in any notation, taken for an Indian one without a country code. Required where a call is promised: CONSULTATION, ENQUIRY, AGENT, REGISTER, ADD_LISTING, CHECKOUT. */
  phone?: string | null | undefined;
  /** The property that it is about. */
  propertyId?: string | number | null | undefined;
  /** Required from the contact form. */
  service?: ContactService | null | undefined;
  /** CONTACT by default. */
  source?: ContactSource | null | undefined;
  /** A key of the client’s own making, such as a UUID, of 16 to 64 letters, digits and hyphens. Sent again with the same e-mail address it returns the first receipt, and nothing is stored twice. */
  submissionKey?: string | null | undefined;
  /** A trap: people do not see this field. When it is filled, the answer is the usual one, and nothing is stored. */
  website?: string | null | undefined;
};

/** What the visitor is looking for. */
export type ContactService =
  | 'COMMERCIAL'
  | 'RESIDENTIAL';

/** The form that a contact request came from. */
export type ContactSource =
  | 'ADD_LISTING'
  | 'AGENT'
  | 'CHECKOUT'
  | 'COMING_SOON'
  | 'CONSULTATION'
  | 'CONTACT'
  | 'ENQUIRY'
  | 'NEWSLETTER'
  | 'REGISTER';

/** How far a contact request is. */
export type ContactState =
  /** The work on it has ended. */
  | 'CLOSED'
  /** A colleague has spoken with the visitor, or written. */
  | 'CONTACTED'
  /** It has reached the office, which answers it. */
  | 'NEW'
  /** A visit is agreed. */
  | 'VISIT_PLANNED';

export type SubmitContactMutationVariables = Exact<{
  input: ContactRequestInput;
}>;


export type SubmitContactMutation = { submitContact: { reference: string, message: string } };

export type ContactStatusQueryVariables = Exact<{
  reference: string;
  email: string;
}>;


export type ContactStatusQuery = { contactStatus: { reference: string, state: ContactState, sentAt: string, source: ContactSource, propertyTitle: string | null } | null };


export const SubmitContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SubmitContactMutation, SubmitContactMutationVariables>;
export const ContactStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTitle"}}]}}]}}]} as unknown as DocumentNode<ContactStatusQuery, ContactStatusQueryVariables>;
export function useSubmitContactMutation(options?: useMutation.Options<SubmitContactMutation, SubmitContactMutationVariables>) {
  return useMutation<SubmitContactMutation, SubmitContactMutationVariables>(SubmitContactDocument, options);
}

export function useContactStatusQuery(options: useQuery.Options<ContactStatusQuery, ContactStatusQueryVariables> & { returnPartialData?: false } & { variables: ContactStatusQueryVariables }) {
  return useQuery<ContactStatusQuery, ContactStatusQueryVariables>(ContactStatusDocument, options);
}
