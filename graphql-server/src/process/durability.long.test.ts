import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { contactInput } from '../testing/factories.ts';
import { kill, killAll, startServer } from '../testing/server-process.ts';
import { adminName, adminPassword, makeTestFolder } from '../testing/start-test-app.ts';

const rounds = 10;
const sendersAtOnce = 8;
const dataDir = makeTestFolder('durability');

afterAll(async () => {
  await killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends contact requests until the server is gone; notes each successful answer and reports it. */
async function stream({ call }: Client, answered: Set<string>, onAnswer: () => void): Promise<void> {
  for (;;) {
    const sent = await call<{ data: { reference: string } }>('POST', '/api/contacts', {
      json: contactInput(),
    }).catch(() => null);
    if (!sent) return;
    expect(sent.status).toBe(201);
    answered.add(sent.body.data.reference);
    onAnswer();
  }
}

test(
  'kill -9 during a stream of contact requests loses no acknowledged one',
  // Starting a process ten times takes long on a busy machine.
  { timeout: 180_000 },
  async () => {
    const answered = new Set<string>();
    let token: string | undefined;
    for (let round = 0; round <= rounds; round += 1) {
      const { child, client } = await startServer({ DATA_DIR: dataDir });
      // The session of the first round also survives the kills.
      token ??= (await client.logIn(adminName, adminPassword)).token;
      const { status, body } = await client.call<{ reference: string; email: string }[]>(
        'GET',
        '/api/contacts',
        { token },
      );
      expect(status).toBe(200);
      const kept = new Set(body.map(({ reference }) => reference));
      expect([...answered].filter((reference) => !kept.has(reference))).toEqual([]);
      expect(kept.size).toBe(body.length);
      expect(body.every(({ email }) => email === contactInput().email)).toBe(true);
      if (round === rounds) break;

      // Kills at a different place in each round: after the seventh answer, the twentieth…
      let left = 7 + round * 13;
      const died = once(child, 'exit');
      const onAnswer = () => {
        left -= 1;
        if (left === 0) void kill(child);
      };
      await Promise.all(Array.from({ length: sendersAtOnce }, () => stream(client, answered, onAnswer)));
      await died;
    }
    expect(answered.size).toBeGreaterThanOrEqual(rounds * 7);
  },
);
