import { ObjectId } from 'mongodb';
import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { setClock } from '../../base/clock.ts';
import { createSchema } from '../../http/graphql/schema.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import { makeToken } from '../../testing/api-tokens.ts';
import { addProperty, deleteItem, given, sendContact } from '../../testing/factories.ts';
import { startReceiver } from '../../testing/peers/webhook-receiver.ts';
import { adminPassword, startTestApp } from '../../testing/start-test-app.ts';
import { noteChanges } from '../change/note-changes.ts';
import { deliveriesOf } from './delivery.type.ts';
import { sendDeliveries } from './send-deliveries.ts';
import { sweepWebhooks } from './sweep-webhooks.ts';
import { webhooksOf } from './webhook.type.ts';

const app = await startTestApp({ settings: { webhooks: { allowPrivateHosts: true } } });
const { ask, token, context } = app;
const receiver = await startReceiver();
const { received } = receiver;

beforeEach(() => {
  received.length = 0;
  receiver.answer({ status: 200 });
});

interface Hook {
  id: string;
  headerNames: string[];
  offReason: string | null;
  failingSince: string | null;
  oldSecretUntil: string | null;
}
interface Made {
  webhook: Hook;
  secret: string | null;
}
const fields = 'id headerNames offReason failingSince oldSecretUntil';

