import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../access/public-operation.ts';
import { ListOf } from '../../access/query-cost.ts';
import { contentRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { withoutNulls } from '../../base/input.ts';
import { ListInput } from '../../base/types.ts';
import { GraphQLUpload, readUpload } from '../../files/upload.ts';
import type { Upload } from '../../files/upload.ts';
import { PublicationInput, publicationOf, PublicationState } from '../../items/publication.ts';
import { ReadAtArg } from '../../items/unchanged-since.ts';
import { BlogFilter, BlogInput } from './blog.input.ts';
import * as service from './blog.service.ts';
import { Blog, BlogHtml, BlogPage, BlogTag } from './blog.type.ts';
import { renderMarkdown } from './markdown.ts';

@Resolver(() => Blog)
export class BlogResolver {
  @FieldResolver(() => PublicationState, { description: 'Who sees it at this moment.' })
  publication(@Root() item: Blog) {
    return publicationOf(item);
  }

  @FieldResolver(() => BlogHtml, { description: 'The parts, rendered from their Markdown.' })
  html(@Root() { para_1, para_2, conclusion }: Blog): BlogHtml {
    return {
      para_1: renderMarkdown(para_1),
      para_2: renderMarkdown(para_2),
      conclusion: renderMarkdown(conclusion),
    };
  }

  @Public()
  @ListOf({ argument: 'perPage', length: 9 })
  @Query(() => BlogPage, { description: 'A page of stories, newest first.' })
  blogs(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: 'The page, counted from 1.' }) page?: number,
    @Arg('perPage', () => Int, { nullable: true, description: '1 to 100; 9 by default.' }) perPage?: number,
    @Arg('tag', () => String, { nullable: true, description: 'Only stories with this tag.' }) tag?: string,
    @Arg('keyword', () => String, {
      nullable: true,
      description: 'Words that must all occur; beginnings of words are enough.',
    })
    keyword?: string,
  ) {
    return service.blogs(context, withoutNulls({ page, perPage, tag, keyword }));
  }

  @Public()
  @ListOf({ length: 50 })
  @Query(() => [BlogTag], { description: 'Every tag with its number of stories, the most frequent first.' })
  blogTags(@Ctx() context: Context) {
    return service.blogTags(context);
  }

  @Public()
  @Query(() => Blog, {
    nullable: true,
    description:
      'One story by id or by slug (present or former). Null when there never was one; GONE when it was removed.',
  })
  blog(
    @Ctx() context: Context,
    @Arg('id', () => ID, { nullable: true, description: 'Its id.' }) id?: string,
    @Arg('slug', () => String, { nullable: true, description: 'Its slug.' }) slug?: string,
  ) {
    return service.blog(context, withoutNulls({ id, slug }));
  }

  @Authorized(contentRoles)
  @Query(() => String, {
    description: 'Markdown as a story will show it: HTML that is safe to put into a page.',
  })
  markdownHtml(
    @Arg('text', () => String, { description: 'The Markdown, at most 50,000 characters.' }) text: string,
  ) {
    return service.markdownHtml(text);
  }

  @Authorized(contentRoles)
  @Query(() => BlogPage, { description: 'The admin’s list, searched, sorted and paged.' })
  adminBlogs(
    @Ctx() context: Context,
    @Arg('list', () => ListInput, { nullable: true, description: 'Which part to show.' }) list?: ListInput,
    @Arg('filter', () => BlogFilter, { nullable: true, description: 'What to show.' }) filter?: BlogFilter,
  ) {
    return service.adminBlogs(context, { ...list, filter });
  }

  @Authorized(contentRoles)
  @Mutation(() => Blog, { description: 'Adds a story with its picture, which only a draft can do without.' })
  async createBlog(
    @Ctx() context: Context,
    @Arg('input', () => BlogInput, { description: 'The story.' }) input: BlogInput,
    @Arg('image', () => GraphQLUpload, { nullable: true, description: 'The picture.' }) image?: Upload,
    @Arg('publication', () => PublicationInput, {
      nullable: true,
      description: 'Published at once when it is left out; a draft needs a title only.',
    })
    publication?: PublicationInput,
  ) {
    return service.createBlog(context, input, await readUpload(image), publication ?? undefined);
  }

  @Authorized(contentRoles)
  @Mutation(() => Blog, { description: 'Replaces a story; without a new picture the present one stays.' })
  async updateBlog(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('input', () => BlogInput, { description: 'The story.' }) input: BlogInput,
    @Arg('image', () => GraphQLUpload, { nullable: true, description: 'A new picture.' }) image?: Upload,
    @Arg('publication', () => PublicationInput, {
      nullable: true,
      description: 'Stays as it is when it is left out.',
    })
    publication?: PublicationInput,
    @ReadAtArg() readAt?: Date,
  ) {
    return service.updateBlog(context, id, input, {
      cover: await readUpload(image),
      publication: publication ?? undefined,
      readAt,
    });
  }

  @Authorized(contentRoles)
  @Mutation(() => Blog, {
    description:
      'Publishes a story, now or later, or makes it a draft again; refused while required fields are empty.',
  })
  setBlogPublication(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('publication', () => PublicationInput, { description: 'Who is to see it.' })
    publication: PublicationInput,
  ) {
    return service.setBlogPublication(context, id, withoutNulls(publication));
  }
}
