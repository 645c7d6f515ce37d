import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../base/types.ts';
import { Image } from '../../files/image.type.ts';
import { ItemKind } from '../../kit/item-kind.ts';

@ObjectType({ description: 'A deleted item.' })
export class TrashItem {
  @Field(() => ID, { name: 'id', description: 'The item’s id.' })
  _id!: ObjectId;

  @Field(() => ItemKind, { description: 'The kind of the item.' })
  kind!: ItemKind;

  @Field(() => String, { description: 'The name, title or reference that identifies the item for people.' })
  name!: string;

  @Field(() => Image, { nullable: true, description: 'The item’s picture, if it has one.' })
  image!: Image | null;

  @Field(() => Date, { description: 'When the item was deleted.' })
  deletedAt!: Date;

  @Field(() => Int, { description: 'The number of days left to restore it; 0 on the last day.' })
  daysLeft!: number;
}

@ObjectType({ description: 'One page of the trash.' })
export class TrashPage extends pageOf(TrashItem) {}
