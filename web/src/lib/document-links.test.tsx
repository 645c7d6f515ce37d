import { expect, test, vi } from 'vitest';
import { moveCards } from './document-links.ts';

test('a page is left without an error when the browser does not say where to', () => {
  const failed = vi.fn();
  window.addEventListener('error', failed);
  moveCards();
  // Chromium sometimes gives no entry, although the standard has one for each navigation.
  const swap = Object.assign(new Event('pageswap'), { activation: { entry: null }, viewTransition: null });
  window.dispatchEvent(swap);
  expect(failed).not.toHaveBeenCalled();
});
