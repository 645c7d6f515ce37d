import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '../../http/app.ts';
import { startApollo } from '../../http/graphql/graphql.ts';
import { sendContact } from '../../testing/factories.ts';
import { adminName, adminPassword, startTestApp } from '../../testing/start-test-app.ts';
import { endEventStreams } from './events.rest.ts';

const app = await startTestApp();
const { ask, db, origin, token } = app;
const opened: AbortController[] = [];

afterEach(() => {
  for (const controller of opened.splice(0)) controller.abort();
});

/** Opens the stream and collects its events; `ended` once it is over. */
async function listen(bearer = token, from = origin) {
  const controller = new AbortController();
  opened.push(controller);
  const response = await fetch(`${from}/api/events`, {
    headers: { authorization: `Bearer ${bearer}` },
    signal: controller.signal,
  });
  const heard = { status: response.status, headers: response.headers, text: '', ended: false };
  void read(response, heard).catch(() => undefined);
  return heard;
}

async function read(response: Response, heard: { text: string; ended: boolean }): Promise<void> {
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) heard.text += decoder.decode(part);
  heard.ended = true;
}

const soon = { interval: 50 };

test('an open page hears of an enquiry and of the work on it', async () => {
  const heard = await listen();
  expect(heard.headers.get('content-type')).toContain('text/event-stream');
  expect(heard.headers.get('cache-control')).toBe('private, no-store');
  await expect.poll(() => heard.text, soon).toContain(': hello');
  await sendContact(app);
  const stored = await db.collection('contactRequests').findOne();
  const id = stored?._id.toHexString() ?? '';
  await expect.poll(() => heard.text, soon).toContain(`{"collection":"contactRequests","ids":["${id}"]`);
  const before = heard.text.length;
  await ask(`mutation { setContactState(id: "${id}", state: CONTACTED) { id } }`, {}, { token });
  await expect.poll(() => heard.text.slice(before), soon).toContain(id);
});

/** Starts a second app on the same database, like another process. */
async function startOther() {
  const context = { ...app.context, db: db.client.db(db.databaseName) };
  const apollo = await startApollo(context);
  const server = createApp(context, apollo).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  async function stop() {
    endEventStreams(context);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await apollo.stop();
  }
  return { context, stop, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a page hears of writes of another process too', async () => {
  const other = await startOther();
  const heard = await listen(token, other.origin);
  await expect.poll(() => heard.text, soon).toContain(': hello');
  await sendContact(app);
  await expect.poll(() => heard.text, soon).toContain('"contactRequests"');
  endEventStreams(other.context);
  await expect.poll(() => heard.ended, soon).toBe(true);
  await other.stop();
});

test('strangers hear nothing, and a token in the address does not count', async () => {
  expect((await fetch(`${origin}/api/events`)).status).toBe(401);
  expect((await fetch(`${origin}/api/events?token=${token}`)).status).toBe(401);
});

test('the stream ends with its session', async () => {
  const { token: own } = await app.logIn(adminName, adminPassword);
  const heard = await listen(own);
  await ask('mutation { logout { id } }', {}, { token: own });
  await expect.poll(() => heard.ended).toBe(true);
  expect((await listen(own)).status).toBe(401);
});

test('an account has at most ten streams over all processes, and a closed one makes room', async () => {
  const other = await startOther();
  const froms = Array.from({ length: 11 }, (_, index) => (index % 2 ? origin : other.origin));
  const streams = await Promise.all(froms.map((from) => listen(token, from)));
  expect(streams.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(200), 429]);
  for (const controller of opened.splice(0)) controller.abort();
  await expect.poll(async () => (await listen()).status, soon).toBe(200);
  await other.stop();
});
