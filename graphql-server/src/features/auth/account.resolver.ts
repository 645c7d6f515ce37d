import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ownerOnly } from '../../access/roles.ts';
import { AdminRole } from '../../base/admin-role.ts';
import type { Context } from '../../base/context.ts';
import { AccountInput } from './account.input.ts';
import * as service from './account.service.ts';
import { AccountWithPassword, Admin } from './admin.type.ts';

@Resolver()
export class AccountResolver {
  @Authorized(ownerOnly)
  @Query(() => [Admin], { description: 'All accounts by name, the disabled ones too.' })
  accounts(@Ctx() context: Context) {
    return service.accounts(context);
  }

  @Authorized(ownerOnly)
  @Mutation(() => AccountWithPassword, {
    description: 'Creates an account, whose password has to be changed at its first login.',
  })
  createAccount(
    @Ctx() context: Context,
    @Arg('input', () => AccountInput, { description: 'The account.' }) input: AccountInput,
  ) {
    return service.createAccount(context, input);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Admin, {
    description: 'Gives an account another role and ends its logins. CONFLICT for the last owner.',
  })
  setAccountRole(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('role', () => AdminRole, { description: 'What it may do from now on.' }) role: AdminRole,
  ) {
    return service.setAccountRole(context, id, role);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Admin, {
    description: 'Disables an account and ends its logins, or enables it again. CONFLICT for the last owner.',
  })
  setAccountDisabled(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('disabled', () => Boolean, { description: 'Whether it is to be shut out.' }) disabled: boolean,
  ) {
    return service.setAccountDisabled(context, id, disabled);
  }

  @Authorized(ownerOnly)
  @Mutation(() => AccountWithPassword, {
    description: 'Gives an account a password that has to be changed at the next login, and ends its logins.',
  })
  resetAccountPassword(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('password', () => String, {
      nullable: true,
      description: 'The new password, 10 to 200 characters; made up when left out.',
    })
    password?: string,
  ) {
    return service.resetAccountPassword(context, id, password);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Admin, {
    description: 'Switches off the second factor of an account that has lost it, and ends its logins.',
  })
  removeSecondFactor(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.removeSecondFactor(context, id);
  }
}
