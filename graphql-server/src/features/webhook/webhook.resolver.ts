import 'reflect-metadata';
import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { ListOf } from '../../access/query-cost.ts';
import { ownerOnly } from '../../access/roles.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { ApiScope } from '../../base/api-scope.ts';
import type { Context } from '../../base/context.ts';
import { ChangeKind } from '../change/change.type.ts';
import { webhookSamples } from './samples.service.ts';
import { webhookFor, webhooks } from './webhook-for.ts';
import {
  ChangeWebhookInput,
  CreateWebhookInput,
  RotateSecretInput,
  SwitchWebhookInput,
  WebhookIdInput,
} from './webhook.input.ts';
import { ChangedWebhook, DeletedWebhook, MadeWebhook, StoredWebhook } from './webhook.type.ts';
import * as service from './webhooks.service.ts';
import { ShownOnce } from '../../kit/once/runs-again.ts';

const most = 20;

@Resolver(() => StoredWebhook)
export class WebhookResolver {
  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Until when the last secret before the newest signs beside it; null if none does.',
  })
  oldSecretUntil(@Root() { secrets }: StoredWebhook) {
    return secrets[1]?.until ?? null;
  }

  @Authorized(ownerOnly)
  @TokenScope(ApiScope.WEBHOOKS_WRITE)
  @ListOf({ length: most })
  @Query(() => [StoredWebhook], {
    description: 'The webhooks by name; an API token that may not read leads sees those that tell of none.',
  })
  webhooks(@Ctx() context: Context) {
    return webhooks(context);
  }

  @Authorized(ownerOnly)
  @TokenScope(ApiScope.WEBHOOKS_WRITE)
  @Query(() => StoredWebhook, { description: 'One webhook. NOT_FOUND for an unknown id.' })
  webhook(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return webhookFor(context, id);
  }

  @Authorized(ownerOnly)
  @TokenScope(ApiScope.WEBHOOKS_WRITE)
  @ListOf({ argument: 'first', length: 3 })
  @Query(() => [String], {
    description:
      'Bodies, as JSON, such as a webhook of these kinds gets, the newest first. They never say details of people.',
  })
  webhookSamples(
    @Ctx() context: Context,
    @Info() { schema }: GraphQLResolveInfo,
    @Arg('kinds', () => [ChangeKind], { description: 'The kinds of the events.' }) kinds: ChangeKind[],
    @Arg('first', () => Int, { nullable: true, description: '1 to 10; 3 by default.' }) first?: number,
  ) {
    return webhookSamples(context, schema, kinds, first ?? undefined);
  }

  @Authorized(ownerOnly)
  @TokenScope(ApiScope.WEBHOOKS_WRITE)
  @ShownOnce()
  @Mutation(() => MadeWebhook, {
    description:
      'Makes a webhook, which is told of what changes from now on. BAD_USER_INPUT for an address that is not https on port 443 or 8443 of a public host, and beyond 20 webhooks; FORBIDDEN for kinds that the caller may not read.',
  })
  createWebhook(
    @Ctx() context: Context,
    @Arg('input', () => CreateWebhookInput, { description: 'The webhook.' }) input: CreateWebhookInput,
  ) {
    return service.createWebhook(context, input);
  }

  @Authorized(ownerOnly)
  @TokenScope(ApiScope.WEBHOOKS_WRITE)
  @ShownOnce()
  @Mutation(() => MadeWebhook, {
    description:
      'Changes a webhook; what is left out stays. On another host it gets a new secret. NOT_FOUND for an unknown id; FORBIDDEN for an API token where it says details of people.',
  })
  changeWebhook(
    @Ctx() context: Context,
    @Arg('input', () => ChangeWebhookInput, { description: 'The change.' }) input: ChangeWebhookInput,
  ) {
    return service.changeWebhook(context, input);
  }

  @Authorized(ownerOnly)
  @TokenScope(ApiScope.WEBHOOKS_WRITE)
  @Mutation(() => DeletedWebhook, {
    description: 'Deletes a webhook with its deliveries. NOT_FOUND for an unknown id.',
  })
  deleteWebhook(
    @Ctx() context: Context,
    @Arg('input', () => WebhookIdInput, { description: 'The webhook.' }) { id }: WebhookIdInput,
  ) {
    return service.deleteWebhook(context, id);
  }

  @Authorized(ownerOnly)
  @TokenScope(ApiScope.WEBHOOKS_WRITE)
  @ShownOnce()
  @Mutation(() => MadeWebhook, {
    description:
      'Makes a new secret; the old one signs beside it for some hours, so that no delivery is refused. NOT_FOUND for an unknown id.',
  })
  rotateWebhookSecret(
    @Ctx() context: Context,
    @Arg('input', () => RotateSecretInput, { description: 'The webhook.' }) input: RotateSecretInput,
  ) {
    return service.rotateSecret(context, input);
  }

  @Authorized(ownerOnly)
  @TokenScope(ApiScope.WEBHOOKS_WRITE)
  @Mutation(() => ChangedWebhook, {
    description:
      'Switches a webhook on or off. Off, it keeps its place in the log for as long as the log has it. NOT_FOUND for an unknown id, GONE if the log no longer has what came after its place.',
  })
  async switchWebhook(
    @Ctx() context: Context,
    @Arg('input', () => SwitchWebhookInput, { description: 'The switch.' }) input: SwitchWebhookInput,
  ) {
    return { webhook: await service.switchWebhook(context, input) };
  }
}
