import type { Feature } from '../../kit/feature.ts';
import { DeliveryResolver } from './delivery.resolver.ts';
import { deliveriesCollection } from './delivery.type.ts';
import { sweepWebhooks } from './sweep-webhooks.ts';
import { webhooksNoun } from './webhook.type.ts';
import { WebhookResolver } from './webhook.resolver.ts';

/** What the product takes from this room; its work needs the schema, and stands with the background work. */
export const webhookFeature: Feature = {
  resolvers: [WebhookResolver, DeliveryResolver],
  sweeps: [sweepWebhooks],
  indexes: {
    [webhooksNoun]: [
      { key: { name: 1, _id: 1 } },
      { key: { offReason: 1, offAt: -1 } },
      { key: { failingSince: 1 } },
    ],
    [deliveriesCollection]: [
      { key: { webhookId: 1, number: -1 }, unique: true },
      { key: { webhookId: 1, dueAt: 1, number: 1 } },
      { key: { itemId: 1 } },
      { key: { personal: 1 }, sparse: true },
      { key: { createdAt: 1 } },
    ],
  },
};
