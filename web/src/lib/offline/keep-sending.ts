/**
 * Sends what waits on this device while this page is open: now, when the network is back, and again after a pause that grows
 * to a minute, because a browser calls itself online before its first request succeeds. `send` answers whether something still
 * waits. Answers how to stop.
 */
export function keepSending(send: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const trySending = async (pauseMs: number) => {
    clearTimeout(timer);
    const stillWaits = navigator.onLine && (await send().catch(() => false));
    if (!stillWaits) return;
    clearTimeout(timer);
    timer = setTimeout(() => void trySending(Math.min(2 * pauseMs, 60_000)), pauseMs);
  };
  const start = () => void trySending(2_000);
  window.addEventListener('online', start);
  start();
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', start);
  };
}
