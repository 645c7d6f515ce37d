import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../base/types.ts';
import { Image } from '../../files/image.type.ts';
import { ItemKind } from '../item-kind.ts';

@ObjectType({ description: 'A deleted item.' })
export class TrashItem {
  @Field(() => ID, { name: 'id', description: 'The item’s id.' })
  _id!: ObjectId;

  @Field(() => ItemKind, { description: 'What it is.' })
  kind!: ItemKind;

  @Field(() => String, { description: 'The name, title or reference that a person knows it by.' })
  name!: string;

  @Field(() => Image, { nullable: true, description: 'Its picture, if it has one.' })
  image!: Image | null;

  @Field(() => Date, { description: 'When it was deleted.' })
  deletedAt!: Date;

  @Field(() => Int, { description: 'How many days it can still be restored; 0 on the last one.' })
  daysLeft!: number;
}

@ObjectType({ description: 'One page of the trash.' })
export class TrashPage extends pageOf(TrashItem) {}
