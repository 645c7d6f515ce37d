import 'reflect-metadata';
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { ownerOnly } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { MailSettingsInput } from './mail-settings.input.ts';
import * as service from './mail-settings.service.ts';
import { MailSettings, TestMailResult } from './mail-settings.type.ts';
import { sendTestMail } from './test-mail.service.ts';

@Resolver()
export class MailSettingsResolver {
  @Authorized(ownerOnly)
  @Query(() => MailSettings, {
    description:
      'The settings for e-mail. Environment variables take precedence; the password is never returned.',
  })
  mailSettings(@Ctx() context: Context) {
    return service.mailSettings(context);
  }

  @Authorized(ownerOnly)
  @Mutation(() => MailSettings, {
    description:
      'Saves the settings for e-mail, which apply at once. Parts that the environment sets are left out.',
  })
  updateMailSettings(
    @Ctx() context: Context,
    @Arg('input', () => MailSettingsInput, { description: 'The new settings.' }) input: MailSettingsInput,
    @Arg('readAt', () => Date, {
      nullable: true,
      description:
        'The `updatedAt` from an earlier read; CONFLICT if the settings have changed since. Without it, the last save wins.',
    })
    readAt?: Date | null,
  ) {
    return service.updateMailSettings(context, input, readAt);
  }

  @Authorized(ownerOnly)
  @Mutation(() => TestMailResult, {
    description:
      'Sends one e-mail now and answers what happened. An account may send 5 in 10 minutes; then TOO_MANY_REQUESTS.',
  })
  sendTestMail(
    @Ctx() context: Context,
    @Arg('to', () => String, { description: 'The address of the recipient.' }) to: string,
    @Arg('input', () => MailSettingsInput, {
      nullable: true,
      description: 'Settings that are not saved yet; the saved ones by default.',
    })
    input?: MailSettingsInput | null,
  ) {
    return sendTestMail(context, to, input);
  }
}
