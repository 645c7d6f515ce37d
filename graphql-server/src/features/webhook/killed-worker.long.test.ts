import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { emptyCopy, follow, randomOf, visitorsSee } from '../../testing/data/followed-copy.ts';
import { addProperty, deleteItem, given, propertyInput, restoreItem } from '../../testing/factories.ts';
import { startReceiver } from '../../testing/peers/webhook-receiver.ts';
import { killAll, startProgram } from '../../testing/programs/programs.ts';
import { jwtSecret, startTestApp } from '../../testing/start-test-app.ts';
import { deliveriesCollection } from './delivery.type.ts';

/** The process that writes the log and sends the webhooks dies as by a loss of power, while the office goes on writing. */

const app = await startTestApp({ othersWrite: true, settings: { webhooks: { allowPrivateHosts: true } } });
const { ask, token, context, db } = app;
const { received, url } = await startReceiver();
afterAll(killAll);

const kills = 6;
const writesBetween = 6;

async function startWorker() {
  const engine = readFileSync(join(context.config.dataDir, 'engine.address'), 'utf8');
  // Simulates the ten seconds after which the claims of a killed process expire, and the half minute of a delivery.
  await db.collection('locks').updateMany({}, [{ $set: { until: '$$NOW' } }]);
  await db
    .collection(deliveriesCollection)
    .updateMany({ dueAt: { $type: 'date' } }, [{ $set: { dueAt: '$$NOW' } }]);
  return startProgram('start/worker', 'Working', {
    MONGODB_URI: `${engine.replace(/\/\?.*$|\/$/, '')}/test`,
    JWT_SECRET: jwtSecret,
    WEBHOOK_ALLOW_PRIVATE_HOSTS: '1',
  });
}

const change = (id: string, disclaimer: string) =>
  ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id, input: propertyInput({ disclaimer }) },
    { token },
  );

test(
  `a worker that is killed ${kills} times leaves no gap in the log, and loses no event`,
  { timeout: 300_000 },
  async () => {
    const mutation =
      'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
    const kinds = ['LISTING_PUBLISHED', 'LISTING_CHANGED', 'LISTING_REMOVED'];
    const input = { name: 'Copy', url, kinds };
    given(await ask<{ createWebhook: object }>(mutation, { input }, { token }), 'createWebhook');
    const random = randomOf(7);
    const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
    const ids = [(await addProperty(app)).id];
    const acts: ((id: string, text: string) => Promise<unknown>)[] = [
      change,
      change,
      (id) => deleteItem(app, 'PROPERTY', id),
      (id) => restoreItem(app, 'PROPERTY', id),
      async () => ids.push((await addProperty(app)).id),
    ];
    for (let kill = 0; kill < kills; kill += 1) {
      const worker = await startWorker();
      const arrived = received.length;
      const write = async () => {
        // One that stays as it is in this round, so that there is something to tell.
        const { id } = await addProperty(app);
        for (let number = 0; number < writesBetween; number += 1)
          await pick(acts)(pick(ids), `Change ${kill}.${number}.`);
        ids.push(id);
      };
      // It dies while it works: after the first of what it tells, as the next writes run.
      const more = expect.poll(() => received.length, { timeout: 30_000, interval: 5 });
      await Promise.all([write(), more.toBeGreaterThan(arrived)]);
      await worker.kill();
    }
    const worker = await startWorker();
    const copy = emptyCopy();
    await expect
      .poll(
        async () => {
          await follow(app, copy);
          return new Map([...copy.homes].sort());
        },
        { timeout: 30_000 },
      )
      .toEqual(await visitorsSee(app, ids));
    expect(copy.sequences).toEqual(copy.sequences.map((_sequence, index) => index + 1));

    const told = () => new Set(received.map(({ body }) => body.sequence));
    await expect.poll(() => told().size, { timeout: 30_000 }).toBe(copy.sequences.length);
    const textOf = new Map<string, string>();
    for (const { body, text } of received) {
      expect(textOf.get(body.id) ?? text).toBe(text);
      textOf.set(body.id, text);
    }
    expect(textOf.size).toBe(copy.sequences.length);
    worker.signal('SIGTERM');
    await worker.ended;
  },
);
