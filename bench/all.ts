import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * `npm run bench`: all parts, one after the other; `npm run bench -- --part pages` runs one, with its own options. Each
 * writes its section of docs/benchmarks.md at its end, so that a part that fails costs no figures of another.
 */
const parts: Record<string, string[]> = {
  answers: ['bench/answers.ts', '--only', 'answers'],
  pages: ['bench/answers.ts', '--only', 'pages'],
  together: ['bench/answers.ts', '--only', 'together'],
  cold: ['bench/answers.ts', '--only', 'cold'],
  memory: ['bench/memory.ts'],
  growth: ['bench/growth.ts'],
  'first-load': ['bench/first-load.ts'],
  arrival: ['bench/arrival.ts'],
  understand: ['bench/understand.ts'],
  suggest: ['bench/suggest.ts'],
  webhooks: ['bench/webhooks.ts'],
  walk: ['bench/walk.ts'],
};
const args = process.argv.slice(2);
const place = args.indexOf('--part');
const [wanted] = place < 0 ? [] : args.splice(place, 2).slice(1);
if (wanted && !parts[wanted]) throw new Error(`The parts are: ${Object.keys(parts).join(', ')}.`);

const failed: string[] = [];
for (const [name, words] of Object.entries(parts)) {
  if (wanted && wanted !== name) continue;
  const child = spawn(process.execPath, ['scripts/run.mjs', ...words, ...args], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`No figures of ${failed.join(', ')}.`);
  process.exit(1);
}
