import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { createSchema } from '../../http/graphql/schema.ts';
import { given } from '../../testing/factories.ts';
import { killedBefore } from '../../testing/killed-before.ts';
import { startReceiver } from '../../testing/peers/webhook-receiver.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { deliveriesOf } from './delivery.type.ts';
import { sendDeliveries } from './send-deliveries.ts';

const app = await startTestApp({ settings: { webhooks: { allowPrivateHosts: true } } });
const { ask, token, context, db } = app;
const { received, url } = await startReceiver();

const events = 2_000;
const kills = 50;

test('a sender that is killed 50 times over 2,000 events loses none, and repeats bytes alone', async () => {
  const mutation =
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
  const input = { name: 'CRM', url, kinds: ['LISTING_REMOVED'] };
  given(await ask<{ createWebhook: object }>(mutation, { input }, { token }), 'createWebhook');
  const row = { kind: 'listing.removed', fields: [], reason: 'DELETED', marks: {}, subject: 'LISTING' };
  await db.collection<{ _id: number }>('changes').insertMany(
    Array.from({ length: events }, (_unused, index) => ({
      ...{ ...row, _id: index + 1, itemId: new ObjectId(), at: new Date() },
    })),
  );
  for (let kill = 0; kill < kills; kill += 1) {
    // A prime step meets each kind of write: a batch, its place in the log, a claim, an outcome.
    const killed = killedBefore(db, 3 + ((kill * 37) % 113));
    const dying = { ...context, db: killed.db, log: { ...context.log, error: () => undefined } };
    await sendDeliveries(dying as typeof context, createSchema(), new AbortController().signal).catch(
      (error: unknown) => expect(error).toMatchObject({ message: 'killed' }),
    );
    // What it had claimed is free again half a minute later.
    await deliveriesOf(context).updateMany(
      { dueAt: { $exists: true } },
      { $set: { dueAt: new Date(Date.now() - 1_000) } },
    );
  }
  await sendDeliveries(context, createSchema(), new AbortController().signal);
  const textOf = new Map<string, string>();
  for (const { body, text } of received) {
    expect(textOf.get(body.id) ?? text).toBe(text);
    textOf.set(body.id, text);
  }
  const sequences = new Set(received.map(({ body }) => body.sequence));
  expect(sequences.size).toBe(events);
  expect(textOf.size).toBe(events);
  expect(received.length, 'some were sent twice').toBeGreaterThan(events);
  expect(await deliveriesOf(context).countDocuments({ deliveredAt: null })).toBe(0);
});
