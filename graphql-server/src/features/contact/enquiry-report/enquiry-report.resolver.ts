import 'reflect-metadata';
import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { ownerOnly } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import * as service from './enquiry-report.service.ts';
import { EnquirySourceReport } from './enquiry-report.type.ts';

@Resolver()
export class EnquiryReportResolver {
  @Authorized(ownerOnly)
  @Query(() => [EnquirySourceReport], {
    description:
      'What came of the enquiries of the last twelve weeks, by the form they came from, the most frequent first.',
  })
  enquiryReport(@Ctx() context: Context) {
    return service.enquiryReport(context);
  }
}
