import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/**
 * `npm run bench`: asks the built product the same questions with few and with many properties, one process after the
 * other, and prints the medians and their ratio. Asked one at a time; each question is new to the caches.
 */
const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '100000' },
    times: { type: 'string', default: '15' },
  },
});
const sizes = [Number(values.small), Number(values.large)];
const port = 3390;
const graphql = `http://127.0.0.1:${port}/graphql`;
const password = 'measured-and-thrown-away';

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
  { name: 'one category', query: projects, variables: () => ({ filter: { category: 'Studio' } }) },
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

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  const results: { medians: number[]; startMs: number; memoryMb: number }[] = [];
  let there = 0;
  for (const size of sizes) {
    await run(['scripts/run.mjs', 'graphql-server/src/seed.ts', '--properties', String(size - there)]);
    there = size;
    results.push(await measure(size));
  }
  print(results);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measure(size: number) {
  const startedAt = performance.now();
  const server = start(['scripts/start.mjs']);
  try {
    await untilAnswering();
    await ask(projects, {});
    const startMs = performance.now() - startedAt;
    const medians: number[] = [];
    for (const { query, variables } of questions) {
      const took: number[] = [];
      for (let time = 0; time <= Number(values.times); time += 1) {
        const before = performance.now();
        await ask(query, variables(time, size));
        if (time > 0) took.push(performance.now() - before);
      }
      medians.push(took.sort((a, b) => a - b)[Math.floor(took.length / 2)] ?? 0);
    }
    return { medians, startMs, memoryMb: await residentMb(server) };
  } finally {
    server.kill('SIGTERM');
    await ended(server);
  }
}

async function ask(query: string, variables: Record<string, unknown>): Promise<void> {
  const response = await fetch(graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = (await response.json()) as { errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
}

async function untilAnswering(): Promise<void> {
  for (;;) {
    const answered = await ask('{ __typename }', {}).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await setTimeout(50);
  }
}

function start(args: string[]): ChildProcess {
  const env = { ...process.env, DATA_DIR: folder, PORT: String(port), ADMIN_PASSWORD: password };
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function run(args: string[]): Promise<void> {
  const code = await ended(start(args));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

async function residentMb({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

function print([small, large]: { medians: number[]; startMs: number; memoryMb: number }[]): void {
  if (!small || !large) return;
  const heads = sizes.map((size) => size.toLocaleString('en-IN'));
  console.log(
    `| milliseconds, median of ${values.times} | ${heads.join(' | ')} | ratio |\n|---|---|---|---|`,
  );
  const line = (name: string, a: number, b: number, digits: number) =>
    console.log(`| ${name} | ${a.toFixed(digits)} | ${b.toFixed(digits)} | ${(b / a).toFixed(2)} |`);
  for (const [place, { name }] of questions.entries())
    line(name, small.medians[place] ?? 0, large.medians[place] ?? 0, 1);
  line('start until the first answer', small.startMs, large.startMs, 0);
  line('resident memory, MB', small.memoryMb, large.memoryMb, 0);
}
