/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an area measures. Carpet area is the net usable floor area of RERA 2016, section 2(k). */
export type AreaBasis =
  | 'builtUp'
  | 'carpet'
  | 'plot'
  | 'superBuiltUp';

/** Square feet, square metres or square yards. */
export type AreaUnit =
  | 'sqFt'
  | 'sqM'
  | 'sqYd';

/** A stored picture at its place; the first is the cover. */
export type ChosenPicture = {
  /** What it shows, at most 200 characters; the property’s title when it is empty. */
  alt?: string | null | undefined;
  /** Its id, from the property or from `uploadPicture`. */
  id: string | number;
};

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

/** What kind of project it is. */
export type PropertyCategory =
  | 'Commercial'
  | 'Residential'
  | 'Studio';

/** A project as the admin types it; facts are texts that the server understands or refuses. */
export type PropertyInput = {
  /** About the builder. */
  aboutBuilder: string;
  /** The postal address. */
  address: string;
  /** Amenities such as Gym or WiFi. */
  amenities?: Array<string> | null | undefined;
  /** `1,150–1,850 sq ft carpet`; several with `;` between them. */
  area?: string | null | undefined;
  /** `2` or `2–3`. */
  baths?: string | null | undefined;
  /** Commercial by default. */
  category?: PropertyCategory | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** The description; an empty line begins a new paragraph. */
  description?: string | null | undefined;
  /** The disclaimer. */
  disclaimer: string;
  /** Features such as Garden or Parking. */
  features?: Array<string> | null | undefined;
  /** Degrees north; give both or neither. */
  latitude?: number | null | undefined;
  /** Sector or neighbourhood. */
  locality?: string | null | undefined;
  /** Degrees east; give both or neither. */
  longitude?: number | null | undefined;
  /** Dimension of the site or lot, such as `6.2 acres`. */
  lotDimensions?: string | null | undefined;
  /** `45,00,000`, `45 lakh`, `1.2–1.9 Cr`, `On Request`; empty is on request. */
  price?: string | null | undefined;
  /** `forSale` by default. */
  propertyStatus?: PropertyStatus | null | undefined;
  /** RERA details. */
  reraDetails: string;
  /** RERA registration number of the project. */
  reraNumber?: string | null | undefined;
  /** `3`, `2–4 BHK` or `Studio`. */
  rooms?: string | null | undefined;
  /** The project’s name. */
  title: string;
  /** `2027`, `Dec 2027` or `Q3 2027`. */
  yearBuilt?: string | null | undefined;
};

/** Where the sale stands. `sold` and `offMarket` keep their page but leave the default lists. */
export type PropertyStatus =
  | 'forRent'
  | 'forSale'
  | 'offMarket'
  | 'sold'
  | 'underOffer';

/** Who is to see an item, and from when on. */
export type PublicationInput = {
  /** When it appears: for `scheduled` only, in the future and within two years. */
  publishAt?: string | null | undefined;
  /** What it is to be. */
  state: PublicationState;
};

/** Who sees an item. */
export type PublicationState =
  /** Owner and editors only. */
  | 'draft'
  /** Everybody. */
  | 'published'
  /** Owner and editors until its moment has come, then everybody. */
  | 'scheduled';

