import { useSyncExternalStore } from 'react';

/** Whether the browser has a network; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
}
