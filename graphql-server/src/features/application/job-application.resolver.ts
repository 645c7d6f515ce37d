import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { GraphQLUpload, readUpload } from '../../files/upload.ts';
import type { Upload } from '../../files/upload.ts';
import { Public } from '../../public.ts';
import { leadRoles } from '../../roles.ts';
import { ListInput } from '../../types.ts';
import { JobApplicationInput } from './job-application.input.ts';
import * as service from './job-application.service.ts';
import { ApplicationReceipt, JobApplication, JobApplicationPage } from './job-application.type.ts';

@Resolver(() => JobApplication)
export class JobApplicationResolver {
  @Public()
  @Mutation(() => ApplicationReceipt, {
    description: 'Sends a job application with a PDF, DOC or DOCX of at most 5 MB.',
  })
  async submitApplication(
    @Ctx() context: Context,
    @Arg('input', () => JobApplicationInput, { description: 'The application.' }) input: JobApplicationInput,
    @Arg('resume', () => GraphQLUpload, { nullable: true, description: 'The résumé; required.' })
    resume?: Upload,
  ) {
    await service.submitApplication(context, input, await readUpload(resume));
    return { message: service.applicationSent };
  }

  @Authorized(leadRoles)
  @Query(() => JobApplicationPage, { description: 'Job applications, newest first, 10 a page by default.' })
  applications(
    @Ctx() context: Context,
    @Arg('list', () => ListInput, { nullable: true, description: 'Which part to show.' }) list?: ListInput,
  ) {
    return service.applications(context, list ?? {});
  }

  @Authorized(leadRoles)
  @Query(() => JobApplication, { description: 'One job application; NOT_FOUND for an unknown id.' })
  application(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.application(context, id);
  }

  @Authorized(leadRoles)
  @Mutation(() => JobApplication, { description: 'Deletes an application; it can be restored for 30 days.' })
  deleteApplication(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.deleteApplication(context, id);
  }

  @Authorized(leadRoles)
  @Mutation(() => JobApplication, { description: 'Brings a deleted application back.' })
  restoreApplication(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.restoreApplication(context, id);
  }

  @FieldResolver(() => String, {
    description: 'Where an admin downloads the résumé: /api/applications/{id}/resume.',
  })
  resumeUrl(@Root() application: JobApplication) {
    return service.resumeUrl(application);
  }
}
