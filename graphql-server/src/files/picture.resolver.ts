import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ApiScope } from '../base/api-scope.ts';
import { TokenScope } from '../access/token-scope.ts';
import { actorOf } from '../access/actor.ts';
import { homeRoles } from '../access/roles.ts';
import { signedIn } from '../access/signed-in.ts';
import type { Context } from '../base/context.ts';
import { badField } from '../base/errors.ts';
import { Image } from './image.type.ts';
import { GraphQLUpload, readUpload } from './upload.ts';
import type { Upload } from './upload.ts';
import { uploadPicture, storedPictures } from './waiting-pictures.ts';

@Resolver()
export class PictureResolver {
  @Authorized(homeRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE, ApiScope.CONTENT_WRITE)
  @Query(() => [Image], {
    description: 'The given pictures that are still stored, in any order; other ids are left out.',
  })
  storedPictures(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'At most 100 ids from `uploadPicture` or `pictureLibrary`.' })
    ids: string[],
  ) {
    return storedPictures(context, ids);
  }

  @Authorized(homeRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE, ApiScope.CONTENT_WRITE)
  @Mutation(() => Image, {
    description:
      'Stores a picture of at most 10 MB for an item that is saved later. After a day without an item, it is removed.',
  })
  async uploadPicture(
    @Ctx() context: Context,
    @Arg('image', () => GraphQLUpload, {
      nullable: true,
      description: 'The picture; required.',
    })
    image?: Upload,
  ) {
    const file = await readUpload(image);
    if (!file) throw badField('image', 'Please choose a picture.');
    return uploadPicture(context, file, (actorOf(context) ?? signedIn(context)).adminId);
  }
}
