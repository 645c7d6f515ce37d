import 'reflect-metadata';
import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { ownerOnly } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { alertMailSummary } from './alert-mail-summary.ts';
import { AlertMailSummary } from './alert-mail-summary.type.ts';

@Resolver()
export class AlertMailResolver {
  @Authorized(ownerOnly)
  @Query(() => AlertMailSummary, {
    description: 'How many e-mails of alerts wait, failed or are uncertain in the last 30 days, and why.',
  })
  alertMailSummary(@Ctx() context: Context) {
    return alertMailSummary(context);
  }
}
