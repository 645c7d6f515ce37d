import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '../database/connect.ts';
import type { Database } from '../database/connect.ts';
import type { Client } from '../testing/client.ts';
import { colleague } from '../testing/data/duty.ts';
import { makeTestFolder } from '../testing/fresh/test-folder.ts';
import { killAll, startServer } from '../testing/programs/server-process.ts';
import { adminName, adminPassword, jwtSecret } from '../testing/start-test-app.ts';

/** Two processes on one database, which give what arrives at both by one count. */

const dataDir = makeTestFolder('fair');
let database: Database;
let processes: [Client, Client];

beforeAll(async () => {
  database = await connectDatabase({ dataDir, databaseName: 'test' });
  const [address = ''] = readFileSync(join(dataDir, 'engine.address'), 'utf8').split('?');
  const uri = `${address.replace(/\/$/, '')}/test`;
  const settings = { DATA_DIR: dataDir, MONGODB_URI: uri, JWT_SECRET: jwtSecret };
  // The first one makes the indexes and the account.
  const first = await startServer(settings);
  processes = [first.client, (await startServer(settings)).client];
}, 120_000);

afterAll(async () => {
  await killAll();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const batches = 8;
const perBatch = 50;

test('four hundred leads that arrive at two processes are a hundred for each of four equal people', async () => {
  const [one] = processes;
  const { token } = await one.logIn(adminName, adminPassword);
  const { db } = database;
  for (const name of ['Asha', 'Bela', 'Chitra', 'Devi']) await colleague({ ...one, db, token }, name);

  const send = 'mutation ($input: NewLeadsInput!) { createLeads(input: $input) { reports { message } } }';
  const answers = await Promise.all(
    Array.from({ length: batches }, (_, batch) => {
      const items = Array.from({ length: perBatch }, (__, place) => ({
        ...{ name: `Lead ${batch}-${place}`, email: `lead-${batch}-${place}@example.com` },
      }));
      return (processes[batch % 2] ?? one).ask(send, { input: { items } }, { token });
    }),
  );
  for (const { text } of answers) expect(text).not.toMatch(/"errors"|"message":"/);

  const people = db.collection('people');
  const all = batches * perBatch;
  await expect.poll(() => people.countDocuments({ turn: { $ne: null } }), { timeout: 30_000 }).toBe(all);
  const shares = await people
    .aggregate([{ $group: { _id: '$responsibleName', leads: { $sum: 1 } } }, { $sort: { _id: 1 } }])
    .toArray();
  expect(shares).toEqual(['Asha', 'Bela', 'Chitra', 'Devi'].map((_id) => ({ _id, leads: all / 4 })));
  // The count of each is what it was given, and no lead was given twice.
  expect(await db.collection('duties').distinct('given')).toEqual([all / 4]);
  expect(await people.countDocuments({ 'history.1': { $exists: true } })).toBe(0);
}, 120_000);
