import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ownerOnly } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { ListInput } from '../../base/types.ts';
import { OutboxSummary } from './mail-settings.type.ts';
import { Mail, MailFilter, MailPage } from './mail.type.ts';
import * as service from './outbox.service.ts';

@Resolver(() => Mail)
export class MailResolver {
  @Authorized(ownerOnly)
  @Query(() => MailPage, { description: 'The e-mails to the company, newest first, 10 per page by default.' })
  outbox(
    @Ctx() context: Context,
    @Arg('list', () => ListInput, { nullable: true, description: 'The search, order and page of the list.' })
    list?: ListInput,
    @Arg('filter', () => MailFilter, { nullable: true, description: 'The filter of the list.' })
    filter?: MailFilter,
  ) {
    return service.outbox(context, { ...list, filter });
  }

  @Authorized(ownerOnly)
  @Query(() => OutboxSummary, {
    description: 'How many e-mails to the company wait or failed, and the last sent.',
  })
  outboxSummary(@Ctx() context: Context) {
    return service.outboxSummary(context);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Mail, {
    description:
      'Queues an e-mail again that failed, is uncertain or was only kept. BAD_USER_INPUT if e-mail is not set up, CONFLICT if it is queued, being sent, or sent.',
  })
  retryMail(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The e-mail’s id.' }) id: string) {
    return service.retryMail(context, id);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Mail, {
    description: 'Records that an uncertain e-mail has arrived; CONFLICT for any other.',
  })
  confirmMail(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The e-mail’s id.' }) id: string) {
    return service.confirmMail(context, id);
  }
}
