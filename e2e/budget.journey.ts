import { gzipSync } from 'node:zlib';
import { budgetPaths } from './budget-paths.ts';
import { expect, test } from './test.ts';

const paths = Object.values(budgetPaths);
/** Bytes of script after gzip: what runs by itself, and all that a first visit fetches. */
const maxFirstBytes = 15_000;
const maxAllBytes = 140_000;
/** A smaller script goes into another one; only the bundler’s own helpers are a file that it does not let merge. */
const minBytes = 1_800;
const bundlerHelpers = /\/rolldown-runtime-[^/]+\.js$/;
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
    expect(await sizes(scripts)).toBeLessThanOrEqual(maxAllBytes);
    for (const url of scripts) {
      if (url.includes('/assets/') && !bundlerHelpers.test(url))
        expect(await sizes([url]), url).toBeGreaterThanOrEqual(minBytes);
    }

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

/** All public pages besides; the login has the code of the office. */
const otherPaths = [
  ...['/wishlist', '/cart', '/checkout', '/order-tracking', '/register', '/add-listing', '/team', '/about'],
  ...[
    '/blog',
    '/blog-grid',
    '/blog-left-sidebar',
    '/blog-right-sidebar',
    '/career',
    '/service',
    '/service-details',
  ],
  ...['/portfolio', '/portfolio-v2', '/portfolio-details', '/coming-soon', '/location', '/history', '/media'],
  ...['/whychooseus', '/testimonials', '/project-details', '/blog-details', '/team-details', '/offline'],
  ...[
    '/team-details/meera-bhatnagar',
    '/product-details/jheel-residences',
    '/shop-grid',
    '/shop-right-sidebar',
  ],
];

test('every public page names at most 140 kB of scripts, and none that is small', async ({ request }) => {
  const bytes = new Map<string, number>();
  const sizeOf = async (url: string) => {
    const size = bytes.get(url) ?? gzipSync(await (await request.get(url)).body()).length;
    bytes.set(url, size);
    return size;
  };
  for (const path of [...paths, ...otherPaths]) {
    const html = await (await request.get(path)).text();
    const [, first = '', rest = ''] =
      /<script type="module" src="([^"]+)" data-modules="([^"]+)"/.exec(html) ?? [];
    const scripts = new Set([first, ...rest.split(' ')]);
    let sum = 0;
    for (const url of scripts) {
      sum += await sizeOf(url);
      if (!bundlerHelpers.test(url)) expect(await sizeOf(url), url).toBeGreaterThanOrEqual(minBytes);
    }
    expect(sum, path).toBeGreaterThan(minBytes);
    expect(sum, path).toBeLessThanOrEqual(maxAllBytes);
  }
});
