import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'The leads of chosen contact requests; one of several requests stands here once.',
})
export class ContactLeads {
  @Field(() => [ID], {
    description: 'The ids of the people, for `setPersonStates`, `handOver` and the like.',
  })
  personIds!: ObjectId[];

  @Field(() => Int, { description: 'How many contact requests were chosen, without those that are gone.' })
  contactCount!: number;

  @Field(() => Int, {
    description: 'How many of them have not joined a lead yet; they do within ten seconds.',
  })
  withoutLead!: number;
}
