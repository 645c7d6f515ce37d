import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';

const { call } = await startTestApp({ pages: true, settings: { offlinePages: false } });

test('switched off, the worker removes itself and what it kept', async () => {
  const { status, headers, text } = await call('GET', '/sw.js');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/javascript');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(text).toContain('registration.unregister()');
  expect(text).toContain('caches.delete');
});
