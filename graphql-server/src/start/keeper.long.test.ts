import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createClient } from '../testing/client.ts';
import { contactInput, given } from '../testing/factories.ts';
import { makeFilledFolder } from '../testing/data/filled-folder.ts';
import { killAll, startProgram } from '../testing/programs/programs.ts';
import { adminName, adminPassword } from '../testing/start-test-app.ts';

const folder = await makeFilledFolder('kept');
const soon = { timeout: 60_000, interval: 50 };

afterAll(async () => {
  await killAll();
  rmSync(folder, { recursive: true, force: true });
});

const pidsIn = (output: string) => [...output.matchAll(/^Process (\d+)$/gm)].map(([, pid]) => Number(pid));
const portsIn = (output: string) => [...output.matchAll(/localhost:(\d+)$/gm)].map(([, port]) => port);
const isAlive = (pid: number | undefined) => {
  try {
    return process.kill(pid ?? 0, 0);
  } catch {
    return false;
  }
};

test('a product that a fault ends starts again, keeps what it acknowledged, and counts the fault', async () => {
  const program = await startProgram('testing/programs/kept', 'Listening', {
    PORT: '0',
    DATA_DIR: folder,
    ADMIN_USERNAME: adminName,
    ADMIN_PASSWORD: adminPassword,
    LOG_FORMAT: 'json',
    MIN_FILL_MS: '0',
    SHED_AT_LAG_MS: '0',
  });
  const client = () => createClient(`http://127.0.0.1:${portsIn(program.output()).at(-1)}`);
  const sent = await client().call<{ data: { reference: string } }>('POST', '/api/contacts', {
    json: { ...contactInput(), name: 'Asha before the fault' },
  });
  expect(sent.status).toBe(201);
  const [first] = pidsIn(program.output());
  process.kill(first ?? 0, 'SIGUSR2');
  await vi.waitFor(() => expect(program.output().match(/Listening/g)).toHaveLength(2), soon);

  const lines = program.output().split('\n');
  const fault = lines.find((line) => line.includes('a fault ends this process'));
  expect(fault).toContain('a planted fault');
  expect(fault).toMatch(/"stack":"TypeError.*kept\.ts/);
  expect(lines.some((line) => line.includes('a process ended and is started again'))).toBe(true);
  const { ask, call, logIn } = client();
  const { token } = await logIn(adminName, adminPassword);
  const stored = await call<{ name: string }[]>('GET', '/api/contacts', { token });
  expect(stored.body.map(({ name }) => name)).toContain('Asha before the fault');
  expect((await call<string>('GET', '/metrics')).text).toContain('ahg_restarts_total 1');
  await vi.waitFor(async () => {
    const health = await ask<{ health: { crashes: { message: string }[] } }>(
      '{ health { crashes { message } } }',
      {},
      { token },
    );
    expect(given(health, 'health').crashes).toEqual([
      { message: 'The process ended by a fault and was started again: TypeError' },
    ]);
  }, soon);

  const [, second] = pidsIn(program.output());
  program.signal('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(isAlive(second)).toBe(false);
}, 180_000);

/** Keeps a small program that `source` is. */
async function keepSource(source: string, sign: string) {
  const file = join(folder, 'kept.mjs');
  writeFileSync(file, source);
  return startProgram('testing/programs/keep-file', sign, {}, [file]);
}

test('after five faults in a minute, the start gives up and says so', async () => {
  const program = await keepSource(
    `process.send({ readyOn: 1 }, () => { console.log('ready'); throw new Error('again'); });`,
    'ready',
  );
  expect(await program.ended).toBe(1);
  expect(program.output().match(/^ready$/gm)).toHaveLength(5);
  expect(program.output()).toContain('The product ended by a fault five times within a minute');
}, 60_000);

test('a first start that is refused is not repeated, and its code is passed on', async () => {
  const program = await keepSource(`console.log('Port 1 is in use'); process.exit(3);`, 'in use');
  expect(await program.ended).toBe(3);
  expect(program.output().match(/in use/g)).toHaveLength(1);
}, 60_000);

test('the product ends with a keeper that was killed', async () => {
  const program = await keepSource(
    `process.on('disconnect', () => process.exit(0)); console.log('Process ' + process.pid);`,
    'Process',
  );
  const [pid] = pidsIn(program.output());
  expect(isAlive(pid)).toBe(true);
  await program.kill();
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), soon);
}, 60_000);
