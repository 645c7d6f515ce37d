/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** The filter of the list of places in the office; all given conditions must hold. */
export type PlaceFilter = {
  /** Only this kind. */
  kind?: PlaceKind | null | undefined;
  /** Only in the region with this key. */
  region?: string | null | undefined;
};

/** A place from the form of the office. */
export type PlaceInput = {
  /** Other names and spellings. */
  aliases?: Array<string> | null | undefined;
  /** Its name in Hindi. */
  hindiName?: string | null | undefined;
  /** Whether the company offers nothing there. */
  isOutside?: boolean | null | undefined;
  /** Its kind. */
  kind: PlaceKind;
  /** Degrees north; give both or neither. */
  latitude?: number | null | undefined;
  /** Degrees east; give both or neither. */
  longitude?: number | null | undefined;
  /** Its name, such as “Sector 150”. */
  name: string;
  /** The keys of places to look in as well. */
  neighbours?: Array<string> | null | undefined;
  /** What an editor should know or check. */
  note?: string | null | undefined;
  /** The day on which a station or an airport opened, as YYYY-MM-DD. */
  opensOn?: string | null | undefined;
  /** The keys of the places in which it lies, besides its region. */
  parents?: Array<string> | null | undefined;
  /** The key of its region. */
  region?: string | null | undefined;
  /** Where its position comes from. */
  source?: string | null | undefined;
};

/** The kind of a place in the gazetteer. */
export type PlaceKind =
  | 'AIRPORT'
  | 'CORRIDOR'
  | 'LANDMARK'
  | 'LOCALITY'
  | 'METRO'
  | 'REGION'
  | 'SECTOR';

/** The direction of a sorted list. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

export type AdminPlacesQueryVariables = Exact<{
  list?: ListInput | null | undefined;
  filter?: PlaceFilter | null | undefined;
}>;


export type AdminPlacesQuery = { adminPlaces: { totalCount: number, items: Array<{ id: string, key: string, kind: PlaceKind, name: string, region: string | null, isOutside: boolean, opensOn: string | null, listedCount: number, note: string | null }> }, unplaced: { totalCount: number } };

export type EditedPlaceQueryVariables = Exact<{
  id: string | number;
}>;


export type EditedPlaceQuery = { place: { id: string, updatedAt: string, key: string, kind: PlaceKind, name: string, hindiName: string | null, region: string | null, parents: Array<string>, aliases: Array<string>, neighbours: Array<string>, isOutside: boolean, opensOn: string | null, note: string | null, source: string | null, enteredPosition: { latitude: number, longitude: number } | null } };

export type CreatePlaceMutationVariables = Exact<{
  input: PlaceInput;
}>;


export type CreatePlaceMutation = { place: { id: string } };

export type UpdatePlaceMutationVariables = Exact<{
  id: string | number;
  input: PlaceInput;
  readAt?: string | null | undefined;
}>;


export type UpdatePlaceMutation = { place: { id: string } };

export type DeletePlaceMutationVariables = Exact<{
  id: string | number;
}>;


export type DeletePlaceMutation = { place: { id: string } };


export const AdminPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"isOutside"}},{"kind":"Field","name":{"kind":"Name","value":"opensOn"}},{"kind":"Field","name":{"kind":"Name","value":"listedCount"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"unplaced"},"name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"hasPlace"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminPlacesQuery, AdminPlacesQueryVariables>;
export const EditedPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"place"},"name":{"kind":"Name","value":"editedPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hindiName"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"parents"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"neighbours"}},{"kind":"Field","name":{"kind":"Name","value":"isOutside"}},{"kind":"Field","name":{"kind":"Name","value":"opensOn"}},{"kind":"Field","name":{"kind":"Name","value":"enteredPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]} as unknown as DocumentNode<EditedPlaceQuery, EditedPlaceQueryVariables>;
export const CreatePlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"place"},"name":{"kind":"Name","value":"createPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreatePlaceMutation, CreatePlaceMutationVariables>;
export const UpdatePlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"place"},"name":{"kind":"Name","value":"updatePlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"readAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdatePlaceMutation, UpdatePlaceMutationVariables>;
export const DeletePlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"place"},"name":{"kind":"Name","value":"deletePlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeletePlaceMutation, DeletePlaceMutationVariables>;
export function useAdminPlacesQuery(options?: useQuery.Options<AdminPlacesQuery, AdminPlacesQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AdminPlacesQuery, AdminPlacesQueryVariables>(AdminPlacesDocument, options);
}

export function useEditedPlaceQuery(options: useQuery.Options<EditedPlaceQuery, EditedPlaceQueryVariables> & { returnPartialData?: false } & { variables: EditedPlaceQueryVariables }) {
  return useQuery<EditedPlaceQuery, EditedPlaceQueryVariables>(EditedPlaceDocument, options);
}

export function useCreatePlaceMutation(options?: useMutation.Options<CreatePlaceMutation, CreatePlaceMutationVariables>) {
  return useMutation<CreatePlaceMutation, CreatePlaceMutationVariables>(CreatePlaceDocument, options);
}

export function useUpdatePlaceMutation(options?: useMutation.Options<UpdatePlaceMutation, UpdatePlaceMutationVariables>) {
  return useMutation<UpdatePlaceMutation, UpdatePlaceMutationVariables>(UpdatePlaceDocument, options);
}

export function useDeletePlaceMutation(options?: useMutation.Options<DeletePlaceMutation, DeletePlaceMutationVariables>) {
  return useMutation<DeletePlaceMutation, DeletePlaceMutationVariables>(DeletePlaceDocument, options);
}
