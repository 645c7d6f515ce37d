/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** How far a contact request is. */
export type ContactState =
  /** Nothing more is to be done. */
  | 'closed'
  /** Somebody has spoken with the visitor, or written. */
  | 'contacted'
  /** It has reached the office, which answers it. */
  | 'new'
  /** A visit is agreed. */
  | 'visitPlanned';

/** One filter of an admin list. */
export type ListFilter = {
  /** A name that the list knows, such as `status`. */
  name: string;
  /** The value that is kept. */
  value: string;
};

/** Which part of an admin list to show. */
export type ListInput = {
  /** Leaves out what was created later. */
  createdUntil?: string | null | undefined;
  /** Show what was deleted instead of what is there. */
  deleted?: boolean | null | undefined;
  /** DESCENDING by default: newest first. */
  direction?: SortDirection | null | undefined;
  /** Filters that must all hold. Properties: `publication`, `category`, `status`, `pictures` (`with`, `without`). Stories: `publication`, `tag`. */
  filters?: Array<ListFilter> | null | undefined;
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
}>;


export type AdminContactsQuery = { contacts: { totalCount: number, items: Array<{ id: string, reference: string, name: string | null, email: string, phone: string | null, phoneE164: string | null, service: ContactService | null, source: ContactSource, page: string | null, propertyId: string | null, propertyTitle: string | null, message: string | null, state: ContactState, unread: boolean, nextAt: string | null, createdAt: string }> } };


export const AdminContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<AdminContactsQuery, AdminContactsQueryVariables>;
export function useAdminContactsQuery(options?: useQuery.Options<AdminContactsQuery, AdminContactsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AdminContactsQuery, AdminContactsQueryVariables>(AdminContactsDocument, options);
}
