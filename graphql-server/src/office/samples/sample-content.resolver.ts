import 'reflect-metadata';
import { Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ownerOnly } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import * as service from './sample-content.service.ts';

@Resolver()
export class SampleContentResolver {
  @Authorized(ownerOnly)
  @Query(() => Int, {
    description: 'How many items on the site are sample content of the first start that was never changed.',
  })
  sampleContentCount(@Ctx() context: Context) {
    return service.sampleContentCount(context);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Int, {
    description:
      'Deletes all sample content that was never changed, and answers how many items; for 30 days they can be restored.',
  })
  removeSampleContent(@Ctx() context: Context) {
    return service.removeSampleContent(context);
  }
}
