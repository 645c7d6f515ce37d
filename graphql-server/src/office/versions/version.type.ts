import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, ObjectType } from 'type-graphql';
import { ActivityChange } from '../activity/activity.type.ts';

@ObjectType({
  description:
    'A project, a story, a text of the site or a builder as one save left it. The newest 50 of each item are kept.',
})
export class Version {
  @Field(() => ID, { name: 'id', description: 'Its id.' })
  _id!: ObjectId;

  @Field(() => Date, { description: 'When it was saved.' })
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The account that saved it; null for the product itself.',
  })
  by!: string | null;

  @Field(() => Boolean, { description: 'Whether it was saved as a draft beside what visitors saw.' })
  draft!: boolean;

  @Field(() => [ActivityChange], { description: 'The fields that differ from the version before.' })
  changes!: ActivityChange[];

  noun!: string;
  itemId!: ObjectId;
  values!: Record<string, unknown>;
}
