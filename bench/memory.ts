import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import type { Request } from 'autocannon';
import { listing } from './listing.ts';
import { load } from './load.ts';
import { residentMb } from './processes.ts';
import { ask, origin, seed, withFolder, withProduct } from './product.ts';
import { section } from './report.ts';

/**
 * `npm run bench -- --part memory`: the memory of the product at rest and after many requests, and how much of it the
 * engine takes in a process that has only the engine and the driver.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000' },
    requests: { type: 'string', default: '100000' },
  },
});
const amount = Number(values.requests);
const requests: Request[] = ['/', '/shop-left-sidebar', '/shop-left-sidebar?page=2', '/api/teamMembers'].map(
  (path) => ({ path }),
);
const idleMs = 5_000;
const run = promisify(execFile);
const { lines, write } = await section('memory');

await withFolder(async (folder) => {
  const counted = amount.toLocaleString('en-IN');
  lines.push(
    `| resident memory, MB | idle | after ${counted} requests | after ${(2 * amount).toLocaleString('en-IN')} | engine opened | engine has read all properties |`,
    '|---|---:|---:|---:|---:|---:|',
  );
  // The sample content is there before the first seed.
  let there = 50;
  for (const size of values.sizes.split(',').map(Number)) {
    await seed(folder, '--properties', String(size - there));
    there = size;
    await withProduct(folder, () => ask(listing));
    const measured: number[] = [];
    await withProduct(folder, async (server) => {
      await ask(listing);
      await wait(idleMs);
      measured.push(await residentMb(server));
      for (let round = 0; round < 2; round += 1) {
        await load({ origin, pid: server.pid ?? 0, requests, amount });
        measured.push(await residentMb(server));
      }
    });
    const alone = await run(process.execPath, ['scripts/run.mjs', 'bench/engine-alone.ts', folder]);
    const engine = alone.stdout.trim().split(' ');
    lines.push(`| ${[`${size.toLocaleString('en-IN')} properties`, ...measured, ...engine].join(' | ')} |`);
  }
});
await write();
