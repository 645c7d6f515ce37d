import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { followWrites, touch } from '../database/changes.ts';
import { isClaimed, takeClaim } from '../database/claims.ts';
import { announceProcess, presentProcesses } from '../database/presence.ts';
import { contactInput } from '../testing/factories.ts';
import { adminName, adminPassword, startTestApp } from '../testing/start-test-app.ts';

const app = await startTestApp({ limitSubmissions: true, settings: { readCostPerMinute: 20_000 } });
const { ask, call, context, db, logIn } = app;
const dayMs = 86_400_000;

/** What the clock of the database leaves behind when it is set back by a day: dates that lie a day ahead. */
async function setBack(collection: string, ...fields: string[]): Promise<void> {
  const later = (date: string) => ({ $add: [date, dayMs] });
  const dates = Object.fromEntries(fields.map((field) => [field, later(`$${field}`)]));
  await db.collection(collection).updateMany({}, [{ $set: dates }]);
}

test('an enquiry sent before the clock was set back does not count against its sender', async () => {
  const send = async () => (await call('POST', '/api/contacts', { json: contactInput() })).status;
  for (let sent = 0; sent < 8; sent += 1) expect(await send()).toBe(201);
  expect(await send()).toBe(429);
  await db.collection('rateLimits').updateMany({}, [
    {
      $set: {
        hits: { $map: { input: '$hits', in: { id: '$$this.id', at: { $add: ['$$this.at', dayMs] } } } },
      },
    },
  ]);
  expect(await send()).toBe(201);
});

test('reads before the clock was set back do not count against a visitor', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.7' };
  const query = '{ projects(perPage: 100) { items { id title address images { url } price { from to } } } }';
  const read = async () => (await ask(query, {}, { headers })).status;
  let reads = 0;
  while ((await read()) === 200) {
    reads += 1;
    expect(reads).toBeLessThan(1_000);
  }
  await setBack('rateLimits', 'expiresAt');
  expect(await read()).toBe(200);
});

test('failed logins before the clock was set back do not lock an address out', async () => {
  for (let failed = 0; failed < 5; failed += 1) await logIn(adminName, 'a-wrong-password');
  expect((await logIn(adminName, adminPassword)).status).toBe(429);
  await setBack('loginAttempts', 'at');
  expect((await logIn(adminName, adminPassword)).status).toBe(200);
});

test('a claim of a dead process from before the clock was set back is free', async () => {
  const [dead, living] = [new ObjectId(), new ObjectId()];
  await takeClaim(context, 'work', dead);
  expect(await takeClaim(context, 'work', living)).toBe(false);
  await setBack('locks', 'until');
  expect(await isClaimed(context, 'work')).toBe(false);
  expect(await takeClaim(context, 'work', living)).toBe(true);
  expect(await takeClaim(context, 'work', dead)).toBe(false);
});

test('a process that died before the clock was set back is not among those that run', async () => {
  const here = async () => (await presentProcesses(db)).length;
  const before = await here();
  const leave = await announceProcess(db);
  expect(await here()).toBe(before + 1);
  await setBack('locks', 'until');
  expect(await here()).toBe(0);
  await leave();
});

test('a write after the clock was set back is noticed', async () => {
  const look = followWrites(context, 'mediaItems');
  const rewritings = new Map<string, number>();
  const at = (ms: number) => ({ now: new Date(Date.now() + ms), rewritings });
  expect(await look(at(dayMs))).toMatchObject({ anew: true });
  expect(await look(at(dayMs + 1_000))).toEqual({ ids: [], anew: false });
  await db.collection('mediaItems').updateOne({ name: 'Written later' }, touch, { upsert: true });
  expect(await look(at(1_000))).toMatchObject({ anew: true });
  expect(await look(at(2_000))).toMatchObject({ anew: false });
});
