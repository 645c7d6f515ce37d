import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { ListOf } from '../../access/query-cost.ts';
import { ownerOnly } from '../../access/roles.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { ApiScope } from '../../base/api-scope.ts';
import type { Context } from '../../base/context.ts';
import { withoutNulls } from '../../base/input.ts';
import { connectionOf, edgeOf, usualFirst } from '../../kit/node/connection.ts';
import * as service from './deliveries.service.ts';
import { DeliveryState, StoredDelivery } from './delivery.type.ts';
import { ReplayWebhookInput, WebhookIdInput } from './webhook.input.ts';
import { StoredWebhook } from './webhook.type.ts';

@ObjectType({ description: 'A delivery in a connection.' })
export class WebhookDeliveryEdge extends edgeOf(StoredDelivery) {}

@ObjectType({ description: 'A page of deliveries, the newest first.' })
export class WebhookDeliveryConnection extends connectionOf(StoredDelivery, WebhookDeliveryEdge) {}

@ObjectType({ description: 'A header of a delivery.' })
export class DeliveryHeader {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Its value.' })
  value!: string;
}

@ObjectType({ description: 'A delivery as it would be sent now.' })
export class SignedDelivery {
  @Field(() => Int, { description: 'Its number, for `after`.' })
  number!: number;

  @Field(() => [DeliveryHeader], { description: 'Its headers, with a signature of now.' })
  headers!: DeliveryHeader[];

  @Field(() => String, { description: 'Its body: the very text that is signed.' })
  body!: string;
}

@ObjectType({ description: 'A part of the deliveries of a webhook without an address.' })
export class SignedDeliveries {
  @Field(() => [SignedDelivery], { description: 'The deliveries in their order.' })
  items!: SignedDelivery[];

  @Field(() => Int, { description: 'The number from which to ask on.' })
  last!: number;

  @Field(() => Boolean, { description: 'Whether there are more after `last`.' })
  more!: boolean;
}

@ObjectType({ description: 'A test event that was asked for.' })
export class TestedWebhook {
  @Field(() => StoredWebhook, { description: 'The webhook.' })
  webhook!: StoredWebhook;

  @Field(() => ID, { description: 'The id of the delivery that follows within seconds.' })
  deliveryId!: ObjectId;
}

@ObjectType({ description: 'A delivery that is sent once more.' })
export class ResentDelivery {
  @Field(() => StoredDelivery, { description: 'The delivery.' })
  delivery!: StoredDelivery;
}

@ObjectType({ description: 'Events that are sent once more.' })
export class ReplayedWebhook {
  @Field(() => StoredWebhook, { description: 'The webhook.' })
  webhook!: StoredWebhook;

  @Field(() => Int, { description: 'How many events they are.' })
  events!: number;
}

@Resolver(() => StoredDelivery)
export class DeliveryResolver {
  @FieldResolver(() => DeliveryState, { description: 'What has become of it.' })
  state(@Root() { deliveredAt, dueAt }: StoredDelivery) {
    if (dueAt) return DeliveryState.WAITING;
    return deliveredAt ? DeliveryState.DELIVERED : DeliveryState.FAILED;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When it is sent next while the webhook is on; null if no attempt follows.',
  })
  nextAt(@Root() { dueAt }: StoredDelivery) {
    return dueAt ?? null;
  }

  @Authorized(ownerOnly)
  @TokenScope(ApiScope.WEBHOOKS_WRITE)
  @ListOf({ argument: 'first', length: usualFirst })
  @Query(() => WebhookDeliveryConnection, {
    description:
      'The deliveries of a webhook in the last 30 days, the newest first. NOT_FOUND for an unknown id.',
  })
  webhookDeliveries(
    @Ctx() context: Context,
    @Arg('webhookId', () => ID, { description: 'The id of the webhook.' }) webhookId: string,
    @Arg('first', () => Int, { nullable: true, description: `1 to 100; ${usualFirst} by default.` })
    first?: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'The `endCursor` of the page before; without it, the list begins.',
    })
    after?: string,
  ) {
    return service.deliveries(context, webhookId, withoutNulls({ first, after }));
  }

  @Authorized(ownerOnly)
  @TokenScope(ApiScope.WEBHOOKS_WRITE)
  @ListOf({ argument: 'first', length: usualFirst })
  @Query(() => SignedDeliveries, {
    description:
      'The deliveries of a webhook without an address, signed as if they were sent now. What came until `after` counts as delivered; at most 1,000 wait, and the others stay in the log. NOT_FOUND for an unknown id, BAD_USER_INPUT for a webhook with an address.',
  })
  signedDeliveries(
    @Ctx() context: Context,
    @Arg('webhookId', () => ID, { description: 'The id of the webhook.' }) webhookId: string,
    @Arg('after', () => Int, {
      nullable: true,
      description: 'The number of the last delivery that the receiver has; 0 by default.',
    })
    after?: number,
    @Arg('first', () => Int, { nullable: true, description: `1 to 100; ${usualFirst} by default.` })
    first?: number,
  ) {
    return service.fetchDeliveries(context, webhookId, withoutNulls({ after, first }));
  }

  @Authorized(ownerOnly)
  @TokenScope(ApiScope.WEBHOOKS_WRITE)
  @Mutation(() => TestedWebhook, {
    description:
      'Sends a test event, `webhook.test`, also while the webhook is off. NOT_FOUND for an unknown id, CONFLICT while ten wait.',
  })
  testWebhook(
    @Ctx() context: Context,
    @Arg('input', () => WebhookIdInput, { description: 'The webhook.' }) { id }: WebhookIdInput,
  ) {
    return service.testWebhook(context, id);
  }

  @Authorized(ownerOnly)
  @TokenScope(ApiScope.WEBHOOKS_WRITE)
  @Mutation(() => ResentDelivery, {
    description:
      'Sends a delivery once more, with the same id and text and a signature of now, also while the webhook is off; one a second. NOT_FOUND for an unknown id, BAD_USER_INPUT if its text was erased.',
  })
  async resendDelivery(
    @Ctx() context: Context,
    @Arg('input', () => WebhookIdInput, { description: 'The delivery.' }) { id }: WebhookIdInput,
  ) {
    return { delivery: await service.resendDelivery(context, id) };
  }

  @Authorized(ownerOnly)
  @TokenScope(ApiScope.WEBHOOKS_WRITE)
  @Mutation(() => ReplayedWebhook, {
    description:
      'Sends once more what came after a sequence, or since a moment, also while the webhook is off. BAD_USER_INPUT for more than 10,000 events and for what the log no longer has; CONFLICT while it is under way.',
  })
  replayWebhook(
    @Ctx() context: Context,
    @Arg('input', () => ReplayWebhookInput, { description: 'The events.' }) input: ReplayWebhookInput,
  ) {
    return service.replayWebhook(context, input);
  }
}
