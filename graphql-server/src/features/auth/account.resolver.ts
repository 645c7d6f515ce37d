import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ownerOnly } from '../../access/roles.ts';
import { AdminRole } from '../../base/admin-role.ts';
import type { Context } from '../../base/context.ts';
import { AccountInput } from './account.input.ts';
import * as service from './account.service.ts';
import { AccountWithPassword, Admin } from './admin.type.ts';
import { ShownOnce } from '../../kit/once/runs-again.ts';

@Resolver()
export class AccountResolver {
  @Authorized(ownerOnly)
  @Query(() => [Admin], { description: 'All accounts by name, including disabled ones.' })
  accounts(@Ctx() context: Context) {
    return service.accounts(context);
  }

  @Authorized()
  @Query(() => [String], {
    description: 'The names of the owners’ accounts, to ask for what only an owner may do.',
  })
  ownerNames(@Ctx() context: Context) {
    return service.ownerNames(context);
  }

  @Authorized(ownerOnly)
  @ShownOnce()
  @Mutation(() => AccountWithPassword, {
    description: 'Creates an account. Its password must be changed at the first login.',
  })
  createAccount(
    @Ctx() context: Context,
    @Arg('input', () => AccountInput, { description: 'The account.' }) input: AccountInput,
  ) {
    return service.createAccount(context, input);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Admin, {
    description: 'Changes the role of an account and ends its logins. CONFLICT for the last owner.',
  })
  setAccountRole(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The account’s id.' }) id: string,
    @Arg('role', () => AdminRole, { description: 'The new role.' }) role: AdminRole,
  ) {
    return service.setAccountRole(context, id, role);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Admin, {
    description: 'Disables an account and ends its logins, or enables it again. CONFLICT for the last owner.',
  })
  setAccountDisabled(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The account’s id.' }) id: string,
    @Arg('disabled', () => Boolean, { description: 'Whether to disable the account.' }) disabled: boolean,
  ) {
    return service.setAccountDisabled(context, id, disabled);
  }

  @Authorized(ownerOnly)
  @ShownOnce()
  @Mutation(() => AccountWithPassword, {
    description: 'Sets a password that the account must change at its next login, and ends its logins.',
  })
  resetAccountPassword(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The account’s id.' }) id: string,
    @Arg('password', () => String, {
      nullable: true,
      description: 'The new password, 10 to 200 characters; the server makes one by default.',
    })
    password?: string,
  ) {
    return service.resetAccountPassword(context, id, password);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Admin, {
    description:
      'Switches off a lost second factor of an account, removes its passkeys, and ends its logins.',
  })
  removeSecondFactor(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The account’s id.' }) id: string,
  ) {
    return service.removeSecondFactor(context, id);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Admin, {
    description:
      'Sets the e-mail address of an account, or removes it; a link on its way to the former one ends.',
  })
  setAccountEmail(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The account’s id.' }) id: string,
    @Arg('email', () => String, { nullable: true, description: 'The address; null removes it.' })
    email?: string | null,
  ) {
    return service.setAccountEmail(context, id, email);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Admin, {
    description:
      'Says which team member an account stands for, whose leads are then its own. BAD_USER_INPUT for a member that another account stands for.',
  })
  setAccountMember(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The account’s id.' }) id: string,
    @Arg('memberId', () => ID, { nullable: true, description: 'The team member; null for none.' })
    memberId?: string | null,
  ) {
    return service.setAccountMember(context, id, memberId ?? null);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Admin, {
    description:
      'Ends the link of an invitation; the account stays without a password. NOT_FOUND for an account that has chosen one.',
  })
  withdrawInvitation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The account’s id.' }) id: string,
  ) {
    return service.withdrawInvitation(context, id);
  }
}
