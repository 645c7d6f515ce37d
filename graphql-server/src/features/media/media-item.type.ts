import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import { pageOf, StoredItem } from '../../base/types.ts';
import { Image } from '../../files/image.type.ts';

@ObjectType({ description: 'A picture of the media gallery.' })
export class MediaItem extends StoredItem {
  @Field(() => String, { description: 'The caption.' })
  name!: string;

  @Field(() => Image, { description: 'The picture.' })
  image!: Image;
}

@ObjectType({ description: 'One page of media items.' })
export class MediaItemPage extends pageOf(MediaItem) {}
