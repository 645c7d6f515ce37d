import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The command line that runs a program of an installed package with this Node, without npx. */
export function tool(packageName, args, program = packageName.split('/').pop()) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [join(folder, typeof bin === 'string' ? bin : bin[program]), ...args];
}

/**
 * Runs steps `{ name, args, env }` in Node, at most `atOnce` at a time, and prints a line for each. After the
 * first failure it prints the output, stops the running steps, and answers the failed step. Answers null when
 * all steps pass.
 */
export async function runSteps(steps, atOnce = 1) {
  const waiting = [...steps];
  const running = new Set();
  let failed = null;
  async function work() {
    for (let step = waiting.shift(); step && !failed; step = waiting.shift()) {
      const start = performance.now();
      const { child, ended } = run(step);
      running.add(child);
      const { code, output } = await ended;
      running.delete(child);
      if (failed) return;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
      if (code === 0) continue;
      failed = step;
      for (const other of running) other.kill();
      console.log(output.trimEnd());
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}

function run({ args, env }) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
  return { child, ended };
}
