import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import { Rupees } from '../../base/types.ts';

@ObjectType({ description: 'A stage of construction that photographs or the certificate of a tower show.' })
export class ReachedPayment {
  @Field(() => String, {
    description:
      'The day of the photograph or the certificate, as YYYY-MM-DD: the stage was reached by then.',
  })
  by!: string;

  @Field(() => [String], {
    description: 'The towers that it was seen in, if the home may lie in another; empty for the home itself.',
  })
  towers!: string[];
}

@ObjectType({ description: 'What is due at one moment.' })
export class CostPayment {
  @Field(() => Int, {
    nullable: true,
    description:
      'Months after booking and agreement, 0 for that day, as for a stage that was reached before; null for at possession, or when the stage is reached.',
  })
  month!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The day on which it is due, counted in months from `bookedOn`, as YYYY-MM-DD; null without a month.',
  })
  day!: string | null;

  @Field(() => Boolean, {
    description: 'Whether it is due at a stage of construction whose month is not known.',
  })
  whenReached!: boolean;

  @Field(() => ReachedPayment, {
    nullable: true,
    description: 'What construction photographs and certificates say of its stage; null if they say nothing.',
  })
  reached!: ReachedPayment | null;

  @Field(() => String, { description: 'What it is for, in words.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'For a payment of the plan: its share of the price with GST in percent, a decimal number as text.',
  })
  percent!: string | null;

  @Field(() => Rupees, { description: 'Whole rupees.' })
  amount!: number;
}
