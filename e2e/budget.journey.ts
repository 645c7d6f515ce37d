import type { APIRequestContext } from '@playwright/test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { budgetPaths } from './budget-paths.ts';
import { expect, keepTo, test } from './test.ts';

/** Bytes of script after gzip: what runs by itself, and all that a first visit fetches. */
const maxFirstBytes = 15_000;
const maxAllBytes = 126_300;
/** Lists have the filters with their counts, the chips, the switch of prices, and the help where nothing is found. */
const maxListBytes = 134_000;
/** The page of a project has the most to work with: pictures, map, loan, enquiry, the history of its price. */
const maxProjectBytes = 139_200;
/** Bytes with Brotli. */
const maxDocumentBytes = 20_000;
/** With the history of its price, dated pictures, papers and its free homes. */
const maxProjectDocumentBytes = 20_600;
const maxStyleBytes = 17_500;

/** The scripts and styles that a page lists. */
function listedIn(document: string): { scripts: string[]; styles: string[] } {
  const [, modules = ''] = /data-modules="([^"]*)"/.exec(document) ?? [];
  const sources = [...document.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = '']) => source);
  const styles = [...document.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, style = '']) => style,
  );
  return { scripts: [...sources, ...modules.split(' ')], styles };
}

/** Most pages share most files. */
const known = new Map<string, number>();

async function bytesOf(
  request: APIRequestContext,
  files: string[],
  compress: (file: Buffer) => Buffer,
): Promise<number> {
  let sum = 0;
  for (const file of files) {
    const bytes = known.get(file) ?? compress(await (await request.get(file)).body()).length;
    known.set(file, bytes);
    sum += bytes;
  }
  return sum;
}

for (const [name, path] of Object.entries(budgetPaths)) {
  test(`${name} keeps to its budgets of text, scripts and styles`, { tag: '@walk' }, async ({ request }) => {
    const document = await (await request.get(path)).text();
    const { scripts, styles } = listedIn(document);
    expect(scripts.length).toBeGreaterThan(4);
    expect(styles).toHaveLength(1);
    const isProject = path.startsWith('/project-details/');
    const listBytes = path.startsWith('/shop') ? maxListBytes : maxAllBytes;
    const scriptBytes = await bytesOf(request, scripts, gzipSync);
    keepTo(`${name}: scripts`, scriptBytes, isProject ? maxProjectBytes : listBytes);
    keepTo(`${name}: styles`, await bytesOf(request, styles, brotliCompressSync), maxStyleBytes);
    keepTo(
      `${name}: text`,
      brotliCompressSync(document).length,
      isProject ? maxProjectDocumentBytes : maxDocumentBytes,
    );
  });
}

/** Ten packets, which a server sends before it hears from the browser (RFC 6928), less a thousand bytes of headers. */
const maxFirstFlightBytes = 13_600;

test('Home, once it is kept, arrives with the first packets', { tag: '@walk' }, async ({ request }) => {
  const wire = async () => Number((await request.get('/')).headers()['content-length']);
  await expect.poll(wire, { timeout: 30_000 }).toBeLessThan(maxFirstFlightBytes);
});

test('a page fetches the scripts that it lists, and runs the first ones alone', async ({ page, request }) => {
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(new URL(response.url()).pathname));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const answer = await page.goto('/');
  const { scripts } = listedIn((await answer?.text()) ?? '');
  await expect.poll(() => fetched.filter((path) => path.endsWith('.js')).sort()).toEqual(scripts.sort());
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  const ran = result.map(({ url }) => url && new URL(url).pathname).filter((path) => scripts.includes(path));
  expect(ran.length).toBeGreaterThan(0);
  expect(ran.length).toBeLessThan(scripts.length);
  keepTo('what runs before a touch', await bytesOf(request, ran, gzipSync), maxFirstBytes);
});
