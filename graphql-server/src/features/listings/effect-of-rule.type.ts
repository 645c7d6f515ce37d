import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A published listing that a change takes off the site.' })
export class LostListing {
  @Field(() => ID, { name: 'id', description: 'Its id.' })
  _id!: ObjectId;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'The first day on which visitors do not see it, as YYYY-MM-DD.' })
  day!: string;
}

@ObjectType({ description: 'What a change of a rule or of the company would do to published listings.' })
export class RuleEffect {
  @Field(() => Int, { description: 'How many published listings it would take off the site.' })
  count!: number;

  @Field(() => Int, { description: 'How many published listings were looked at; samples are not counted.' })
  total!: number;

  @Field(() => [LostListing], { description: 'The first of them, at most 5.' })
  listings!: LostListing[];

  @Field(() => Boolean, {
    description:
      'Whether there are more listings than were looked at, 5,000: then the count is a lower bound.',
  })
  isPartial!: boolean;
}
