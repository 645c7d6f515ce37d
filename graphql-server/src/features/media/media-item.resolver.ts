import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { Kept, Public } from '../../access/public-operation.ts';
import { ListOf } from '../../access/query-cost.ts';
import { contentRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { ListInput } from '../../base/types.ts';
import { ChosenPicture } from '../../files/chosen-picture.input.ts';
import { FormerImageArg } from '../../files/former-image-arg.ts';
import { readUpload } from '../../files/upload.ts';
import type { Upload } from '../../files/upload.ts';
import { ReadAtArg } from '../../kit/change/unchanged-since.ts';
import { MediaItemInput } from './media-item.input.ts';
import * as service from './media-item.service.ts';
import { MediaItem, MediaItemPage } from './media-item.type.ts';
import { RunsAgain } from '../../kit/once/runs-again.ts';

@Resolver(() => MediaItem)
export class MediaItemResolver {
  @Public()
  @Kept()
  @ListOf({ length: 50 })
  @Query(() => [MediaItem], { description: 'All pictures of the gallery, newest first.' })
  media(@Ctx() context: Context) {
    return service.media(context);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.CONTENT_READ)
  @Query(() => MediaItemPage, { description: 'The admin list of media items.' })
  adminMedia(
    @Ctx() context: Context,
    @Arg('list', () => ListInput, { nullable: true, description: 'The search, order and page of the list.' })
    list?: ListInput,
  ) {
    return service.adminMedia(context, list ?? {});
  }

  @Public()
  @Kept()
  @Query(() => MediaItem, {
    nullable: true,
    description: 'One picture of the gallery. Null if it never existed; GONE if it was removed.',
  })
  mediaItem(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The picture’s id.' }) id: string) {
    return service.mediaItem(context, id);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.CONTENT_WRITE)
  @RunsAgain()
  @Mutation(() => MediaItem, { description: 'Adds a media item with its picture, which is required.' })
  async createMediaItem(
    @Ctx() context: Context,
    @Arg('input', () => MediaItemInput, { nullable: true, description: 'The caption.' })
    input?: MediaItemInput,
    @FormerImageArg('The picture.') image?: Upload,
    @Arg('picture', () => ChosenPicture, {
      nullable: true,
      description: 'The picture, instead of `image`: a picture of the library or an earlier upload.',
    })
    picture?: ChosenPicture,
  ) {
    return service.createMediaItem(context, input ?? {}, { file: await readUpload(image), picture });
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.CONTENT_WRITE)
  @Mutation(() => MediaItem, {
    description: 'Replaces a media item; without a new picture, the current one stays.',
  })
  async updateMediaItem(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The picture’s id.' }) id: string,
    @Arg('input', () => MediaItemInput, { nullable: true, description: 'The caption.' })
    input?: MediaItemInput,
    @FormerImageArg('A new picture.') image?: Upload,
    @ReadAtArg() readAt?: Date,
    @Arg('picture', () => ChosenPicture, {
      nullable: true,
      description:
        'The picture, instead of `image`: the current one, a picture of the library or an earlier upload.',
    })
    picture?: ChosenPicture,
  ) {
    return service.updateMediaItem(
      context,
      id,
      input ?? {},
      { file: await readUpload(image), picture },
      readAt,
    );
  }
}
