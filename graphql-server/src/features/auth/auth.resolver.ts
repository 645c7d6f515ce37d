import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AllowOneTimePassword } from '../../access/one-time-password.ts';
import { Public } from '../../access/public-operation.ts';
import type { Context } from '../../base/context.ts';
import { Admin, LoginResult } from './admin.type.ts';
import { StaysArg } from './stays-arg.ts';
import * as service from './auth.service.ts';

@Resolver(() => Admin)
export class AuthResolver {
  @Public()
  @Mutation(() => LoginResult, {
    description:
      'Starts a session. UNAUTHENTICATED for a wrong name or password; also, with a sentence for the field `code`, if the account has a second factor and its code is missing or wrong. TOO_MANY_REQUESTS after five failures.',
  })
  login(
    @Ctx() context: Context,
    @Arg('username', () => String, { description: 'The name.' }) username: string,
    @Arg('password', () => String, { description: 'The password.' }) password: string,
    @Arg('code', () => String, {
      nullable: true,
      description:
        'For an account with a second factor: six digits from the authenticator app, or a recovery code.',
    })
    code?: string,
    @StaysArg() stays?: boolean,
  ) {
    return service.login(context, username, password, { code, stays });
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the password is a one-time password. Until it is changed, the account may only call `me`, `changePassword`, `logout` and public operations; everything else answers PASSWORD_CHANGE_REQUIRED.',
  })
  mustChangePassword(@Root() { mustChangePassword }: Admin) {
    return mustChangePassword ?? false;
  }

  @AllowOneTimePassword()
  @Authorized()
  @Mutation(() => Admin, {
    description: 'Changes the caller’s password and ends the account’s other sessions.',
  })
  changePassword(
    @Ctx() context: Context,
    @Arg('currentPassword', () => String, { description: 'The current password.' }) currentPassword: string,
    @Arg('newPassword', () => String, { description: 'The new password, 10 to 200 characters.' })
    newPassword: string,
  ) {
    return service.changePassword(context, currentPassword, newPassword);
  }

  @AllowOneTimePassword()
  @Authorized()
  @Query(() => Admin, { description: 'The account behind the token.' })
  me(@Ctx() context: Context) {
    return service.me(context);
  }
}
