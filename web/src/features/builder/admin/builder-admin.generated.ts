/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What the consultancy checked about a builder. */
export type BuilderCheckInput = {
  /** Who checked it. */
  checkedBy: string;
  /** The day of the check. As YYYY-MM-DD. */
  checkedOn: string;
  /** What was checked, and the result. */
  text: string;
};

/** A builder from the form of the office. */
export type BuilderInput = {
  /** What the consultancy checked. */
  checks?: Array<BuilderCheckInput> | null | undefined;
  /** About the builder; an empty line begins a new paragraph. */
  introduction?: string | null | undefined;
  /** The name. */
  name: string;
  /** Registration number as a promoter with RERA. */
  promoterNumber?: string | null | undefined;
  /** The year in which it began to build. */
  since?: number | null | undefined;
  /** Its projects with promised and actual days. */
  trackRecord?: Array<TrackRecordInput> | null | undefined;
  /** Website. */
  website?: string | null | undefined;
};

/** A chosen picture in its place; the first is the cover. */
export type ChosenPicture = {
  /** A description of the picture, at most 200 characters; by default, the item’s title. */
  alt?: string | null | undefined;
  /** The picture’s id, from an item, from `uploadPicture` or from `pictureLibrary`. */
  id: string | number;
  /** For a picture of a property: what it is. If it is left out, it does not change; null removes it. */
  nature?: PictureNature | null | undefined;
};

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

/** Whether a picture is a photograph of what stands there, or an artist’s impression of what is planned. */
export type PictureNature =
  | 'ARTISTS_IMPRESSION'
  | 'PHOTOGRAPH';

/** The direction of a sorted list. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

/** A project of a builder with its promised and its actual day. */
export type TrackRecordInput = {
  /** The day on which possession began; null if it has not. As YYYY-MM-DD. */
  deliveredOn?: string | null | undefined;
  /** The day of its launch; null if not known. As YYYY-MM-DD. */
  launchedOn?: string | null | undefined;
  /** Whole months from the promised day to the actual one, or until today while there is none; negative if earlier. Null while the promised day is in the future. */
  monthsLate?: number | null | undefined;
  /** Where it is, such as “Sector 150, Noida”. */
  place?: string | null | undefined;
  /** The name of the project. */
  project: string;
  /** The day promised for possession. As YYYY-MM-DD. */
  promisedOn: string;
  /** The address of the source. Required. */
  sourceAddress?: string | null | undefined;
  /** The source of these days. */
  sourceTitle: string;
};

export type AdminBuildersQueryVariables = Exact<{
  list?: ListInput | null | undefined;
}>;


export type AdminBuildersQuery = { adminBuilders: { totalCount: number, items: Array<{ id: string, name: string, slug: string, promoterNumber: string | null, promoterNumberFits: boolean | null, introduction: string | null, listedCount: number, createdAt: string, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } | null }> } };

export type CreateBuilderMutationVariables = Exact<{
  input: BuilderInput;
  picture?: ChosenPicture | null | undefined;
}>;


export type CreateBuilderMutation = { saved: { id: string, updatedAt: string } };

export type EditedBuilderQueryVariables = Exact<{
  id: string | number;
}>;


export type EditedBuilderQuery = { builder: { updatedBy: string | null, id: string, slug: string, name: string, since: number | null, introduction: string | null, promoterNumber: string | null, website: string | null, isSample: boolean, updatedAt: string, listedCount: number, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } | null, checks: Array<{ text: string, checkedBy: string, checkedOn: string }>, trackRecord: Array<{ project: string, place: string | null, launchedOn: string | null, promisedOn: string, deliveredOn: string | null, monthsLate: number | null, sourceTitle: string, sourceAddress: string | null }> } | null };

export type BuilderNotesQueryVariables = Exact<{
  id: string | number;
}>;


export type BuilderNotesQuery = { builder: { id: string, introduction: string | null, promoterNumber: string | null, promoterNumberFits: boolean | null } | null, differing: Array<{ id: string, title: string, aboutBuilder: string }> };

export type UpdateBuilderMutationVariables = Exact<{
  id: string | number;
  input: BuilderInput;
  picture?: ChosenPicture | null | undefined;
  readAt?: string | null | undefined;
}>;


export type UpdateBuilderMutation = { saved: { id: string, updatedAt: string } };

export type BuilderVersionQueryVariables = Exact<{
  id: string | number;
}>;


export type BuilderVersionQuery = { version: { id: string, at: string, by: string | null, draft: boolean, differences: Array<{ field: string, before: string | null, after: string | null }>, builder: { id: string, slug: string, name: string, since: number | null, introduction: string | null, promoterNumber: string | null, website: string | null, isSample: boolean, updatedAt: string, listedCount: number, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } | null, checks: Array<{ text: string, checkedBy: string, checkedOn: string }>, trackRecord: Array<{ project: string, place: string | null, launchedOn: string | null, promisedOn: string, deliveredOn: string | null, monthsLate: number | null, sourceTitle: string, sourceAddress: string | null }> } | null } | null };


