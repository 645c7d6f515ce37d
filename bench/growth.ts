import { parseArgs } from 'node:util';
import { ask, measure, median, residentMb, seed, withFolder, withProduct } from './product.ts';
import { section } from './report.ts';

/**
 * `npm run bench -- --part growth`: sends the same queries to the built product with few and with many properties, and
 * writes the medians and their ratio into docs/benchmarks.md. The two products run one after the other, the queries one at a time; each
 * query is new to the caches.
 */
const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '100000' },
    times: { type: 'string', default: '15' },
  },
});
const times = Number(values.times);
const sizes = [Number(values.small), Number(values.large)];

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

const questions: Question[] = [
  { name: 'first page', query: projects, variables: () => ({}) },
  {
    name: 'deep page',
    query: projects,
    variables: (time, count) => ({ page: Math.floor(count / 24) + time }),
  },
  { name: 'facets', query: withFacets, variables: (time) => ({ filter: { minPrice: time } }) },
  { name: 'one category', query: projects, variables: () => ({ filter: { category: 'STUDIO' } }) },
  { name: 'rooms', query: projects, variables: () => ({ filter: { rooms: [3] } }) },
  {
    name: 'price, sorted',
    query: projects,
    variables: (time) => ({ filter: { maxPrice: 20_000_000 + time }, sort: 'PRICE_ASCENDING' }),
  },
  { name: 'popularity', query: projects, variables: () => ({ sort: 'POPULARITY' }) },
  { name: 'a word of most', query: projects, variables: () => ({ filter: { keyword: 'sector' } }) },
  {
    name: 'a word of few',
    query: projects,
    variables: (time) => ({ filter: { keyword: String(100 + time) } }),
  },
  { name: 'three words', query: projects, variables: () => ({ filter: { keyword: 'sector noida metro' } }) },
];

interface Figures {
  medians: number[];
  startMs: number;
  memoryMb: number;
}

const { lines, write } = await section('growth');

await withFolder(async (folder) => {
  const figures: Figures[] = [];
  let there = 0;
  for (const size of sizes) {
    await seed(folder, '--properties', String(size - there));
    there = size;
    figures.push(await figuresOf(folder, size));
  }
  print(figures);
});
await write();

async function figuresOf(folder: string, size: number): Promise<Figures> {
  const startedAt = performance.now();
  return withProduct(folder, async (server) => {
    await ask(projects);
    const startMs = performance.now() - startedAt;
    const medians: number[] = [];
    for (const { query, variables } of questions)
      medians.push(median(await measure(times, (time) => ask(query, variables(time, size)))));
    return { medians, startMs, memoryMb: await residentMb(server) };
  });
}

function print([small, large]: Figures[]): void {
  if (!small || !large) return;
  const heads = sizes.map((size) => size.toLocaleString('en-IN'));
  lines.push(`| milliseconds, median of ${times} | ${heads.join(' | ')} | ratio |`, '|---|---:|---:|---:|');
  const line = (name: string, a: number, b: number, digits: number) =>
    lines.push(`| ${name} | ${a.toFixed(digits)} | ${b.toFixed(digits)} | ${(b / a).toFixed(2)} |`);
  for (const [place, { name }] of questions.entries())
    line(name, small.medians[place] ?? 0, large.medians[place] ?? 0, 1);
  line('start until the first answer', small.startMs, large.startMs, 0);
  line('resident memory, MB', small.memoryMb, large.memoryMb, 0);
}
