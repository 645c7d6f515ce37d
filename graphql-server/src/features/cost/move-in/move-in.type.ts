import 'reflect-metadata';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Rupees } from '../../../base/types.ts';
import { Rule } from '../../rule/rule.type.ts';

export enum MoveInKey {
  RENT = 'RENT',
  MAINTENANCE = 'MAINTENANCE',
  DEPOSIT = 'DEPOSIT',
  BROKERAGE = 'BROKERAGE',
}
registerEnumType(MoveInKey, {
  name: 'MoveInKey',
  description: 'What is paid before moving in: the first month’s rent and maintenance, the deposit, our fee.',
  valuesConfig: {
    RENT: { description: 'The rent of the first month.' },
    MAINTENANCE: { description: 'The maintenance of the first month.' },
    DEPOSIT: { description: 'The deposit.' },
    BROKERAGE: { description: 'Our fee.' },
  },
});

@ObjectType({ description: 'One payment before moving in.' })
export class MoveInLine {
  @Field(() => MoveInKey, { description: 'What it is.' })
  key!: MoveInKey;

  @Field(() => Rupees, { nullable: true, description: 'Whole rupees, its tax included; null if not known.' })
  amount!: number | null;

  @Field(() => Rupees, { description: 'The GST within the amount, in whole rupees; 0 for none.' })
  tax!: number;
}

@ObjectType({ description: 'What must be paid before moving into a home or an office to let.' })
export class MoveIn {
  @Field(() => [MoveInLine], { description: 'The payments, in their order.' })
  lines!: MoveInLine[];

  @Field(() => Rupees, { description: 'The sum of the known amounts.' })
  total!: number;

  @Field(() => [MoveInKey], { description: 'What the total does not include, because it is not known.' })
  unknown!: MoveInKey[];

  @Field(() => [Rule], { description: 'The rules that it was computed by.' })
  rules!: Rule[];

  @Field(() => Rule, {
    nullable: true,
    description:
      'What is known of duty and fee on the rent agreement, which come on top; null if no rule says it.',
  })
  agreement!: Rule | null;
}
