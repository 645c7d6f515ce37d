import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../lib/server/use-page-query.ts';
export type BlogCardFragment = { id: string, slug: string, title: string, description: string, writtenBy: string, publishAt: string | null, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: Types.PictureNature | null } | null };
export type BlogDetailsFragment = { tags: Array<string>, id: string, slug: string, title: string, description: string, writtenBy: string, publishAt: string | null, html: { para_1: string, para_2: string, conclusion: string }, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: Types.PictureNature | null } | null };
export type BlogsQueryVariables = {
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  tag?: string | null | undefined;
  keyword?: string | null | undefined;
};
export type BlogsQuery = { blogs: { totalCount: number, pageInfo: { page: number, perPage: number, totalPages: number, hasNextPage: boolean, hasPreviousPage: boolean }, items: Array<{ id: string, slug: string, title: string, description: string, writtenBy: string, publishAt: string | null, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: Types.PictureNature | null } | null }> } };
export type BlogTagsQueryVariables = { [key: string]: never; };
export type BlogTagsQuery = { blogTags: Array<{ tag: string, count: number }> };
export type BlogDetailsQueryVariables = {
  id?: string | number | null | undefined;
  slug?: string | null | undefined;
};
export type BlogDetailsQuery = { blog: { tags: Array<string>, id: string, slug: string, title: string, description: string, writtenBy: string, publishAt: string | null, html: { para_1: string, para_2: string, conclusion: string }, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: Types.PictureNature | null } | null } | null };

export const BlogsDocument: PageDocument<BlogsQuery, BlogsQueryVariables> = {
  name: 'Blogs',
  text: "query Blogs($page:Int$perPage:Int$tag:String$keyword:String){blogs(page:$page perPage:$perPage tag:$tag keyword:$keyword){totalCount pageInfo{page perPage totalPages hasNextPage hasPreviousPage}items{...BlogCard}}}fragment BlogCard on Blog{id slug title description writtenBy publishAt image{...ImageFacts}}fragment ImageFacts on Image{id url width height colour alt nature}",
};
export function useBlogsQuery(options?: PageQueryOptions<BlogsQueryVariables>) {
  return usePageQuery(BlogsDocument, options);
}
export const BlogTagsDocument: PageDocument<BlogTagsQuery, BlogTagsQueryVariables> = {
  name: 'BlogTags',
  text: "query BlogTags{blogTags{tag count}}",
};
export function useBlogTagsQuery(options?: PageQueryOptions<BlogTagsQueryVariables>) {
  return usePageQuery(BlogTagsDocument, options);
}
export const BlogDetailsDocument: PageDocument<BlogDetailsQuery, BlogDetailsQueryVariables> = {
  name: 'BlogDetails',
  text: "query BlogDetails($id:ID$slug:String){blog(id:$id slug:$slug){...BlogDetails}}fragment BlogDetails on Blog{...BlogCard tags html{para_1 para_2 conclusion}}fragment BlogCard on Blog{id slug title description writtenBy publishAt image{...ImageFacts}}fragment ImageFacts on Image{id url width height colour alt nature}",
};
export function useBlogDetailsQuery(options?: PageQueryOptions<BlogDetailsQueryVariables>) {
  return usePageQuery(BlogDetailsDocument, options);
}
