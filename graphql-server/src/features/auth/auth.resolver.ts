import 'reflect-metadata';
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Public } from '../../public.ts';
import { Admin, LoginResult } from './admin.type.ts';
import * as service from './auth.service.ts';

@Resolver()
export class AuthResolver {
  @Public()
  @Mutation(() => LoginResult, {
    description:
      'Starts a session. UNAUTHENTICATED for a wrong name or password, TOO_MANY_REQUESTS after five failures.',
  })
  login(
    @Ctx() context: Context,
    @Arg('username', () => String, { description: 'The name.' }) username: string,
    @Arg('password', () => String, { description: 'The password.' }) password: string,
  ) {
    return service.login(context, username, password);
  }

  @Authorized()
  @Mutation(() => Boolean, { description: 'Ends the session; its token is worth nothing from then on.' })
  logout(@Ctx() context: Context) {
    return service.logout(context);
  }

  @Authorized()
  @Mutation(() => Boolean, { description: 'Changes the own password and ends the account’s other sessions.' })
  changePassword(
    @Ctx() context: Context,
    @Arg('currentPassword', () => String, { description: 'The present password.' }) currentPassword: string,
    @Arg('newPassword', () => String, { description: 'The new one, 10 to 200 characters.' })
    newPassword: string,
  ) {
    return service.changePassword(context, currentPassword, newPassword);
  }

  @Authorized()
  @Query(() => Admin, { description: 'The account behind the token.' })
  me(@Ctx() context: Context) {
    return service.me(context);
  }
}
