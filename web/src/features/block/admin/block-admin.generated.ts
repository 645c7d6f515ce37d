/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from 'domain/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BlockFactsFragment = { id: string, page: string, key: string, text: string, editedText: string, publication: Types.PublicationState, publishAt: string | null, updatedAt: string, updatedBy: string | null, draft: { publishAt: string | null } | null };

export type EditedBlocksQueryVariables = Exact<{ [key: string]: never; }>;


export type EditedBlocksQuery = { editedBlocks: Array<{ id: string, page: string, key: string, text: string, editedText: string, publication: Types.PublicationState, publishAt: string | null, updatedAt: string, updatedBy: string | null, draft: { publishAt: string | null } | null }> };

export type SaveBlocksMutationVariables = Exact<{
  blocks: Array<Types.BlockInput> | Types.BlockInput;
  publication?: Types.PublicationInput | null | undefined;
}>;


export type SaveBlocksMutation = { saveBlocks: Array<{ id: string, page: string, key: string, text: string, editedText: string, publication: Types.PublicationState, publishAt: string | null, updatedAt: string, updatedBy: string | null, draft: { publishAt: string | null } | null }> };

export type BlockVersionsQueryVariables = Exact<{
  itemId: string | number;
}>;


export type BlockVersionsQuery = { versions: Array<{ id: string, at: string, by: string | null, draft: boolean, differences: Array<{ after: string | null }> }> };

export const BlockFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"editedText"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]} as unknown as DocumentNode<BlockFactsFragment, unknown>;
export const EditedBlocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedBlocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editedBlocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"editedText"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]} as unknown as DocumentNode<EditedBlocksQuery, EditedBlocksQueryVariables>;
export const SaveBlocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBlocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"blocks"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlockInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publication"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PublicationInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"blocks"},"value":{"kind":"Variable","name":{"kind":"Name","value":"blocks"}}},{"kind":"Argument","name":{"kind":"Name","value":"publication"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publication"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"editedText"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]} as unknown as DocumentNode<SaveBlocksMutation, SaveBlocksMutationVariables>;
export const BlockVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"itemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionFacts"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}}]}}]} as unknown as DocumentNode<BlockVersionsQuery, BlockVersionsQueryVariables>;
export function useEditedBlocksQuery(options?: useQuery.Options<EditedBlocksQuery, EditedBlocksQueryVariables> & { returnPartialData?: false }) {
  return useQuery<EditedBlocksQuery, EditedBlocksQueryVariables>(EditedBlocksDocument, options);
}

export function useSaveBlocksMutation(options?: useMutation.Options<SaveBlocksMutation, SaveBlocksMutationVariables>) {
  return useMutation<SaveBlocksMutation, SaveBlocksMutationVariables>(SaveBlocksDocument, options);
}

export function useBlockVersionsQuery(options: useQuery.Options<BlockVersionsQuery, BlockVersionsQueryVariables> & { returnPartialData?: false } & { variables: BlockVersionsQueryVariables }) {
  return useQuery<BlockVersionsQuery, BlockVersionsQueryVariables>(BlockVersionsDocument, options);
}
