/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The filter of a list of job applications; all given conditions must hold. */
export type ApplicationFilter = {
  /** Sent on or after this day in India. */
  from?: string | null | undefined;
  /** Whether the next date has passed. */
  overdue?: boolean | null | undefined;
  /** The state of the work. */
  state?: ApplicationState | null | undefined;
  /** Sent on or before this day in India. */
  to?: string | null | undefined;
  /** Whether no colleague has opened the lead yet. */
  unread?: boolean | null | undefined;
};

/** The state of the work on a job application. */
export type ApplicationState =
  | 'HIRED'
  | 'INTERVIEW'
  | 'NEW'
  | 'REJECTED'
  | 'SHORTLISTED';

/** The filter of the admin list of stories; all given conditions must hold. */
export type BlogFilter = {
  /** The publication state. */
  publication?: PublicationState | null | undefined;
  /** Only stories with this tag. */
  tag?: string | null | undefined;
};

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

/** The kind of an item. */
export type ItemKind =
  | 'BLOG'
  | 'BUILDER'
  | 'CONTACT_REQUEST'
  | 'JOB_APPLICATION'
  | 'LISTING_REPORT'
  | 'MEDIA_ITEM'
  | 'PROGRESS_PHOTO'
  | 'PROPERTY'
  | 'SUBSCRIBER'
  | 'TEAM_MEMBER'
  | 'TESTIMONIAL';

/** Selects the items of a kind that match all given conditions, including the `filter` beside it. */
export type ItemMatch = {
  /** Leaves out items created later. */
  createdUntil?: string | null | undefined;
  /** Search words; an item must contain all of them, at least as beginnings of words. */
  search?: string | null | undefined;
};

/** Selects items: either by `ids`, or all that match. */
export type ItemSelection = {
  /** These items, at most 1,000. */
  ids?: Array<string | number> | null | undefined;
  /** All items that match, including the `filter` beside it; up to 1,000 per call. */
  matching?: ItemMatch | null | undefined;
};

/** Narrows `matching`; use only the filter of the chosen kind. */
export type ItemsFilter = {
  /** As in `applications`. */
  applications?: ApplicationFilter | null | undefined;
  /** As in `adminBlogs`. */
  blogs?: BlogFilter | null | undefined;
  /** As in `contacts`. */
  contacts?: ContactFilter | null | undefined;
  /** As in `listingReports`. */
  listingReports?: ListingReportFilter | null | undefined;
  /** As in `adminProperties`. */
  properties?: PropertyFilter | null | undefined;
  /** As in `subscribers`. */
  subscribers?: SubscriberFilter | null | undefined;
};

/** The filter of the list of reports; all given conditions must hold. */
export type ListingReportFilter = {
  /** Whether their time for an answer has passed. */
  overdue?: boolean | null | undefined;
  /** Whether they are answered. */
  state?: ReportState | null | undefined;
};

/** The kind of project. */
export type PropertyCategory =
  | 'COMMERCIAL'
  | 'RESIDENTIAL'
  | 'STUDIO';

/** The filter of the admin list of properties; all given conditions must hold. */
export type PropertyFilter = {
  /** Only this category. */
  category?: PropertyCategory | null | undefined;
  /** Only properties with pictures, or only those without. */
  hasPictures?: boolean | null | undefined;
  /** Only properties with a place of the gazetteer, or only those without. */
  hasPlace?: boolean | null | undefined;
  /** Only published properties that pass their checks, or only those in a grace period or taken from the site that do not. */
  passes?: boolean | null | undefined;
  /** Only properties whose price is old by the rule `price.staleDays`, or only the others; a price that grows old is noted within an hour. */
  priceIsOld?: boolean | null | undefined;
  /** The publication state. */
  publication?: PublicationState | null | undefined;
  /** Only this status. */
  status?: PropertyStatus | null | undefined;
};

/** The state of the sale. SOLD and OFF_MARKET projects keep their page but leave the default lists. */
export type PropertyStatus =
  | 'FOR_RENT'
  | 'FOR_SALE'
  | 'OFF_MARKET'
  | 'SOLD'
  | 'UNDER_OFFER';

/** The publication state of an item. */
export type PublicationState =
  /** Owner and editors only. */
  | 'DRAFT'
  /** All visitors. */
  | 'PUBLISHED'
  /** Owner and editors until the set time, then all visitors. */
  | 'SCHEDULED';

/** Whether the office has answered a report. */
export type ReportState =
  | 'ANSWERED'
  | 'OPEN';

/** The filters for subscribers. */
export type SubscriberFilter = {
  /** What they asked for. */
  source?: SubscriberSource | null | undefined;
};

/** What a subscriber asked for. */
export type SubscriberSource =
  /** A notice on the launch. */
  | 'COMING_SOON'
  /** The newsletter. */
  | 'NEWSLETTER';

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
