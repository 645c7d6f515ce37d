import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Public } from '../../../access/public-operation.ts';
import { ownerOnly } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { InvitationInput } from '../account.input.ts';
import * as forgotten from './forgotten-password.service.ts';
import * as service from './invitation.service.ts';
import { Invitation } from './invitation.type.ts';
import { ShownOnce } from '../../../kit/once/runs-again.ts';

@Resolver()
export class InvitationResolver {
  @Authorized(ownerOnly)
  @ShownOnce()
  @Mutation(() => Invitation, {
    description:
      'Adds an account whose user chooses the password with a link, valid for 7 days. Sends the link, or answers it if it cannot.',
  })
  inviteAccount(
    @Ctx() context: Context,
    @Arg('input', () => InvitationInput, { description: 'The account.' }) input: InvitationInput,
  ) {
    return service.inviteAccount(context, input);
  }

  @Authorized(ownerOnly)
  @ShownOnce()
  @Mutation(() => Invitation, {
    description:
      'Makes and sends a new link for an invited account; the earlier one ends. CONFLICT once a password was chosen.',
  })
  renewInvitation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The account’s id.' }) id: string,
  ) {
    return service.renewInvitation(context, id);
  }

  @Public()
  @Query(() => Boolean, {
    description: 'Whether a forgotten password can be replaced with a link by e-mail.',
  })
  sendsPasswordLinks(@Ctx() context: Context) {
    return forgotten.sendsPasswordLinks(context);
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      'Sends a link, valid for an hour, to the account with this e-mail address. The answer is true whether there is one or not. Counts as a failed login.',
  })
  requestPasswordLink(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The e-mail address of the account.' }) email: string,
  ) {
    return forgotten.requestPasswordLink(context, email);
  }
}
