import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ask, logIn, median, seed, withFolder, withProduct } from './product.ts';
import { section } from './report.ts';

/**
 * `npm run bench -- --part walk`: a program makes a copy of all listings, 100 a page, and asks where the log of changes ends, until the log
 * has met all of them for the first time.
 */
const { values } = parseArgs({ options: { properties: { type: 'string', default: '100000' } } });
const properties = Number(values.properties);
const compared = 20;

interface Page {
  listings: { nodes: { id: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
}

const query = `query ($after: String) {
  listings(first: 100, after: $after) { nodes { id title updatedAt } pageInfo { endCursor hasNextPage } }
}`;

const { lines, write } = await section('walk');

await withFolder(async (folder) => {
  await seed(folder, '--properties', String(properties));
  await withProduct(folder, async () => {
    const startedAt = performance.now();
    const token = await logIn();
    let last = 0;
    while (last < properties) {
      await wait(500);
      ({
        changes: { last },
      } = await ask<{ changes: { last: number } }>('{ changes { last } }', {}, token));
    }
    const notedMs = performance.now() - startedAt;
    const met = new Set<string>();
    const took: number[] = [];
    for (let after: string | undefined, more = true; more;) {
      const before = performance.now();
      const { listings } = await ask<Page>(query, { after });
      took.push(performance.now() - before);
      for (const { id } of listings.nodes) {
        if (met.has(id)) throw new Error(`The walk met ${id} twice.`);
        met.add(id);
      }
      after = listings.pageInfo.endCursor;
      more = listings.pageInfo.hasNextPage;
    }
    // The first pages warm up.
    const middleOf = (from: number, to?: number) =>
      median(took.slice(from, to).sort((one, other) => one - other));
    const [first, end] = [middleOf(compared, 2 * compared), middleOf(-compared)];
    lines.push(
      '| what | figure |',
      '|---|---:|',
      `| listings that the walk met, each once | ${met.size} |`,
      `| pages of 100 | ${took.length} |`,
      `| a page near the beginning, median of ${compared}, ms | ${first.toFixed(1)} |`,
      `| a page at the end, median of ${compared}, ms | ${end.toFixed(1)} |`,
      `| ratio | ${(end / first).toFixed(2)} |`,
      `| seconds until the log of changes had all of them | ${Math.round(notedMs / 1_000)} |`,
    );
  });
});
await write();
