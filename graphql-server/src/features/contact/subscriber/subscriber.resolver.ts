import 'reflect-metadata';
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Public } from '../../../access/public-operation.ts';
import { contentRoles } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { ListInput } from '../../../base/types.ts';
import { SubscriberFilter, SubscriberInput } from './subscriber.input.ts';
import * as service from './subscriber.service.ts';
import { Subscriber, SubscriberPage } from './subscriber.type.ts';
import { RunsAgain } from '../../../kit/once/runs-again.ts';

@Resolver(() => Subscriber)
export class SubscriberResolver {
  @Public()
  @RunsAgain()
  @Mutation(() => Boolean, {
    description: 'Signs an address up; true once it is on disk, even if it was signed up before.',
  })
  async subscribe(
    @Ctx() context: Context,
    @Arg('input', () => SubscriberInput, { description: 'The address, and the subscription.' })
    input: SubscriberInput,
  ) {
    await service.subscribe(context, input);
    return true;
  }

  @Authorized(contentRoles)
  @Query(() => SubscriberPage, { description: 'Subscribers, newest first, 10 a page by default.' })
  subscribers(
    @Ctx() context: Context,
    @Arg('list', () => ListInput, { nullable: true, description: 'Which part to show.' }) list?: ListInput,
    @Arg('filter', () => SubscriberFilter, { nullable: true, description: 'What to show.' })
    filter?: SubscriberFilter,
  ) {
    return service.subscribers(context, { ...list, filter });
  }
}
