import type { Request } from 'autocannon';
import { listing } from './listing.ts';
import { load } from './load.ts';
import { ask, residentMb, seed, withFolder } from './product.ts';
import { section } from './report.ts';
import { withServers } from './servers.ts';

/**
 * `npm run bench -- --part memory`: the product beside a program that has nothing but the driver and the engine open on
 * the same data.
 */
const { lines, write } = await section('memory');

await withFolder(async (folder) => {
  lines.push('| resident memory, MB | the product | driver and engine alone |', '|---|---:|---:|');
  let there = 50;
  for (const size of [1_000, 10_000]) {
    await seed(folder, '--properties', String(size - there));
    there = size;
    await withServers(folder, async ({ product, raw }) => {
      await ask(listing);
      const name = `${size.toLocaleString('en-IN')} properties`;
      const megabytes = async () => `${await residentMb(product)} | ${await residentMb(raw)}`;
      lines.push(`| ${name}, idle | ${await megabytes()} |`);
      const requests: Request[] = [
        { path: '/' },
        { path: '/shop-left-sidebar' },
        { path: '/api/teamMembers' },
      ];
      await load({ origin: product.origin, pid: product.pid, requests, amount: 100_000 });
      lines.push(`| ${name}, after 100,000 requests | ${await megabytes()} |`);
    });
  }
});
await write();
