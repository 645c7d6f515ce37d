import 'reflect-metadata';
import { Field, Float, ObjectType } from 'type-graphql';
import { Rupees } from '../../../base/types.ts';

@ObjectType({ description: 'The loan that a bank may give on a property, and its interest.' })
export class HomeLoan {
  @Field(() => Rupees, {
    nullable: true,
    description: 'The largest loan on the price alone, in whole rupees; null if no rule limits it.',
  })
  most!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The yearly interest in percent; null until the office enters the rate of a bank.',
  })
  interestPercent!: number | null;

  @Field(() => String, { nullable: true, description: 'The day of that rate, as YYYY-MM-DD.' })
  interestOn!: string | null;
}
