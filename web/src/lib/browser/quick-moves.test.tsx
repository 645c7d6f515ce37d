import { afterEach, expect, test, vi } from 'vitest';
import { keepMovesQuick } from './quick-moves.ts';

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

/** Begins to move to a page; the result shows it, as the browser does once it has pictured the old one. */
function beginMove(show: () => void): () => void {
  let pictured: (() => unknown) | undefined;
  const moved = Promise.resolve();
  document.startViewTransition = ((update: () => unknown) => {
    pictured = update;
    return { ready: moved, finished: moved, updateCallbackDone: moved, skipTransition: () => undefined };
  }) as unknown as typeof document.startViewTransition;
  keepMovesQuick();
  document.startViewTransition(show);
  return () => pictured?.();
}

test('a page that is opened moves into view', () => {
  const show = vi.fn();
  window.history.pushState(null, '', '/project-details/jheel-residences');
  beginMove(show)();
  expect(show).toHaveBeenCalledOnce();
});

test('a page that is left before it is shown does not cover the next one', () => {
  const show = vi.fn();
  window.history.pushState(null, '', '/project-details/jheel-residences');
  const pictured = beginMove(show);
  window.history.pushState(null, '', '/about');
  pictured();
  expect(show).not.toHaveBeenCalled();
});
