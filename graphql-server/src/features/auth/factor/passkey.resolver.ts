import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Public } from '../../../access/public-operation.ts';
import type { Context } from '../../../base/context.ts';
import { Admin, LoginResult, StoredPasskey } from '../admin.type.ts';
import { StaysArg } from '../stays-arg.ts';
import * as service from './passkey.service.ts';

@Resolver(() => Admin)
export class PasskeyResolver {
  @FieldResolver(() => [StoredPasskey], { description: 'The passkeys with which the account can log in.' })
  passkeys(@Root() { passkeys }: Admin) {
    return passkeys ?? [];
  }

  @Authorized()
  @Mutation(() => String, {
    description:
      'Begins a new passkey. Answers the options for `navigator.credentials.create` as JSON (WebAuthn, PublicKeyCredentialCreationOptionsJSON), valid for five minutes.',
  })
  startPasskey(
    @Ctx() context: Context,
    @Arg('password', () => String, { description: 'The caller’s password.' }) password: string,
  ) {
    return service.startPasskey(context, password);
  }

  @Authorized()
  @Mutation(() => StoredPasskey, { description: 'Stores the passkey that the caller’s browser made.' })
  addPasskey(
    @Ctx() context: Context,
    @Arg('name', () => String, {
      description: 'A name for it, such as that of the device; up to 60 characters.',
    })
    name: string,
    @Arg('answer', () => String, {
      description: 'The browser’s answer as JSON (WebAuthn, RegistrationResponseJSON).',
    })
    answer: string,
  ) {
    return service.addPasskey(context, name, answer);
  }

  @Authorized()
  @Mutation(() => StoredPasskey, {
    description: 'Removes a passkey of the caller. CONFLICT for the last one while each login needs one.',
  })
  removePasskey(
    @Ctx() context: Context,
    @Arg('id', () => String, { description: 'The passkey’s id.' }) id: string,
    @Arg('password', () => String, { description: 'The caller’s password.' }) password: string,
  ) {
    return service.removePasskey(context, id, password);
  }

  @Authorized()
  @Mutation(() => [String], {
    description:
      'Makes the caller’s passkeys the second factor, in place of an authenticator app. Answers ten recovery codes, which are shown only once.',
  })
  requirePasskey(
    @Ctx() context: Context,
    @Arg('password', () => String, { description: 'The caller’s password.' }) password: string,
  ) {
    return service.requirePasskey(context, password);
  }

  @Public()
  @Mutation(() => String, {
    description:
      'Begins a login with a passkey. Answers the options for `navigator.credentials.get` as JSON (WebAuthn, PublicKeyCredentialRequestOptionsJSON), valid for five minutes.',
  })
  startPasskeyLogin(@Ctx() context: Context) {
    return service.startPasskeyLogin(context);
  }

  @Public()
  @Mutation(() => LoginResult, {
    description:
      'Starts a session with a passkey, without password or code. UNAUTHENTICATED for an answer that does not prove an account; TOO_MANY_REQUESTS after five failures.',
  })
  loginWithPasskey(
    @Ctx() context: Context,
    @Arg('answer', () => String, {
      description: 'The browser’s answer as JSON (WebAuthn, AuthenticationResponseJSON).',
    })
    answer: string,
    @StaysArg() stays?: boolean,
  ) {
    return service.loginWithPasskey(context, answer, { stays });
  }
}
