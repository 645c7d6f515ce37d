/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why the work on an enquiry ended. */
export type CloseReason =
  /** They bought or rented elsewhere. */
  | 'BOUGHT_ELSEWHERE'
  /** They could not be reached. */
  | 'NO_ANSWER'
  /** The place did not suit them. */
  | 'PLACE'
  /** The price did not suit them. */
  | 'PRICE'
  /** It was not a real enquiry. */
  | 'SPAM'
  /** They bought or rented through us. */
  | 'WON';

/** The filter of a list of contact requests; all given conditions must hold. */
export type ContactFilter = {
  /** Why it was closed. */
  closeReason?: CloseReason | null | undefined;
  /** Sent on or after this day in India. */
  from?: string | null | undefined;
  /** Whether the next date has passed. */
  overdue?: boolean | null | undefined;
  /** Only those for this team member; `none` for those without one. */
  responsible?: string | number | null | undefined;
  /** How it reached the company. */
  source?: ContactSource | null | undefined;
  /** The state of the work. */
  state?: ContactState | null | undefined;
  /** Sent on or before this day in India. */
  to?: string | null | undefined;
  /** Whether no colleague has opened the lead yet. */
  unread?: boolean | null | undefined;
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
  /** The form of a shared shortlist, about all of its homes. */
  | 'SHORTLIST'
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

/** Selects a page of an admin list. */
export type ListInput = {
  /** Leaves out items created later. */
  createdUntil?: string | null | undefined;
  /** Show deleted items instead of current ones. */
  deleted?: boolean | null | undefined;
  /** DESCENDING by default: newest first. */
  direction?: SortDirection | null | undefined;
  /** The page, counted from 1 (the default). */
  page?: number | null | undefined;
  /** Items per page, 1 to 100; each list has its own default. */
  perPage?: number | null | undefined;
  /** Search words; an item must contain all of them, at least as beginnings of words. */
  search?: string | null | undefined;
  /** The field to sort by; `createdAt` by default. */
  sortBy?: string | null | undefined;
};

/** The direction of a sorted list. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

export type AdminContactsQueryVariables = Exact<{
  list?: ListInput | null | undefined;
  filter?: ContactFilter | null | undefined;
}>;


export type AdminContactsQuery = { contacts: { totalCount: number, readAt: string, items: Array<{ id: string, reference: string, name: string | null, email: string | null, phone: string | null, phoneE164: string | null, service: ContactService | null, source: ContactSource, page: string | null, propertyId: string | null, propertyTitle: string | null, responsibleName: string | null, agree: boolean, message: string | null, state: ContactState, closeReason: CloseReason | null, enteredBy: string | null, unread: boolean, nextAt: string | null, createdAt: string, order: { lines: Array<{ title: string, copies: number }> } | null }> } };


export const AdminContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"responsibleName"}},{"kind":"Field","name":{"kind":"Name","value":"agree"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"copies"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"closeReason"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<AdminContactsQuery, AdminContactsQueryVariables>;
export function useAdminContactsQuery(options?: useQuery.Options<AdminContactsQuery, AdminContactsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AdminContactsQuery, AdminContactsQueryVariables>(AdminContactsDocument, options);
}
