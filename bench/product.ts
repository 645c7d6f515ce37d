import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePorts } from '../e2e/find-free-ports.ts';

/** A free port, so that two measurements on one machine do not ask each other’s product. */
const [port] = await findFreePorts(1);
export const origin = `http://127.0.0.1:${port}`;
const account = { username: 'bench', password: 'measured-and-thrown-away' };

/** Runs with a temporary data folder, and removes it afterwards. */
export async function withFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Adds variations of the sample content to the folder. */
export async function seed(folder: string, ...args: string[]): Promise<void> {
  const child = start(folder, [
    'scripts/run.mjs',
    'graphql-server/src/start/seeding/seed-command.ts',
    ...args,
  ]);
  const code = await ended(child);
  if (code !== 0) throw new Error(`seeding ended with ${code}`);
}

/** Starts the built product on the folder for `run`, and stops it afterwards. */
export async function withProduct<Result>(
  folder: string,
  run: (server: ChildProcess) => Promise<Result>,
): Promise<Result> {
  const server = start(folder, ['scripts/start.mjs']);
  try {
    await untilAnswering(() => ask('{ __typename }'));
    return await run(server);
  } finally {
    server.kill('SIGTERM');
    await ended(server);
  }
}

/** Sends one GraphQL query; throws if the answer has errors. */
export async function ask<Data>(query: string, variables: object = {}, token?: string): Promise<Data> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { errors, data } = (await response.json()) as { errors?: unknown; data: Data };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Logs in as the owner and answers the token. */
export async function logIn(): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return ((await response.json()) as { token: string }).token;
}

/** The durations of `times` runs in milliseconds, shortest first, without a first run for warming up. */
export async function measure(times: number, run: (time: number) => Promise<void>): Promise<number[]> {
  const took: number[] = [];
  for (let time = 0; time <= times; time += 1) {
    const before = performance.now();
    await run(time);
    if (time > 0) took.push(performance.now() - before);
  }
  return took.sort((a, b) => a - b);
}

export function median(sorted: number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Waits until a server answers. */
export async function untilAnswering(request: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const answered = await request().then(
      () => true,
      () => false,
    );
    if (answered) return;
    await setTimeout(50);
  }
}

/** Starts a program of the project beside the bench; the caller ends it. */
export function start(folder: string, args: string[]): ChildProcess {
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: String(port),
    SITE_URL: origin,
    ADMIN_USERNAME: account.username,
    ADMIN_PASSWORD: account.password,
    READ_COST_PER_MINUTE: '1000000000',
    SUBMISSIONS_PER_10_MINUTES: '1000000',
    MIN_FILL_MS: '0',
    TRUST_PROXY: '1',
    NODE_ENV: 'production',
  };
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Resolves with the exit code of a program. */
export function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}
