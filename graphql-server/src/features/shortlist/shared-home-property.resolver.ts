import 'reflect-metadata';
import type { Filter } from 'mongodb';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../base/context.ts';
import { propertyNoun } from '../property/property.service.ts';
import { Property } from '../property/property.type.ts';
import { SharedHome } from './shared-shortlist.type.ts';
import { itemLoader } from '../../kit/item-loader.ts';
import { shown } from '../../kit/publication.ts';

/** What visitors see, also for a caller with an account: the answer is the same for all people with the link. */
const publishedOf = itemLoader(propertyNoun, () => shown() as Filter<Property>);

/** Stands above the features, because it joins two of them. */
@Resolver(() => SharedHome)
export class SharedHomePropertyResolver {
  @FieldResolver(() => Property, {
    nullable: true,
    description: 'The property as visitors see it now; null if it is no longer on the site.',
  })
  property(@Ctx() context: Context, @Root() { propertyId }: SharedHome) {
    return publishedOf(context).load(propertyId);
  }
}
