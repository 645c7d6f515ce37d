import { expect, test } from 'vitest';
import { routesOf } from '../testing/routes.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const app = await startTestApp({ pages: true });
const { call, logged, origin } = app;

const beginnings = [
  ...[
    '/',
    '/assets/',
    '/files/',
    '/project-details/',
    '/product-details/',
    '/blog-details/',
    '/api/',
    '/api/form/',
  ],
  ...[
    '/form/view/',
    '/feeds/',
    '/share/',
    '/graphql/',
    '/my-account/',
    '/alerts/stop/',
    '/.well-known/',
    '/metrics/',
  ],
];
const damages = ['%zz', '%E0%A4%A', '%', '%c0%ae/a.js', 'a/%ff/b', '%E0%A4%A?q=1'];
const methods = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];
const paths = beginnings.flatMap((beginning) => damages.map((damage) => beginning + damage));

test.each(methods)('a damaged address is our page for browsers and JSON for programs: %s', async (method) => {
  for (const path of paths) {
    const page = await fetch(origin + path, { method, headers: { Accept: 'text/html,*/*;q=0.8' } });
    const html = await page.text();
    expect([path, page.status, page.headers.get('content-type')]).toEqual([
      path,
      404,
      'text/html; charset=utf-8',
    ]);
    if (method !== 'HEAD') expect(html).toContain('Page Not Found!');
    const program = await fetch(origin + path, { method });
    expect([path, program.status]).toEqual([path, 400]);
    const said = await program.text();
    if (method !== 'HEAD') expect(JSON.parse(said)).toEqual({ message: 'The address is damaged.' });
  }
  expect(logged).toEqual([]);
});

test('a damaged parameter of each route is refused', async () => {
  for (const route of (await routesOf(app)).filter((one) => one.includes(':'))) {
    const [method = '', path = ''] = route.split(' ');
    const { status } = await call(method, path.replace(/:\w+/g, '%E0%A4%A'));
    expect([route, status]).toEqual([route, 400]);
  }
});
