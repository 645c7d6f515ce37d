import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, ObjectType } from 'type-graphql';
import { Image } from '../../files/image.type.ts';
import { ItemKind } from '../../kit/item-kind.ts';

@ObjectType({ description: 'An item that shows a picture.' })
export class PictureUse {
  @Field(() => ItemKind, { description: 'The kind of the item.' })
  kind!: ItemKind;

  @Field(() => ID, { description: 'The item’s id.' })
  id!: ObjectId;

  @Field(() => String, { description: 'The title or the name of the item.' })
  title!: string;
}

@ObjectType({ description: 'A picture of the library.' })
export class LibraryPicture {
  @Field(() => Image, {
    description: 'The picture, with a description that one of its items gives it; empty if none does.',
  })
  image!: Image;

  @Field(() => [PictureUse], {
    description:
      'The items that show it, at most five; none for an upload of the caller that no item uses yet.',
  })
  uses!: PictureUse[];

  @Field(() => Boolean, { description: 'Whether further items show it.' })
  usedElsewhere!: boolean;
}

@ObjectType({ description: 'A part of the library of pictures.' })
export class PictureLibrary {
  @Field(() => [LibraryPicture], { description: 'The pictures, those stored or chosen last first.' })
  items!: LibraryPicture[];

  @Field(() => String, { nullable: true, description: 'Where the next part begins; null at the end.' })
  next!: string | null;
}
