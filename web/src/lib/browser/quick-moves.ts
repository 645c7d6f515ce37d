/** A browser that needs longer to picture the old page opens pages without moving anything. */
const maxCaptureMs = 50;

/**
 * Lets cards move to their pages only where the browser is quick at it: it pictures the old page before it shows the
 * new one, and takes no taps meanwhile. A move that another one cuts short is no error.
 */
export function keepMovesQuick(): void {
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  let isSlow = false;
  let running: ViewTransition | undefined;
  // The visitor goes on: the browser ends the move first, because some crash when the page changes below its picture.
  const cutShort = () => running?.skipTransition();
  for (const event of ['click', 'popstate']) window.addEventListener(event, cutShort, true);
  document.startViewTransition = (update) => {
    const show: (() => unknown) | null | undefined = typeof update === 'function' ? update : update?.update;
    const begun = performance.now();
    const { href } = window.location;
    const transition = start(() => {
      isSlow ||= performance.now() - begun > maxCaptureMs;
      // The router would draw this page over one that was opened since.
      return href === window.location.href ? show?.() : undefined;
    });
    running = transition;
    transition.ready.catch(() => undefined);
    if (isSlow) transition.skipTransition();
    return transition;
  };
}
