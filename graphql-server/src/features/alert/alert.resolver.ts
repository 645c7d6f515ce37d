import 'reflect-metadata';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Public } from '../../access/public-operation.ts';
import type { Context } from '../../base/context.ts';
import { AlertInput } from './alert.input.ts';
import { Alert } from './alert.type.ts';
import { AlertOffer } from './alert-offer.type.ts';
import * as answers from './answer-alert.service.ts';
import * as requests from './ask-alert.service.ts';

const tokenArgument = { description: 'The last part of the link in the e-mail.' };

/** Alerts by e-mail, without an account. */
@Resolver()
export class AlertResolver {
  @Public()
  @Query(() => AlertOffer, {
    description:
      'What an alert on a search or on one home would follow. NOT_FOUND for a home that is not shown.',
  })
  alertOffer(
    @Ctx() context: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: 'The parameters of a list of homes, as in its address; without them, all homes to buy.',
    })
    search?: string | null,
    @Arg('propertyId', () => ID, { nullable: true, description: 'One home in place of a search.' })
    propertyId?: string | null,
  ) {
    return requests.alertOffer(context, { search, propertyId });
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      'Sends the address a request to confirm an alert. True for every address, known or not, also if nothing is sent because it waits or runs already. BAD_USER_INPUT for wrong fields and while the site sends no e-mails; TOO_MANY_REQUESTS after 10 requests in an hour for one address, or 8 in 10 minutes from one network.',
  })
  async askForAlert(
    @Ctx() context: Context,
    @Arg('input', () => AlertInput, { description: 'The wish, and where to write.' }) input: AlertInput,
  ) {
    await requests.askForAlert(context, input);
    return true;
  }

  @Public()
  @Query(() => Alert, {
    nullable: true,
    description:
      'The alert of a link to confirm or to stop it; null for a wrong link, and once it was erased.',
  })
  alert(
    @Ctx() context: Context,
    @Arg('token', () => String, tokenArgument) token: string,
    @Arg('toStop', () => Boolean, {
      nullable: true,
      description: 'Whether it is the link to stop; by default, the link to confirm.',
    })
    toStop?: boolean | null,
  ) {
    return answers.alertOfLink(context, token, toStop ? 'stop' : 'confirm');
  }

  @Public()
  @Mutation(() => Alert, {
    nullable: true,
    description: 'Confirms an alert, within 7 days and once, and answers its state; null for a wrong link.',
  })
  confirmAlert(@Ctx() context: Context, @Arg('token', () => String, tokenArgument) token: string) {
    return answers.confirmAlert(context, token);
  }

  @Public()
  @Mutation(() => Alert, {
    nullable: true,
    description: 'Stops an alert, or all to its address, and answers its state; null for a wrong link.',
  })
  stopAlert(
    @Ctx() context: Context,
    @Arg('token', () => String, tokenArgument) token: string,
    @Arg('all', () => Boolean, { nullable: true, description: 'Whether to stop all alerts to the address.' })
    all?: boolean | null,
  ) {
    return answers.stopAlert(context, token, all ?? false);
  }
}
