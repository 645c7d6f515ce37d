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

test('a place behind the last delivery is refused, and no delivery is taken for fetched', async () => {
  const { secret: token } = await makeToken(app, ['WEBHOOKS_WRITE']);
  const made = await call<Made>('POST', '/api/v1/webhooks', { token, json: { name: 'Desk', kinds } });
  const path = `/api/v1/webhooks/${made.body.webhook.id}`;
  await call('POST', `${path}/test`, { token });
  await work();
  const wrong = await call('GET', `${path}/deliveries?after=9`, { token });
  expect(wrong.status).toBe(400);
  expect(wrong.body).toMatchObject({ detail: 'The last delivery of this webhook has the number 1.' });
  const log = await call<{ items: { state: string }[] }>('GET', `${path}/log`, { token });
  expect(log.body.items).toMatchObject([{ state: 'WAITING' }]);
  const fetched = await call<{ items: object[] }>('GET', `${path}/deliveries?after=0`, { token });
  expect(fetched.body.items).toHaveLength(1);
});

test('kinds are written as events write them, too, and a body that no path reads is refused', async () => {
  const { secret: token } = await makeToken(app, ['WEBHOOKS_WRITE']);
  const input = { name: 'Desk', kinds: ['listing.published'] };
  const made = await call<Made>('POST', '/api/v1/webhooks', { token, json: input });
  expect(made.body.webhook).toMatchObject({ kinds });
  const path = `/api/v1/webhooks/${made.body.webhook.id}`;
  const changed = await call<Made>('PATCH', path, { token, json: { kinds: ['listing.removed'] } });
  expect(changed.body.webhook).toMatchObject({ kinds: ['LISTING_REMOVED'] });
  const rotated = await call('POST', `${path}/secret`, { token, json: { keepHours: 0 } });
  expect(rotated.status).toBe(400);
  expect(rotated.body).toMatchObject({
    detail: 'This path takes no body: its parameters belong in the address.',
  });
});

test.each([
  [{ url: '' }, 'url', 'Please enter an address, or leave it out to fetch the deliveries.'],
  [{ kinds: ['listing.sold'] }, 'kinds', /^`kinds\[0\]` is one of LISTING_PUBLISHED, LISTING_CHANGED, /],
  [{ name: 7 }, 'name', '`name` is a text.'],
  [{ headers: 'x' }, 'headers', '`headers` is a list; each of it is an object with name, value.'],
  [{ kind: 'x' }, 'kind', /^This path has no field `kind`\. It takes `.*`kinds`/],
])('%o is refused with what the field takes', async (input, field, said) => {
  const { secret: token } = await makeToken(app, ['WEBHOOKS_WRITE']);
  const json = { name: 'Desk', kinds, ...input };
  const { status, body } = await call<{ fields: Record<string, string> }>('POST', '/api/v1/webhooks', {
    ...{ token, json },
  });
  expect([status, body.fields[field]]).toEqual([
    400,
    typeof said === 'string' ? said : expect.stringMatching(said),
  ]);
});

test('a caller without a token is told to send one, as is one that sends it in another way', async () => {
  const none = await call('GET', '/api/v1/webhooks');
  expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  expect(none.body).toMatchObject({
    detail: expect.stringContaining('Authorization: Bearer ahg_') as string,
  });
  const { secret } = await makeToken(app, ['WEBHOOKS_WRITE']);
  const bare = await call('GET', '/api/v1/listings', { headers: { Authorization: secret } });
  expect(bare.status).toBe(401);
  expect(bare.body).toMatchObject({ detail: 'Please send the token as `Authorization: Bearer …`.' });
  const proxied = await call('GET', '/api/v1/listings', { headers: { Authorization: 'Basic dTpw' } });
  expect(proxied.status).toBe(200);
});