function mutate<Answer>(
  name: string,
  type: string,
  input: object,
  as = token,
  selection = `webhook { ${fields} }`,
) {
  const mutation = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`;
  return ask<Record<string, Answer>>(mutation, { input }, { token: as });
}

const asking = (input: object, as?: string) =>
  mutate<Made>(
    'createWebhook',
    'CreateWebhookInput',
    {
      name: 'CRM',
      url: receiver.url,
      kinds: ['LISTING_PUBLISHED', 'LISTING_CHANGED', 'LISTING_REMOVED'],
      ...input,
    },
    as,
    `webhook { ${fields} } secret`,
  );

async function make(input: object = {}, as?: string): Promise<Made & { secret: string }> {
  const made = given(await asking(input, as), 'createWebhook');
  return { ...made, secret: made.secret ?? '' };
}

const change = ({ id, ...changes }: { id: string } & Record<string, unknown>, as?: string) =>
  mutate<Made>('changeWebhook', 'ChangeWebhookInput', { id, changes }, as, `webhook { ${fields} } secret`);

const read = async (id: string) =>
  given(
    await ask<{ webhook: Hook }>(`query ($id: ID!) { webhook(id: $id) { ${fields} } }`, { id }, { token }),
    'webhook',
  );

async function log(id: string) {
  const query = `query ($id: ID!) {
    webhookDeliveries(webhookId: $id) { nodes {
      id number type sequence state nextAt deliveredAt attempts { status ms answer problem }
    } }
  }`;
  const answer = await ask<{
    webhookDeliveries: {
      nodes: {
        id: string;
        number: number;
        type: string;
        sequence: number | null;
        state: string;
        nextAt: string | null;
        attempts: { status: number | null; answer: string | null; problem: string | null }[];
      }[];
    };
  }>(query, { id }, { token });
  return given(answer, 'webhookDeliveries').nodes;
}

async function send(): Promise<void> {
  await sendDeliveries(context, createSchema(), new AbortController().signal);
}

/** Notes what was written, and sends what is due. */
async function work(): Promise<void> {
  while (await noteChanges(context));
  await send();
}

/** Lets time pass for the product: what is due later than now is due. */
async function after(ms: number, act: () => Promise<void>): Promise<void> {
  setClock(ms);
  try {
    await act();
  } finally {
    setClock(0);
  }
}

/** Sends an enquiry, and answers its id. */
async function enquire(): Promise<string> {
  const reference = await sendContact(app, { name: 'Asha Rao' });
  const stored = await app.db.collection('contactRequests').findOne({ reference });
  return String(stored?._id);
}

const minute = 60_000;
const hour = 60 * minute;

const verified = ({ headers, text }: { headers: object; text: string }, secret: string) =>
  new Webhook(secret).verify(text, headers as Record<string, string>);

test('a listing that is published is told within a round, as Standard Webhooks has it', async () => {
  const { webhook, secret } = await make({ headers: [{ name: 'Authorization', value: 'Bearer abc' }] });
  expect(webhook.headerNames).toEqual(['Authorization']);
  const { id } = await addProperty(app, { title: 'Neem Court' });
  await work();
  const [event] = received;
  if (!event) throw new Error('One event arrives.');
  expect(verified(event, secret)).toEqual(event.body);
  expect(event.headers.authorization).toBe('Bearer abc');
  expect(event.headers['content-type']).toBe('application/json');
  const { id: message, type, version, sequence, data } = event.body;
  expect({ message, type, version, sequence }).toEqual({
    message: event.headers['webhook-id'],
    type: 'listing.published',
    version: 1,
    sequence: 1,
  });
  const answer = await fetch(`${app.origin}/api/v1/listings/${id}`);
  expect(data).toEqual(await answer.json());
  expect(await log(webhook.id)).toMatchObject([
    { type: 'listing.published', sequence: 1, state: 'DELIVERED', nextAt: null, attempts: [{ status: 200 }] },
  ]);
});

test('only what was chosen is told, and a removal has its reason alone', async () => {
  await make({ kinds: ['LISTING_REMOVED'] });
  const { id } = await addProperty(app);
  await work();
  await deleteItem(app, 'PROPERTY', id);
  await work();
  expect(received.map(({ body }) => [body.type, body.data])).toEqual([
    ['listing.removed', { id, reason: 'DELETED' }],
  ]);
});

test('a failed delivery follows the schedule with the same id and text, and a signature of its time', async () => {
  receiver.answer({ status: 500, text: 'broken' });
  const { webhook, secret } = await make();
  await addProperty(app);
  await work();
  const pauses = [5_000, 5 * minute, 30 * minute, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour)];
  let passed = 0;
  for (const pause of pauses) {
    const tries = received.length;
    await after(passed + pause * 0.85, send);
    expect(received.length, 'not before its time').toBe(tries);
    passed += pause * 1.11;
    await after(passed, send);
    expect(received.length).toBe(tries + 1);
  }
  expect(received).toHaveLength(10);
  expect(new Set(received.map(({ text }) => text)).size).toBe(1);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBeGreaterThan(8);
  const [delivery] = await log(webhook.id);
  expect(delivery).toMatchObject({ state: 'FAILED', nextAt: null });
  expect(delivery?.attempts).toHaveLength(10);
  expect(delivery?.attempts[0]).toMatchObject({ status: 500, answer: 'broken', problem: null });
  expect((await read(webhook.id)).failingSince).not.toBeNull();
  expect(secret).toMatch(/^whsec_/);
});

test('a receiver that asks for a pause gets one, and a redirect is not followed', async () => {
  receiver.answer({ status: 503, headers: { 'Retry-After': '3600' } });
  await make();
  await addProperty(app);
  await work();
  await addProperty(app);
  await after(30 * minute, work);
  expect(received).toHaveLength(1);
  receiver.answer({ status: 302, headers: { Location: receiver.url } });
  await after(70 * minute, send);
  expect(received).toHaveLength(3);
  receiver.answer({ status: 204 });
  await after(20 * hour, send);
  expect(received).toHaveLength(5);
});

test('410 switches a webhook off, and switched on it goes on where it stopped', async () => {
  receiver.answer({ status: 410 });
  const { webhook } = await make();
  await addProperty(app);
  await work();
  expect((await read(webhook.id)).offReason).toBe('GONE');
  const dashboard = await ask<{ dashboard: { stoppedWebhooks: { name: string }[] | null } }>(
    '{ dashboard { stoppedWebhooks { name } } }',
    {},
    { token },
  );
  expect(given(dashboard, 'dashboard').stoppedWebhooks).toEqual([{ name: 'CRM' }]);
  expect(await app.db.collection('outbox').countDocuments({ subject: 'The webhook “CRM” is off' })).toBe(1);
  receiver.answer({ status: 200 });
  await addProperty(app);
  await after(hour, work);
  expect(received, 'nothing while it is off').toHaveLength(1);
  await mutate('switchWebhook', 'SwitchWebhookInput', { id: webhook.id, on: true });
  await work();
  expect(received.map(({ body }) => body.sequence).sort()).toEqual([1, 1, 2]);
});

test('a webhook can go on from now, and leaves out what happened meanwhile', async () => {
  const { webhook } = await make();
  await mutate('switchWebhook', 'SwitchWebhookInput', { id: webhook.id, on: false });
  await addProperty(app);
  await work();
  await mutate('switchWebhook', 'SwitchWebhookInput', { id: webhook.id, on: true, from: 'NOW' });
  await addProperty(app);
  await work();
  expect(received.map(({ body }) => body.sequence)).toEqual([2]);
});

test('five days without a success switch a webhook off', async () => {
  receiver.answer({ status: 500 });
  const { webhook } = await make();
  await addProperty(app);
  await work();
  await after(4 * 24 * hour, () => sweepWebhooks(context));
  expect((await read(webhook.id)).offReason).toBeNull();
  await after(5 * 24 * hour + minute, () => sweepWebhooks(context));
  expect((await read(webhook.id)).offReason).toBe('FAILED');
});

test('old and new secret sign side by side for as long as was asked', async () => {
  const { webhook, secret } = await make();
  const rotated = given(
    await mutate<Made>(
      'rotateWebhookSecret',
      'RotateSecretInput',
      { id: webhook.id },
      token,
      `webhook { ${fields} } secret`,
    ),
    'rotateWebhookSecret',
  );
  expect(rotated.webhook.oldSecretUntil).not.toBeNull();
  await addProperty(app);
  await work();
  const [event] = received;
  if (!event) throw new Error('One event arrives.');
  expect(verified(event, secret)).toEqual(event.body);
  expect(verified(event, rotated.secret ?? '')).toEqual(event.body);
  await addProperty(app);
  await after(24 * hour + minute, work);
  expect(received[1]?.headers['webhook-signature']).not.toContain(' ');
});

test('another host gets another secret, and no header of the one before', async () => {
  const { webhook } = await make({ headers: [{ name: 'X-Key', value: 'abc' }] });
  const elsewhere = receiver.url.replace('127.0.0.1', 'localhost');
  const changed = given(await change({ id: webhook.id, url: elsewhere }), 'changeWebhook');
  expect(changed.secret).toMatch(/^whsec_/);
  expect(changed.webhook.headerNames).toEqual([]);
  const renamed = given(await change({ id: webhook.id, name: 'Other' }), 'changeWebhook');
  expect(renamed.secret).toBeNull();
});

test('a test event, a delivery sent again and a replay go out while the webhook is off, without influence on its health', async () => {
  const { webhook } = await make();
  await addProperty(app);
  await addProperty(app);
  await work();
  await mutate('switchWebhook', 'SwitchWebhookInput', { id: webhook.id, on: false });
  receiver.answer({ status: 500 });
  await mutate('testWebhook', 'WebhookIdInput', { id: webhook.id }, token, 'deliveryId');
  await work();
  expect(received[2]?.body.type).toBe('webhook.test');
  const [test, , first] = await log(webhook.id);
  expect(test).toMatchObject({ type: 'webhook.test', sequence: null, state: 'FAILED' });
  receiver.answer({ status: 200 });
  await mutate('resendDelivery', 'WebhookIdInput', { id: first?.id }, token, 'delivery { state }');
  const soon = await mutate(
    'resendDelivery',
    'WebhookIdInput',
    { id: first?.id },
    token,
    'delivery { state }',
  );
  expect(soon.errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
  await send();
  const textOf = (sequence: number) =>
    new Set(received.filter(({ body }) => body.sequence === sequence).map(({ text }) => text)).size;
  expect([received[3]?.body.sequence, textOf(1)]).toEqual([1, 1]);
  const replayed = await mutate<{ events: number }>(
    'replayWebhook',
    'ReplayWebhookInput',
    { id: webhook.id, after: 1 },
    token,
    'events',
  );
  expect(given(replayed, 'replayWebhook')).toEqual({ events: 1 });
  await send();
  expect([received[4]?.body.sequence, textOf(2)]).toEqual([2, 1]);
  expect(received).toHaveLength(5);
  expect((await read(webhook.id)).failingSince).toBeNull();
});

test('a replay of what the log does not have is refused', async () => {
  const { webhook } = await make();
  await addProperty(app);
  await work();
  const refusal = async (input: object) => {
    const { errors } = await mutate(
      'replayWebhook',
      'ReplayWebhookInput',
      { id: webhook.id, ...input },
      token,
      'events',
    );
    return errors?.[0]?.extensions.code;
  };
  expect(await refusal({})).toBe('BAD_USER_INPUT');
  expect(await refusal({ after: 5 })).toBe('BAD_USER_INPUT');
  expect(await refusal({ after: -1 })).toBe('BAD_USER_INPUT');
  expect(await refusal({ after: 0, since: new Date() })).toBe('BAD_USER_INPUT');
});

test('of a person only id, kind, state and address are told, unless an owner says otherwise with the password', async () => {
  const kinds = ['ENQUIRY_CREATED', 'PERSON_CREATED'];
  expect((await asking({ kinds, withDetails: true })).errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', fields: { password: expect.any(String) as string } } },
  ]);
  const bare = await make({ kinds });
  const full = await make({
    name: 'All',
    kinds: ['ENQUIRY_CREATED'],
    withDetails: true,
    password: adminPassword,
  });
  const id = await enquire();
  await work();
  const enquiry = await app.db.collection('contactRequests').findOne({ _id: new ObjectId(id) });
  const url = `https://homes.example.com/my-account/leads/${String(enquiry?.personId)}?enquiry=${id}`;
  const enquiries = received.filter(({ body }) => body.type === 'enquiry.created');
  expect(enquiries.map(({ body }) => body.data)).toContainEqual({ id, kind: 'enquiry', state: 'NEW', url });
  expect(enquiries.map(({ body }) => body.data)).toContainEqual(
    expect.objectContaining({ id, details: expect.objectContaining({ name: 'Asha Rao' }) as object }),
  );
  const stored = JSON.stringify(await deliveriesOf(context).find().toArray());
  expect(stored).not.toContain('Asha');
  const erased = await ask(
    'mutation { erasePersonalData(person: "asha@example.com") { items } }',
    {},
    { token },
  );
  expect(erased.errors).toBeUndefined();
  const kept = await deliveriesOf(context)
    .find({ webhookId: new ObjectId(full.webhook.id) })
    .toArray();
  expect(kept.map(({ body }) => body)).toEqual([null]);
  expect(bare.webhook.id).not.toBe(full.webhook.id);
});

