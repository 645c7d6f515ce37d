import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { Kept, Public } from '../../access/public-operation.ts';
import { ListOf } from '../../access/query-cost.ts';
import { contentRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { withoutNulls } from '../../base/input.ts';
import { ListInput } from '../../base/types.ts';
import { ChosenPicture } from '../../files/chosen-picture.input.ts';
import { FormerImageArg } from '../../files/former-image-arg.ts';
import { readUpload } from '../../files/upload.ts';
import type { Upload } from '../../files/upload.ts';
import { PublicationInput, publicationOf, PublicationState } from '../../kit/publication.ts';
import { ReadAtArg } from '../../kit/change/unchanged-since.ts';
import { previewBlog } from './blog-preview.service.ts';
import { BlogFilter, BlogInput } from './blog.input.ts';
import * as service from './blog.service.ts';
import { Blog, BlogHtml, BlogPage, BlogTag } from './blog.type.ts';
import { renderMarkdown } from '../../base/text/markdown.ts';
import { RunsAgain } from '../../kit/once/runs-again.ts';

@Resolver(() => Blog)
export class BlogResolver {
  @FieldResolver(() => PublicationState, { description: 'The publication state at this moment.' })
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
  @Kept()
  @ListOf({ argument: 'perPage', length: 9 })
  @Query(() => BlogPage, { description: 'A page of stories, newest first.' })
  blogs(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: 'The page, counted from 1.' }) page?: number,
    @Arg('perPage', () => Int, { nullable: true, description: '1 to 100; 9 by default.' }) perPage?: number,
    @Arg('tag', () => String, { nullable: true, description: 'Only stories with this tag.' }) tag?: string,
    @Arg('keyword', () => String, {
      nullable: true,
      description: 'Search words; a story must contain all of them, at least as beginnings of words.',
    })
    keyword?: string,
  ) {
    return service.blogs(context, withoutNulls({ page, perPage, tag, keyword }));
  }

  @Public()
  @Kept()
  @ListOf({ length: 50 })
  @Query(() => [BlogTag], { description: 'Each tag with its number of stories, most frequent first.' })
  blogTags(@Ctx() context: Context) {
    return service.blogTags(context);
  }

  @Public()
  @Kept()
  @Query(() => Blog, {
    nullable: true,
    description:
      'One story by id or by slug (current or former). Null if it never existed; GONE if it was removed.',
  })
  blog(
    @Ctx() context: Context,
    @Arg('id', () => ID, { nullable: true, description: 'The story’s id.' }) id?: string,
    @Arg('slug', () => String, { nullable: true, description: 'The story’s slug.' }) slug?: string,
  ) {
    return service.blog(context, withoutNulls({ id, slug }));
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.CONTENT_READ)
  @Query(() => String, {
    description: 'Markdown rendered as in a story: HTML that is safe to put into a page.',
  })
  markdownHtml(
    @Arg('text', () => String, { description: 'The Markdown, at most 50,000 characters.' }) text: string,
  ) {
    return service.markdownHtml(text);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.CONTENT_READ)
  @Query(() => BlogPage, { description: 'The admin list of stories.' })
  adminBlogs(
    @Ctx() context: Context,
    @Arg('list', () => ListInput, { nullable: true, description: 'The search, order and page of the list.' })
    list?: ListInput,
    @Arg('filter', () => BlogFilter, { nullable: true, description: 'The filter of the list.' })
    filter?: BlogFilter,
  ) {
    return service.adminBlogs(context, { ...list, filter });
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.CONTENT_READ)
  @Query(() => Blog, {
    description: 'A story for its form: with its draft, if there is one.',
  })
  editedBlog(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.editedBlog(context, id);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.CONTENT_READ)
  @Query(() => Blog, {
    description:
      'A story as its page would show what is typed; nothing is stored. Its slug is `preview` before it is first saved.',
  })
  previewBlog(
    @Ctx() context: Context,
    @Arg('input', () => BlogInput, { description: 'The story as typed; it needs only a title.' })
    input: BlogInput,
    @Arg('id', () => ID, { nullable: true, description: 'The id of the story that is edited.' }) id?: string,
    @Arg('picture', () => ChosenPicture, { nullable: true, description: 'Its cover.' })
    picture?: ChosenPicture,
  ) {
    return previewBlog(context, input, picture ?? undefined, id ?? undefined);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.CONTENT_WRITE)
  @RunsAgain()
  @Mutation(() => Blog, { description: 'Adds a story with its picture, which only a draft can do without.' })
  async createBlog(
    @Ctx() context: Context,
    @Arg('input', () => BlogInput, { description: 'The story.' }) input: BlogInput,
    @FormerImageArg('The picture.') image?: Upload,
    @Arg('publication', () => PublicationInput, {
      nullable: true,
      description: 'Published at once by default; a draft needs only a title.',
    })
    publication?: PublicationInput,
    @Arg('picture', () => ChosenPicture, {
      nullable: true,
      description:
        'The cover, instead of `image`: the current one, a picture of the library or an earlier upload.',
    })
    picture?: ChosenPicture,
  ) {
    const cover = { file: await readUpload(image), picture };
    return service.createBlog(context, input, cover, publication ?? undefined);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.CONTENT_WRITE)
  @Mutation(() => Blog, { description: 'Replaces a story; without a new picture, the current one stays.' })
  async updateBlog(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The story’s id.' }) id: string,
    @Arg('input', () => BlogInput, { description: 'The story.' }) input: BlogInput,
    @FormerImageArg('A new picture.') image?: Upload,
    @Arg('publication', () => PublicationInput, {
      nullable: true,
      description: 'Unchanged by default.',
    })
    publication?: PublicationInput,
    @ReadAtArg() readAt?: Date,
    @Arg('picture', () => ChosenPicture, {
      nullable: true,
      description:
        'The cover, instead of `image`: the current one, a picture of the library or an earlier upload.',
    })
    picture?: ChosenPicture,
  ) {
    return service.updateBlog(context, id, input, {
      file: await readUpload(image),
      picture,
      publication: publication ?? undefined,
      readAt,
    });
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.CONTENT_WRITE)
  @RunsAgain()
  @Mutation(() => Blog, { description: 'Adds a draft that is a copy of a story: “Copy of …”.' })
  duplicateBlog(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.duplicateBlog(context, id);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.CONTENT_WRITE)
  @Mutation(() => Blog, {
    description:
      'Publishes a story, now or later, or makes it a draft again; refused while required fields are empty.',
  })
  setBlogPublication(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The story’s id.' }) id: string,
    @Arg('publication', () => PublicationInput, { description: 'The wanted publication state.' })
    publication: PublicationInput,
  ) {
    return service.setBlogPublication(context, id, withoutNulls(publication));
  }
}
