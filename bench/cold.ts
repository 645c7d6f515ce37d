import { processorMsOf } from './processes.ts';
import { ask, median, origin, withProduct } from './product.ts';

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