test('a body about a person who is gone for good is erased within the hour', async () => {
  const { webhook } = await make({ kinds: ['ENQUIRY_CREATED'], withDetails: true, password: adminPassword });
  receiver.answer({ status: 500 });
  const id = await enquire();
  await work();
  await app.db.collection('contactRequests').deleteOne({ _id: new ObjectId(id) });
  await sweepWebhooks(context);
  receiver.answer({ status: 200 });
  await after(hour, send);
  expect(received).toHaveLength(1);
  expect(await log(webhook.id)).toMatchObject([{ state: 'FAILED', nextAt: null }]);
});

test('deliveries of a webhook without an address are fetched, signed as if they were sent', async () => {
  const { webhook, secret } = await make({ url: null });
  await addProperty(app);
  await mutate('testWebhook', 'WebhookIdInput', { id: webhook.id }, token, 'deliveryId');
  await work();
  await work();
  const query = `query ($id: ID!, $after: Int) {
    signedDeliveries(webhookId: $id, after: $after, first: 1) {
      items { number headers { name value } body } last more
    }
  }`;
  interface Part {
    items: { number: number; headers: { name: string; value: string }[]; body: string }[];
    last: number;
    more: boolean;
  }
  const fetchAfter = async (place: number) =>
    given(
      await ask<{ signedDeliveries: Part }>(query, { id: webhook.id, after: place }, { token }),
      'signedDeliveries',
    );
  const first = await fetchAfter(0);
  expect(first).toMatchObject({ last: 1, more: true });
  const [item] = first.items;
  const headers = Object.fromEntries(item?.headers.map(({ name, value }) => [name, value]) ?? []);
  expect(new Webhook(secret).verify(item?.body ?? '', headers)).toMatchObject({ id: headers['webhook-id'] });
  const second = await fetchAfter(1);
  expect(second).toMatchObject({ last: 2, more: false });
  expect(await log(webhook.id)).toMatchObject([{ state: 'WAITING' }, { state: 'DELIVERED' }]);
  expect(received).toEqual([]);
});

