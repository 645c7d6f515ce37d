import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { noteChanges } from '../../features/change/note-changes.ts';
import { sendDeliveries } from '../../features/webhook/send-deliveries.ts';
import { makeToken } from '../../testing/api-tokens.ts';
import { addProperty } from '../../testing/factories.ts';
import { startReceiver } from '../../testing/peers/webhook-receiver.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { createSchema } from '../graphql/schema.ts';

const app = await startTestApp({ settings: { webhooks: { allowPrivateHosts: true } } });
const { call, context } = app;
const receiver = await startReceiver();

interface Made {
  webhook: { id: string; name: string; offReason: string | null };
  secret: string;
}

const kinds = ['LISTING_PUBLISHED'];

async function work(): Promise<void> {
  while (await noteChanges(context));
  await sendDeliveries(context, createSchema(), new AbortController().signal);
}

test('a program makes a webhook, is told, and does all else over REST', async () => {
  const { secret: token } = await makeToken(app, ['WEBHOOKS_WRITE']);
  const made = await call<Made>('POST', '/api/v1/webhooks', {
    ...{ token, json: { name: 'Portal', url: receiver.url, kinds } },
  });
  expect(made.status).toBe(201);
  expect(made.headers.get('cache-control')).toBe('no-store');
  const { webhook, secret } = made.body;
  const path = `/api/v1/webhooks/${webhook.id}`;
  await addProperty(app, { title: 'Neem Court' });
  await work();
  const [event] = receiver.received;
  expect(
    new Webhook(secret).verify(event?.text ?? '', event?.headers as Record<string, string>),
  ).toMatchObject({
    type: 'listing.published',
    data: { title: 'Neem Court' },
  });
  const list = await call<{ items: { id: string }[] }>('GET', '/api/v1/webhooks', { token });
  expect(list.body.items).toMatchObject([{ id: webhook.id, kinds }]);
  const log = await call<{ items: { id: string; state: string }[] }>('GET', `${path}/log`, { token });
  expect(log.body).toMatchObject({
    items: [{ state: 'DELIVERED', attempts: [{ status: 200 }] }],
    next: null,
  });
  const resent = await call('POST', `/api/v1/webhooks/deliveries/${log.body.items[0]?.id}/resend`, { token });
  expect(resent.body).toMatchObject({ state: 'WAITING' });
  await work();
  expect(receiver.received[1]?.text).toBe(event?.text);
  expect((await call('POST', `${path}/replay?after=0`, { token })).body).toEqual({ events: 1 });
  expect((await call('POST', `${path}/off`, { token })).body).toMatchObject({ offReason: 'SWITCHED' });
  expect((await call('POST', `${path}/on?from=NOW`, { token })).body).toMatchObject({ offReason: null });
  expect((await call<Made>('POST', `${path}/secret?keepHours=1`, { token })).body.secret).toMatch(/^whsec_/);
  expect((await call('POST', `${path}/test`, { token })).body).toMatchObject({
    deliveryId: expect.any(String) as string,
  });
  const changed = await call<Made>('PATCH', path, { token, json: { name: 'Other' } });
  expect(changed.body).toMatchObject({ webhook: { name: 'Other' }, secret: null });
  expect((await call('DELETE', path, { token })).body).toEqual({ id: webhook.id });
  expect((await call('GET', path, { token })).status).toBe(404);
});

test('a webhook without an address is read with a number, and its signature verifies', async () => {
  const { secret: token } = await makeToken(app, ['WEBHOOKS_WRITE']);
  const { body } = await call<Made>('POST', '/api/v1/webhooks', { token, json: { name: 'Desk', kinds } });
  await addProperty(app);
  await work();
  interface Part {
    items: { number: number; headers: Record<string, string>; body: string }[];
    last: number;
  }
  const part = await call<Part>('GET', `/api/v1/webhooks/${body.webhook.id}/deliveries?after=0`, { token });
  const [item] = part.body.items;
  expect(new Webhook(body.secret).verify(item?.body ?? '', item?.headers ?? {})).toMatchObject({
    sequence: 1,
  });
  expect(part.body.last).toBe(1);
});

test('samples are a bare list with the id of each on top', async () => {
  const { secret: token } = await makeToken(app, ['WEBHOOKS_WRITE']);
  await addProperty(app);
  await work();
  const { text } = await call('GET', '/api/v1/webhooks/samples?type=listing.published', { token });
  expect(text.startsWith('[{"id":"msg_')).toBe(true);
});

test.each([
  ['GET', '/api/v1/webhooks/samples', undefined, 400],
  ['GET', '/api/v1/webhooks/samples?type=listing.sold', undefined, 400],
  ['POST', '/api/v1/webhooks', { name: 'X', kinds: ['LISTING_SOLD'] }, 400],
  ['POST', '/api/v1/webhooks', { name: 'X', kinds, url: 'https://127.0.0.1:22/', more: 1 }, 400],
  ['POST', '/api/v1/webhooks', [], 400],
  ['GET', '/api/v1/webhooks/0123456789abcdef01234567/deliveries?first=0', undefined, 400],
  ['GET', '/api/v1/webhooks/0123456789abcdef01234567/deliveries?after=-1', undefined, 400],
  ['GET', '/api/v1/webhooks/0123456789abcdef01234567/deliveries?after=1.5', undefined, 400],
  ['GET', '/api/v1/webhooks/0123456789abcdef01234567/deliveries', undefined, 404],
  ['PUT', '/api/v1/webhooks', undefined, 405],
] as const)('%s %s with %j is %i as a problem', async (method, path, json, status) => {
  const { secret: token } = await makeToken(app, ['WEBHOOKS_WRITE']);
  const answer = await call(method, path, { token, ...(json && { json }) });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
});
