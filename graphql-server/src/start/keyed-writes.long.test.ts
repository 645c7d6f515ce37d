import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '../database/connect.ts';
import type { Database } from '../database/connect.ts';
import type { Client } from '../testing/client.ts';
import { propertyInput } from '../testing/factories.ts';
import { makeTestFolder } from '../testing/fresh/test-folder.ts';
import { killAll, startServer } from '../testing/programs/server-process.ts';
import { adminName, adminPassword } from '../testing/start-test-app.ts';

/** Two processes on one database, of which one is killed at each place between two writes of a request with a key. */

const dataDir = makeTestFolder('keyed');
const settings = {
  DATA_DIR: dataDir,
  MONGODB_URI: '',
  JWT_SECRET: 'a-secret-of-the-tests-that-is-long-enough',
};
let database: Database;
let alive: Client;
let token: string;

beforeAll(async () => {
  database = await connectDatabase({ dataDir, databaseName: 'test' });
  const [address = ''] = readFileSync(join(dataDir, 'engine.address'), 'utf8').split('?');
  settings.MONGODB_URI = `${address.replace(/\/$/, '')}/test`;
  alive = (await startServer(settings)).client;
  ({ token } = await alive.logIn(adminName, adminPassword));
}, 120_000);

afterAll(async () => {
  await killAll();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const headersOf = (key: string) => ({ 'Idempotency-Key': key });

function sendLead(client: Client, key: string) {
  const json = { name: `Lead ${key}`, phone: '98100 12345' };
  return client.call<{ reason?: string }>('POST', '/api/v1/leads', { json, headers: headersOf(key), token });
}

const inputs = new Map<string, object>();

async function addProperty(client: Client, key: string) {
  const input = inputs.get(key) ?? propertyInput({ title: `Home ${key}` });
  inputs.set(key, input);
  const { status, errors } = await client.ask(
    'mutation ($input: PropertyInput!) { createProperty(input: $input) { id title } }',
    { input },
    { headers: headersOf(key), token },
  );
  return { status: errors ? status : 201, body: { reason: undefined } };
}

const storedOf = {
  lead: (key: string) => database.db.collection('contactRequests').countDocuments({ name: `Lead ${key}` }),
  property: (key: string) => database.db.collection('properties').countDocuments({ title: `Home ${key}` }),
};

test.each([
  ['lead', sendLead],
  ['property', addProperty],
] as const)(
  'a %s is stored once, wherever its process is killed',
  async (what, send) => {
    let wasKilled = true;
    let place = 1;
    for (; wasKilled; place += 1) {
      const key = `${what}-${place}`;
      const { client } = await startServer(settings, [`dies-before=${place}`]);
      wasKilled = await send(client, key).then(
        () => false,
        () => true,
      );
      if (wasKilled && place === 2) {
        // The claim of the killed process keeps others out for some seconds.
        const early = await send(alive, key);
        expect(early.status).toBe(409);
      }
      await database.db.collection('keptWrites').updateMany({}, { $set: { until: new Date(0) } });
      expect([place, (await send(alive, key)).status]).toEqual([place, 201]);
      expect([place, (await send(alive, key)).status]).toEqual([place, 201]);
      expect([place, await storedOf[what](key)]).toEqual([place, 1]);
    }
    // It died between several writes, and at last after them.
    expect(place).toBeGreaterThan(4);
  },
  300_000,
);

test('of fifty that reach two processes at once, one is stored', async () => {
  const { client: other } = await startServer(settings);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, place) => sendLead(place % 2 ? alive : other, 'both')),
  );
  expect(await storedOf.lead('both')).toBe(1);
  for (const { status, body } of answers)
    if (status !== 201) expect([status, body.reason]).toEqual([409, 'KEY_RUNNING']);
  const texts = new Set(answers.flatMap(({ status, text }) => (status === 201 ? [text] : [])));
  expect(texts.size).toBe(1);
}, 120_000);
