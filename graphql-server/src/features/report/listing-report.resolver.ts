import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../access/public-operation.ts';
import { contentRoles } from '../../access/roles.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { ListInput } from '../../base/types.ts';
import { ListingReportFilter, ListingReportInput, ReportAnswerInput } from './listing-report.input.ts';
import * as service from './listing-report.service.ts';
import {
  ListingReport,
  ListingReportPage,
  ListingReportReceipt,
  ReportState,
} from './listing-report.type.ts';
import { RunsAgain } from '../../kit/once/runs-again.ts';

@Resolver(() => ListingReport)
export class ListingReportResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it is open and its time for an answer has passed.' })
  overdue(@Root() { state, answerBy }: ListingReport) {
    return state === ReportState.OPEN && answerBy !== null && answerBy < timeNow();
  }

  @Public()
  @RunsAgain()
  @Mutation(() => ListingReportReceipt, {
    description:
      'Reports what is wrong with a listing; the answer comes once it is on disk. BAD_USER_INPUT for a listing that visitors do not see, TOO_MANY_REQUESTS after six reports in 10 minutes.',
  })
  reportListing(
    @Ctx() context: Context,
    @Arg('input', () => ListingReportInput, { description: 'The report.' }) input: ListingReportInput,
  ) {
    return service.reportListing(context, input);
  }

  @Authorized(contentRoles)
  @Query(() => ListingReportPage, {
    description: 'What visitors reported on listings, newest first, 10 a page by default.',
  })
  listingReports(
    @Ctx() context: Context,
    @Arg('list', () => ListInput, { nullable: true, description: 'The search, order and page of the list.' })
    list?: ListInput,
    @Arg('filter', () => ListingReportFilter, { nullable: true, description: 'The filter of the list.' })
    filter?: ListingReportFilter,
  ) {
    return service.listingReports(context, { ...list, filter });
  }

  @Authorized(contentRoles)
  @Mutation(() => ListingReport, {
    description:
      'Answers a report with a sentence, which closes it. BAD_USER_INPUT without one; CONFLICT if a colleague has answered it before.',
  })
  answerListingReport(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the report.' }) id: string,
    @Arg('input', () => ReportAnswerInput, { description: 'The answer.' }) input: ReportAnswerInput,
  ) {
    return service.answerListingReport(context, id, input);
  }
}
