/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** A team member from the admin form. */
export type TeamMemberInput = {
  /** A few sentences about the person. */
  bio?: string | null | undefined;
  /** Public e-mail address. */
  email?: string | null | undefined;
  /** Experience, such as “14 years”. */
  experience?: string | null | undefined;
  /** Facebook page. */
  facebookUrl?: string | null | undefined;
  /** Fax number. */
  fax?: string | null | undefined;
  /** Instagram page. */
  instagramUrl?: string | null | undefined;
  /** LinkedIn page. */
  linkedinUrl?: string | null | undefined;
  /** The person’s place of work. */
  location?: string | null | undefined;
  /** The person’s name. */
  name: string;
  /** Public phone number. */
  phone?: string | null | undefined;
  /** The person’s position. */
  position: string;
  /** Registration number as an agent with RERA. */
  reraAgentNumber?: string | null | undefined;
  /** The last day of that registration, as YYYY-MM-DD. */
  reraValidTo?: string | null | undefined;
  /** The number of the training certificate. */
  trainingCertificate?: string | null | undefined;
  /** The day of the passed training, as YYYY-MM-DD. */
  trainingPassedOn?: string | null | undefined;
  /** YouTube channel. */
  youtubeUrl?: string | null | undefined;
};

export type AdminTeamMembersQueryVariables = Exact<{
  list?: ListInput | null | undefined;
}>;


export type AdminTeamMembersQuery = { adminTeamMembers: { totalCount: number, items: Array<{ id: string, name: string, position: string, email: string | null, phone: string | null, createdAt: string, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } }> } };

export type CreateTeamMemberMutationVariables = Exact<{
  input: TeamMemberInput;
  picture?: ChosenPicture | null | undefined;
}>;


export type CreateTeamMemberMutation = { saved: { id: string, updatedAt: string } };

export type EditedTeamMemberQueryVariables = Exact<{
  id: string | number;
}>;


export type EditedTeamMemberQuery = { teamMember: { id: string, updatedAt: string, updatedBy: string | null, name: string, position: string, bio: string | null, experience: string | null, location: string | null, email: string | null, phone: string | null, fax: string | null, reraAgentNumber: string | null, reraValidTo: string | null, trainingCertificate: string | null, trainingPassedOn: string | null, facebookUrl: string | null, instagramUrl: string | null, linkedinUrl: string | null, youtubeUrl: string | null, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } } | null };

export type UpdateTeamMemberMutationVariables = Exact<{
  id: string | number;
  input: TeamMemberInput;
  picture?: ChosenPicture | null | undefined;
  readAt?: string | null | undefined;
}>;


export type UpdateTeamMemberMutation = { saved: { id: string, updatedAt: string } };


export const AdminTeamMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminTeamMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminTeamMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}}]}}]} as unknown as DocumentNode<AdminTeamMembersQuery, AdminTeamMembersQueryVariables>;
export const CreateTeamMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTeamMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMemberInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"picture"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenPicture"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"createTeamMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"picture"},"value":{"kind":"Variable","name":{"kind":"Name","value":"picture"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<CreateTeamMemberMutation, CreateTeamMemberMutationVariables>;
export const EditedTeamMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedTeamMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"fax"}},{"kind":"Field","name":{"kind":"Name","value":"reraAgentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reraValidTo"}},{"kind":"Field","name":{"kind":"Name","value":"trainingCertificate"}},{"kind":"Field","name":{"kind":"Name","value":"trainingPassedOn"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkedinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}}]}}]} as unknown as DocumentNode<EditedTeamMemberQuery, EditedTeamMemberQueryVariables>;
export const UpdateTeamMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTeamMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMemberInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"picture"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenPicture"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateTeamMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"picture"},"value":{"kind":"Variable","name":{"kind":"Name","value":"picture"}}},{"kind":"Argument","name":{"kind":"Name","value":"readAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<UpdateTeamMemberMutation, UpdateTeamMemberMutationVariables>;
export function useAdminTeamMembersQuery(options?: useQuery.Options<AdminTeamMembersQuery, AdminTeamMembersQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AdminTeamMembersQuery, AdminTeamMembersQueryVariables>(AdminTeamMembersDocument, options);
}

export function useCreateTeamMemberMutation(options?: useMutation.Options<CreateTeamMemberMutation, CreateTeamMemberMutationVariables>) {
  return useMutation<CreateTeamMemberMutation, CreateTeamMemberMutationVariables>(CreateTeamMemberDocument, options);
}

export function useEditedTeamMemberQuery(options: useQuery.Options<EditedTeamMemberQuery, EditedTeamMemberQueryVariables> & { returnPartialData?: false } & { variables: EditedTeamMemberQueryVariables }) {
  return useQuery<EditedTeamMemberQuery, EditedTeamMemberQueryVariables>(EditedTeamMemberDocument, options);
}

export function useUpdateTeamMemberMutation(options?: useMutation.Options<UpdateTeamMemberMutation, UpdateTeamMemberMutationVariables>) {
  return useMutation<UpdateTeamMemberMutation, UpdateTeamMemberMutationVariables>(UpdateTeamMemberDocument, options);
}
