import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../base/context.ts';
import { Admin, SecondFactorEnrolment } from '../admin.type.ts';
import * as service from './second-factor.service.ts';
import { ShownOnce } from '../../../kit/once/runs-again.ts';

@Resolver(() => Admin)
export class SecondFactorResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether a login needs a code after the password, or a passkey instead of both.',
  })
  secondFactor(@Root() { secondFactor }: Admin) {
    return Boolean(secondFactor);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether an authenticator app makes that code; otherwise a passkey replaces it.',
  })
  authenticatorApp(@Root() { secondFactor }: Admin) {
    return Boolean(secondFactor?.secret);
  }

  @FieldResolver(() => Int, {
    description: 'The number of unused recovery codes; 0 without a second factor.',
  })
  recoveryCodesLeft(@Root() { secondFactor }: Admin) {
    return secondFactor?.recoveryHashes.length ?? 0;
  }

  @Authorized()
  @ShownOnce()
  @Mutation(() => SecondFactorEnrolment, {
    description: 'Makes the secret of a second factor (TOTP, RFC 6238). A code must confirm it.',
  })
  startSecondFactor(
    @Ctx() context: Context,
    @Arg('password', () => String, { description: 'The caller’s password.' }) password: string,
  ) {
    return service.startSecondFactor(context, password);
  }

  @Authorized()
  @ShownOnce()
  @Mutation(() => [String], {
    description: 'Switches the second factor on. Answers ten recovery codes, which are shown only once.',
  })
  confirmSecondFactor(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: 'The six digits from the authenticator app.' }) code: string,
  ) {
    return service.confirmSecondFactor(context, code);
  }

  @Authorized()
  @ShownOnce()
  @Mutation(() => [String], {
    description: 'Answers ten new recovery codes; the old ones stop working.',
  })
  renewRecoveryCodes(
    @Ctx() context: Context,
    @Arg('password', () => String, { description: 'The caller’s password.' }) password: string,
  ) {
    return service.renewRecoveryCodes(context, password);
  }

  @Authorized()
  @Mutation(() => Admin, { description: 'Switches off the caller’s second factor.' })
  disableSecondFactor(
    @Ctx() context: Context,
    @Arg('password', () => String, { description: 'The caller’s password.' }) password: string,
  ) {
    return service.disableSecondFactor(context, password);
  }
}
