import 'reflect-metadata';
import { Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ownerOnly } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import * as service from './sample-content.service.ts';

@Resolver()
export class SampleContentResolver {
  @Authorized(ownerOnly)
  @Query(() => Int, {
    description: 'The number of sample items on the site.',
  })
  sampleContentCount(@Ctx() context: Context) {
    return service.sampleContentCount(context);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Int, {
    description:
      'Deletes all sample content and answers the number of items; they can be restored for 30 days.',
  })
  removeSampleContent(@Ctx() context: Context) {
    return service.removeSampleContent(context);
  }
}
