import 'reflect-metadata';
import { Field, ID, InputType } from 'type-graphql';
import { PictureNature } from './image.type.ts';

@InputType({ description: 'A chosen picture in its place; the first is the cover.' })
export class ChosenPicture {
  @Field(() => ID, {
    description: 'The picture’s id, from an item, from `uploadPicture` or from `pictureLibrary`.',
  })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A description of the picture, at most 200 characters; by default, the item’s title.',
  })
  alt?: string | null;

  @Field(() => PictureNature, {
    nullable: true,
    description:
      'For a picture of a property: what it is. If it is left out, it does not change; null removes it.',
  })
  nature?: PictureNature | null;
}
