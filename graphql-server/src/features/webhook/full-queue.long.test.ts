import { ObjectId } from 'mongodb';
import { afterEach, expect, test } from 'vitest';
import { setClock } from '../../base/clock.ts';
import { createSchema } from '../../http/graphql/schema.ts';
import { given } from '../../testing/factories.ts';
import { startReceiver } from '../../testing/peers/webhook-receiver.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { sendDeliveries } from './send-deliveries.ts';
import { webhooksOf } from './webhook.type.ts';

const app = await startTestApp({ settings: { webhooks: { allowPrivateHosts: true } } });
const { ask, token, context } = app;
const receiver = await startReceiver();

const send = () => sendDeliveries(context, createSchema(), new AbortController().signal);

afterEach(() => setClock(0));

test('at most a thousand deliveries wait, and nothing is lost', async () => {
  receiver.answer({ status: 500 });
  const answer = await ask<{ createWebhook: { webhook: { id: string } } }>(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
    { input: { name: 'CRM', url: receiver.url, kinds: ['LISTING_REMOVED'] } },
    { token },
  );
  const { webhook } = given(answer, 'createWebhook');
  const row = {
    kind: 'listing.removed',
    fields: [],
    reason: 'DELETED',
    marks: {},
    subject: 'LISTING',
    at: new Date(),
  };
  const rows = Array.from({ length: 1_050 }, (_unused, index) => ({
    ...row,
    _id: index + 1,
    itemId: new ObjectId(),
  }));
  await app.db.collection<(typeof rows)[0]>('changes').insertMany(rows);
  for (let round = 0; round < 12; round += 1) await send();
  const stored = await webhooksOf(context).findOne({ _id: new ObjectId(webhook.id) });
  expect(stored?.cursor).toBe(1_000);
  receiver.answer({ status: 200 });
  setClock(3_600_000);
  await send();
  expect(new Set(receiver.received.map(({ body }) => body.sequence)).size).toBe(1_050);
});
