import 'reflect-metadata';
import { Field, Float, ObjectType } from 'type-graphql';
import { Rupees } from '../../../base/types.ts';

@ObjectType({ description: 'What a bank may lend for a property, and at which interest.' })
export class HomeLoan {
  @Field(() => Rupees, {
    nullable: true,
    description:
      'The most that a bank may lend on the price alone, in whole rupees; null if no rule says it.',
  })
  most!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The yearly interest in percent; null while no bank’s rate is entered.',
  })
  interestPercent!: number | null;

  @Field(() => String, { nullable: true, description: 'The day of that rate, as YYYY-MM-DD.' })
  interestOn!: string | null;
}
