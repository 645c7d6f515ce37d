import 'reflect-metadata';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../base/context.ts';
import { authoritiesOf, ruleBook } from '../../rule/rule-book.ts';
import { Property, PropertyStatus } from '../../property/property.type.ts';
import { moveInOf } from './move-in.ts';
import { MoveIn } from './move-in.type.ts';

@Resolver(() => Property)
export class MoveInResolver {
  @FieldResolver(() => MoveIn, {
    nullable: true,
    description:
      'What must be paid before moving in, from the lower end of the rent. Null if it is not to let, if the rent is on request, or if the office has filled in nothing.',
  })
  async moveIn(@Ctx() context: Context, @Root() { propertyStatus, price, rent }: Property) {
    if (propertyStatus !== PropertyStatus.FOR_RENT || !price || !rent) return null;
    return moveInOf(price.from, rent, await ruleBook(context, { authorities: authoritiesOf(null) }));
  }
}
