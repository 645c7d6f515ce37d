import 'reflect-metadata';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Facing } from '../property/facts/facts.type.ts';

@ObjectType({ description: 'The unit that a cost sheet is about.' })
export class CostUnit {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Its number; null if the office does not show it.' })
  number!: string | null;

  @Field(() => String, { description: 'The name of its tower.' })
  tower!: string;

  @Field(() => Int, { nullable: true, description: 'Its floor; null if not known.' })
  floor!: number | null;

  @Field(() => Facing, { nullable: true, description: 'Where its door faces; null if not known.' })
  facing!: Facing | null;

  @Field(() => [String], { description: 'The names of its location charges.' })
  locationCharges!: string[];

  @Field(() => Boolean, { description: 'Whether it is available now.' })
  isAvailable!: boolean;
}
