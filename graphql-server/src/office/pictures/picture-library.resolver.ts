import 'reflect-metadata';
import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import { ListOf } from '../../access/query-cost.ts';
import { contentRoles } from '../../access/roles.ts';
import { signedIn } from '../../access/signed-in.ts';
import type { Context } from '../../base/context.ts';
import { withoutNulls } from '../../base/input.ts';
import { ItemKind } from '../../kit/item-kind.ts';
import { pictureLibrary } from './picture-library.service.ts';
import { PictureLibrary } from './picture-library.type.ts';

@Resolver()
export class PictureLibraryResolver {
  @Authorized(contentRoles)
  @ListOf({ argument: 'limit', length: 24 })
  @Query(() => PictureLibrary, {
    description:
      'The pictures that items show, and the caller’s uploads that no item uses yet. `ChosenPicture` takes their ids.',
  })
  pictureLibrary(
    @Ctx() context: Context,
    @Arg('kind', () => ItemKind, {
      nullable: true,
      description:
        'The pictures that fit an item of this kind come first: those of the latest such items, and, unless it shows a person, of properties.',
    })
    kind?: ItemKind,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Search words, all found in the titles of the items or the descriptions of the picture, at least as beginnings of words.',
    })
    search?: string,
    @Arg('after', () => String, { nullable: true, description: 'The `next` of the previous part.' })
    after?: string,
    @Arg('limit', () => Int, { nullable: true, description: '1 to 60; 24 by default.' }) limit?: number,
  ) {
    return pictureLibrary(context, signedIn(context).adminId, withoutNulls({ kind, search, after, limit }));
  }
}
