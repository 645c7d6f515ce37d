import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { Kept, Public } from '../../access/public-operation.ts';
import { openingRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { JobOpeningInput } from './job-opening.input.ts';
import * as service from './job-opening.service.ts';
import { JobOpening } from './job-opening.type.ts';

@Resolver(() => JobOpening)
export class JobOpeningResolver {
  @Public()
  @Kept()
  @Query(() => [JobOpening], {
    description: 'The jobs that people can apply for today, the newest first; at most 50.',
  })
  jobOpenings(@Ctx() context: Context) {
    return service.jobOpenings(context);
  }

  @Authorized(openingRoles)
  @TokenScope(ApiScope.CONTENT_READ)
  @Query(() => [JobOpening], {
    description: 'Every job opening, the newest first, with those whose last day is over.',
  })
  adminJobOpenings(@Ctx() context: Context) {
    return service.allOpenings(context);
  }

  @Authorized(openingRoles)
  @TokenScope(ApiScope.CONTENT_WRITE)
  @Mutation(() => JobOpening, {
    description:
      'Adds a job opening, or replaces the one with the id; BAD_USER_INPUT for a last day that is over or more than a year away.',
  })
  saveJobOpening(
    @Ctx() context: Context,
    @Arg('input', () => JobOpeningInput, { description: 'The opening.' }) input: JobOpeningInput,
    @Arg('id', () => ID, {
      nullable: true,
      description: 'The id of a stored one, even if it was removed; leave it out for a new one.',
    })
    id?: string | null,
  ) {
    return service.saveJobOpening(context, input, id);
  }

  @Authorized(openingRoles)
  @TokenScope(ApiScope.CONTENT_WRITE)
  @Mutation(() => JobOpening, {
    description: 'Removes a job opening from the list; saving it again with its id restores it.',
  })
  removeJobOpening(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.removeJobOpening(context, id);
  }
}
