/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a list of job applications is narrowed to; all that is given must hold. */
export type ApplicationFilter = {
  /** Sent on this day in India or later. */
  from?: string | null | undefined;
  /** Whether its next date has passed. */
  overdue?: boolean | null | undefined;
  /** How far it is. */
  state?: ApplicationState | null | undefined;
  /** Sent on this day in India or before. */
  to?: string | null | undefined;
  /** Whether no colleague has opened it yet. */
  unread?: boolean | null | undefined;
};

/** How far a job application is. */
export type ApplicationState =
  | 'HIRED'
  | 'INTERVIEW'
  | 'NEW'
  | 'REJECTED'
  | 'SHORTLISTED';

/** What the admin’s list of stories is narrowed to; all that is given must hold. */
export type BlogFilter = {
  /** Who sees it. */
  publication?: PublicationState | null | undefined;
  /** Only stories with this tag. */
  tag?: string | null | undefined;
};

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

/** What an item is. */
export type ItemKind =
  | 'BLOG'
  | 'CONTACT_REQUEST'
  | 'JOB_APPLICATION'
  | 'MEDIA_ITEM'
  | 'PROPERTY'
  | 'TEAM_MEMBER'
  | 'TESTIMONIAL';

/** Which items of a kind are meant: those that match everything that is given, and the `filter` beside it. */
export type ItemMatch = {
  /** Leaves out items created later. */
  createdUntil?: string | null | undefined;
  /** Words that must all occur; beginnings of words are enough. */
  search?: string | null | undefined;
};

/** Which items are meant: `ids`, or all that match. One of the two. */
export type ItemSelection = {
  /** These items, at most 1,000. */
  ids?: Array<string | number> | null | undefined;
  /** All items that match, and the `filter` beside it, up to 1,000 a call. */
  matching?: ItemMatch | null | undefined;
};

/** Narrows `matching` for a kind that has a filter: the one of that kind alone. */
export type ItemsFilter = {
  /** As in `applications`. */
  applications?: ApplicationFilter | null | undefined;
  /** As in `adminBlogs`. */
  blogs?: BlogFilter | null | undefined;
  /** As in `contacts`. */
  contacts?: ContactFilter | null | undefined;
  /** As in `adminProperties`. */
  properties?: PropertyFilter | null | undefined;
};

/** What kind of project it is. */
export type PropertyCategory =
  | 'COMMERCIAL'
  | 'RESIDENTIAL'
  | 'STUDIO';

/** What the admin’s list of properties is narrowed to; all that is given must hold. */
export type PropertyFilter = {
  /** Only this category. */
  category?: PropertyCategory | null | undefined;
  /** Only those with pictures, or only those without. */
  hasPictures?: boolean | null | undefined;
  /** Who sees it. */
  publication?: PublicationState | null | undefined;
  /** Only this status. */
  status?: PropertyStatus | null | undefined;
};

/** Where the sale stands. SOLD and OFF_MARKET keep their page but leave the default lists. */
export type PropertyStatus =
  | 'FOR_RENT'
  | 'FOR_SALE'
  | 'OFF_MARKET'
  | 'SOLD'
  | 'UNDER_OFFER';

/** Who sees an item. */
export type PublicationState =
  /** Owner and editors only. */
  | 'DRAFT'
  /** Everybody. */
  | 'PUBLISHED'
  /** Owner and editors until its moment has come, then everybody. */
  | 'SCHEDULED';

export type BulkOutcomeFragment = { doneIds: Array<string>, failedIds: Array<string>, remaining: number };

export type DeleteItemsMutationVariables = Exact<{
  kind: ItemKind;
  selection: ItemSelection;
  filter?: ItemsFilter | null | undefined;
}>;


export type DeleteItemsMutation = { deleteItems: { doneIds: Array<string>, failedIds: Array<string>, remaining: number } };

export type RestoreItemsMutationVariables = Exact<{
  kind: ItemKind;
  selection: ItemSelection;
}>;


export type RestoreItemsMutation = { restoreItems: { doneIds: Array<string>, failedIds: Array<string>, remaining: number } };

export const BulkOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doneIds"}},{"kind":"Field","name":{"kind":"Name","value":"failedIds"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]} as unknown as DocumentNode<BulkOutcomeFragment, unknown>;
export const DeleteItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemSelection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemsFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doneIds"}},{"kind":"Field","name":{"kind":"Name","value":"failedIds"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]} as unknown as DocumentNode<DeleteItemsMutation, DeleteItemsMutationVariables>;
export const RestoreItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemSelection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doneIds"}},{"kind":"Field","name":{"kind":"Name","value":"failedIds"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]} as unknown as DocumentNode<RestoreItemsMutation, RestoreItemsMutationVariables>;
export function useDeleteItemsMutation(options?: useMutation.Options<DeleteItemsMutation, DeleteItemsMutationVariables>) {
  return useMutation<DeleteItemsMutation, DeleteItemsMutationVariables>(DeleteItemsDocument, options);
}

export function useRestoreItemsMutation(options?: useMutation.Options<RestoreItemsMutation, RestoreItemsMutationVariables>) {
  return useMutation<RestoreItemsMutation, RestoreItemsMutationVariables>(RestoreItemsDocument, options);
}