test('a token makes and reads webhooks of what it may read, and none that say more', async () => {
  const { secret: hooks } = await makeToken(app, ['WEBHOOKS_WRITE']);
  const { secret: leads } = await makeToken(app, ['WEBHOOKS_WRITE', 'LEADS_READ']);
  const codeOf = async (answer: Promise<{ errors?: { extensions: { code?: string } }[] }>) =>
    (await answer).errors?.[0]?.extensions.code;
  const { webhook: own } = await make({}, hooks);
  expect(await codeOf(asking({ kinds: ['ENQUIRY_CREATED'] }, hooks))).toBe('FORBIDDEN');
  expect(await codeOf(asking({ kinds: ['APPLICATION_CREATED'] }, leads))).toBe('FORBIDDEN');
  expect(await codeOf(asking({ withDetails: true }, leads))).toBe('FORBIDDEN');
  const { webhook: ofLeads } = await make({ kinds: ['ENQUIRY_CREATED'] }, leads);
  const { webhook: full } = await make({
    kinds: ['ENQUIRY_CREATED'],
    withDetails: true,
    password: adminPassword,
  });
  expect(await codeOf(change({ id: ofLeads.id, name: 'Mine' }, hooks))).toBe('NOT_FOUND');
  expect(await codeOf(change({ id: full.id, url: receiver.url }, leads))).toBe('FORBIDDEN');
  expect(
    await codeOf(mutate('rotateWebhookSecret', 'RotateSecretInput', { id: full.id }, leads, 'secret')),
  ).toBe('FORBIDDEN');
  expect(await codeOf(change({ id: own.id, kinds: ['PERSON_CREATED'] }, hooks))).toBe('FORBIDDEN');
  const list = await ask<{ webhooks: { id: string }[] }>('{ webhooks { id } }', {}, { token: hooks });
  expect(given(list, 'webhooks')).toEqual([{ id: own.id }]);
  expect(await codeOf(asking({}, await tokenOfRole(app, AdminRole.EDITOR)))).toBe('FORBIDDEN');
});