/** Which end of a list comes first. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

export type AdminPropertiesQueryVariables = Exact<{
  list?: ListInput | null | undefined;
}>;


export type AdminPropertiesQuery = { adminProperties: { totalCount: number, items: Array<{ id: string, slug: string, title: string, address: string, category: PropertyCategory, propertyStatus: PropertyStatus, enquiryCount: number, publication: PublicationState, publishAt: string | null, price: { from: number, to: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, alt: string }> }> } };

export type AdminPropertyCountsQueryVariables = Exact<{
  search?: string | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
}>;


export type AdminPropertyCountsQuery = { all: { totalCount: number }, forSale: { totalCount: number }, forRent: { totalCount: number }, sold: { totalCount: number }, underOffer: { totalCount: number }, offMarket: { totalCount: number } };

export type EditedPropertyQueryVariables = Exact<{
  id: string | number;
}>;


export type EditedPropertyQuery = { property: { id: string, updatedAt: string, updatedBy: string | null, slug: string, title: string, category: PropertyCategory, propertyStatus: PropertyStatus, publication: PublicationState, publishAt: string | null, description: Array<string>, aboutBuilder: string, address: string, locality: string | null, city: string | null, lotDimensions: string | null, features: Array<string>, amenities: Array<string>, reraNumber: string | null, reraDetails: string, disclaimer: string, position: { latitude: number, longitude: number } | null, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: AreaUnit, basis: AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, alt: string }> } | null };

export type CreatePropertyMutationVariables = Exact<{
  input: PropertyInput;
  pictures?: Array<ChosenPicture> | ChosenPicture | null | undefined;
  publication?: PublicationInput | null | undefined;
}>;


export type CreatePropertyMutation = { createProperty: { id: string, slug: string, publication: PublicationState, publishAt: string | null } };

export type UpdatePropertyMutationVariables = Exact<{
  id: string | number;
  input: PropertyInput;
  pictures?: Array<ChosenPicture> | ChosenPicture | null | undefined;
  publication?: PublicationInput | null | undefined;
  readAt?: string | null | undefined;
}>;


export type UpdatePropertyMutation = { updateProperty: { id: string, slug: string, publication: PublicationState, publishAt: string | null } };

export type SetPropertyStatusesMutationVariables = Exact<{
  selection: ItemSelection;
  propertyStatus: PropertyStatus;
}>;


export type SetPropertyStatusesMutation = { setPropertyStatuses: { doneIds: Array<string>, failedIds: Array<string>, remaining: number } };

export type PropertyPreviewQueryVariables = Exact<{
  id: string | number;
}>;


export type PropertyPreviewQuery = { property: { id: string, slug: string, title: string, publication: PublicationState, publishAt: string | null } | null };

export type SetPropertyPublicationMutationVariables = Exact<{
  id: string | number;
  publication: PublicationInput;
}>;


export type SetPropertyPublicationMutation = { setPropertyPublication: { id: string, publication: PublicationState, publishAt: string | null } };

export type UploadPictureMutationVariables = Exact<{
  image: File;
}>;


export type UploadPictureMutation = { uploadPicture: { id: string, url: string, width: number, height: number, alt: string } };

export type WaitingPicturesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type WaitingPicturesQuery = { waitingPictures: Array<{ id: string }> };


export const AdminPropertiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProperties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"propertyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryCount"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdminPropertiesQuery, AdminPropertiesQueryVariables>;
export const AdminPropertyCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPropertyCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filters"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListFilter"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"forSale"},"name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"propertyStatus"},"value":{"kind":"EnumValue","value":"forSale"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"forRent"},"name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"propertyStatus"},"value":{"kind":"EnumValue","value":"forRent"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"sold"},"name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"propertyStatus"},"value":{"kind":"EnumValue","value":"sold"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"underOffer"},"name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"propertyStatus"},"value":{"kind":"EnumValue","value":"underOffer"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"offMarket"},"name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"propertyStatus"},"value":{"kind":"EnumValue","value":"offMarket"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminPropertyCountsQuery, AdminPropertyCountsQueryVariables>;
export const EditedPropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"propertyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"aboutBuilder"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"locality"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"baths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"quarter"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lotDimensions"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"reraNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reraDetails"}},{"kind":"Field","name":{"kind":"Name","value":"disclaimer"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}}]}}]} as unknown as DocumentNode<EditedPropertyQuery, EditedPropertyQueryVariables>;
export const CreatePropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pictures"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenPicture"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publication"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PublicationInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"pictures"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pictures"}}},{"kind":"Argument","name":{"kind":"Name","value":"publication"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publication"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]}}]} as unknown as DocumentNode<CreatePropertyMutation, CreatePropertyMutationVariables>;
export const UpdatePropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pictures"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenPicture"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publication"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PublicationInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"pictures"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pictures"}}},{"kind":"Argument","name":{"kind":"Name","value":"publication"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publication"}}},{"kind":"Argument","name":{"kind":"Name","value":"readAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]}}]} as unknown as DocumentNode<UpdatePropertyMutation, UpdatePropertyMutationVariables>;
export const SetPropertyStatusesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPropertyStatuses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemSelection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyStatus"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPropertyStatuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}},{"kind":"Argument","name":{"kind":"Name","value":"propertyStatus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doneIds"}},{"kind":"Field","name":{"kind":"Name","value":"failedIds"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]} as unknown as DocumentNode<SetPropertyStatusesMutation, SetPropertyStatusesMutationVariables>;
export const PropertyPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]}}]} as unknown as DocumentNode<PropertyPreviewQuery, PropertyPreviewQueryVariables>;
export const SetPropertyPublicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPropertyPublication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publication"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPropertyPublication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"publication"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publication"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]}}]} as unknown as DocumentNode<SetPropertyPublicationMutation, SetPropertyPublicationMutationVariables>;
export const UploadPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"image"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"image"},"value":{"kind":"Variable","name":{"kind":"Name","value":"image"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}}]} as unknown as DocumentNode<UploadPictureMutation, UploadPictureMutationVariables>;
export const WaitingPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingPictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WaitingPicturesQuery, WaitingPicturesQueryVariables>;
export function useAdminPropertiesQuery(options?: useQuery.Options<AdminPropertiesQuery, AdminPropertiesQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AdminPropertiesQuery, AdminPropertiesQueryVariables>(AdminPropertiesDocument, options);
}

export function useAdminPropertyCountsQuery(options?: useQuery.Options<AdminPropertyCountsQuery, AdminPropertyCountsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AdminPropertyCountsQuery, AdminPropertyCountsQueryVariables>(AdminPropertyCountsDocument, options);
}

export function useEditedPropertyQuery(options: useQuery.Options<EditedPropertyQuery, EditedPropertyQueryVariables> & { returnPartialData?: false } & { variables: EditedPropertyQueryVariables }) {
  return useQuery<EditedPropertyQuery, EditedPropertyQueryVariables>(EditedPropertyDocument, options);
}

export function useCreatePropertyMutation(options?: useMutation.Options<CreatePropertyMutation, CreatePropertyMutationVariables>) {
  return useMutation<CreatePropertyMutation, CreatePropertyMutationVariables>(CreatePropertyDocument, options);
}

export function useUpdatePropertyMutation(options?: useMutation.Options<UpdatePropertyMutation, UpdatePropertyMutationVariables>) {
  return useMutation<UpdatePropertyMutation, UpdatePropertyMutationVariables>(UpdatePropertyDocument, options);
}

export function useSetPropertyStatusesMutation(options?: useMutation.Options<SetPropertyStatusesMutation, SetPropertyStatusesMutationVariables>) {
  return useMutation<SetPropertyStatusesMutation, SetPropertyStatusesMutationVariables>(SetPropertyStatusesDocument, options);
}

export function usePropertyPreviewQuery(options: useQuery.Options<PropertyPreviewQuery, PropertyPreviewQueryVariables> & { returnPartialData?: false } & { variables: PropertyPreviewQueryVariables }) {
  return useQuery<PropertyPreviewQuery, PropertyPreviewQueryVariables>(PropertyPreviewDocument, options);
}

export function useSetPropertyPublicationMutation(options?: useMutation.Options<SetPropertyPublicationMutation, SetPropertyPublicationMutationVariables>) {
  return useMutation<SetPropertyPublicationMutation, SetPropertyPublicationMutationVariables>(SetPropertyPublicationDocument, options);
}

export function useUploadPictureMutation(options?: useMutation.Options<UploadPictureMutation, UploadPictureMutationVariables>) {
  return useMutation<UploadPictureMutation, UploadPictureMutationVariables>(UploadPictureDocument, options);
}

export function useWaitingPicturesQuery(options: useQuery.Options<WaitingPicturesQuery, WaitingPicturesQueryVariables> & { returnPartialData?: false } & { variables: WaitingPicturesQueryVariables }) {
  return useQuery<WaitingPicturesQuery, WaitingPicturesQueryVariables>(WaitingPicturesDocument, options);
}
