import 'reflect-metadata';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { ListOf } from '../../../access/query-cost.ts';
import type { Context } from '../../../base/context.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { Person } from '../../person/person.type.ts';
import { contactRequestNoun } from '../contact-request.service.ts';
import { ContactRequest } from '../contact-request.type.ts';

const most = 100;

/** Stands above people, because it joins their enquiries to them. */
@Resolver(() => Person)
export class PersonEnquiriesResolver {
  @ListOf({ length: 2 })
  @FieldResolver(() => [ContactRequest], {
    description: 'The enquiries of the person, newest first; at most 100.',
  })
  enquiries(@Ctx() context: Context, @Root() { _id }: Person) {
    return collectionOf(context, contactRequestNoun)
      .find({ personId: _id, deleted: false }, { sort: { createdAt: -1, _id: -1 }, limit: most })
      .toArray();
  }
}
