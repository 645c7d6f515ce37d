import 'reflect-metadata';
import type { Filter } from 'mongodb';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../base/context.ts';
import { ContactRequest } from './contact-request.type.ts';
import { EnquiredHome } from './homes/enquired-home.type.ts';
import { OrderLine } from './order/order.type.ts';
import { propertyNoun } from '../property/property.service.ts';
import { Property } from '../property/property.type.ts';
import { itemLoader } from '../../kit/item-loader.ts';
import { visibleTo } from '../../kit/publication.ts';

const propertiesOf = itemLoader(
  propertyNoun,
  (context) => visibleTo(context, propertyNoun) as Filter<Property>,
);

/** Stands above the features, because it joins two of them. */
@Resolver(() => ContactRequest)
export class ContactPropertyResolver {
  @FieldResolver(() => Property, {
    nullable: true,
    description:
      'The current state of that property. Null if there is none, if it was removed, and if the caller may not see it; `propertyTitle` keeps its former name.',
  })
  property(@Ctx() context: Context, @Root() { propertyId }: ContactRequest) {
    return propertyId && propertiesOf(context).load(propertyId);
  }
}

/** The same for each line of an order. */
@Resolver(() => OrderLine)
export class OrderLineResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether the property was removed from the site since, or is hidden from it.',
  })
  async removed(@Ctx() context: Context, @Root() { propertyId }: OrderLine) {
    return (await propertiesOf(context).load(propertyId)) === null;
  }
}

/** The same for each home of an enquiry about several. */
@Resolver(() => EnquiredHome)
export class EnquiredHomeResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether the property was removed from the site since, or is hidden from it.',
  })
  async removed(@Ctx() context: Context, @Root() { propertyId }: EnquiredHome) {
    return (await propertiesOf(context).load(propertyId)) === null;
  }
}
