import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../access/public-operation.ts';
import { hiringRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { ListInput } from '../../base/types.ts';
import { databaseTime } from '../../database/time.ts';
import { GraphQLUpload, readUpload } from '../../files/upload.ts';
import type { Upload } from '../../files/upload.ts';
import { isDisposable } from '../mail/disposable-domains.ts';
import { ApplicationFilter, JobApplicationInput } from './job-application.input.ts';
import * as service from './job-application.service.ts';
import { ApplicationReceipt, JobApplication, JobApplicationPage } from './job-application.type.ts';
import { RunsAgain } from '../../kit/once/runs-again.ts';

@Resolver(() => JobApplication)
export class JobApplicationResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the e-mail address is at a service for throw-away addresses; a flag for colleagues.',
  })
  emailIsDisposable(@Root() { email }: JobApplication) {
    return isDisposable(email);
  }

  @Public()
  @RunsAgain()
  @Mutation(() => ApplicationReceipt, {
    description: 'Sends a job application with a résumé: a PDF, DOC or DOCX of at most 5 MB.',
  })
  async submitApplication(
    @Ctx() context: Context,
    @Arg('input', () => JobApplicationInput, { description: 'The application.' }) input: JobApplicationInput,
    @Arg('resume', () => GraphQLUpload, { nullable: true, description: 'The résumé; required.' })
    resume?: Upload,
  ) {
    const { _id: applicationId } = await service.submitApplication(context, input, await readUpload(resume));
    return { applicationId, message: service.applicationSent };
  }

  @Authorized(hiringRoles)
  @Query(() => JobApplicationPage, { description: 'Job applications, newest first, 10 per page by default.' })
  async applications(
    @Ctx() context: Context,
    @Arg('list', () => ListInput, { nullable: true, description: 'The search, order and page of the list.' })
    list?: ListInput,
    @Arg('filter', () => ApplicationFilter, { nullable: true, description: 'The filter of the list.' })
    filter?: ApplicationFilter,
  ) {
    const readAt = await databaseTime(context.db);
    return { ...(await service.applications(context, { ...list, filter })), readAt };
  }

  @Authorized(hiringRoles)
  @Query(() => JobApplication, { description: 'One job application; NOT_FOUND for an unknown id.' })
  application(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The application’s id.' }) id: string,
  ) {
    return service.application(context, id);
  }

  @FieldResolver(() => String, {
    description: 'The address where an admin downloads the résumé: /api/applications/{id}/resume.',
  })
  resumeUrl(@Root() application: JobApplication) {
    return service.resumeUrl(application);
  }
}
