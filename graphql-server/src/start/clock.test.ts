import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOfOpenEngine } from '../database/engine/embedded-engine.ts';
import type { Client } from '../testing/client.ts';
import { addProperty, given } from '../testing/factories.ts';
import { registerCompanyOver } from '../testing/data/listing-records.ts';
import { killAll, startServer } from '../testing/programs/server-process.ts';
import { adminName, adminPassword } from '../testing/start-test-app.ts';
import { makeTestFolder } from '../testing/fresh/test-folder.ts';

const dataDir = makeTestFolder('clock');
const hourMs = 3_600_000;
/**
 * Sets the clock of a process an hour ahead, before the process runs its own code; and another day ahead when it gets
 * the signal.
 */
const wrongClock = `
  const Right = Date;
  let ahead = ${hourMs};
  process.on('SIGUSR2', () => {
    ahead += 24 * ${hourMs};
    console.log('the clock jumped');
  });
  globalThis.Date = class extends Right {
    constructor(...values) {
      if (values.length > 0) super(...values);
      else super(Right.now() + ahead);
    }
    static now() {
      return Right.now() + ahead;
    }
  };
`;
let right: Client;
let ahead: Client;
let aheadProcess: ChildProcess;

beforeAll(async () => {
  ({ client: right } = await startServer({ DATA_DIR: dataDir }));
  ({ client: ahead, child: aheadProcess } = await startServer({
    MONGODB_URI: addressOfOpenEngine(dataDir) ?? '',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(wrongClock)}`,
  }));
}, 60_000);

afterAll(async () => {
  await killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

async function titles(client: Client): Promise<string[]> {
  const answer = await client.ask<{ projects: { items: { title: string }[] } }>(
    '{ projects(perPage: 100) { items { title } } }',
  );
  return given(answer, 'projects').items.map(({ title }) => title);
}

test('a process whose clock is an hour ahead dates by the clock of the database', async () => {
  const { token } = await ahead.logIn(adminName, adminPassword);
  await registerCompanyOver({ ...ahead, token });
  const { id } = await addProperty({ ...ahead, token }, { title: 'Early House' });
  await expect.poll(() => titles(right)).toContain('Early House');
  const { data } = await right.ask<{ property: { createdAt: string } }>(
    'query ($id: ID!) { property(id: $id) { createdAt } }',
    { id },
    { token },
  );
  expect(Math.abs(Date.now() - Date.parse(data.property.createdAt))).toBeLessThan(hourMs / 2);
});

test('a token from such a process is as valid in another one', async () => {
  const { token } = await ahead.logIn(adminName, adminPassword);
  const mine = await right.ask<{ sessions: { expiresAt: string; current: boolean }[] }>(
    '{ sessions { expiresAt current } }',
    {},
    { token },
  );
  const current = given(mine, 'sessions').find((session) => session.current);
  const hoursLeft = (Date.parse(current?.expiresAt ?? '') - Date.now()) / hourMs;
  expect(hoursLeft).toBeGreaterThan(11.5);
  expect(hoursLeft).toBeLessThan(12.5);
});

test('when the clock of the machine jumps by a day, logins go on and dates stay right', async () => {
  const { token } = await ahead.logIn(adminName, adminPassword);
  const jumped = once(aheadProcess.stdout ?? aheadProcess, 'data');
  aheadProcess.kill('SIGUSR2');
  expect(String(await jumped)).toContain('the clock jumped');
  const { id } = await addProperty({ ...ahead, token }, { title: 'Day House' });
  const { data } = await right.ask<{ property: { createdAt: string } }>(
    'query ($id: ID!) { property(id: $id) { createdAt } }',
    { id },
    { token },
  );
  expect(Math.abs(Date.now() - Date.parse(data.property.createdAt))).toBeLessThan(hourMs / 2);
  const { token: after } = await ahead.logIn(adminName, adminPassword);
  expect((await right.ask('{ me { username } }', {}, { token: after })).errors).toBeUndefined();
});
