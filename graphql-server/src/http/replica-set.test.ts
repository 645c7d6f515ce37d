import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startAppOnServer } from '../testing/programs/app-on-server.ts';
import type { Client } from '../testing/client.ts';
import { addProperty, addWithPicture, contactInput } from '../testing/factories.ts';
import { startReplicaSet } from '../testing/peers/replica-set.ts';
import type { ReplicaSet } from '../testing/peers/replica-set.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const app = await startTestApp({ othersWrite: true });
const { db } = app;
let set: ReplicaSet;
let client: Client;
let close: () => Promise<void>;

/** The app under test reaches the engine as the members of a replica set. */
beforeAll(async () => {
  const { socketPath = '' } = app.db.client.options.hosts[0] ?? {};
  set = await startReplicaSet(socketPath);
  ({ client, close } = await startAppOnServer(app, set.uri));
});

afterAll(async () => {
  await close();
  await set.close();
});

beforeEach(async () => {
  await expect.poll(readiness).toBe(200);
});

const readiness = async () => (await client.call('GET', '/readyz')).status;
const send = (name: string) => client.call('POST', '/api/contacts', { json: contactInput({ name }) });

/** Stores a picture and makes its files so many minutes old; answers its address. */
async function addPicture(minutes: number): Promise<string> {
  const { image } = await addWithPicture(app, 'createMediaItem');
  const uploadDate = new Date(Date.now() - minutes * 60_000);
  await db.collection('fs.files').updateMany({}, { $set: { uploadDate } });
  return image.url;
}

test('the bytes of a file are read from a secondary, once each secondary has them', async () => {
  const fresh = await addPicture(1);
  set.heard();
  expect((await client.call('GET', fresh)).status).toBe(200);
  expect(set.heard().secondaries).toEqual([]);

  const old = await addPicture(10);
  set.heard();
  expect((await client.call('GET', old)).status).toBe(200);
  const { primary, secondaries } = set.heard();
  // GridFS reads the description of the file and its bytes.
  expect(secondaries).toEqual(['find', 'find']);
  expect(primary).toContain('find');
});

test('whatever must show the last write is read from the primary', async () => {
  await addProperty(app, { title: 'Lotus Court' });
  set.heard();
  expect((await client.call('GET', '/shop-left-sidebar')).text).toContain('Lotus Court');
  expect((await client.call('GET', '/team')).status).toBe(200);
  expect((await send('Asha Rao')).status).toBe(201);
  const { token } = app;
  const { data } = await client.ask('{ contacts { items { name } } }', {}, { token });
  expect(data).toEqual({ contacts: { items: [{ name: 'Asha Rao' }] } });
  expect(set.heard().secondaries).toEqual([]);
});

test('without a primary, enquiries wait or are refused, and after the election they are stored once', async () => {
  expect((await send('Before')).status).toBe(201);
  set.stepDown();
  const refused = await send('Meanwhile');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await readiness()).toBe(503);
  set.elect();
  await expect.poll(async () => (await send('After')).status).toBe(201);
  expect(await readiness()).toBe(200);
  const names = await db.collection('contactRequests').distinct('name');
  expect(names.sort()).toEqual(['After', 'Before']);
  expect(set.heard().primary).toContain('findAndModify');
});
