import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { programRunner } from './program-runner.ts';

const running = new Set<ChildProcess>();

export interface Program {
  /** The output so far. */
  output(): string;
  /** Ends the program as abruptly as a loss of power. */
  kill(): Promise<void>;
  /** Sends a signal. */
  signal(name: NodeJS.Signals): void;
  /** Resolves with the exit code; null if a signal ended the program. */
  ended: Promise<number | null>;
}

/**
 * Runs a program of ours in a process of its own and resolves when it has printed `sign`; throws with its
 * output if it ends first. Its environment holds only the given settings.
 */
export async function startProgram(
  name: string,
  sign: string,
  env: Record<string, string>,
  args: string[] = [],
): Promise<Program> {
  const child = spawn(process.execPath, [programRunner, name, ...args], {
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, NODE_ENV: 'test', MONGODB_URI: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(sign)) resolve();
      });
    }
    child.once('close', () => reject(new Error(`The program ended: ${output}`)));
  });
  return { output: () => output, kill: () => end(child), signal: (name) => child.kill(name), ended };
}

/** Ends the programs that a test file has left running. */
export async function killAll(): Promise<void> {
  await Promise.all([...running].map(end));
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
