import 'reflect-metadata';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../base/context.ts';
import { Property } from '../property/property.type.ts';
import { ConfigurationAllIn, UnitAllIn } from './all-in.type.ts';
import * as service from './all-in.service.ts';

@Resolver(() => Property)
export class AllInResolver {
  @FieldResolver(() => [ConfigurationAllIn], {
    description:
      'What each configuration with a price really costs, the lowest total first; one entry for a project without configurations, none without a cost sheet.',
  })
  allIn(@Ctx() context: Context, @Root() property: Property) {
    return service.allInOfConfigurations(context, property);
  }

  @FieldResolver(() => [UnitAllIn], {
    description: 'What each available unit with a price really costs, the lowest total first.',
  })
  unitsAllIn(@Ctx() context: Context, @Root() property: Property) {
    return service.allInOfUnits(context, property);
  }
}
