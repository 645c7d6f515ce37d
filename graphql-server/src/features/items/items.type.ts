import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Image } from '../../files/image.type.ts';
import { ItemMatch, pageOf } from '../../types.ts';
import { ItemKind } from './item-kind.ts';

@InputType({ description: 'Which items are meant: `ids`, or all that match. One of the two.' })
export class ItemSelection {
  @Field(() => [ID], { nullable: true, description: 'These items, at most 1,000.' })
  ids?: string[];

  @Field(() => ItemMatch, { nullable: true, description: 'All items that match, up to 1,000 a call.' })
  matching?: ItemMatch;
}

@ObjectType({ description: 'What became of each of several items.' })
export class BulkResult {
  @Field(() => [ID], { description: 'The items that are now as asked for.' })
  doneIds!: ObjectId[];

  @Field(() => [ID], { description: 'The items that are not there, or cannot be changed any more.' })
  failedIds!: ObjectId[];

  @Field(() => Int, { description: 'How many more match; call again for them.' })
  remaining!: number;
}

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
