import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import { Image } from '../../files/image.type.ts';
import { pageOf, StoredItem } from '../../types.ts';

@ObjectType({ description: 'A picture of the media gallery.' })
export class MediaItem extends StoredItem {
  @Field(() => String, { description: 'Its caption.' })
  name!: string;

  @Field(() => Image, { description: 'The picture.' })
  image!: Image;
}

@ObjectType({ description: 'One page of media items.' })
export class MediaItemPage extends pageOf(MediaItem) {}
