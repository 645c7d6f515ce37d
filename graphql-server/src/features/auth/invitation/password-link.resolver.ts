import 'reflect-metadata';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../../access/public-operation.ts';
import { timeNow } from '../../../base/clock.ts';
import type { Context } from '../../../base/context.ts';
import { Admin, ChosenPassword, PasswordLink } from '../admin.type.ts';
import * as service from './password-link.service.ts';

@Resolver(() => Admin)
export class PasswordLinkResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether the account was invited and has not chosen a password yet.',
  })
  invited(@Root() { invited }: Admin) {
    return invited ?? false;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'How long the link of the invitation is valid; null without a valid link.',
  })
  invitedUntil(@Root() { invited, link }: Admin) {
    return invited && link && link.expiresAt > timeNow() ? link.expiresAt : null;
  }

  @Public()
  @Query(() => PasswordLink, {
    description:
      'The account behind a link for choosing a password. GONE for every link that does not work; wrong ones count as failed logins.',
  })
  passwordLink(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The part of the link after #.' }) token: string,
  ) {
    return service.passwordLink(context, token);
  }

  @Public()
  @Mutation(() => ChosenPassword, {
    description:
      'Uses up a link: sets the password, ends the account’s logins and logs in. GONE for every link that does not work.',
  })
  choosePassword(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The part of the link after #.' }) token: string,
    @Arg('newPassword', () => String, { description: 'The new password, 10 to 200 characters.' })
    newPassword: string,
  ) {
    return service.choosePassword(context, token, newPassword);
  }
}
