import { parseArgs } from 'node:util';
import { processorMsOf } from './processes.ts';
import { ask, median, seed, withFolder, withProduct } from './product.ts';
import { section } from './report.ts';

/**
 * `npm run bench -- --part suggest`: what a search box waits for while one types, with 1,000 properties. Each beginning of
 * each text is asked as the letters are typed, one after the other over HTTP, and was not asked before.
 */
const { values } = parseArgs({ options: { properties: { type: 'string', default: '1000' } } });
const typed = [
  'greater noida west',
  'sector 150',
  '3 bhk sector 76 under 1 crore',
  'noida city centre metro',
  'jheel residences',
  'सेक्टर 137',
  'tulsi angan developers',
  'yamuna expressway plot',
];
const query =
  'query ($query: String!) { suggestions(query: $query) { before items { kind key name detail count } } }';

const { lines, write } = await section('suggest');
await withFolder(async (folder) => {
  await seed(folder, '--properties', String(Number(values.properties) - 20));
  await withProduct(folder, async ({ pid = 0 }) => {
    // The first texts warm up; a space before them makes them other questions.
    for (const text of typed) await ask(query, { query: ` ${text}` });
    const before = await processorMsOf(pid);
    const took: number[] = [];
    for (const text of typed) {
      for (let length = 1; length <= text.length; length += 1) {
        const begun = performance.now();
        await ask(query, { query: text.slice(0, length) });
        took.push(performance.now() - begun);
      }
    }
    const processorMs = ((await processorMsOf(pid)) - before) / took.length;
    took.sort((a, b) => a - b);
    const p95 = took[Math.floor(took.length * 0.95)] ?? 0;
    const figures = [median(took), p95, took.at(-1) ?? 0, processorMs].map((ms) => ms.toFixed(1));
    lines.push(
      '| suggestions, ms | asked | median | p95 | longest | processor |',
      '|---|---:|---:|---:|---:|---:|',
    );
    lines.push(`| ${values.properties} properties | ${took.length} | ${figures.join(' | ')} |`);
  });
});
await write();
