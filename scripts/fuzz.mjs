import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from './root.mjs';
import { tool } from './steps.mjs';

/**
 * `npm run fuzz -- --cases 10000 --seeds 5`: sends this many wild requests to each kind of door with each seed, and
 * prints the smallest request that did harm. `--seed 7` begins with another seed.
 */
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '10000' },
    seeds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  },
});
const child = spawn(process.execPath, tool('vitest', ['run', 'graphql-server/src/http/fuzz.long.test.ts']), {
  cwd: root,
  env: { ...process.env, FUZZ_CASES: values.cases, FUZZ_SEEDS: values.seeds, FUZZ_SEED: values.seed },
  stdio: 'inherit',
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
