import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import type { Result } from 'lighthouse';
import { budgetPaths } from '../e2e/budget-paths.ts';
import { findBrowser } from '../e2e/find-browser.ts';
import { findFreePorts } from '../e2e/find-free-ports.ts';
import { listedPages } from '../domain/src/site/listed-pages.ts';
import { median, origin, withFolder, withProduct } from './product.ts';
import { section } from './report.ts';

/**
 * `npm run lighthouse`: Lighthouse’s mobile preset on the built product with the sample content, the median of three runs
 * of each page. It writes docs/benchmarks.md, names each audit that is not perfect, and fails when a page misses a goal.
 * `-- --only shop` limits it to pages whose names contain “shop”; it then writes nothing.
 * `-- --seo` runs the search engine category alone, once for each page that engines list: all pages of the first sitemap
 * and one of each kind of item.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string' }, seo: { type: 'boolean', default: false } },
});
const runs = Number(values.runs ?? (values.seo ? 1 : 3));

interface Goal {
  name: string;
  /** The value as the table shows it. */
  digits: number;
  of: (result: Result) => number;
  holds: (value: number) => boolean;
}

const seo = category('seo', 100);
const fullGoals: Goal[] = [
  category('performance', 98),
  category('accessibility', 100),
  category('best-practices', 100),
  seo,
  {
    name: 'largest paint, s',
    digits: 2,
    of: metric('largest-contentful-paint', 1000),
    holds: (s) => s < 1.5,
  },
  { name: 'shift', digits: 3, of: metric('cumulative-layout-shift'), holds: (shift) => shift < 0.01 },
  { name: 'blocking, ms', digits: 0, of: metric('total-blocking-time'), holds: (ms) => ms < 50 },
];
const goals = values.seo ? [seo] : fullGoals;
const onlyCategories = values.seo ? ['seo'] : ['performance', 'accessibility', 'best-practices', 'seo'];

function category(id: string, least: number): Goal {
  const of = ({ categories }: Result) => Math.round((categories[id]?.score ?? 0) * 100);
  return { name: id.replace('-', ' '), digits: 0, of, holds: (score) => score >= least };
}

function metric(id: string, divisor = 1) {
  return ({ audits }: Result) => (audits[id]?.numericValue ?? Infinity) / divisor;
}

/** Some runs of one page, each with an empty cache. */
async function runsOf(path: string, port: number): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const answer = await lighthouse(`${origin}${path}`, { port, logLevel: 'error', onlyCategories });
    if (!answer) throw new Error(`Lighthouse answers nothing for ${path}.`);
    const { runtimeError } = answer.lhr;
    if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
    results.push(answer.lhr);
  }
  return results;
}

/** What a report says about audits that are not perfect, without those that only inform. */
function findings({ audits, categories }: Result): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  const counted = new Set(weighed.filter(({ weight }) => weight > 0).map(({ id }) => id));
  return Object.values(audits)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'informative',
    )
    .map(({ id, title, displayValue }) => {
      const mark = counted.has(id) ? '✗' : '·';
      return `    ${mark} ${id}: ${[title, displayValue].filter(Boolean).join(' · ')}`;
    });
}

/** The pages to open, with their names. */
async function pages(): Promise<[name: string, path: string][]> {
  const all = values.seo ? await indexedPages() : Object.entries(budgetPaths);
  return all.filter(([name]) => name.toLowerCase().includes(values.only ?? ''));
}

/** The pages without an item of their own, and the first property, story, person and landing page of the sitemaps. */
async function indexedPages(): Promise<[name: string, path: string][]> {
  const maps = await addressesIn('/sitemap.xml');
  const items: string[] = [];
  for (const map of maps) {
    const found = await addressesIn(map);
    const isListed = (path: string) => (listedPages as readonly string[]).includes(path);
    const [first] = found.filter((path) => !isListed(path));
    if (first) items.push(first);
  }
  return [...listedPages, ...items].map((path) => [path, path]);
}

async function addressesIn(map: string): Promise<string[]> {
  const text = await (await fetch(`${origin}${map}`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

const lines = [
  `| page | ${goals.map(({ name }) => name).join(' | ')} | benchmark index |`,
  `|---|${'---:|'.repeat(goals.length + 1)}`,
];
let missed = 0;
let version = '';

await withFolder((folder) =>
  withProduct(folder, async () => {
    const [port = 0] = await findFreePorts(1);
    const found = await findBrowser();
    const args = [...found.args, `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ ...found, args });
    try {
      for (const [name, path] of await pages()) {
        const results = await runsOf(path, port);
        version = results[0]?.lighthouseVersion ?? '';
        const middle = (of: (result: Result) => number) => median(results.map(of).sort((a, b) => a - b));
        const cells = goals.map(({ of, digits, holds }) => {
          const value = middle(of);
          if (!holds(value)) missed += 1;
          return `${value.toFixed(digits)}${holds(value) ? '' : ' ✗'}`;
        });
        const index = middle(({ environment }) => environment.benchmarkIndex);
        const line = `| ${name} | ${cells.join(' | ')} | ${index.toFixed(0)} |`;
        lines.push(line);
        const said = new Set(results.flatMap(findings));
        console.log([line, ...said].join('\n'));
      }
    } finally {
      await browser.close();
    }
  }),
);

if (!values.only) {
  const part = values.seo ? 'lighthouse-seo' : 'lighthouse';
  const figures = await section(part, `npm run lighthouse (${version})`);
  figures.lines.push(...lines);
  await figures.write();
}
console.log(`${missed} figures miss their goals.`);
if (missed > 0) process.exitCode = 1;
