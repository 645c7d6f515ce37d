import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The neighbours of one item in a list, newest first.' })
export class LeadNeighbours {
  @Field(() => ID, {
    nullable: true,
    description:
      'The item before it in the list: the next newer one; among overdue ones, the one overdue longer.',
  })
  newerId!: ObjectId | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The item after it in the list: the next older one; among overdue ones, the one overdue less long.',
  })
  olderId!: ObjectId | null;
}