test.each([
  [{ name: '' }, 'name'],
  [{ kinds: [] }, 'kinds'],
  [{ url: 'ftp://hooks.example.com' }, 'url'],
  [{ url: 'https://user@hooks.example.com' }, 'url'],
  [{ url: 'https://homes.example.com/hooks' }, 'url'],
  [{ url: 'http://169.254.169.254/latest' }, 'url'],
  [{ headers: [{ name: 'Webhook-Id', value: 'x' }] }, 'headers'],
  [{ headers: [{ name: 'Host', value: 'x' }] }, 'headers'],
  [{ headers: [{ name: 'Content-Length', value: '1' }] }, 'headers'],
  [
    {
      headers: [
        { name: 'A', value: 'x' },
        { name: 'a', value: 'y' },
      ],
    },
    'headers',
  ],
  [{ headers: [{ name: 'X Y', value: 'x' }] }, 'headers.0.name'],
  [{ headers: [{ name: 'X', value: 'a\nb' }] }, 'headers.0.value'],
  [
    { headers: Array.from({ length: 6 }, (_unused, index) => ({ name: `X-${index}`, value: 'x' })) },
    'headers',
  ],
])('%j is refused, and nothing is stored', async (input, field) => {
  const { errors } = await asking(input);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [field]: expect.any(String) as string },
  });
  expect(await webhooksOf(context).countDocuments()).toBe(0);
});

test('a 21st webhook is refused', async () => {
  for (let count = 0; count < 20; count += 1) await make();
  expect((await asking({})).errors?.[0]?.message).toContain('There are 20 webhooks already');
});

test('samples look like what a webhook gets, with the id on top', async () => {
  const query = 'query ($kinds: [ChangeKind!]!) { webhookSamples(kinds: $kinds) }';
  const samples = async (kind: string, as = token) =>
    (
      await ask<{ webhookSamples: string[] }>(query, { kinds: [kind] }, { token: as })
    ).data.webhookSamples.map((text) => JSON.parse(text) as Record<string, unknown>);
  const [none] = await samples('ENQUIRY_CREATED');
  expect(Object.keys(none ?? {})[0]).toBe('id');
  await addProperty(app, { title: 'Neem Court' });
  await work();
  expect(await samples('LISTING_PUBLISHED')).toMatchObject([
    { type: 'listing.published', data: { title: 'Neem Court' } },
  ]);
  expect(await samples('LISTING_CHANGED')).toMatchObject([
    { type: 'listing.changed', data: { title: 'Neem Court' } },
  ]);
});

test('a slow and a dead receiver delay no other', async () => {
  const slow = await startReceiver();
  slow.answer({ status: 200, isSilent: true });
  await make({ url: slow.url });
  await make({ name: 'Dead', url: 'http://127.0.0.1:9/' });
  await make({ name: 'Quick' });
  await addProperty(app);
  while (await noteChanges(context));
  const stop = new AbortController();
  const sending = sendDeliveries(context, createSchema(), stop.signal);
  await expect.poll(() => received.length).toBe(1);
  await addProperty(app);
  while (await noteChanges(context));
  await expect.poll(() => received.length, { timeout: 5_000 }).toBe(2);
  stop.abort();
  await sending;
  expect(slow.received.length).toBeGreaterThan(0);
});
