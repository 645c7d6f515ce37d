/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The filter of the activity log; all given conditions must hold. */
export type ActivityFilter = {
  /** Only actions of this account. */
  accountId?: string | number | null | undefined;
  /** Only actions at or after this moment. */
  from?: string | null | undefined;
  /** Only actions on this item. */
  itemId?: string | number | null | undefined;
  /** Only actions on this kind of item. */
  noun?: string | null | undefined;
  /** Only actions before this moment. */
  to?: string | null | undefined;
  /** Only actions of this kind. */
  verb?: ActivityVerb | null | undefined;
};

/** The kind of an action. */
export type ActivityVerb =
  | 'CREATED'
  | 'DELETED'
  /** Saved a draft beside what visitors see. */
  | 'DRAFT_SAVED'
  /** Downloaded as a file. */
  | 'EXPORTED'
  /** Ended a link with which another person chooses a password. */
  | 'INVITATION_WITHDRAWN'
  /** Made a link with which another person chooses a password. */
  | 'INVITED'
  /** Logged in. */
  | 'LOGIN'
  /** A login with this account’s name failed: wrong password or code. */
  | 'LOGIN_FAILED'
  | 'LOGOUT'
  /** Added a passkey to their own account. */
  | 'PASSKEY_ADDED'
  /** Removed a passkey from their own account. */
  | 'PASSKEY_REMOVED'
  /** Changed the account’s own password. */
  | 'PASSWORD_CHANGED'
  /** Gave another account a new password. */
  | 'PASSWORD_RESET'
  | 'PURGED'
  /** Made new recovery codes. */
  | 'RECOVERY_CODES_MADE'
  | 'RESTORED'
  /** Switched off a second factor. */
  | 'SECOND_FACTOR_OFF'
  /** Switched on the second factor. */
  | 'SECOND_FACTOR_ON'
  /** Ended logins of the account itself or of another account. */
  | 'SESSION_ENDED'
  | 'UPDATED';

export type ActivitiesQueryVariables = Exact<{
  filter?: ActivityFilter | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type ActivitiesQuery = { activities: { totalCount: number, hasMore: boolean, items: Array<{ id: string, at: string, accountId: string, username: string, address: string, verb: ActivityVerb, noun: string, itemId: string | null, label: string, versionId: string | null, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type ActivityAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type ActivityAccountsQuery = { accounts: Array<{ id: string, username: string }> };


export const ActivitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Activities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"verb"}},{"kind":"Field","name":{"kind":"Name","value":"noun"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"versionId"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ActivitiesQuery, ActivitiesQueryVariables>;
export const ActivityAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]} as unknown as DocumentNode<ActivityAccountsQuery, ActivityAccountsQueryVariables>;
export function useActivitiesQuery(options?: useQuery.Options<ActivitiesQuery, ActivitiesQueryVariables> & { returnPartialData?: false }) {
  return useQuery<ActivitiesQuery, ActivitiesQueryVariables>(ActivitiesDocument, options);
}

export function useActivityAccountsQuery(options?: useQuery.Options<ActivityAccountsQuery, ActivityAccountsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<ActivityAccountsQuery, ActivityAccountsQueryVariables>(ActivityAccountsDocument, options);
}