export const AdminBuildersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminBuilders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminBuilders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"promoterNumber"}},{"kind":"Field","name":{"kind":"Name","value":"promoterNumberFits"}},{"kind":"Field","name":{"kind":"Name","value":"introduction"}},{"kind":"Field","name":{"kind":"Name","value":"listedCount"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}}]}}]} as unknown as DocumentNode<AdminBuildersQuery, AdminBuildersQueryVariables>;
export const CreateBuilderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBuilder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BuilderInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"picture"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenPicture"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"createBuilder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"picture"},"value":{"kind":"Variable","name":{"kind":"Name","value":"picture"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<CreateBuilderMutation, CreateBuilderMutationVariables>;
export const EditedBuilderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedBuilder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"builder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BuilderFacts"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuilderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Builder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"introduction"}},{"kind":"Field","name":{"kind":"Name","value":"promoterNumber"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"listedCount"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trackRecord"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"launchedOn"}},{"kind":"Field","name":{"kind":"Name","value":"promisedOn"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredOn"}},{"kind":"Field","name":{"kind":"Name","value":"monthsLate"}},{"kind":"Field","name":{"kind":"Name","value":"sourceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"sourceAddress"}}]}}]}}]} as unknown as DocumentNode<EditedBuilderQuery, EditedBuilderQueryVariables>;
export const BuilderNotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuilderNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"builder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"introduction"}},{"kind":"Field","name":{"kind":"Name","value":"promoterNumber"}},{"kind":"Field","name":{"kind":"Name","value":"promoterNumberFits"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"differing"},"name":{"kind":"Name","value":"differingAboutTexts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"builderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"aboutBuilder"}}]}}]}}]} as unknown as DocumentNode<BuilderNotesQuery, BuilderNotesQueryVariables>;
export const UpdateBuilderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBuilder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BuilderInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"picture"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenPicture"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateBuilder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"picture"},"value":{"kind":"Variable","name":{"kind":"Name","value":"picture"}}},{"kind":"Argument","name":{"kind":"Name","value":"readAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<UpdateBuilderMutation, UpdateBuilderMutationVariables>;
export const BuilderVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuilderVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionFacts"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"builder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BuilderFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuilderFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Builder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"introduction"}},{"kind":"Field","name":{"kind":"Name","value":"promoterNumber"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"listedCount"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trackRecord"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"launchedOn"}},{"kind":"Field","name":{"kind":"Name","value":"promisedOn"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredOn"}},{"kind":"Field","name":{"kind":"Name","value":"monthsLate"}},{"kind":"Field","name":{"kind":"Name","value":"sourceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"sourceAddress"}}]}}]}}]} as unknown as DocumentNode<BuilderVersionQuery, BuilderVersionQueryVariables>;
export function useAdminBuildersQuery(options?: useQuery.Options<AdminBuildersQuery, AdminBuildersQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AdminBuildersQuery, AdminBuildersQueryVariables>(AdminBuildersDocument, options);
}

export function useCreateBuilderMutation(options?: useMutation.Options<CreateBuilderMutation, CreateBuilderMutationVariables>) {
  return useMutation<CreateBuilderMutation, CreateBuilderMutationVariables>(CreateBuilderDocument, options);
}

export function useEditedBuilderQuery(options: useQuery.Options<EditedBuilderQuery, EditedBuilderQueryVariables> & { returnPartialData?: false } & { variables: EditedBuilderQueryVariables }) {
  return useQuery<EditedBuilderQuery, EditedBuilderQueryVariables>(EditedBuilderDocument, options);
}

export function useBuilderNotesQuery(options: useQuery.Options<BuilderNotesQuery, BuilderNotesQueryVariables> & { returnPartialData?: false } & { variables: BuilderNotesQueryVariables }) {
  return useQuery<BuilderNotesQuery, BuilderNotesQueryVariables>(BuilderNotesDocument, options);
}

export function useUpdateBuilderMutation(options?: useMutation.Options<UpdateBuilderMutation, UpdateBuilderMutationVariables>) {
  return useMutation<UpdateBuilderMutation, UpdateBuilderMutationVariables>(UpdateBuilderDocument, options);
}

export function useBuilderVersionQuery(options: useQuery.Options<BuilderVersionQuery, BuilderVersionQueryVariables> & { returnPartialData?: false } & { variables: BuilderVersionQueryVariables }) {
  return useQuery<BuilderVersionQuery, BuilderVersionQueryVariables>(BuilderVersionDocument, options);
}
