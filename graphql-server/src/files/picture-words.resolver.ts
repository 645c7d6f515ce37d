import 'reflect-metadata';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { describedPicture } from 'domain/site/picture-nature.ts';
import { isVisitor } from '../access/actor.ts';
import type { Context } from '../base/context.ts';
import { Image } from './image.type.ts';

@Resolver(() => Image)
export class PictureWordsResolver {
  @FieldResolver(() => String, {
    description:
      'A description of the picture for people who cannot see it. To visitors it says if the picture is an artist’s impression.',
  })
  alt(@Root() image: Image, @Ctx() context: Context) {
    return !isVisitor(context) ? image.alt : describedPicture(image);
  }
}
