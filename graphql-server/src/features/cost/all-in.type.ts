import 'reflect-metadata';
import { Field, ID, ObjectType } from 'type-graphql';
import { Rupees } from '../../base/types.ts';
import { CostKey } from './cost-sheet.type.ts';

@ObjectType()
class AllIn {
  @Field(() => Rupees, { description: 'Its basic price, in whole rupees.' })
  price!: number;

  @Field(() => Rupees, {
    description: 'What you will really pay, in whole rupees, without what is not known.',
  })
  total!: number;

  @Field(() => [CostKey], { description: 'The lines that are not known; the total does not include them.' })
  unknown!: CostKey[];

  @Field(() => Rupees, {
    nullable: true,
    description: 'The loan of the sheet, in whole rupees; null if no rule says what banks lend.',
  })
  loan!: number | null;

  @Field(() => Rupees, {
    nullable: true,
    description: 'The monthly instalment (EMI); null without an interest.',
  })
  instalment!: number | null;
}

@ObjectType({
  description: 'What a configuration really costs, as its `costSheet` says while nothing else is chosen.',
})
export class ConfigurationAllIn extends AllIn {
  @Field(() => String, {
    nullable: true,
    description: 'The key of the configuration; null for a project that has none.',
  })
  configuration!: string | null;
}

@ObjectType({
  description: 'What an available unit really costs, as its `costSheet` says while nothing else is chosen.',
})
export class UnitAllIn extends AllIn {
  @Field(() => ID, { description: 'The id of the unit.' })
  unit!: string;
}
