import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ListOf } from '../../../access/query-cost.ts';
import { ownerOnly } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { ChangeTokenInput, CreateTokenInput, RevokeTokenInput } from './api-token.input.ts';
import * as service from './api-token.service.ts';
import { ChangedToken, MadeToken, StoredToken } from './api-token.type.ts';
import { endsSoon } from './ending-tokens.ts';
import { isAlive } from './token-caller.ts';
import { weekOf } from './token-use.ts';
import { ShownOnce } from '../../../kit/once/runs-again.ts';

const shown = 50;

@Resolver(() => StoredToken)
export class ApiTokenResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether it works: it has not ended, and no owner has revoked it.',
  })
  isAlive(@Root() token: StoredToken) {
    return isAlive(token);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it works, and ends by itself within 14 days.' })
  endsSoon(@Root() token: StoredToken) {
    return endsSoon(token);
  }

  @FieldResolver(() => Int, { description: 'Its calls in the last seven days, counted within a minute.' })
  calls(@Root() token: StoredToken) {
    return weekOf(token).calls;
  }

  @FieldResolver(() => Int, {
    description:
      'Its refusals in the last seven days: it had ended, called from another network, or may not do what it asked for.',
  })
  refusals(@Root() token: StoredToken) {
    return weekOf(token).refusals;
  }

  @Authorized(ownerOnly)
  @ListOf({ length: shown })
  @Query(() => [StoredToken], {
    description: 'The API tokens that work, by name, and those that ended in the last 90 days.',
  })
  apiTokens(@Ctx() context: Context) {
    return service.apiTokens(context);
  }

  @Authorized(ownerOnly)
  @ShownOnce()
  @Mutation(() => MadeToken, {
    description:
      'Makes an API token and answers it whole, once. BAD_USER_INPUT for a wrong password or code, and while 50 tokens work.',
  })
  createApiToken(
    @Ctx() context: Context,
    @Arg('input', () => CreateTokenInput, { description: 'The token.' }) input: CreateTokenInput,
  ) {
    return service.createApiToken(context, input);
  }

  @Authorized(ownerOnly)
  @Mutation(() => ChangedToken, {
    description:
      'Changes what an API token may do, from its next call on. BAD_USER_INPUT for a wrong password or code, NOT_FOUND for one that has ended.',
  })
  async changeApiToken(
    @Ctx() context: Context,
    @Arg('input', () => ChangeTokenInput, { description: 'The change.' }) input: ChangeTokenInput,
  ) {
    return { token: await service.changeApiToken(context, input) };
  }

  @Authorized(ownerOnly)
  @Mutation(() => ChangedToken, { description: 'Ends an API token at once. NOT_FOUND for an unknown id.' })
  async revokeApiToken(
    @Ctx() context: Context,
    @Arg('input', () => RevokeTokenInput, { description: 'The token.' }) { id }: RevokeTokenInput,
  ) {
    return { token: await service.revokeApiToken(context, id) };
  }
}
