import { expect, test } from 'vitest';
import { startTestApp } from '../testing/start-test-app.ts';

const { call } = await startTestApp({ settings: { shedding: { requests: 40, lagMs: 100 } } });

/** Does nothing else for a while, like a process with too much to do. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('a process that is late refuses most readers, and always answers some', async () => {
  await call('GET', '/api/blogs');
  block(450);
  const paths = Array.from({ length: 30 }, (_, index) => `/api/form?keyword=house-${index}`);
  const statuses = await Promise.all(paths.map(async (path) => (await call('GET', path)).status));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});
