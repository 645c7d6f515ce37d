import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createClient } from './testing/client.ts';
import type { Client } from './testing/client.ts';
import { contactInput } from './testing/factories.ts';
import { adminName, adminPassword, makeTestFolder } from './testing/start-test-app.ts';

const rounds = 10;
const sendersAtOnce = 8;
const dataDir = makeTestFolder('durability');
const runner = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));
const program = fileURLToPath(new URL('testing/serve.ts', import.meta.url));
const running = new Set<ChildProcess>();

afterAll(async () => {
  for (const child of running) await kill(child);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts a server process on the one data folder and resolves when it listens. */
async function start(): Promise<{ child: ChildProcess; client: Client }> {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    MONGODB_URI: '',
    ADMIN_USERNAME: adminName,
    ADMIN_PASSWORD: adminPassword,
    SUBMISSIONS_PER_10_MINUTES: '1000000',
  };
  const child = spawn(process.execPath, [runner, program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const [, printed] = /^port (\d+)$/m.exec(output) ?? [];
        if (printed) resolve(printed);
      });
    }
    child.once('exit', () => reject(new Error(`The server did not start: ${output}`)));
  });
  return { child, client: createClient(`http://127.0.0.1:${port}`) };
}

async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** Sends contact requests until the server is gone; each one answered with success is noted, the count told. */
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
  'kill -9 in the middle of a stream of contact requests loses none that was answered with success',
  // Ten starts of a process: a machine that is busy with other tests takes its time.
  { timeout: 180_000 },
  async () => {
    const answered = new Set<string>();
    let token: string | undefined;
    for (let round = 0; round <= rounds; round += 1) {
      const { child, client } = await start();
      // The session of the first round outlives the kills too.
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

      // A different place in the stream each time: after the seventh answer, the twentieth…
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
