import type { Request } from 'autocannon';
import { listing } from './listing.ts';
import { load, processorMsOf } from './load.ts';
import { ask, median, origin, residentMb, seed, withProduct } from './product.ts';
import { withServers } from './servers.ts';

/** Pages that were not kept: each address once, one after the other. */
export async function cold(folder: string): Promise<string[]> {
  const lines: string[] = [];
  await withProduct(folder, async ({ pid = 0 }) => {
    const query = '{ projects(perPage: 100) { items { slug } } }';
    const { projects } = await ask<{ projects: { items: { slug: string }[] } }>(query);
    const paths = {
      'a property': projects.items.map(({ slug }) => `/project-details/${slug}`),
      Projects: projects.items.map((_card, place) => `/shop-left-sidebar?minPrice=${place + 1}`),
    };
    lines.push('', '| a page that was not kept, ms | median | slowest of 50 | processor |');
    lines.push('|---|---:|---:|---:|');
    for (const [name, addresses] of Object.entries(paths)) {
      const read = async (path: string) => {
        const begun = performance.now();
        await (await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
        return performance.now() - begun;
      };
      // The first ones warm up.
      for (const path of addresses.slice(50)) await read(path);
      const before = await processorMsOf(pid);
      const took: number[] = [];
      for (const path of addresses.slice(0, 50)) took.push(await read(path));
      const processorMs = ((await processorMsOf(pid)) - before) / took.length;
      took.sort((a, b) => a - b);
      lines.push(
        `| ${name} | ${median(took).toFixed(1)} | ${(took.at(-1) ?? 0).toFixed(1)} | ${processorMs.toFixed(1)} |`,
      );
    }
  });
  return lines;
}

/** The product beside a program that has nothing but the driver and the engine open on the same data. */
export async function memory(folder: string): Promise<string[]> {
  const lines: string[] = [];
  lines.push('', '| resident memory, MB | the product | driver and engine alone |', '|---|---:|---:|');
  for (const [size, more] of [
    ['1,000 properties, idle', 0],
    ['10,000 properties, idle', 9_000],
  ] as const) {
    if (more > 0) await seed(folder, '--properties', String(more));
    await withServers(folder, async ({ product, raw }) => {
      await ask(listing);
      const megabytes = async () => `${await residentMb(product)} | ${await residentMb(raw)}`;
      lines.push(`| ${size} | ${await megabytes()} |`);
      const requests: Request[] = [
        { path: '/' },
        { path: '/shop-left-sidebar' },
        { path: '/api/teamMembers' },
      ];
      await load({ origin: product.origin, pid: product.pid, requests, amount: 100_000 });
      lines.push(`| ${size.replace('idle', 'after 100,000 requests')} | ${await megabytes()} |`);
    });
  }
  return lines;
}
