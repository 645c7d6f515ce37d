/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an item is: the name of its type. */
export type ItemKind =
  | 'Blog'
  | 'ContactRequest'
  | 'JobApplication'
  | 'MediaItem'
  | 'Property'
  | 'TeamMember'
  | 'Testimonial';

/** Which items of a kind are meant: those that match everything that is given. */
export type ItemMatch = {
  /** Leaves out what was created later. */
  createdUntil?: string | null | undefined;
  /** Filters that must all hold. Properties: `publication`, `category`, `status`, `pictures` (`with`, `without`). Stories: `publication`, `tag`. */
  filters?: Array<ListFilter> | null | undefined;
  /** Words that must all occur; beginnings of words are enough. */
  search?: string | null | undefined;
};

/** Which items are meant: `ids`, or all that match. One of the two. */
export type ItemSelection = {
  /** These items, at most 1,000. */
  ids?: Array<string | number> | null | undefined;
  /** All items that match, up to 1,000 a call. */
  matching?: ItemMatch | null | undefined;
};

/** One filter of an admin list. */
export type ListFilter = {
  /** A name that the list knows, such as `status`. */
  name: string;
  /** The value that is kept. */
  value: string;
};

export type DeleteItemsMutationVariables = Exact<{
  kind: ItemKind;
  selection: ItemSelection;
}>;


export type DeleteItemsMutation = { deleteItems: { doneIds: Array<string>, failedIds: Array<string>, remaining: number } };

export type RestoreItemsMutationVariables = Exact<{
  kind: ItemKind;
  selection: ItemSelection;
}>;


export type RestoreItemsMutation = { restoreItems: { doneIds: Array<string>, failedIds: Array<string>, remaining: number } };


export const DeleteItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemSelection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doneIds"}},{"kind":"Field","name":{"kind":"Name","value":"failedIds"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<DeleteItemsMutation, DeleteItemsMutationVariables>;
export const RestoreItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemSelection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doneIds"}},{"kind":"Field","name":{"kind":"Name","value":"failedIds"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<RestoreItemsMutation, RestoreItemsMutationVariables>;
export function useDeleteItemsMutation(options?: useMutation.Options<DeleteItemsMutation, DeleteItemsMutationVariables>) {
  return useMutation<DeleteItemsMutation, DeleteItemsMutationVariables>(DeleteItemsDocument, options);
}

export function useRestoreItemsMutation(options?: useMutation.Options<RestoreItemsMutation, RestoreItemsMutationVariables>) {
  return useMutation<RestoreItemsMutation, RestoreItemsMutationVariables>(RestoreItemsDocument, options);
}
