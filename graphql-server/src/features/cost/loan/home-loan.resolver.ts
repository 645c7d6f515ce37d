import 'reflect-metadata';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { maxLoan } from 'domain/money/emi.ts';
import type { Context } from '../../../base/context.ts';
import { authoritiesOf, ruleBook } from '../../rule/rule-book.ts';
import { intentOf, ProjectIntent, Property } from '../../property/property.type.ts';
import { HomeLoan } from './home-loan.type.ts';

@Resolver(() => Property)
export class HomeLoanResolver {
  @FieldResolver(() => HomeLoan, {
    nullable: true,
    description: 'The loan on its lower price, by the rules of today; null if it is to let or has no price.',
  })
  async homeLoan(
    @Ctx() context: Context,
    @Root() { propertyStatus, price }: Property,
  ): Promise<HomeLoan | null> {
    if (intentOf(propertyStatus) !== ProjectIntent.BUY || !price) return null;
    const book = await ruleBook(context, { authorities: authoritiesOf(null) });
    const steps = book.steps('loan.steps');
    const interest = book.find('loan.rate');
    return {
      most: steps ? maxLoan(price.from, steps) : null,
      interestPercent: interest ? Number(interest.value) : null,
      interestOn: interest?.validFrom ?? null,
    };
  }
}
