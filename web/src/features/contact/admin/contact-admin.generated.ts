/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a list of contact requests is narrowed to; all that is given must hold. */
export type ContactFilter = {
  /** Sent on this day in India or later. */
  from?: string | null | undefined;
  /** Whether its next date has passed. */
  overdue?: boolean | null | undefined;
  /** The form that it came from. */
  source?: ContactSource | null | undefined;
  /** How far it is. */
  state?: ContactState | null | undefined;
  /** Sent on this day in India or before. */
  to?: string | null | undefined;
  /** Whether no colleague has opened it yet. */
  unread?: boolean | null | undefined;
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

/** Which part of an admin list to show. */
export type ListInput = {
  /** Leaves out items created later. */
  createdUntil?: string | null | undefined;
  /** Show deleted items instead of the others. */
  deleted?: boolean | null | undefined;
  /** DESCENDING by default: newest first. */
  direction?: SortDirection | null | undefined;
  /** The page, counted from 1 (the default). */
  page?: number | null | undefined;
  /** Items a page, 1 to 100; each list has its own default. */
  perPage?: number | null | undefined;
  /** Words that must all occur; beginnings of words are enough. */
  search?: string | null | undefined;
  /** The field to sort by; `createdAt` by default. */
  sortBy?: string | null | undefined;
};

/** Which end of a list comes first. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

export type AdminContactsQueryVariables = Exact<{
  list?: ListInput | null | undefined;
  filter?: ContactFilter | null | undefined;
}>;


export type AdminContactsQuery = { contacts: { totalCount: number, readAt: string, items: Array<{ id: string, reference: string, name: string | null, email: string, phone: string | null, phoneE164: string | null, service: ContactService | null, source: ContactSource, page: string | null, propertyId: string | null, propertyTitle: string | null, message: string | null, state: ContactState, unread: boolean, nextAt: string | null, createdAt: string }> } };


export const AdminContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<AdminContactsQuery, AdminContactsQueryVariables>;
export function useAdminContactsQuery(options?: useQuery.Options<AdminContactsQuery, AdminContactsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AdminContactsQuery, AdminContactsQueryVariables>(AdminContactsDocument, options);
}
