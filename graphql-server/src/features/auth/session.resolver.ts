import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AllowOneTimePassword } from '../../access/one-time-password.ts';
import type { Context } from '../../base/context.ts';
import { OwnSession } from './admin.type.ts';
import * as service from './session.service.ts';

@Resolver()
export class SessionResolver {
  @Authorized()
  @Query(() => [OwnSession], { description: 'The caller’s logins that have not ended, newest first.' })
  sessions(@Ctx() context: Context) {
    return service.sessions(context);
  }

  @AllowOneTimePassword()
  @Authorized()
  @Mutation(() => OwnSession, { description: 'Ends the session of this request; its token stops working.' })
  logout(@Ctx() context: Context) {
    return service.logout(context);
  }

  @Authorized()
  @Mutation(() => OwnSession, {
    description: 'Ends one of the caller’s logins. NOT_FOUND for a login of another account.',
  })
  endSession(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The login’s id.' }) id: string) {
    return service.endSession(context, id);
  }

  @Authorized()
  @Mutation(() => [OwnSession], { description: 'Ends all of the caller’s logins, including this one.' })
  logoutEverywhere(@Ctx() context: Context) {
    return service.logoutEverywhere(context);
  }
}
