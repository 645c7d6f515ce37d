import { act, cleanup, configure, renderHook } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { dismissToast, useToasts } from '../lib/toasts.ts';

// A busy machine takes its time; a second, the default, is no sign of a fault.
configure({ asyncUtilTimeout: 15_000 });

// A page in a test can reach only the test’s fake server.
globalThis.fetch = () => Promise.reject(new TypeError('There is no network in tests of components.'));

// A page without a layout does not scroll.
Element.prototype.scrollIntoView = () => undefined;

// The files of a worker share one page.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  dismissToasts();
  cleanup();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** Toasts outlive the page that showed them. */
function dismissToasts(): void {
  const { result } = renderHook(useToasts);
  act(() => {
    for (const { id } of result.current) dismissToast(id);
  });
}
