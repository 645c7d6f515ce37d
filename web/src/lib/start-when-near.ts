import { holdBack } from './held-actions.ts';
import { nextTask } from './next-task.ts';

const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'submit', 'change'];
/** A part starts this far below the view. */
const nearView = '0px 0px 400px';

/**
 * Loads a part of the page once it comes near the view, or something in it is touched. What the visitor does in it
 * until it has started is kept, and done again then; if its code does not arrive, it works as without JavaScript.
 */
export function startWhenNear(place: Element, load: () => Promise<void>) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: nearView },
  );
  // Before those that hold the same events back.
  for (const touch of touches) window.addEventListener(touch, onTouch, true);
  const held = holdBack(place);
  // The boxes of what it shows, each of which may come first; filters open over the page.
  for (const shown of place.children) observer.observe(shown);

  function onTouch({ target }: Event): void {
    if (target instanceof Element && (place.contains(target) || changesPage(target))) start();
  }

  function start(): void {
    ignore();
    load().catch(held.release);
  }

  function ignore(): void {
    observer.disconnect();
    for (const touch of touches) window.removeEventListener(touch, onTouch, true);
  }

  return {
    /** To be called when the part has started; React first ends what it does. */
    started: () => void nextTask().then(held.replay),
    stop() {
      ignore();
      held.drop();
    },
  };
}

/** Whether it belongs to a link or form that leads to this page again: React starts its parts before it changes them. */
function changesPage(target: Element): boolean {
  const path = target.closest('a')?.pathname ?? target.closest('form')?.getAttribute('action')?.split('?')[0];
  return path === window.location.pathname;
}
