import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from '../client.ts';
import type { Client } from '../client.ts';
import { programRunner } from './program-runner.ts';
import { adminName, adminPassword } from '../start-test-app.ts';

const running = new Set<ChildProcess>();

/** Starts a program in a process of its own, with the settings of a test. */
export function startProgram(name: string, args: string[], settings: Record<string, string>): ChildProcess {
  const env = {
    ...process.env,
    PORT: '0',
    MONGODB_URI: '',
    ADMIN_USERNAME: adminName,
    ADMIN_PASSWORD: adminPassword,
    SUBMISSIONS_PER_10_MINUTES: '1000000',
    READ_COST_PER_MINUTE: '1000000000',
    // The machine of the tests may be busy with others.
    SHED_AT_LAG_MS: '0',
    ...settings,
  };
  const child = spawn(process.execPath, [programRunner, name, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Starts a server process with these settings and resolves when it listens. */
export async function startServer(
  settings: Record<string, string>,
  args: string[] = [],
): Promise<{ child: ChildProcess; client: Client; origin: string }> {
  const child = startProgram('testing/programs/serve', args, settings);
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const [, printed] = /^port (\d+)$/m.exec(output) ?? [];
        if (printed) resolve(printed);
      });
    }
    child.once('exit', () => reject(new Error(`The server did not start: ${output}`)));
  });
  const origin = `http://127.0.0.1:${port}`;
  return { child, client: createClient(origin), origin };
}

/** Kills a process and waits for its end. */
export async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** Ends every process that this test file started. */
export async function killAll(): Promise<void> {
  await Promise.all([...running].map(kill));
}
