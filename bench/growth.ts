import type { ChildProcess } from 'node:child_process';
import { parseArgs } from 'node:util';
import { processorMsOf, residentMb } from './processes.ts';
import { ask, measure, median, seed, withFolder, withProduct } from './product.ts';
import { section } from './report.ts';

/**
 * `npm run bench -- --part growth`: sends the same queries to the built product with 1,000, 100,000 and 1,000,000
 * properties, and writes the times and their ratios into docs/benchmarks.md. The products run one after the other, the
 * queries one at a time; each query is new to the caches. `--sizes 1000,100000` measures less, in a fraction of the time;
 * `--folders` names folders with so many properties, so that they need not be made.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    folders: { type: 'string', default: '' },
    times: { type: 'string', default: '25' },
  },
});
const times = Number(values.times);
const sizes = values.sizes.split(',').map(Number);
const folders = values.folders.split(',').filter(Boolean);

interface Question {
  name: string;
  query: string;
  variables: (time: number, count: number) => Record<string, unknown>;
}

const cards = '{ totalCount items { id title slug price { from } } }';
const projects = `query ($filter: ProjectFilter, $sort: ProjectSort, $page: Int) {
  projects(filter: $filter, sort: $sort, page: $page) ${cards}
}`;
const withFacets = projects.replace('totalCount', 'totalCount facets { rooms { value count } }');
/** A bound above all prices, so that no question was asked before. */
const above = (time: number) => 900_000_000_000 + time;

const questions: Question[] = [
  {
    name: 'first page',
    query: projects,
    // Spaces are no words, but make it a new question.
    variables: (time) => ({ filter: { keyword: ' '.repeat(time + 1) } }),
  },
  {
    name: 'deep page',
    query: projects,
    variables: (time, count) => ({ page: Math.floor(count / 32) + time }),
  },
  {
    name: 'deep page by price',
    query: projects,
    variables: (time, count) => ({ sort: 'PRICE_DESCENDING', page: Math.floor(count / 32) + time }),
  },
  {
    name: 'one category',
    query: projects,
    variables: (time) => ({ filter: { category: 'STUDIO' }, page: time + 1 }),
  },
  { name: 'rooms', query: projects, variables: (time) => ({ filter: { rooms: [3] }, page: time + 1 }) },
  {
    name: 'price, sorted',
    query: projects,
    variables: (time) => ({ filter: { maxPrice: 20_000_000 + time }, sort: 'PRICE_ASCENDING' }),
  },
  { name: 'popularity', query: projects, variables: (time) => ({ sort: 'POPULARITY', page: time + 1 }) },
  {
    name: 'a word of most',
    query: projects,
    variables: (time) => ({ filter: { keyword: 'sector' }, page: time + 1 }),
  },
  {
    name: 'a word of few',
    query: projects,
    variables: (time) => ({ filter: { keyword: String(100 + time) } }),
  },
  {
    name: 'three words',
    query: projects,
    variables: (time) => ({ filter: { keyword: 'sector noida metro', maxPrice: above(time) } }),
  },
  {
    name: 'one letter',
    query: projects,
    variables: (time) => ({
      filter: { keyword: 'abcdefghijklmnoprstuvwyz'.charAt(time % 24), maxPrice: above(time) },
    }),
  },
  { name: 'facets', query: withFacets, variables: (time) => ({ filter: { minPrice: time } }) },
];

interface Figures {
  medians: number[];
  processorMs: number[];
  listensMs: number;
  readyMs: number;
  memoryMb: number;
}

const { lines, write } = await section('growth');
const figures: Figures[] = [];

if (folders.length > 0) {
  for (const [place, size] of sizes.entries()) figures.push(await figuresOf(folders[place] ?? '', size));
} else {
  await withFolder(async (folder) => {
    // The sample content is there before the first seed.
    let there = 50;
    for (const size of sizes) {
      await seed(folder, '--properties', String(size - there));
      there = size;
      figures.push(await figuresOf(folder, size));
    }
  });
}
report();
await write();

async function figuresOf(folder: string, size: number): Promise<Figures> {
  // The first start may build the product or add an index.
  await withProduct(folder, () => ask(projects));
  const startedAt = performance.now();
  return withProduct(folder, async (server) => {
    const listensMs = performance.now() - startedAt;
    const readyMs = await untilQuiet(server, startedAt);
    const medians: number[] = [];
    const processorMs: number[] = [];
    for (const { query, variables } of questions) {
      const one = async (time: number) => {
        await ask(query, variables(time, size));
      };
      const { pid = 0 } = server;
      let before = 0;
      const took = await measure(times, async (time) => {
        // The first question warms up.
        if (time === 1) before = await processorMsOf(pid);
        await one(time);
      });
      processorMs.push(((await processorMsOf(pid)) - before) / times);
      medians.push(median(took));
    }
    return { medians, processorMs, listensMs, readyMs, memoryMb: await residentMb(server) };
  });
}

/** The time until the process has filled its memory: until it needs less than a tenth of a processor. */
async function untilQuiet({ pid = 0 }: ChildProcess, startedAt: number): Promise<number> {
  for (;;) {
    const before = await processorMsOf(pid);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    if ((await processorMsOf(pid)) - before < 100) return performance.now() - startedAt - 1_000;
  }
}

function report(): void {
  const [first] = figures;
  if (!first) return;
  const heads = sizes.map((size) => size.toLocaleString('en-IN'));
  const ratios = heads.slice(1).map((head) => `${head} ×`);
  lines.push(
    `Milliseconds: the median of ${times} answers over HTTP, and the processor time of one.`,
    '',
    `| question | ${heads.join(' | ')} | ${heads.map((head) => `processor, ${head}`).join(' | ')} | ${ratios.join(' | ')} |`,
    `|---|${'---:|'.repeat(heads.length * 2 + ratios.length)}`,
  );
  for (const [place, { name }] of questions.entries()) {
    const walls = figures.map(({ medians }) => medians[place] ?? 0);
    const processors = figures.map(({ processorMs }) => processorMs[place] ?? 0);
    const grown = processors.slice(1).map((processor) => (processor / (processors[0] ?? 1)).toFixed(2));
    const cells = [...walls, ...processors].map((value) => value.toFixed(1));
    lines.push(`| ${[name, ...cells, ...grown].join(' | ')} |`);
  }
  lines.push('', `| the second start | ${heads.join(' | ')} |`, `|---|${'---:|'.repeat(heads.length)}`);
  const row = (name: string, read: (one: Figures) => number) =>
    lines.push(`| ${name} | ${figures.map((one) => Math.round(read(one))).join(' | ')} |`);
  row('listens and answers, ms', ({ listensMs }) => listensMs);
  row('the search is in memory, ms', ({ readyMs }) => readyMs);
  row('resident memory, MB', ({ memoryMb }) => memoryMb);
}
