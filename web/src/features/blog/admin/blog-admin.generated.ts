/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The filter of the admin list of stories; all given conditions must hold. */
export type BlogFilter = {
  /** The publication state. */
  publication?: PublicationState | null | undefined;
  /** Only stories with this tag. */
  tag?: string | null | undefined;
};

/** A story from the admin form. */
export type BlogInput = {
  /** The conclusion, in Markdown. */
  conclusion: string;
  /** One or two sentences for lists. */
  description: string;
  /** The first part, in Markdown. */
  para_1: string;
  /** The second part, in Markdown. */
  para_2: string;
  /** The topics of the story; at most 10. */
  tags?: Array<string> | null | undefined;
  /** The headline. */
  title: string;
  /** The author’s name. */
  writtenBy: string;
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

/** The wanted publication state of an item. */
export type PublicationInput = {
  /** When the item appears: for SCHEDULED only, in the future and within two years. */
  publishAt?: string | null | undefined;
  /** The wanted state. */
  state: PublicationState;
};

/** The publication state of an item. */
export type PublicationState =
  /** Owner and editors only. */
  | 'DRAFT'
  /** All visitors. */
  | 'PUBLISHED'
  /** Owner and editors until the set time, then all visitors. */
  | 'SCHEDULED';

/** The direction of a sorted list. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

export type AdminBlogsQueryVariables = Exact<{
  list?: ListInput | null | undefined;
  filter?: BlogFilter | null | undefined;
}>;


export type AdminBlogsQuery = { adminBlogs: { totalCount: number, items: Array<{ id: string, title: string, writtenBy: string, description: string, publication: PublicationState, publishAt: string | null, createdAt: string, draft: { publishAt: string | null } | null, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } | null }> } };

export type CreateBlogMutationVariables = Exact<{
  input: BlogInput;
  picture?: ChosenPicture | null | undefined;
  publication?: PublicationInput | null | undefined;
}>;


export type CreateBlogMutation = { saved: { id: string, updatedAt: string, publication: PublicationState, publishAt: string | null } };

export type AdminBlogTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminBlogTagsQuery = { blogTags: Array<{ tag: string, count: number }> };

export type EditedBlogQueryVariables = Exact<{
  id: string | number;
}>;


export type EditedBlogQuery = { blog: { id: string, slug: string, updatedAt: string, updatedBy: string | null, publication: PublicationState, publishAt: string | null, title: string, description: string, para_1: string, para_2: string, conclusion: string, writtenBy: string, tags: Array<string>, draft: { publishAt: string | null } | null, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } | null } };

export type UpdateBlogMutationVariables = Exact<{
  id: string | number;
  input: BlogInput;
  picture?: ChosenPicture | null | undefined;
  publication?: PublicationInput | null | undefined;
  readAt?: string | null | undefined;
}>;


export type UpdateBlogMutation = { saved: { id: string, updatedAt: string, publication: PublicationState, publishAt: string | null } };

export type BlogPreviewQueryVariables = Exact<{
  id: string | number;
}>;


export type BlogPreviewQuery = { blog: { publication: PublicationState, tags: Array<string>, id: string, slug: string, title: string, description: string, writtenBy: string, publishAt: string | null, draft: { publishAt: string | null } | null, html: { para_1: string, para_2: string, conclusion: string }, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } | null } };

export type SetBlogPublicationMutationVariables = Exact<{
  id: string | number;
  publication: PublicationInput;
}>;


export type SetBlogPublicationMutation = { setBlogPublication: { id: string, publication: PublicationState, publishAt: string | null } };

export type MarkdownPreviewQueryVariables = Exact<{
  text: string;
}>;


export type MarkdownPreviewQuery = { markdownHtml: string };

export type TypedBlogQueryVariables = Exact<{
  id?: string | number | null | undefined;
  input: BlogInput;
  picture?: ChosenPicture | null | undefined;
}>;


export type TypedBlogQuery = { previewBlog: { tags: Array<string>, id: string, slug: string, title: string, description: string, writtenBy: string, publishAt: string | null, html: { para_1: string, para_2: string, conclusion: string }, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } | null } };

export type BlogVersionQueryVariables = Exact<{
  id: string | number;
}>;


export type BlogVersionQuery = { version: { id: string, at: string, by: string | null, draft: boolean, differences: Array<{ field: string, before: string | null, after: string | null }>, blog: { tags: Array<string>, id: string, slug: string, title: string, description: string, writtenBy: string, publishAt: string | null, html: { para_1: string, para_2: string, conclusion: string }, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } | null } | null } | null };

export type DuplicateBlogMutationVariables = Exact<{
  id: string | number;
}>;


export type DuplicateBlogMutation = { duplicate: { id: string } };


export const AdminBlogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminBlogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminBlogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}}]}}]} as unknown as DocumentNode<AdminBlogsQuery, AdminBlogsQueryVariables>;
export const CreateBlogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBlog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"picture"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenPicture"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publication"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PublicationInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"createBlog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"picture"},"value":{"kind":"Variable","name":{"kind":"Name","value":"picture"}}},{"kind":"Argument","name":{"kind":"Name","value":"publication"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publication"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]}}]} as unknown as DocumentNode<CreateBlogMutation, CreateBlogMutationVariables>;
export const AdminBlogTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminBlogTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<AdminBlogTagsQuery, AdminBlogTagsQueryVariables>;
export const EditedBlogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedBlog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"blog"},"name":{"kind":"Name","value":"editedBlog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"para_1"}},{"kind":"Field","name":{"kind":"Name","value":"para_2"}},{"kind":"Field","name":{"kind":"Name","value":"conclusion"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}}]}}]} as unknown as DocumentNode<EditedBlogQuery, EditedBlogQueryVariables>;
export const UpdateBlogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBlog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"picture"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenPicture"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publication"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PublicationInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateBlog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"picture"},"value":{"kind":"Variable","name":{"kind":"Name","value":"picture"}}},{"kind":"Argument","name":{"kind":"Name","value":"publication"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publication"}}},{"kind":"Argument","name":{"kind":"Name","value":"readAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]}}]} as unknown as DocumentNode<UpdateBlogMutation, UpdateBlogMutationVariables>;
export const BlogPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"blog"},"name":{"kind":"Name","value":"editedBlog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogDetails"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCard"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"html"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"para_1"}},{"kind":"Field","name":{"kind":"Name","value":"para_2"}},{"kind":"Field","name":{"kind":"Name","value":"conclusion"}}]}}]}}]} as unknown as DocumentNode<BlogPreviewQuery, BlogPreviewQueryVariables>;
export const SetBlogPublicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBlogPublication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publication"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBlogPublication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"publication"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publication"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]}}]} as unknown as DocumentNode<SetBlogPublicationMutation, SetBlogPublicationMutationVariables>;
export const MarkdownPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkdownPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdownHtml"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}]}}]} as unknown as DocumentNode<MarkdownPreviewQuery, MarkdownPreviewQueryVariables>;
export const TypedBlogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TypedBlog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"picture"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenPicture"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewBlog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"picture"},"value":{"kind":"Variable","name":{"kind":"Name","value":"picture"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCard"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"html"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"para_1"}},{"kind":"Field","name":{"kind":"Name","value":"para_2"}},{"kind":"Field","name":{"kind":"Name","value":"conclusion"}}]}}]}}]} as unknown as DocumentNode<TypedBlogQuery, TypedBlogQueryVariables>;
export const BlogVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionFacts"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCard"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"html"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"para_1"}},{"kind":"Field","name":{"kind":"Name","value":"para_2"}},{"kind":"Field","name":{"kind":"Name","value":"conclusion"}}]}}]}}]} as unknown as DocumentNode<BlogVersionQuery, BlogVersionQueryVariables>;
export const DuplicateBlogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateBlog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"duplicate"},"name":{"kind":"Name","value":"duplicateBlog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DuplicateBlogMutation, DuplicateBlogMutationVariables>;
export function useAdminBlogsQuery(options?: useQuery.Options<AdminBlogsQuery, AdminBlogsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AdminBlogsQuery, AdminBlogsQueryVariables>(AdminBlogsDocument, options);
}

export function useCreateBlogMutation(options?: useMutation.Options<CreateBlogMutation, CreateBlogMutationVariables>) {
  return useMutation<CreateBlogMutation, CreateBlogMutationVariables>(CreateBlogDocument, options);
}

export function useAdminBlogTagsQuery(options?: useQuery.Options<AdminBlogTagsQuery, AdminBlogTagsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AdminBlogTagsQuery, AdminBlogTagsQueryVariables>(AdminBlogTagsDocument, options);
}

export function useEditedBlogQuery(options: useQuery.Options<EditedBlogQuery, EditedBlogQueryVariables> & { returnPartialData?: false } & { variables: EditedBlogQueryVariables }) {
  return useQuery<EditedBlogQuery, EditedBlogQueryVariables>(EditedBlogDocument, options);
}

export function useUpdateBlogMutation(options?: useMutation.Options<UpdateBlogMutation, UpdateBlogMutationVariables>) {
  return useMutation<UpdateBlogMutation, UpdateBlogMutationVariables>(UpdateBlogDocument, options);
}

export function useBlogPreviewQuery(options: useQuery.Options<BlogPreviewQuery, BlogPreviewQueryVariables> & { returnPartialData?: false } & { variables: BlogPreviewQueryVariables }) {
  return useQuery<BlogPreviewQuery, BlogPreviewQueryVariables>(BlogPreviewDocument, options);
}

export function useSetBlogPublicationMutation(options?: useMutation.Options<SetBlogPublicationMutation, SetBlogPublicationMutationVariables>) {
  return useMutation<SetBlogPublicationMutation, SetBlogPublicationMutationVariables>(SetBlogPublicationDocument, options);
}

export function useMarkdownPreviewQuery(options: useQuery.Options<MarkdownPreviewQuery, MarkdownPreviewQueryVariables> & { returnPartialData?: false } & { variables: MarkdownPreviewQueryVariables }) {
  return useQuery<MarkdownPreviewQuery, MarkdownPreviewQueryVariables>(MarkdownPreviewDocument, options);
}

export function useTypedBlogQuery(options: useQuery.Options<TypedBlogQuery, TypedBlogQueryVariables> & { returnPartialData?: false } & { variables: TypedBlogQueryVariables }) {
  return useQuery<TypedBlogQuery, TypedBlogQueryVariables>(TypedBlogDocument, options);
}

export function useBlogVersionQuery(options: useQuery.Options<BlogVersionQuery, BlogVersionQueryVariables> & { returnPartialData?: false } & { variables: BlogVersionQueryVariables }) {
  return useQuery<BlogVersionQuery, BlogVersionQueryVariables>(BlogVersionDocument, options);
}

export function useDuplicateBlogMutation(options?: useMutation.Options<DuplicateBlogMutation, DuplicateBlogMutationVariables>) {
  return useMutation<DuplicateBlogMutation, DuplicateBlogMutationVariables>(DuplicateBlogDocument, options);
}
