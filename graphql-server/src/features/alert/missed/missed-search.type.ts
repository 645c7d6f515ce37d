import 'reflect-metadata';
import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A search that found nothing. It contains nothing about the visitors.' })
export class MissedSearch {
  @Field(() => ID, { name: 'id', description: 'The key of the search.' })
  _id!: string;

  @Field(() => String, {
    description:
      'What was asked for, as understood. Words that were not understood are named once three networks have asked with them, and never with an address or long numbers in them.',
  })
  label!: string;

  @Field(() => Int, { description: 'How often: once for each network and hour.' })
  count!: number;

  @Field(() => Date, { description: 'When it was last asked.' })
  lastAt!: Date;

  @Field(() => Int, { description: 'The number of confirmed alerts on the same search.' })
  alerts!: number;
}
