import 'reflect-metadata';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Public } from '../../../access/public-operation.ts';
import type { Context } from '../../../base/context.ts';
import { LoginResult } from '../admin.type.ts';
import { ConfirmSessionInput } from './confirm-session.input.ts';
import { confirmSession } from './confirm-session.service.ts';

@Resolver()
export class ConfirmSessionResolver {
  @Public()
  @Mutation(() => LoginResult, {
    description:
      'Confirms a login that stays for 12 more hours, and answers the token that takes the place of the former one. GONE for a token of another login or of one that has ended; UNAUTHENTICATED for a wrong code or passkey; TOO_MANY_REQUESTS after five failures.',
  })
  confirmSession(
    @Ctx() context: Context,
    @Arg('input', () => ConfirmSessionInput, { description: 'The login and its proof.' })
    input: ConfirmSessionInput,
  ) {
    return confirmSession(context, input);
  }
}
