import 'reflect-metadata';
import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { leadRoles } from '../../access/roles.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { ApiScope } from '../../base/api-scope.ts';
import type { Context } from '../../base/context.ts';
import { withoutNulls } from '../../base/input.ts';
import { BulkResult } from '../../base/types.ts';
import type { ItemSelection } from '../../base/types.ts';
import { ListReadAtArg, ReadAtArg } from '../../kit/change/unchanged-since.ts';
import { EventKeyArg } from '../lead/event-key.ts';
import { IdArg, NarrowingArg, SelectionArg } from './person-args.ts';
import { NextStepInput } from './person.input.ts';
import type { PeopleFilter } from './person.input.ts';
import { setNextStep, setNextSteps } from './person-work.service.ts';
import { Person } from './person.type.ts';

function StepArg() {
  return Arg('step', () => NextStepInput, {
    nullable: true,
    description: 'The next step; without it, the present one is removed.',
  });
}

/** What comes next for a person. */
@Resolver()
export class NextStepResolver {
  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_WRITE)
  @Mutation(() => Person, {
    description:
      'Sets or removes the next step of a person. BAD_USER_INPUT for a moment that has passed, and once the lead has ended.',
  })
  setNextStep(
    @Ctx() context: Context,
    @IdArg() id: string,
    @StepArg() step?: NextStepInput,
    @ReadAtArg() readAt?: Date,
    @EventKeyArg() key?: string,
  ) {
    return setNextStep(context, id, step ?? null, { readAt, key });
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_WRITE)
  @Mutation(() => BulkResult, {
    description: 'Sets or removes the next step of up to 1,000 people; ended ones are among `failedIds`.',
  })
  setNextSteps(
    @Ctx() context: Context,
    @SelectionArg() selection: ItemSelection,
    @StepArg() step?: NextStepInput,
    @NarrowingArg() filter?: PeopleFilter,
    @ListReadAtArg() readAt?: Date,
  ) {
    return setNextSteps(context, withoutNulls({ ...selection, filter }), step ?? null, readAt);
  }
}
