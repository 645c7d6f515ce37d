import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Kept, Public } from '../../access/public-operation.ts';
import type { Context } from '../../base/context.ts';
import { CostChoices } from './cost-choices.input.ts';
import * as service from './cost-sheet.service.ts';
import { CostSheet } from './cost-sheet.type.ts';

@Resolver()
export class CostSheetResolver {
  @Public()
  @Kept()
  @Query(() => CostSheet, {
    nullable: true,
    description:
      'What a project for sale really costs: price, charges, taxes, duty and fees, each with the rules behind it. Null for one that is to let, sold or off the market, or whose area is not stated. An estimate, no offer.',
  })
  costSheet(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, { description: 'The id of the project.' }) propertyId: string,
    @Arg('choices', () => CostChoices, { nullable: true, description: 'What the visitor chose.' })
    choices?: CostChoices | null,
  ) {
    return service.costSheet(context, propertyId, choices);
  }
}
