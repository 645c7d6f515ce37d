import 'reflect-metadata';
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { ownerOnly } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { SetupStepKey } from '../../kit/setup-step.ts';
import * as service from './setup-guide.service.ts';
import { SetupStep } from './setup-guide.type.ts';

@Resolver()
export class SetupGuideResolver {
  @Authorized(ownerOnly)
  @Query(() => [SetupStep], {
    description:
      'What an owner has to do until the site works, in order. Each step is asked anew, so that one that breaks is open again.',
  })
  setupGuide(@Ctx() context: Context) {
    return service.setupGuide(context);
  }

  @Authorized(ownerOnly)
  @Mutation(() => [SetupStep], {
    description: 'Notes that a step needs nothing more, or takes that back; answers all steps.',
  })
  settleSetupStep(
    @Ctx() context: Context,
    @Arg('step', () => SetupStepKey, { description: 'The step.' }) step: SetupStepKey,
    @Arg('settled', () => Boolean, { description: 'Whether it needs nothing more.' }) settled: boolean,
  ) {
    return service.settleSetupStep(context, step, settled);
  }
}
