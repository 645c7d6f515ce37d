import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { ApiScope } from '../../../base/api-scope.ts';
import { TokenScope } from '../../../access/token-scope.ts';
import { contentRoles } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { parseId } from '../../../base/ids.ts';
import { withoutNulls } from '../../../base/input.ts';
import { ItemSelection } from '../../../base/types.ts';
import { undoBatch } from '../../../kit/change/batches.ts';
import { ReadAtArg } from '../../../kit/change/unchanged-since.ts';
import { PropertyFilter } from '../property.input.ts';
import { propertyNoun } from '../property.service.ts';
import { changePropertyPrices, setPropertyPrice } from './change-prices.ts';
import { BatchUndone, PricePlan, PriceStepInput, SetPrice } from './change-prices.type.ts';

@Resolver()
export class ChangePricesResolver {
  @Authorized(contentRoles)
  @Mutation(() => PricePlan, {
    description:
      'Changes the prices of up to 1,000 properties by a percentage or an amount. Prices that follow from configurations stay, and those with a draft beside them.',
  })
  changePropertyPrices(
    @Ctx() context: Context,
    @Arg('selection', () => ItemSelection, { description: 'The properties to change.' })
    selection: ItemSelection,
    @Arg('step', () => PriceStepInput, { description: 'How prices change.' }) step: PriceStepInput,
    @Arg('filter', () => PropertyFilter, { nullable: true, description: 'Narrows `matching`.' })
    filter?: PropertyFilter,
    @Arg('dryRun', () => Boolean, {
      defaultValue: false,
      description: 'Whether it only says what it would do.',
    })
    dryRun = false,
  ) {
    return changePropertyPrices(context, withoutNulls({ ...selection, filter }), withoutNulls(step), dryRun);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => SetPrice, {
    description:
      'Sets the price of one property. CONFLICT if it follows from configurations, a draft stands beside it, or another account saved it after `readAt`.',
  })
  setPropertyPrice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the property.' }) id: string,
    @Arg('price', () => String, { description: 'As in `PropertyInput`; empty for a price on request.' })
    price: string,
    @ReadAtArg() readAt?: Date,
  ) {
    return setPropertyPrice(context, { id, price, readAt });
  }

  @Authorized(contentRoles)
  @Mutation(() => BatchUndone, {
    description:
      'Takes back an import of listings, or a change of many prices, of the last 24 hours. What was saved again since stays.',
  })
  undoPropertyBatch(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The `importId` or `batchId` of its answer.' }) id: string,
  ) {
    return undoBatch(context, propertyNoun, parseId(id));
  }
}
