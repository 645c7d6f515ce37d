import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** `npm run bench`: all parts, one after the other; `npm run bench -- --part answers` runs one, with its own options. */
const parts: Record<string, string> = { answers: 'bench/answers.ts', growth: 'bench/growth.ts' };
const args = process.argv.slice(2);
const place = args.indexOf('--part');
const [wanted] = place < 0 ? [] : args.splice(place, 2).slice(1);
const files = wanted ? [parts[wanted]] : Object.values(parts);

for (const file of files) {
  if (!file) throw new Error(`The parts are: ${Object.keys(parts).join(', ')}.`);
  const child = spawn(process.execPath, ['scripts/run.mjs', file, ...args], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
}
