import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { contentRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { ListInput } from '../../base/types.ts';
import { ChosenPicture } from '../../files/chosen-picture.input.ts';
import { FormerImageArg } from '../../files/former-image-arg.ts';
import { readUpload } from '../../files/upload.ts';
import type { Upload } from '../../files/upload.ts';
import { ReadAtArg } from '../../kit/change/unchanged-since.ts';
import { ProgressPhotoInput } from './progress-photo.input.ts';
import * as service from './progress-photo.service.ts';
import { ProgressPhoto, ProgressPhotoPage } from './progress-photo.type.ts';
import { RunsAgain } from '../../kit/once/runs-again.ts';

@Resolver(() => ProgressPhoto)
export class ProgressPhotoResolver {
  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_READ)
  @Query(() => ProgressPhotoPage, { description: 'The list of construction photographs in the office.' })
  adminProgressPhotos(
    @Ctx() context: Context,
    @Arg('list', () => ListInput, { nullable: true, description: 'The search, order and page of the list.' })
    list?: ListInput,
  ) {
    return service.adminProgressPhotos(context, list ?? {});
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_READ)
  @Query(() => ProgressPhoto, { description: 'One photograph for its form.' })
  editedProgressPhoto(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.editedProgressPhoto(context, id);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @RunsAgain()
  @Mutation(() => ProgressPhoto, { description: 'Adds a construction photograph to a property.' })
  async createProgressPhoto(
    @Ctx() context: Context,
    @Arg('input', () => ProgressPhotoInput, { description: 'The photograph.' }) input: ProgressPhotoInput,
    @FormerImageArg('The picture.') image?: Upload,
    @Arg('picture', () => ChosenPicture, {
      nullable: true,
      description: 'The picture, instead of `image`: one of the library or an earlier upload.',
    })
    picture?: ChosenPicture,
  ) {
    return service.createProgressPhoto(context, input, { file: await readUpload(image), picture });
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => ProgressPhoto, {
    description: 'Replaces a construction photograph; without a new picture, the current one stays.',
  })
  async updateProgressPhoto(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('input', () => ProgressPhotoInput, { description: 'The photograph.' }) input: ProgressPhotoInput,
    @FormerImageArg('A new picture.') image?: Upload,
    @ReadAtArg() readAt?: Date,
    @Arg('picture', () => ChosenPicture, {
      nullable: true,
      description:
        'The picture, instead of `image`: the current one, one of the library or an earlier upload.',
    })
    picture?: ChosenPicture,
  ) {
    return service.updateProgressPhoto(
      context,
      id,
      input,
      { file: await readUpload(image), picture },
      readAt,
    );
  }
}
