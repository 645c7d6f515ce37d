import { gzipSync } from 'node:zlib';
import { budgetPaths } from './budget-paths.ts';
import { expect, test } from './test.ts';

const paths = Object.values(budgetPaths);
/** Bytes of script after gzip: what runs by itself, and all that a first visit fetches. */
const maxFirstBytes = 15_000;
const maxAllBytes = 148_000;
/** Lists have the filters with their counts, the chips, and the help where nothing is found. */
const maxListBytes = 154_500;
/** The page of a project has the most to work with: pictures, map, loan, enquiry, the history of its price. */
const maxProjectBytes = 160_500;
/** Requests until the part of the page that is seen first is complete. */
const maxRequests = 12;

test.use({ viewport: { width: 390, height: 844 } });

for (const path of paths) {
  test(`${path} keeps to its budget of scripts and requests`, { tag: '@walk' }, async ({ page }) => {
    const fetched = new Map<string, { before: boolean; bytes: Promise<number> }>();
    let loaded = false;
    page.on('response', (response) => {
      const bytes = response.body().then((body) => gzipSync(body).length);
      fetched.set(response.url(), { before: !loaded, bytes });
    });
    page.on('load', () => {
      loaded = true;
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await page.goto(path, { waitUntil: 'networkidle' });
    const { result } = await devtools.send('Profiler.takePreciseCoverage');
    const ran = result.map(({ url }) => url).filter((url) => fetched.has(url));
    const sizes = async (urls: string[]) => {
      let sum = 0;
      for (const url of urls) sum += (await fetched.get(url)?.bytes) ?? 0;
      return sum;
    };
    expect(ran.length).toBeGreaterThan(0);
    expect(await sizes(ran)).toBeLessThan(maxFirstBytes);

    const scripts = [...fetched.keys()].filter((url) => url.endsWith('.js'));
    // The rest has been fetched, and has not run.
    expect(scripts.length).toBeGreaterThan(ran.length);
    const isProject = path.startsWith('/project-details/');
    const listBytes = path.startsWith('/shop') ? maxListBytes : maxAllBytes;
    expect(await sizes(scripts)).toBeLessThan(isProject ? maxProjectBytes : listBytes);

    // An observer knows what a strip clips.
    const seen = await page.locator('img').evaluateAll(
      (images) =>
        new Promise<string[]>((resolve) => {
          const observer = new IntersectionObserver((entries) => {
            const inView = entries.filter(({ isIntersecting }) => isIntersecting);
            resolve(inView.map(({ target }) => (target as HTMLImageElement).currentSrc));
          });
          for (const image of images) observer.observe(image);
          if (images.length === 0) resolve([]);
        }),
    );
    const needed = [...fetched].filter(
      ([url, { before }]) => (before && !/\/files\/|\.(?:avif|webp|jpe?g)$/.test(url)) || seen.includes(url),
    );
    expect(needed.length).toBeLessThanOrEqual(maxRequests);
  });
}
