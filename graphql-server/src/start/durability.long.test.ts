import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { connectDatabase } from '../database/connect.ts';
import { compareWithLedger, createLedger, writeUntilGone } from '../testing/data/ledger.ts';
import { kill, killAll, startServer } from '../testing/programs/server-process.ts';
import { adminName, adminPassword } from '../testing/start-test-app.ts';
import { makeTestFolder } from '../testing/fresh/test-folder.ts';

// `npm run chaos` does the same with the built product, at random moments, for longer.
const rounds = 10;
const writers = { contacts: 5, applications: 2, edits: 1 };
const dataDir = makeTestFolder('durability');

afterAll(async () => {
  await killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

test(
  'kill -9 during a stream of enquiries, applications and edits loses, doubles and tears none',
  // Starting a process ten times takes long on a busy machine.
  { timeout: 300_000 },
  async () => {
    const ledger = createLedger();
    let token: string | undefined;
    for (let round = 0; round <= rounds; round += 1) {
      const { child, client } = await startServer({ DATA_DIR: dataDir });
      // The session of the first round also survives the kills.
      token ??= (await client.logIn(adminName, adminPassword)).token;
      const database = await connectDatabase({ dataDir, databaseName: 'test', besideServer: 'only' });
      expect((await compareWithLedger(database.db, ledger)).damage).toEqual([]);
      await database.close();
      if (round === rounds) break;

      // Kills at a different place in each round: after the seventh answer, the twelfth…
      let left = 7 + round * 5;
      const died = once(child, 'exit');
      const onAcknowledged = () => {
        left -= 1;
        if (left === 0) void kill(child);
      };
      await writeUntilGone(client, token, ledger, writers, onAcknowledged);
      await died;
    }
    expect(ledger.acknowledged).toBeGreaterThanOrEqual(rounds * 7);
    expect(ledger.applications.size).toBeGreaterThan(0);
    expect(ledger.edits.size).toBeGreaterThan(0);
    expect([...ledger.edits.values()].every(({ acknowledged }) => acknowledged > 0)).toBe(true);
  },
);
