import 'reflect-metadata';
import { FieldResolver, Resolver, Root } from 'type-graphql';
import { ApiScope } from '../../../base/api-scope.ts';
import { ForAccounts } from '../../../base/for-accounts.ts';
import { Property } from '../property.type.ts';
import { completenessOf } from './completeness.ts';
import { Completeness } from './completeness.type.ts';

@Resolver(() => Property)
export class CompletenessResolver {
  @ForAccounts({ scopes: [ApiScope.LISTINGS_READ] })
  @FieldResolver(() => Completeness, {
    nullable: true,
    description: 'How complete the listing is, and what is missing. Null for visitors.',
  })
  completeness(@Root() property: Property) {
    return completenessOf(property);
  }
}
